/** Tests of the coloring in the viewport. */
package org.jointscope.ui.viewport.colors;
