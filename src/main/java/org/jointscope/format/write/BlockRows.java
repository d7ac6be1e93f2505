package org.jointscope.format.write;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.model.ModelFile;

/**
 * The rows of a block in the form for writers: lists of values.
 *
 * @param <M> the model of the file
 * @param <T> the model of a row
 * @param values of a row: strings, integers and doubles; the second one of a joint is its parent
 * @param layout the texts around the values in a row of id's exporter
 */
record BlockRows<M, T>(
        String keyword,
        Function<M, List<T>> rows,
        Function<T, List<Object>> values,
        Function<T, String> comment,
        List<String> layout) {

    private static final int PARENT = 1;

    int width() {
        return layout.size() - 1;
    }

    /** The number that is written for a value of a row that could not be read. */
    int standIn(T row, int value) {
        return row instanceof ModelFile.JointRow && value == PARENT ? -1 : 0;
    }

    /** The text of a row. */
    String text(T row, List<String> around, ValueTexts texts) {
        List<Object> written = values.apply(row);
        StringBuilder text = new StringBuilder(around.getFirst());
        for (int i = 0; i < written.size(); i++) {
            text.append(texts.of(written.get(i), standIn(row, i))).append(around.get(i + 1));
        }
        return text.toString();
    }

    /** The values of all rows. */
    Stream<Object> allValues(M model) {
        return rows.apply(model).stream().flatMap(row -> values.apply(row).stream());
    }

    /** True for a value that could not be read, or that no text can represent. */
    static boolean isMissing(Object value) {
        return switch (value) {
            case Integer number -> number == ModelFile.MISSING;
            case Double number -> !Double.isFinite(number);
            default -> false;
        };
    }
}
