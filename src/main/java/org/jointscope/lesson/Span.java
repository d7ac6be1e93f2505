package org.jointscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A part of a text with one style. Of Markdown, only what the lessons use is read; links are their texts. */
public record Span(String text, Style style) {

    /** The style of a part. */
    public enum Style {
        PLAIN,
        /** The name of a command or control. */
        STRONG,
        /** A text that the window shows. */
        EMPHASIS,
        /** A name or number from a file. */
        CODE
    }

    private static final Pattern MARK =
            Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|(?<!\\S)\\*(\\S[^*]*?)\\*(?!\\w)|\\[([^\\]]+)]\\([^)]+\\)");

    private static final Style[] STYLES = {Style.CODE, Style.STRONG, Style.EMPHASIS, Style.PLAIN};

    /** The parts of a text in Markdown. */
    public static List<Span> of(String markdown) {
        List<Span> spans = new ArrayList<>();
        Matcher mark = MARK.matcher(markdown);
        int end = 0;
        while (mark.find()) {
            add(spans, markdown.substring(end, mark.start()), Style.PLAIN);
            for (int i = 0; i < STYLES.length; i++) {
                if (mark.group(i + 1) != null) {
                    add(spans, mark.group(i + 1), STYLES[i]);
                }
            }
            end = mark.end();
        }
        add(spans, markdown.substring(end), Style.PLAIN);
        return spans;
    }

    private static void add(List<Span> spans, String text, Style style) {
        if (!text.isEmpty()) {
            spans.add(new Span(text, style));
        }
    }

    /** A text in Markdown without its marks. */
    public static String plain(String markdown) {
        return of(markdown).stream().map(Span::text).collect(Collectors.joining());
    }
}
