/** The vertices of the current frame of an .md2, as bytes and as coordinates. */
package org.jointscope.ui.md2.vertices;
