/** The frames of an .md2: the grid that each has, and the box that its vertices fill. */
package org.jointscope.ui.md2.keyframes;
