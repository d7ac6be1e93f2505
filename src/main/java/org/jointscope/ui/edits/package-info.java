/** The list of edits, with undo and redo. */
package org.jointscope.ui.edits;
