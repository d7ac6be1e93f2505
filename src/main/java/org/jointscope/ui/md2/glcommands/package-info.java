/** The strips and fans by which Quake II's OpenGL renderer draws an .md2. */
package org.jointscope.ui.md2.glcommands;
