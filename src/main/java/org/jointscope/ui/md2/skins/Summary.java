package org.jointscope.ui.md2.skins;

/**
 * What there is to say about all skins in a sentence.
 *
 * @param dressed whether the model wears a skin
 * @param text empty as long as nothing is known
 */
public record Summary(boolean dressed, String text) {

    /** Nothing is known yet. */
    static final Summary NONE = new Summary(false, "");
}
