package org.jointscope.format.write;

import org.jointscope.format.md5.Md5Header;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The rows of a block of an .md5anim in the form for writers: lists of values.
 *
 * @param values of a row: strings, integers and doubles
 * @param layout the texts around the values in a row of id's exporter
 */
record AnimRows<T>(
        String keyword,
        Function<Md5Anim, List<T>> rows,
        Function<T, List<Object>> values,
        Function<T, String> comment,
        List<String> layout) {

    /** A line of the header with a number. */
    record HeaderLine(String keyword, Function<Md5Anim, Optional<Declared>> number) {

        Optional<Double> value(Md5Anim anim) {
            return number.apply(anim).map(Declared::value);
        }
    }

    static final List<HeaderLine> HEADER =
            List.of(
                    new HeaderLine(Md5Header.VERSION, Md5Anim::version),
                    new HeaderLine("numFrames", Md5Anim::numFrames),
                    new HeaderLine("numJoints", Md5Anim::numJoints),
                    new HeaderLine(Md5Header.FRAME_RATE, Md5Anim::frameRate),
                    new HeaderLine("numAnimatedComponents", Md5Anim::numAnimatedComponents));

    static final AnimRows<AnimJoint> HIERARCHY =
            new AnimRows<>(
                    "hierarchy",
                    Md5Anim::hierarchy,
                    it -> List.of(it.name(), it.parent(), it.flags(), it.startIndex()),
                    AnimJoint::comment,
                    List.of("", "\t", " ", " ", ""));

    static final AnimRows<BoundsRow> BOUNDS =
            vectors("bounds", Md5Anim::bounds, BoundsRow::min, BoundsRow::max);

    static final AnimRows<BaseframeRow> BASEFRAME =
            vectors(
                    "baseframe",
                    Md5Anim::baseframe,
                    BaseframeRow::position,
                    BaseframeRow::orientation);

    static final List<AnimRows<?>> ALL = List.of(HIERARCHY, BOUNDS, BASEFRAME);

    private static final int PARENT = 1;

    private static <T> AnimRows<T> vectors(
            String keyword,
            Function<Md5Anim, List<T>> rows,
            Function<T, Vector3> first,
            Function<T, Vector3> second) {
        return new AnimRows<>(
                keyword,
                rows,
                row -> {
                    Vector3 a = first.apply(row);
                    Vector3 b = second.apply(row);
                    return List.of(a.x(), a.y(), a.z(), b.x(), b.y(), b.z());
                },
                row -> "",
                List.of("( ", " ", " ", " ) ( ", " ", " ", " )"));
    }

    int width() {
        return layout.size() - 1;
    }

    /** The number that is written for a value that could not be read. */
    int standIn(int value) {
        return this == HIERARCHY && value == PARENT ? -1 : 0;
    }

    /** The text of a row. */
    String text(T row, List<String> around, ValueTexts texts) {
        List<Object> written = values.apply(row);
        StringBuilder text = new StringBuilder(around.getFirst());
        for (int i = 0; i < written.size(); i++) {
            text.append(texts.of(written.get(i), standIn(i))).append(around.get(i + 1));
        }
        return text.toString();
    }

    /** The values of all rows. */
    Stream<Object> allValues(Md5Anim anim) {
        return rows.apply(anim).stream().flatMap(row -> values.apply(row).stream());
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
