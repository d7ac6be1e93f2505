/** What the places in a text are about, and where the parts of a model stand in it. */
package org.jointscope.source;
