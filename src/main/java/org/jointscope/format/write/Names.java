package org.jointscope.format.write;

/** Names as rows can hold them: a string of the format knows no escapes and ends with its line. */
final class Names {

    private Names() {}

    /** The name without what would end a string before its time. */
    static String inQuotes(String name) {
        return inLine(name).replace('"', '\'');
    }

    /** Text without ends of lines. */
    static String inLine(String text) {
        return text.replace('\n', ' ');
    }
}
