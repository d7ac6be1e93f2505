package org.jointscope.analysis;

import java.util.Locale;

/** Names of declarations as Doom 3 compares them (framework/DeclManager.cpp, MakeNameCanonical). */
public final class DeclNames {

    private DeclNames() {}

    /** In lower case, with slashes and without an extension. */
    public static String canonical(String name) {
        String plain = plain(name);
        int dot = plain.lastIndexOf('.');
        return dot < 0 ? plain : plain.substring(0, dot);
    }

    /** Whether the canonical name lacks the end of the path, because the name of a folder has a dot. */
    public static boolean losesName(String name) {
        String plain = plain(name);
        return plain.indexOf('/', canonical(plain).length()) >= 0;
    }

    /** In lower case and with slashes. */
    public static String plain(String name) {
        return name.replace('\\', '/').toLowerCase(Locale.ROOT);
    }
}
