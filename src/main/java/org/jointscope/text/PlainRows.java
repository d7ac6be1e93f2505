package org.jointscope.text;

import org.jointscope.diagnostics.Interruption;

/**
 * Reads rows without a scan of each token: those of short decimals ({@link TextScanner#isDecimal}) and brackets,
 * separated by whitespace only. Nearly all rows of real files are such. At anything else it stops after the last
 * complete row, and the text from there must be read token by token.
 */
public final class PlainRows {

    /** The most numbers that are read at once. */
    public static final int MOST = 256;

    /** Rows between two checks for interruption. */
    private static final int INTERRUPTIBLE = 1 << 10;

    /** Elements of a row. */
    public static final byte INTEGER = 'i';

    public static final byte NUMBER = 'n';

    private final byte[] bytes;
    private final byte lineEnd;
    private final ShortDecimal decimals = new ShortDecimal();

    private final int[] integers = new int[MOST];
    private final double[] numbers = new double[MOST];
    private final int[] lines = new int[MOST];
    private final int[] lineStarts = new int[MOST];
    private int integerCount;
    private int numberCount;
    private int lineCount;

    /** Offset after the last element, with its line and the offset of that line. */
    private int at;

    private int line;
    private int lineStart;

    /** The same of the last row that is complete. */
    private int end;

    private int endLine;
    private int endLineStart;

    private int column;
    private int rowCount;

    public PlainRows(SourceText source) {
        this.bytes = source.bytes();
        this.lineEnd = source.lineEnd();
    }

    /** Begins a row after the keyword at which a scanner is. */
    public void begin(TextScanner keyword, int firstColumn) {
        at = keyword.end();
        line = keyword.line();
        lineStart = keyword.lineStart();
        column = firstColumn;
    }

    /**
     * Reads the rest of the row; false if it is not all there, or not plain.
     *
     * @param layout {@link #INTEGER}, {@link #NUMBER} and brackets
     */
    public boolean readRow(byte[] layout) {
        // Fields would be stored at each element.
        byte[] text = bytes;
        int offset = at;
        int integer = 0;
        int number = 0;
        for (byte element : layout) {
            while (offset < text.length && TextScanner.isWhite(text[offset]) && text[offset] != lineEnd) {
                offset++;
            }
            if (offset == text.length) {
                return false;
            }
            if (element == INTEGER) {
                int value = decimals.readInteger(text, offset);
                if (value == ShortDecimal.NO_INTEGER) {
                    return false;
                }
                integers[integer++] = value;
                offset = decimals.end();
            } else if (element == NUMBER) {
                double value = decimals.read(text, offset);
                if (Double.isNaN(value)) {
                    return false;
                }
                numbers[number++] = value;
                offset = decimals.end();
            } else if (text[offset++] != element) {
                return false;
            }
        }
        at = offset;
        integerCount = integer;
        numberCount = number;
        return true;
    }

    /** Skips whitespace with the ends of lines. */
    private void skipWhite() {
        while (at < bytes.length && TextScanner.isWhite(bytes[at])) {
            if (bytes[at++] == lineEnd) {
                line++;
                lineStart = at;
            }
        }
    }

    /** Ends a complete row. */
    public void endRow() {
        end = at;
        endLine = line;
        endLineStart = lineStart;
    }

    /** Begins the next row, if it is on another line and has the same keyword. */
    public boolean nextRow(String keyword) {
        if (++rowCount % INTERRUPTIBLE == 0) {
            Interruption.check();
        }
        skipWhite();
        // Only then do all columns consist of single bytes.
        boolean there = line > endLine && isAtWord(keyword);
        if (there) {
            column = at - lineStart + 1;
            at += keyword.length();
        }
        return there;
    }

    private boolean isAtWord(String word) {
        int length = word.length();
        if (at + length >= bytes.length || !TextScanner.isWhite(bytes[at + length])) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes[at + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Reads numbers on any lines after the number at which a scanner is, up to {@link #MOST}. */
    public void readAllNumbers(TextScanner first) {
        lineCount = 0;
        end = first.end();
        endLine = first.line();
        endLineStart = first.lineStart();
        // Fields would be stored at each number.
        byte[] text = bytes;
        double[] read = numbers;
        int count = 0;
        int offset = end;
        int current = endLine;
        int currentStart = endLineStart;
        while (count < MOST) {
            while (offset < text.length && TextScanner.isWhite(text[offset])) {
                if (text[offset++] == lineEnd) {
                    current++;
                    currentStart = offset;
                }
            }
            double number = offset < text.length ? decimals.read(text, offset) : Decimal.MALFORMED;
            if (Double.isNaN(number)) {
                break;
            }
            if (current != endLine) {
                lines[lineCount] = current;
                lineStarts[lineCount++] = count;
                endLine = current;
                endLineStart = currentStart;
            }
            read[count++] = number;
            offset = decimals.end();
            end = offset;
        }
        numberCount = count;
    }

    /** The integers of the row; all arrays are reused. */
    public int[] integers() {
        return integers;
    }

    public int integerCount() {
        return integerCount;
    }

    /** The numbers of the row. */
    public double[] numbers() {
        return numbers;
    }

    public int numberCount() {
        return numberCount;
    }

    /** The lines of the numbers after the line of the first. */
    public int[] lines() {
        return lines;
    }

    /** Index of the first number on each of these lines. */
    public int[] lineStarts() {
        return lineStarts;
    }

    public int lineCount() {
        return lineCount;
    }

    /** Line of the row. */
    public int line() {
        return line;
    }

    /** Column of the keyword of the row. */
    public int column() {
        return column;
    }

    /** Offset after the last complete row. */
    public int end() {
        return end;
    }

    /** The line of that offset. */
    public int endLine() {
        return endLine;
    }

    /** The offset of that line. */
    public int endLineStart() {
        return endLineStart;
    }
}
