package org.jointscope.format.write;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jointscope.format.md5.Md5Header;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Vector3;

/** The header and the blocks of rows of an .md5anim in the form for writers. */
final class AnimRows {

    /** A line of the header with a number. */
    record HeaderLine(String keyword, Function<Md5Anim, Optional<Declared>> number) {

        Optional<Double> value(Md5Anim anim) {
            return number.apply(anim).map(Declared::value);
        }
    }

    static final List<HeaderLine> HEADER = List.of(
            new HeaderLine(Md5Header.VERSION, Md5Anim::version),
            new HeaderLine("numFrames", Md5Anim::numFrames),
            new HeaderLine("numJoints", Md5Anim::numJoints),
            new HeaderLine(Md5Header.FRAME_RATE, Md5Anim::frameRate),
            new HeaderLine("numAnimatedComponents", Md5Anim::numAnimatedComponents));

    static final BlockRows<Md5Anim, AnimJoint> HIERARCHY = new BlockRows<>(
            "hierarchy",
            Md5Anim::hierarchy,
            it -> List.of(it.name(), it.parent(), it.flags(), it.startIndex()),
            AnimJoint::comment,
            List.of("", "\t", " ", " ", ""));

    static final BlockRows<Md5Anim, BoundsRow> BOUNDS =
            vectors("bounds", Md5Anim::bounds, BoundsRow::min, BoundsRow::max);

    static final BlockRows<Md5Anim, BaseframeRow> BASEFRAME =
            vectors("baseframe", Md5Anim::baseframe, BaseframeRow::position, BaseframeRow::orientation);

    static final List<BlockRows<Md5Anim, ?>> ALL = List.of(HIERARCHY, BOUNDS, BASEFRAME);

    private AnimRows() {}

    private static <T> BlockRows<Md5Anim, T> vectors(
            String keyword, Function<Md5Anim, List<T>> rows, Function<T, Vector3> first, Function<T, Vector3> second) {
        return new BlockRows<>(
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
}
