/** The tabs of the window beside and below the viewport: which there are, their size, and the focus in them. */
package org.jointscope.ui.tabs;
