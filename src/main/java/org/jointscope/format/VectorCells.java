package org.jointscope.format;

import org.jointscope.model.BaseframeRow;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Vector3;

import java.util.List;
import java.util.function.Function;

/** The rows of bounds and baseframe: two groups of three numbers. */
final class VectorCells<T> implements Cells {

    private static final int AXES = 3;
    private static final String[] LAYOUT = {"( ", " ", " ", " ) ( ", " ", " ", " )"};

    private final List<T> before;
    private final List<T> after;
    private final Function<T, Vector3> first;
    private final Function<T, Vector3> second;
    private final NumberTexts texts;

    private VectorCells(
            List<T> before,
            List<T> after,
            Function<T, Vector3> first,
            Function<T, Vector3> second,
            NumberTexts texts) {
        this.before = before;
        this.after = after;
        this.first = first;
        this.second = second;
        this.texts = texts;
    }

    static VectorCells<BoundsRow> ofBounds(
            List<BoundsRow> before, List<BoundsRow> after, NumberTexts texts) {
        return new VectorCells<>(before, after, BoundsRow::min, BoundsRow::max, texts);
    }

    static VectorCells<BaseframeRow> ofBaseframe(
            List<BaseframeRow> before, List<BaseframeRow> after, NumberTexts texts) {
        return new VectorCells<>(
                before, after, BaseframeRow::position, BaseframeRow::orientation, texts);
    }

    @Override
    public int rows() {
        return after.size();
    }

    @Override
    public boolean differs(int row, int value) {
        return Double.compare(value(before.get(row), value), value(after.get(row), value)) != 0;
    }

    @Override
    public String text(int row, int value) {
        return texts.of(value(after.get(row), value), 0);
    }

    @Override
    public String[] layout() {
        return LAYOUT;
    }

    private double value(T row, int value) {
        Vector3 vector = (value < AXES ? first : second).apply(row);
        return switch (value % AXES) {
            case 0 -> vector.x();
            case 1 -> vector.y();
            default -> vector.z();
        };
    }
}
