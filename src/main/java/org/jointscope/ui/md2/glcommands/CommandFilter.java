package org.jointscope.ui.md2.glcommands;

/** Which of the commands are shown. */
public enum CommandFilter {
    ALL,
    STRIPS,
    FANS,
    /** Those that something is wrong with. */
    ISSUES
}
