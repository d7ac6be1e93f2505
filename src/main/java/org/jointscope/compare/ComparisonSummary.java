package org.jointscope.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Names;
import org.jointscope.compare.AnimComparison.LayoutChange;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.text.PlainNumber;

/** The kinds of differences between two files in a few words each, with the location of the first or largest one. */
public final class ComparisonSummary {

    /** A turn by 4° is about as visible as a move by a unit. */
    private static final double UNITS_PER_ORIENTATION = 32;

    private final Texts texts = Texts.program();
    private final JointPairs joints;
    private final List<Part> parts = new ArrayList<>();

    private ComparisonSummary(JointPairs joints) {
        this.joints = joints;
    }

    /**
     * Differences of one kind.
     *
     * @param joint of the second file; {@link JointPairs#NONE} if there is none
     * @param frame the index of the frame with the largest difference; empty if they are not in a frame
     */
    public record Part(String text, int joint, Optional<Component> component, Optional<Integer> frame) {}

    /** The largest difference of the pose first; none if the files are equal. */
    public static List<Part> of(Comparison comparison) {
        ComparisonSummary summary = new ComparisonSummary(comparison.joints());
        switch (comparison) {
            case AnimComparison anim -> summary.add(anim);
            case MeshComparison mesh -> summary.add(mesh);
            case HierarchyComparison pair -> summary.addJoints();
        }
        return List.copyOf(summary.parts);
    }

    private void add(AnimComparison anim) {
        addPoses(anim.poses());
        addJoints();
        List<LayoutChange> flags = anim.layouts().stream()
                .filter(it -> it.before().flags() != it.after().flags())
                .toList();
        List<LayoutChange> starts = anim.layouts().stream()
                .filter(it -> it.before().startIndex() != it.after().startIndex())
                .toList();
        addLayouts("flags", flags);
        addLayouts("starts", starts);
        anim.values().stream()
                .max(Comparator.comparing(ComparisonSummary::weight))
                .ifPresent(it -> parts.add(new Part(
                        texts.of(
                                "comparison.summary.value",
                                anim.values().size(),
                                it.component().label(),
                                name(it.pair()),
                                PlainNumber.of(it.before()),
                                PlainNumber.of(it.after()),
                                it.worst()),
                        it.pair().after(),
                        Optional.of(it.component()),
                        Optional.of(it.worst()))));
        addHeader(anim.header());
        anim.bounds().ifPresent(it -> add("bounds", JointPairs.NONE, Optional.of(it.worst()), it.rows()));
    }

    private void add(MeshComparison mesh) {
        addPoses(mesh.poses());
        addJoints();
        addHeader(mesh.header());
        int meshes = mesh.added().size() + mesh.removed().size() + mesh.meshes().size();
        if (meshes > 0) {
            add("meshes", JointPairs.NONE, Optional.empty(), meshes);
        }
    }

    private void addHeader(List<HeaderChange> changes) {
        ComparisonText.lines(joints, changes)
                .forEach(line -> parts.add(new Part(line, JointPairs.NONE, Optional.empty(), Optional.empty())));
    }

    /** A difference in units, or of a component of a quaternion in the number of units that is as visible. */
    private static double weight(ValueChange change) {
        double difference = Math.abs(change.after() - change.before());
        return change.component().isOrientation() ? difference * UNITS_PER_ORIENTATION : difference;
    }

    private void addPoses(List<JointDifference> poses) {
        poses.stream()
                .max(Comparator.comparing(it -> it.model().units()))
                .filter(it -> it.model().units() > 0)
                .ifPresent(it -> add(
                        "moves",
                        it.pair().after(),
                        Optional.of(it.model().unitsFrame()),
                        name(it.pair()),
                        Figures.of(it.model().units()),
                        it.model().unitsFrame()));
        poses.stream()
                .max(Comparator.comparing(it -> it.model().degrees()))
                .filter(it -> it.model().degrees() > 0)
                .ifPresent(it -> add(
                        "turns",
                        it.pair().after(),
                        Optional.of(it.model().degreesFrame()),
                        name(it.pair()),
                        Figures.of(it.model().degrees()),
                        it.model().degreesFrame()));
    }

    private void addJoints() {
        if (!joints.removed().isEmpty()) {
            add("removed", JointPairs.NONE, Optional.empty(), joints.removed().size());
        }
        if (!joints.added().isEmpty()) {
            add(
                    "added",
                    joints.added().getFirst(),
                    Optional.empty(),
                    joints.added().size());
        }
        List<Pair> renamed = joints.pairs().stream().filter(Pair::renamed).toList();
        List<Pair> reparented = joints.pairs().stream().filter(Pair::reparented).toList();
        addPairs("renamed", renamed);
        addPairs("reparented", reparented);
        if (!joints.isSameOrder()) {
            add("order", JointPairs.NONE, Optional.empty());
        }
    }

    private void addPairs(String key, List<Pair> pairs) {
        if (!pairs.isEmpty()) {
            add(key, pairs.getFirst().after(), Optional.empty(), pairs.size(), name(pairs.getFirst()));
        }
    }

    private void addLayouts(String key, List<LayoutChange> changes) {
        addPairs(key, changes.stream().map(LayoutChange::pair).toList());
    }

    private String name(Pair pair) {
        return Names.shown(joints.after.name(pair.after()));
    }

    private void add(String key, int joint, Optional<Integer> frame, Object... arguments) {
        parts.add(new Part(texts.of("comparison.summary." + key, arguments), joint, Optional.empty(), frame));
    }
}
