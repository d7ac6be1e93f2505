package org.jointscope.ui.preferences;

/** The colors of the window. */
public enum ColorTheme {
    /** Those of the operating system, also when it changes them. */
    SYSTEM,
    LIGHT,
    DARK
}
