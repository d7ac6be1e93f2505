package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;

/**
 * A formula with its numbers.
 *
 * @param parts in order
 */
record Formula(List<Part> parts) {

    /** A symbol is {@code [symbol|name]}, or {@code [name]} if its name is the symbol. */
    private static final Pattern SYMBOL = Pattern.compile("\\[([^|\\]]+)(?:\\|([^\\]]+))?]");

    /**
     * A symbol, or the text between two symbols.
     *
     * @param explanation of the symbol; empty for other text
     */
    record Part(String text, String explanation) {}

    /** @param written with symbols, whose explanations are the texts {@code joint.symbol.NAME} */
    static Formula of(String written, Texts texts) {
        List<Part> parts = new ArrayList<>();
        Matcher symbols = SYMBOL.matcher(written);
        int end = 0;
        while (symbols.find()) {
            if (symbols.start() > end) {
                parts.add(new Part(written.substring(end, symbols.start()), ""));
            }
            String name = symbols.group(2) == null ? symbols.group(1) : symbols.group(2);
            parts.add(new Part(symbols.group(1), texts.of("joint.symbol." + name)));
            end = symbols.end();
        }
        if (end < written.length()) {
            parts.add(new Part(written.substring(end), ""));
        }
        return new Formula(parts);
    }

    String text() {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }
}
