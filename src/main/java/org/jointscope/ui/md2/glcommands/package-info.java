/** The strips and fans that Quake II's OpenGL renderer draws an .md2 by. */
package org.jointscope.ui.md2.glcommands;
