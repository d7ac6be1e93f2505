package org.jointscope.ui.md5.joint;

/**
 * A number among the six, and where it comes from.
 *
 * @param note a word or two below it
 * @param explanation in whole sentences
 */
public record NumberCell(String value, String note, Role role, String explanation) {

    /** What the number does. */
    public enum Role {
        /** It is the one that counts. */
        COUNTS,
        /** It is there, but another counts. */
        OVERRIDDEN,
        /** There is none, as it should be. */
        ABSENT,
        /** There should be one that can be read. */
        TROUBLE
    }
}
