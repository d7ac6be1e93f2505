/** The frames of an .md2: the grid of each, and the bounds of its vertices. */
package org.jointscope.ui.md2.keyframes;
