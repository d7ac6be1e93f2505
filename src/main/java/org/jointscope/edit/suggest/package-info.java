/** Suggestions: edits that make an animation more plausible, found from its values. */
package org.jointscope.edit.suggest;
