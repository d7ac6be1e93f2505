package org.jointscope.format;

import java.util.HashMap;
import java.util.Map;

/** Where the values of the header's lines stand; of a line that comes twice, the first one's. */
final class HeaderTrace implements Trace {

    private record Span(int from, int to) {}

    private static final Span NONE = new Span(NOWHERE, NOWHERE);

    private final Map<String, Span> values = new HashMap<>();
    private String keyword = "";

    @Override
    public void part(String begun) {
        keyword = begun;
    }

    @Override
    public void value(int from, int to) {
        values.putIfAbsent(keyword, new Span(from, to));
    }

    /** Offset of the value behind a keyword; {@link Trace#NOWHERE} if there is none. */
    int from(String line) {
        return values.getOrDefault(line, NONE).from();
    }

    int to(String line) {
        return values.getOrDefault(line, NONE).to();
    }
}
