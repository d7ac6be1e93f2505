/** The header of an .md2, number by number, and a map of the blocks that it references. */
package org.jointscope.ui.md2.header;
