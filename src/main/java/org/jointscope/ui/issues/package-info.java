/** What is wrong with the files. */
package org.jointscope.ui.issues;
