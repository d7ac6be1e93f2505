package org.jointscope.ui.skins;

/**
 * What there is to say about all skins in a sentence.
 *
 * @param dressed whether the model wears a skin
 */
public record Summary(boolean dressed, String text) {}
