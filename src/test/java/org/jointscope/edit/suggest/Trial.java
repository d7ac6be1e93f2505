package org.jointscope.edit.suggest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.edit.Edit;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;

/**
 * An animation without errors, and its damage.
 *
 * @param damaged the animation for which repairs are suggested
 */
public record Trial(Md5Anim well, Damage damage, Edit done, Md5Anim damaged) {

    /** Files with fewer animated joints contain too little evidence. */
    private static final int LEAST_ANIMATED_JOINTS = 8;

    /** Whether enough joints of an animation are animated. */
    public static boolean isFit(Md5Anim anim) {
        return anim.hierarchy().stream().filter(row -> row.componentCount() > 0).count() >= LEAST_ANIMATED_JOINTS;
    }

    /** Damages an animation; empty if the random joint cannot be damaged in this way. */
    public static Optional<Trial> of(Md5Anim well, Damage damage, Random random) {
        return damage.choose(well, random).map(edit -> new Trial(well, damage, edit, edit.applyTo(well)));
    }

    /** The suggestions for the damaged animation. */
    public List<Suggestion> suggestions(Optional<Md5Mesh> mesh) {
        return Suggester.suggest(damaged, mesh);
    }

    /** Whether the first suggestion, without the mesh, is the repair or equivalent to it. */
    public boolean isRepairedFirst() {
        return suggestions(Optional.empty()).stream().limit(1).anyMatch(suggestion -> isRepairedBy(suggestion.edit()));
    }

    /**
     * Whether an edit restores the animation: all flags and startIndex values, or at least, if the damage changed any
     * value of a joint in a frame, all of these values.
     */
    public boolean isRepairedBy(Edit edit) {
        Md5Anim repaired = edit.applyTo(damaged);
        return hasRows(repaired) || (!readsAs(damaged) && readsAs(repaired));
    }

    private boolean hasRows(Md5Anim other) {
        return IntStream.range(0, well.hierarchy().size()).allMatch(joint -> {
            AnimJoint a = well.hierarchy().get(joint);
            AnimJoint b = other.hierarchy().get(joint);
            return a.flags() == b.flags() && a.startIndex() == b.startIndex();
        });
    }

    private boolean readsAs(Md5Anim other) {
        return IntStream.range(0, well.hierarchy().size()).allMatch(joint -> readsAs(other, joint));
    }

    private boolean readsAs(Md5Anim other, int joint) {
        for (int frame = 0; frame < well.frames().size(); frame++) {
            for (Component component : Component.values()) {
                if (value(well, joint, component, frame) != value(other, joint, component, frame)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static double value(Md5Anim anim, int joint, Component component, int frame) {
        AnimJoint row = anim.hierarchy().get(joint);
        int index = row.startIndex() + Integer.bitCount(row.flags() & component.bit() - 1);
        Frame components = anim.frames().get(frame);
        double value = component.isIn(row.flags()) ? components.value(index) : Double.NaN;
        return Double.isNaN(value) ? baseframe(anim.baseframe().get(joint), component) : value;
    }

    private static double baseframe(BaseframeRow row, Component component) {
        Vector3 position = row.position();
        Vector3 orientation = row.orientation();
        return switch (component) {
            case TX -> position.x();
            case TY -> position.y();
            case TZ -> position.z();
            case QX -> orientation.x();
            case QY -> orientation.y();
            case QZ -> orientation.z();
        };
    }
}
