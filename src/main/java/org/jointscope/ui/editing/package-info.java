/** Edits by hand, and words for edits and their effects. */
package org.jointscope.ui.editing;
