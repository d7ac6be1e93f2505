package org.jointscope.export.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that are safe on every system, each used once. */
public final class FileNames {

    private static final Pattern UNSAFE = Pattern.compile("[^\\p{L}\\p{N}._-]+");
    private static final int LONGEST = 80;

    private final Set<String> used = new HashSet<>();

    /** The last part of a path without its extension, with every unsafe character replaced. */
    public static String safe(String path) {
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        String text = UNSAFE.matcher(dot > 0 ? name.substring(0, dot) : name).replaceAll("_");
        String begun = text.startsWith(".") ? "_" + text.substring(1) : text;
        return begun.length() > LONGEST ? begun.substring(0, LONGEST) : begun;
    }

    /** A safe name that was not returned before, in any case of letters. */
    public String unique(String path, String otherwise) {
        String safe = safe(path);
        String name = safe.isEmpty() ? otherwise : safe;
        String free = name;
        for (int i = 2; !used.add(free.toLowerCase(Locale.ROOT)); i++) {
            free = name + "-" + i;
        }
        return free;
    }
}
