package org.jointscope.cli;

/** Text of files that anybody may have made, as a terminal may see it. */
final class Terminal {

    private Terminal() {}

    /** The text with every control character replaced. */
    static String safe(String text) {
        return text.codePoints()
                .map(c -> Character.isISOControl(c) ? '\uFFFD' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
