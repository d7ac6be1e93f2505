/** The vertices of an .md5mesh, and the sum of weights that places each of them. */
package org.jointscope.ui.md5.vertices;
