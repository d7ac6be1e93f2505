package org.jointscope.pose;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Component;

/**
 * A pose in which the computation of one joint stops at a stage, to show how it is made. The joint's descendants and
 * their vertices follow it; all other joints have their final pose. Numbers of the file can be replaced while they are
 * read.
 *
 * @param joint that stops; {@link Rig#NO_JOINT} if none does
 * @param stage the last one that is computed
 * @param ancestors the number of ancestors of which the transforms are applied; only of {@link Stage#COMPOSED}
 * @param asIf the numbers that are replaced
 */
public record Walk(int joint, Stage stage, int ancestors, List<AsIf> asIf) {

    /** The final pose. */
    public static final Walk NONE = new Walk(Rig.NO_JOINT, Stage.MODEL_SPACE, 0, List.of());

    /** In place of the frame of a number of the baseframe. */
    public static final int BASEFRAME = -1;

    /** In place of the index of a component: the reconstructed w. */
    public static final int W = Component.values().length;

    /** The stages of the computation, in order. */
    public enum Stage {
        /** The joint is where its parent is. */
        PARENT,
        /** The values of the baseframe. */
        BASEFRAME,
        /** The position with the components of the frame; without a w, they are not yet an orientation. */
        COMPONENTS,
        /** The orientation of the frame, with its w. */
        W,
        /** The pose between two frames; in a whole frame, that of the frame. */
        INTERPOLATED,
        /** The transform in parent space at the origin of the model, after those of some ancestors. */
        COMPOSED,
        /** The final pose. */
        MODEL_SPACE,
        /** The final pose, which moves the vertices. */
        SKIN
    }

    /**
     * A number that is replaced while it is read.
     *
     * @param component 0 to 5 in the order of {@link Component}, or {@link #W}
     * @param frame of the number, or {@link #BASEFRAME}
     */
    public record AsIf(int joint, int component, int frame, double value) {

        /** The label of the component, or w. */
        public String label() {
            return component == W ? "w" : Component.values()[component].label();
        }

        /** Whether it replaces the same number, by whatever value. */
        public boolean isOfSameNumber(AsIf other) {
            return joint == other.joint && component == other.component && frame == other.frame;
        }
    }

    public Walk {
        asIf = List.copyOf(asIf);
    }

    /**
     * The stages of a joint, in order.
     *
     * @param most of the stages in which ancestors are applied, at least 2; of a longer chain, only some are stages
     */
    public static List<Walk> of(Rig rig, int joint, int most) {
        List<Walk> walks = new ArrayList<>();
        int chain = rig.ancestors(joint).size();
        for (Stage stage : Stage.values()) {
            if (stage == Stage.COMPOSED) {
                int count = Math.min(chain, most);
                IntStream.range(0, count)
                        .map(i -> count < chain ? Math.round(i * (chain - 1f) / (most - 1)) : i)
                        .forEach(i -> walks.add(new Walk(joint, Stage.COMPOSED, i, List.of())));
            } else {
                walks.add(new Walk(joint, stage, 0, List.of()));
            }
        }
        return walks;
    }

    /** Whether a joint stops at a stage. */
    public boolean isStopped() {
        return joint != Rig.NO_JOINT;
    }

    /** The same stage with other numbers replaced. */
    public Walk with(List<AsIf> others) {
        return others.equals(asIf) ? this : new Walk(joint, stage, ancestors, others);
    }

    /** The same stage with a number replaced. */
    public Walk with(AsIf number) {
        List<AsIf> others = new ArrayList<>(asIf);
        others.removeIf(number::isOfSameNumber);
        others.add(number);
        return with(others);
    }

    /** Replaces components of a frame, except those that do not apply. */
    void replace(Clip clip, int frame, JointColumns out) {
        for (int i = 0; i < asIf.size(); i++) {
            AsIf number = asIf.get(i);
            if (number.component != W && out.contains(number.joint)) {
                boolean inFrame = clip.isInFrame(number.joint, Component.values()[number.component], frame);
                if (number.frame == (inFrame ? frame : BASEFRAME)) {
                    out.column(number.component)[number.joint] = number.value;
                }
            }
        }
    }

    /** Replaces reconstructed w of a frame. */
    void replaceW(int frame, JointColumns out) {
        for (int i = 0; i < asIf.size(); i++) {
            AsIf number = asIf.get(i);
            boolean tooEarly = number.joint == joint && stage.compareTo(Stage.W) < 0;
            if (number.component == W && number.frame == frame && out.contains(number.joint) && !tooEarly) {
                out.qw[number.joint] = number.value;
            }
        }
    }

    /** Sets the components that are those of the baseframe at this stage. */
    void toBaseframe(JointColumns baseframe, JointColumns out) {
        if (stage.compareTo(Stage.COMPONENTS) > 0 || !out.contains(joint)) {
            return;
        }
        for (int c = stage == Stage.COMPONENTS ? JointTransform.ORIENTATION : 0; c < W; c++) {
            out.column(c)[joint] = baseframe.column(c)[joint];
        }
        for (AsIf number : asIf) {
            boolean late = stage == Stage.COMPONENTS && number.component < JointTransform.ORIENTATION;
            if (number.joint == joint && number.frame == BASEFRAME && number.component != W && !late) {
                out.column(number.component)[joint] = number.value;
            }
        }
    }

    /** Sets the joint to its parent at the first stage. */
    void toParent(JointColumns out) {
        if (stage == Stage.PARENT && out.contains(joint)) {
            for (int c = 0; c < W; c++) {
                out.column(c)[joint] = 0;
            }
            out.qw[joint] = -1;
        }
    }

    /** Sets the joint to its pose in a frame, before stages between two frames. */
    void toFrame(JointColumns frame, JointColumns out) {
        if (stage.compareTo(Stage.INTERPOLATED) < 0 && out.contains(joint)) {
            for (int c = 0; c < JointTransform.STRIDE; c++) {
                out.column(c)[joint] = frame.column(c)[joint];
            }
        }
    }

    /** Whether the pose of a joint does not yet depend on the frames. */
    boolean isBeforeFrames(int other) {
        return other == joint && stage.compareTo(Stage.COMPONENTS) < 0;
    }
}
