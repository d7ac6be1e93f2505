/** The header of an .md2, number by number, and a map of the blocks that it points at. */
package org.jointscope.ui.md2.header;
