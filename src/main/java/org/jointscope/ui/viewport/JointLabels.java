package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import org.jointscope.pose.Rig;
import org.jointscope.ui.scene3d.JointsOnScreen;

/**
 * Names next to the joints, over the viewport. A new pose only moves the visible labels; the choice of labels is
 * updated a few times per second.
 */
final class JointLabels extends Pane {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass HOVERED = PseudoClass.getPseudoClass("hovered");
    private static final double RING_RADIUS = 9;
    private static final long NANOS_BETWEEN_CHOICES = 250_000_000;

    private final ViewportViewModel viewModel;
    private final ObservableBooleanValue names;

    /** Whether the name of the selected joint is shown. */
    private final BooleanBinding selected;

    private final Choice choice = new Choice(this::widthOf);
    private final List<Label> labels = new ArrayList<>();
    private final int[] jointOfLabel = new int[Choice.MOST];
    private final int[] must = new int[2];
    private final Label ruler = new Label();
    private final Circle ring = new Circle(RING_RADIUS);
    private Rig named;
    private double[] widths;
    private long lastChoice;

    JointLabels(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
        this.names = viewModel.visible(Layers.NAMES);
        this.selected = viewModel.visible(Layers.SKELETON).or(names);
        getStyleClass().add("joint-names");
        setMouseTransparent(true);
        forgetNames();
        ring.getStyleClass().add("ring");
        ring.setManaged(false);
        ring.setVisible(false);
        ruler.setVisible(false);
        getChildren().addAll(ruler, ring);
        viewModel.document.onModel(open -> choose());
        names.subscribe(this::choose);
        selected.subscribe(this::choose);
        viewModel.document.selectedJointProperty().subscribe(this::choose);
        viewModel.pointer.hovered.subscribe(this::choose);
    }

    private void forgetNames() {
        named = rig();
        widths = new double[named.size()];
        Arrays.fill(jointOfLabel, Rig.NO_JOINT);
    }

    /** The joints have moved in the viewport. */
    void follow() {
        if (names.get() && System.nanoTime() - lastChoice > NANOS_BETWEEN_CHOICES) {
            choose();
        } else {
            place();
        }
    }

    /** Chooses the joints with visible names, and shows these. */
    void choose() {
        if (named != rig()) {
            forgetNames();
        }
        lastChoice = System.nanoTime();
        must[0] = viewModel.pointer.hovered.get();
        must[1] = selected.get() ? viewModel.document.selectedJointProperty().get() : Rig.NO_JOINT;
        List<Integer> chosen =
                choice.choose(viewModel.pointer.joints(), names.get(), must, this::isBelowOne, getWidth(), getHeight());
        for (int i = 0; i < Math.max(chosen.size(), labels.size()); i++) {
            assign(i, i < chosen.size() ? chosen.get(i) : Rig.NO_JOINT);
        }
        place();
    }

    /** Whether a joint is a child of the hovered or the selected one. */
    private boolean isBelowOne(int joint) {
        int parent = rig().parent(joint);
        return parent != Rig.NO_JOINT && (parent == must[0] || parent == must[1]);
    }

    private void assign(int slot, int joint) {
        Label label = label(slot);
        if (joint != Rig.NO_JOINT && jointOfLabel[slot] != joint) {
            label.setText(rig().name(joint));
        }
        jointOfLabel[slot] = joint;
        label.pseudoClassStateChanged(HOVERED, joint == must[0]);
        label.pseudoClassStateChanged(SELECTED, joint == must[1]);
    }

    private Label label(int slot) {
        while (labels.size() <= slot) {
            Label label = new Label();
            labels.add(label);
            getChildren().add(label);
        }
        return labels.get(slot);
    }

    private double widthOf(int joint) {
        if (widths[joint] == 0) {
            ruler.setText(rig().name(joint));
            ruler.applyCss();
            widths[joint] = ruler.prefWidth(-1);
        }
        return widths[joint];
    }

    private Rig rig() {
        return viewModel.document.getOpen().model().rig();
    }

    /** Moves the labels with their joints; of two that collide since the last choice, the less important is hidden. */
    private void place() {
        JointsOnScreen joints = viewModel.pointer.joints();
        for (int slot = 0; slot < labels.size(); slot++) {
            int joint = jointOfLabel[slot];
            Label label = labels.get(slot);
            boolean seen = joints.isSeen(joint);
            if (seen) {
                choice.put(slot, joint, joints);
                label.setTranslateX(Math.rint(choice.left(slot)));
                label.setTranslateY(Math.rint(choice.middle(slot) - Choice.LINE_HEIGHT / 2));
            }
            boolean free = seen;
            for (int other = 0; other < slot && free; other++) {
                free = !labels.get(other).isVisible() || choice.areApart(slot, other);
            }
            label.setVisible(free);
        }
        boolean ringed = joints.isSeen(must[0]);
        ring.setVisible(ringed);
        if (ringed) {
            ring.setCenterX(joints.x(must[0]));
            ring.setCenterY(joints.y(must[0]));
        }
    }

    /**
     * Chooses the visible names if there is not enough space for all, and their sides of the joints: required ones,
     * then those of preferred joints, then those that were already visible, which avoids flickering, then the nearest
     * to the viewer; without overlap, and with a limit.
     */
    static final class Choice {

        /** The maximum number of readable names. */
        static final int MOST = 64;

        static final double LINE_HEIGHT = 17;

        private static final double GAP = 2;
        private static final double BESIDE_JOINT = 9;

        /** Where a name is, if there is space. The last two are only for required names, which always find a place. */
        private enum Side {
            RIGHT,
            LEFT,
            ABOVE,
            BELOW
        }

        private static final Side[] SIDES = Side.values();
        private static final int BESIDE = 2;

        private final IntToDoubleFunction widths;

        private List<Integer> chosen = List.of();

        /** Of the chosen names: their sides, and where they were put last. */
        private final Side[] sides = new Side[MOST];

        private final double[] left = new double[MOST];
        private final double[] right = new double[MOST];
        private final double[] middle = new double[MOST];

        /** @param widths the width of a joint's name, in pixels */
        Choice(IntToDoubleFunction widths) {
            this.widths = widths;
        }

        /**
         * Chooses the names, with the most important first.
         *
         * @param all whether to show names of all joints, or only the required ones
         * @param must joints with required names, the most important first; can contain invalid indices
         * @param preferred joints whose names are shown rather than others
         * @param width of the viewport
         * @param height likewise
         */
        List<Integer> choose(
                JointsOnScreen joints, boolean all, int[] must, IntPredicate preferred, double width, double height) {
            List<Integer> before = chosen;
            chosen = new ArrayList<>();
            for (int joint : must) {
                if (joints.isSeen(joint) && !chosen.contains(joint)) {
                    add(joint, joints, SIDES.length, width);
                }
            }
            if (all) {
                List<Integer> seen = IntStream.range(0, joints.count())
                        .filter(joint -> joints.isSeen(joint)
                                && joints.x(joint) > 0
                                && joints.x(joint) < width
                                && joints.y(joint) > 0
                                && joints.y(joint) < height)
                        .boxed()
                        .sorted(Comparator.comparingDouble(joints::depth))
                        .toList();
                Stream.of(seen.stream().filter(preferred::test), before.stream().filter(seen::contains), seen.stream())
                        .flatMap(Function.identity())
                        .filter(joint -> chosen.size() < MOST && !chosen.contains(joint))
                        .forEach(joint -> add(joint, joints, BESIDE, width));
            }
            return chosen;
        }

        /** Adds a joint on the first side with space for its name. */
        private void add(int joint, JointsOnScreen joints, int most, double width) {
            int slot = chosen.size();
            boolean wide = joints.x(joint) + BESIDE_JOINT + widths.applyAsDouble(joint) > width;
            for (int i = 0; i < most; i++) {
                // At the right edge, the left side is better.
                sides[slot] = SIDES[wide && i < BESIDE ? 1 - i : i];
                put(slot, joint, joints);
                if (IntStream.range(0, slot).allMatch(other -> areApart(slot, other))) {
                    chosen.add(joint);
                    return;
                }
            }
        }

        /** Puts a chosen name where its joint is. */
        void put(int slot, int joint, JointsOnScreen joints) {
            double width = widths.applyAsDouble(joint);
            Side side = sides[slot];
            left[slot] = joints.x(joint) + (side == Side.LEFT ? -BESIDE_JOINT - width : BESIDE_JOINT);
            right[slot] = left[slot] + width;
            middle[slot] = joints.y(joint)
                    + switch (side) {
                        case ABOVE -> -2 * LINE_HEIGHT;
                        case BELOW -> 2 * LINE_HEIGHT;
                        default -> 0;
                    };
        }

        double left(int slot) {
            return left[slot];
        }

        double middle(int slot) {
            return middle[slot];
        }

        /** Whether two names do not overlap. */
        boolean areApart(int slot, int other) {
            return left[slot] > right[other] + GAP
                    || right[slot] + GAP < left[other]
                    || Math.abs(middle[slot] - middle[other]) > LINE_HEIGHT + GAP;
        }
    }
}
