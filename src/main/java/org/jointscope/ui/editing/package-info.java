/** Edits by hand, and descriptions of edits and their effects. */
package org.jointscope.ui.editing;
