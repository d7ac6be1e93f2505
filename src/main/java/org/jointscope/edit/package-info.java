/** Changes to an animation as values: flag and startIndex edits, repack, suggest, undo history. */
package org.jointscope.edit;
