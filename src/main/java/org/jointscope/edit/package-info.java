/** Changes to an animation as values: edits of flags and startIndex, repacking, undo history. */
package org.jointscope.edit;
