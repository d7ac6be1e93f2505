package org.jointscope.messages;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/**
 * The texts of a bundle, with their placeholders filled in. {@code {0}} prints its argument as
 * {@link String#valueOf(Object)} does: indices and values of a file, without grouping. A count is {@code {0,number}},
 * or {@code {0,choice,1#1 frame|1<{0} frames}} where it has a plural: 1,024. An argument that is a count once in a text
 * is a count everywhere in it.
 *
 * <p>A text that is used with arguments writes an apostrophe twice.
 */
public record Texts(ResourceBundle bundle) {

    /** A plural, and its form for many. */
    private static final Pattern PLURAL = Pattern.compile("\\{\\d+,choice,[^<]*<((?:[^{}]|\\{\\d+})*)}");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d+[^}]*}");

    /** The texts of the program, read when one of them is needed. */
    public static Texts program() {
        return Program.TEXTS;
    }

    /** The text of a key; without arguments, as it is in the bundle. */
    public String of(String key, Object... arguments) {
        String text = bundle.getString(key);
        if (arguments.length == 0) {
            return text;
        }
        Object[] shown = new Object[arguments.length];
        for (int i = 0; i < shown.length; i++) {
            boolean count = text.contains("{" + i + ",");
            shown[i] = count ? arguments[i] : String.valueOf(arguments[i]);
        }
        return new MessageFormat(text, Locale.ROOT).format(shown);
    }

    /** The text of a key with … for every argument; of a plural, the form for many. */
    public String outline(String key) {
        String text = bundle.getString(key);
        String many = PLURAL.matcher(text).replaceAll("$1");
        String outline = PLACEHOLDER.matcher(many).replaceAll("…");
        return outline.equals(text) ? text : outline.replace("''", "'");
    }

    private static final class Program {
        static final Texts TEXTS = new Texts(ResourceBundle.getBundle(Texts.class.getPackageName() + ".messages"));
    }
}
