package org.jointscope.ui.text;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The window's texts, with what is to be filled in: a place is {@code {0}}. */
public record Texts(ResourceBundle bundle) {

    /** A text; numbers are filled in as plain digits. */
    public String of(String key, Object... arguments) {
        String text = bundle.getString(key);
        if (arguments.length == 0) {
            return text;
        }
        Object[] plain = Arrays.stream(arguments).map(String::valueOf).toArray();
        return new MessageFormat(text, Locale.ROOT).format(plain);
    }
}
