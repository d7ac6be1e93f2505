package org.jointscope.format;

/** Text of a file as a message shows it: short, and without characters that could steer a terminal. */
final class Quoted {

    private static final int LONGEST = 40;

    private Quoted() {}

    static String of(String text) {
        String cut = text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
        StringBuilder shown = new StringBuilder("'");
        cut.codePoints().map(c -> Character.isISOControl(c) ? '\uFFFD' : c).forEach(shown::appendCodePoint);
        return shown.append('\'').toString();
    }
}
