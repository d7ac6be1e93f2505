/** The triangles of an .md2, and their layout on its skin. */
package org.jointscope.ui.md2.triangles;
