/** What tests stand on: a display of their own, the corpus, and the conditions that ask for them. */
package org.jointscope.testing;
