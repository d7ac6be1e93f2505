/** The panel for lessons and exercises, and frames around parts of the window. */
package org.jointscope.ui.learn;
