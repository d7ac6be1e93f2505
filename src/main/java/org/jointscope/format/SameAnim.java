package org.jointscope.format;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Whether a file reads as what was to be written. Places and comments do not count, and a value
 * that no text can hold, since it is not finite or could not be read, may have become any other.
 */
final class SameAnim {

    private SameAnim() {}

    static boolean reads(Md5Anim read, Md5Anim wanted) {
        return same(read.version(), wanted.version())
                && read.commandline().equals(wanted.commandline())
                && same(read.numFrames(), wanted.numFrames())
                && same(read.numJoints(), wanted.numJoints())
                && same(read.frameRate(), wanted.frameRate())
                && same(read.numAnimatedComponents(), wanted.numAnimatedComponents())
                && same(read.hierarchy(), wanted.hierarchy(), SameAnim::same)
                && same(read.bounds(), wanted.bounds(), SameAnim::same)
                && same(read.baseframe(), wanted.baseframe(), SameAnim::same)
                && same(read.frames(), wanted.frames(), SameAnim::same);
    }

    private static <T> boolean same(List<T> read, List<T> wanted, BiPredicate<T, T> same) {
        if (read.size() != wanted.size()) {
            return false;
        }
        for (int i = 0; i < read.size(); i++) {
            if (!same.test(read.get(i), wanted.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(Optional<Declared> read, Optional<Declared> wanted) {
        return read.isPresent() == wanted.isPresent()
                && read.map(Declared::value).equals(wanted.map(Declared::value));
    }

    private static boolean same(AnimJoint read, AnimJoint wanted) {
        return read.name().equals(wanted.name())
                && same(read.parent(), wanted.parent())
                && same(read.flags(), wanted.flags())
                && same(read.startIndex(), wanted.startIndex());
    }

    private static boolean same(BoundsRow read, BoundsRow wanted) {
        return same(read.min(), wanted.min()) && same(read.max(), wanted.max());
    }

    private static boolean same(BaseframeRow read, BaseframeRow wanted) {
        return same(read.position(), wanted.position())
                && same(read.orientation(), wanted.orientation());
    }

    private static boolean same(Vector3 read, Vector3 wanted) {
        return same(read.x(), wanted.x())
                && same(read.y(), wanted.y())
                && same(read.z(), wanted.z());
    }

    private static boolean same(Frame read, Frame wanted) {
        if (read == wanted) {
            return true;
        }
        boolean same = same(read.number(), wanted.number()) && read.size() == wanted.size();
        for (int i = 0; same && i < read.size(); i++) {
            same = same(read.value(i), wanted.value(i));
        }
        return same;
    }

    private static boolean same(int read, int wanted) {
        return read == wanted || wanted == ModelFile.MISSING;
    }

    private static boolean same(double read, double wanted) {
        return Double.doubleToRawLongBits(read) == Double.doubleToRawLongBits(wanted)
                || !Double.isFinite(wanted);
    }
}
