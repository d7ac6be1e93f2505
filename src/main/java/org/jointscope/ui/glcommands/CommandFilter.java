package org.jointscope.ui.glcommands;

/** Which of the commands are shown. */
public enum CommandFilter {
    ALL,
    STRIPS,
    FANS,
    /** Those that something is wrong with. */
    ISSUES
}
