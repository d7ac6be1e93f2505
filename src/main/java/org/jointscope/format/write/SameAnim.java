package org.jointscope.format.write;

import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Whether a file reads as what was to be written. Places and comments do not count, and a value
 * that no text can hold, since it is not finite or could not be read, may have become any other.
 */
final class SameAnim {

    private SameAnim() {}

    static boolean reads(Md5Anim read, Md5Anim wanted) {
        return read.commandline().equals(wanted.commandline())
                && AnimRows.HEADER.stream()
                        .allMatch(line -> line.value(read).equals(line.value(wanted)))
                && AnimRows.ALL.stream().allMatch(rows -> same(rows, read, wanted))
                && same(read.frames(), wanted.frames(), SameAnim::same);
    }

    private static <T> boolean same(AnimRows<T> kind, Md5Anim read, Md5Anim wanted) {
        return same(
                kind.rows().apply(read),
                kind.rows().apply(wanted),
                (a, b) -> same(kind.values().apply(a), kind.values().apply(b), SameAnim::same));
    }

    private static <T> boolean same(List<T> read, List<T> wanted, BiPredicate<T, T> same) {
        return read.size() == wanted.size()
                && IntStream.range(0, read.size())
                        .allMatch(i -> same.test(read.get(i), wanted.get(i)));
    }

    private static boolean same(Object read, Object wanted) {
        return read.equals(wanted) || AnimRows.isMissing(wanted);
    }

    private static boolean same(Frame read, Frame wanted) {
        return same((Object) read.number(), wanted.number())
                && read.size() == wanted.size()
                && IntStream.range(0, read.size())
                        .allMatch(i -> same(read.value(i), wanted.value(i)));
    }

    private static boolean same(double read, double wanted) {
        return Double.compare(read, wanted) == 0 || !Double.isFinite(wanted);
    }
}
