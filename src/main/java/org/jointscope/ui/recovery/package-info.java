/** Unsaved edits survive the unexpected end of the program, and are offered at the next start. */
package org.jointscope.ui.recovery;
