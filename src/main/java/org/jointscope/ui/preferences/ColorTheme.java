package org.jointscope.ui.preferences;

/** The colors of the window. */
public enum ColorTheme {
    /** Those of the operating system, also when it changes them. */
    SYSTEM,
    LIGHT,
    DARK;

    public boolean isDark(boolean isSystemDark) {
        return this == DARK || this == SYSTEM && isSystemDark;
    }
}
