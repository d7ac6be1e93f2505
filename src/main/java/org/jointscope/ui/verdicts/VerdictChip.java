package org.jointscope.ui.verdicts;

/**
 * What an engine makes of the files, in a word.
 *
 * @param id of the engine
 * @param name of the engine, a short one
 * @param tip which rule decides, and where
 * @param spoken for who does not see the sign
 */
public record VerdictChip(String id, Sign sign, String name, String tip, String spoken) {}
