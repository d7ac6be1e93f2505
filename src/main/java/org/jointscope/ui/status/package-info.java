/** The status bar of the window. */
package org.jointscope.ui.status;
