package org.jointscope.format.md5;

import org.jointscope.format.md5.Reports.Row;

import java.util.stream.Stream;

/** The columns of a table in a mesh, while its rows are read. */
final class RowColumns {

    private final Row kind;
    private final IntColumn printedIndex = new IntColumn();
    private final IntColumn line = new IntColumn();
    private final IntColumn column = new IntColumn();
    private final IntColumn[] integers;
    private final DoubleColumn[] numbers;

    /**
     * @param integers how many columns of integers the table has, beside the printed index
     * @param numbers how many columns of numbers it has
     */
    RowColumns(Row kind, int integers, int numbers) {
        this.kind = kind;
        this.integers = Stream.generate(IntColumn::new).limit(integers).toArray(IntColumn[]::new);
        this.numbers =
                Stream.generate(DoubleColumn::new).limit(numbers).toArray(DoubleColumn[]::new);
    }

    /** Begins a row; steps over its keyword and the index behind it. */
    void begin(Md5Tokens tokens) {
        tokens.beginRow(kind, size());
        line.add(tokens.lexer().line());
        column.add(tokens.lexer().column());
        tokens.lexer().next();
        printedIndex.add(tokens.integer());
    }

    void addInteger(int index, int value) {
        integers[index].add(value);
    }

    void addNumber(int index, double value) {
        numbers[index].add(value);
    }

    int size() {
        return line.size();
    }

    void clear() {
        printedIndex.clear();
        line.clear();
        column.clear();
        for (IntColumn each : integers) {
            each.clear();
        }
        for (DoubleColumn each : numbers) {
            each.clear();
        }
    }

    int[] printedIndices() {
        return printedIndex.toArray();
    }

    int[] lines() {
        return line.toArray();
    }

    int[] columns() {
        return column.toArray();
    }

    int[] integers(int index) {
        return integers[index].toArray();
    }

    double[] numbers(int index) {
        return numbers[index].toArray();
    }
}
