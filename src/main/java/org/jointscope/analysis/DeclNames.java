package org.jointscope.analysis;

import java.util.Locale;

/** Names of declarations as Doom 3 compares them (framework/DeclManager.cpp, MakeNameCanonical). */
public final class DeclNames {

    private DeclNames() {}

    /** In lower case, with slashes and without an extension. */
    public static String canonical(String name) {
        String plain = name.replace('\\', '/').toLowerCase(Locale.ROOT);
        int dot = plain.lastIndexOf('.');
        return dot < 0 ? plain : plain.substring(0, dot);
    }
}
