package org.jointscope.ui.viewport;

import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;

import org.jointscope.pose.Rig;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Names beside the joints, over the picture. A new pose only moves the labels that are there; which
 * joints have one is decided a few times a second.
 */
final class JointLabels extends Pane {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass HOVERED = PseudoClass.getPseudoClass("hovered");
    private static final double BESIDE_JOINT = 9;
    private static final double RING_RADIUS = 9;
    private static final long NANOS_BETWEEN_CHOICES = 250_000_000;

    private final ViewportViewModel viewModel;
    private final ObservableBooleanValue names;
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
        this.names = viewModel.visible(Layer.NAMES);
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
        viewModel.document.selectedJointProperty().subscribe(this::choose);
        viewModel.pointer.hovered.subscribe(this::choose);
    }

    private void forgetNames() {
        named = rig();
        widths = new double[named.size()];
        Arrays.fill(jointOfLabel, Document.NO_JOINT);
    }

    /** The joints have moved in the picture. */
    void follow() {
        if (names.get() && System.nanoTime() - lastChoice > NANOS_BETWEEN_CHOICES) {
            choose();
        } else {
            place();
        }
    }

    /** Decides which joints have their names shown, and shows them. */
    void choose() {
        if (named != rig()) {
            forgetNames();
        }
        lastChoice = System.nanoTime();
        must[0] = viewModel.pointer.hovered.get();
        must[1] = viewModel.document.selectedJointProperty().get();
        List<Integer> chosen =
                choice.choose(
                        viewModel.pointer.joints(), names.get(), must, getWidth(), getHeight());
        for (int i = 0; i < Math.max(chosen.size(), labels.size()); i++) {
            assign(i, i < chosen.size() ? chosen.get(i) : Document.NO_JOINT);
        }
        place();
    }

    private void assign(int slot, int joint) {
        Label label = label(slot);
        if (joint != Document.NO_JOINT && jointOfLabel[slot] != joint) {
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

    private void place() {
        JointsOnScreen joints = viewModel.pointer.joints();
        for (int slot = 0; slot < labels.size(); slot++) {
            int joint = jointOfLabel[slot];
            Label label = labels.get(slot);
            boolean seen = joints.isSeen(joint);
            label.setVisible(seen);
            if (seen) {
                label.setTranslateX(Math.rint(joints.x(joint) + BESIDE_JOINT));
                label.setTranslateY(Math.rint(joints.y(joint) - Choice.LINE_HEIGHT / 2));
            }
        }
        boolean ringed = joints.isSeen(must[0]);
        ring.setVisible(ringed);
        if (ringed) {
            ring.setCenterX(joints.x(must[0]));
            ring.setCenterY(joints.y(must[0]));
        }
    }

    /**
     * Decides which joints' names are shown when there is not room for all: those that must be,
     * then those that were shown before, so that names do not flicker, then the ones nearest to the
     * viewer; none over another, and not too many.
     */
    static final class Choice {

        /** Nobody reads more at a time. */
        static final int MOST = 64;

        static final double LINE_HEIGHT = 17;

        private static final double GAP = 2;

        private final IntToDoubleFunction widths;

        private List<Integer> chosen = List.of();

        /**
         * @param widths how wide a joint's name is, in pixels
         */
        Choice(IntToDoubleFunction widths) {
            this.widths = widths;
        }

        /**
         * Chooses anew; the most important first.
         *
         * @param all whether all joints want their names shown, or only those that must have it
         * @param must joints whose names are shown in any case, the most important first; or what
         *     is no index
         * @param width of the picture
         * @param height likewise
         */
        List<Integer> choose(
                JointsOnScreen joints, boolean all, int[] must, double width, double height) {
            List<Integer> candidates = new ArrayList<>(chosen);
            chosen = new ArrayList<>();
            for (int joint : must) {
                if (joints.isSeen(joint) && !chosen.contains(joint)) {
                    chosen.add(joint);
                }
            }
            if (all) {
                IntStream.range(0, joints.count())
                        .filter(joints::isSeen)
                        .boxed()
                        .sorted(Comparator.comparingDouble(joints::depth))
                        .forEach(candidates::add);
                for (int joint : candidates) {
                    boolean candidate =
                            chosen.size() < MOST
                                    && joints.isSeen(joint)
                                    && joints.x(joint) > 0
                                    && joints.x(joint) < width
                                    && joints.y(joint) > 0
                                    && joints.y(joint) < height
                                    && !chosen.contains(joint);
                    if (candidate && chosen.stream().allMatch(it -> areApart(joint, it, joints))) {
                        chosen.add(joint);
                    }
                }
            }
            return chosen;
        }

        private boolean areApart(int joint, int other, JointsOnScreen joints) {
            double x = joints.x(joint);
            double otherX = joints.x(other);
            return x > otherX + widths.applyAsDouble(other) + GAP
                    || x + widths.applyAsDouble(joint) + GAP < otherX
                    || Math.abs(joints.y(joint) - joints.y(other)) > LINE_HEIGHT + GAP;
        }
    }
}
