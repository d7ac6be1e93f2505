package org.jointscope.testing;

import java.util.Locale;

/** Parts of the generated documents. */
public final class Markdown {

    private Markdown() {}

    /** The anchor that websites make of a heading. */
    public static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    /** Escapes the characters with a meaning in Markdown, except in code between backticks. */
    public static String literal(String text) {
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i += 2) {
            parts[i] = parts[i].replaceAll("([\\\\*_<\\[\\]|])", "\\\\$1");
        }
        return String.join("`", parts);
    }
}
