/** The triangles of an .md2, and how they lie on its skin. */
package org.jointscope.ui.md2.triangles;
