package org.jointscope.compare;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Names;
import org.jointscope.compare.AnimComparison.BoundsChange;
import org.jointscope.compare.AnimComparison.LayoutChange;
import org.jointscope.compare.JointDifference.Largest;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.text.PlainNumber;

/** Describes a comparison in lines of text: a difference each, causes before their consequences. */
public final class ComparisonText {

    /** Of computed numbers; those of a file are complete. */
    private static final int DECIMALS = 4;

    private final Texts texts = Texts.program();
    private final JointPairs joints;
    private final List<String> lines = new ArrayList<>();

    private ComparisonText(JointPairs joints) {
        this.joints = joints;
    }

    /** No lines if the files are equal. */
    public static List<String> lines(Comparison comparison) {
        ComparisonText text = new ComparisonText(comparison.joints());
        switch (comparison) {
            case AnimComparison anim -> text.add(anim);
            case MeshComparison mesh -> text.add(mesh);
        }
        return text.lines;
    }

    private void line(String key, Object... arguments) {
        lines.add(texts.of("comparison." + key, arguments));
    }

    private void add(AnimComparison anim) {
        anim.header().forEach(this::header);
        addJoints();
        addLayouts(anim.layouts());
        anim.poses().forEach(this::pose);
        anim.values().forEach(this::value);
        anim.bounds().ifPresent(this::bounds);
    }

    private void add(MeshComparison mesh) {
        mesh.header().forEach(this::header);
        addJoints();
        mesh.poses().forEach(this::pose);
        mesh.removed().forEach(index -> line("mesh.removed", index));
        mesh.added().forEach(index -> line("mesh.added", index));
        mesh.meshes().forEach(this::mesh);
    }

    private void header(HeaderChange change) {
        lines.add(of(change));
    }

    /** Describes a number of the header. */
    static String of(HeaderChange change) {
        return Texts.program().of("comparison.header", change.name(), number(change.before()), number(change.after()));
    }

    private static String number(Optional<Double> value) {
        return value.filter(Double::isFinite)
                .map(PlainNumber::of)
                .orElseGet(() -> Texts.program().of("comparison.none"));
    }

    private void addJoints() {
        joints.removed().forEach(joint -> line("joint.removed", joint, name(joints.before, joint)));
        joints.added().forEach(joint -> line("joint.added", joint, name(joints.after, joint)));
        for (Pair pair : joints.pairs()) {
            if (pair.renamed()) {
                line("joint.renamed", joint(pair), name(joints.before, pair.before()));
            }
            if (pair.reparented()) {
                line(
                        "joint.reparented",
                        joint(pair),
                        parent(joints.before, pair.before()),
                        parent(joints.after, pair.after()));
            }
        }
        if (!joints.isSameOrder()) {
            line("joint.order");
        }
    }

    private static String name(Rig rig, int joint) {
        return Names.shown(rig.name(joint));
    }

    private String joint(Pair pair) {
        return texts.of("comparison.joint", pair.after(), name(joints.after, pair.after()));
    }

    private String parent(Rig rig, int joint) {
        return rig.isRoot(joint)
                ? texts.of("comparison.none")
                : texts.of("comparison.parent", Names.shown(rig.parentName(joint)));
    }

    private void addLayouts(List<LayoutChange> changes) {
        changes.stream().filter(change -> !change.follows()).forEach(this::layout);
        long follow = changes.stream().filter(LayoutChange::follows).count();
        if (follow > 0) {
            line("start.follows", follow);
        }
    }

    private void layout(LayoutChange change) {
        AnimJoint before = change.before();
        AnimJoint after = change.after();
        List<String> parts = new ArrayList<>();
        if (before.flags() != after.flags()) {
            parts.add(texts.of("comparison.flags", flags(before.flags()), flags(after.flags())));
        }
        if (before.startIndex() != after.startIndex()) {
            parts.add(texts.of("comparison.start", start(before.startIndex()), start(after.startIndex())));
        }
        line(
                "layout",
                joint(change.pair()),
                String.join(", ", parts),
                sourceLines(before.location().line(), after.location().line()));
    }

    private String sourceLines(int before, int after) {
        return before == after ? texts.of("comparison.line", before) : texts.of("comparison.lines", before, after);
    }

    private String flags(int flags) {
        return switch (flags) {
            case ModelFile.MISSING -> texts.of("comparison.none");
            case 0 -> "0";
            default -> texts.of("comparison.bits", flags, String.join(" ", Component.labels(flags)));
        };
    }

    private String start(int index) {
        return index == ModelFile.MISSING ? texts.of("comparison.none") : String.valueOf(index);
    }

    private void value(ValueChange change) {
        line(
                "value",
                joint(change.pair()),
                change.component().label(),
                PlainNumber.of(change.before()),
                PlainNumber.of(change.after()),
                change.worst(),
                sourceLines(change.beforeLine(), change.afterLine()),
                change.frames(),
                change.first(),
                change.last());
    }

    private void pose(JointDifference difference) {
        String local = measure(difference.local());
        String model = measure(difference.model());
        boolean root = joints.after.isRoot(difference.pair().after());
        if (root || model.equals(local)) {
            line(root ? "pose.root" : "pose.both", joint(difference.pair()), local);
        } else {
            line("pose", joint(difference.pair()), local, model);
        }
        if (!difference.followers().isEmpty()) {
            Largest far = difference.farthest();
            line(
                    "followers",
                    difference.followers().size(),
                    rounded(far.units()),
                    name(joints.after, far.joint()),
                    far.unitsFrame());
        }
    }

    /** The differences that are not zero. */
    private String measure(Largest largest) {
        List<String> parts = new ArrayList<>();
        if (largest.units() > 0 || largest.degrees() == 0) {
            parts.add(texts.of("comparison.units", rounded(largest.units()), largest.unitsFrame()));
        }
        if (largest.degrees() > 0) {
            parts.add(texts.of("comparison.degrees", rounded(largest.degrees()), largest.degreesFrame()));
        }
        return String.join(texts.of("comparison.and"), parts);
    }

    /** To four decimals; a smaller difference to one digit. */
    private static String rounded(double value) {
        BigDecimal exact = new BigDecimal(value);
        BigDecimal rounded = exact.setScale(DECIMALS, RoundingMode.HALF_UP);
        BigDecimal shown = rounded.signum() == 0 ? exact.round(new MathContext(1)) : rounded;
        return PlainNumber.of(shown.doubleValue());
    }

    private void bounds(BoundsChange change) {
        line(
                "bounds",
                change.rows(),
                texts.of("comparison.face." + change.face()),
                change.worst(),
                PlainNumber.of(change.before().face(change.face())),
                PlainNumber.of(change.after().face(change.face())),
                sourceLines(
                        change.before().location().line(),
                        change.after().location().line()));
    }

    private void mesh(MeshChange change) {
        String mesh = texts.of("comparison.mesh", change.after());
        if (change.shaders().differ()) {
            line(
                    "shader",
                    mesh,
                    Names.shown(change.shaders().before()),
                    Names.shown(change.shaders().after()));
        }
        count("vertices", mesh, change.vertices());
        count("triangles", mesh, change.triangles());
        count("weights", mesh, change.weights());
        if (change.reordered()) {
            line("vertices.reordered", mesh);
        }
        if (change.removed() + change.added() > 0) {
            line("vertices.other", mesh, change.removed(), change.added());
        }
        if (change.moved().count() > 0) {
            line(
                    "vertices.moved",
                    mesh,
                    change.moved().count(),
                    rounded(change.moved().distance()),
                    change.moved().farthest());
        }
        if (change.remapped() > 0) {
            line("vertices.remapped", mesh, change.remapped());
        }
        change.reweighted()
                .first()
                .ifPresent(first ->
                        line("vertices.reweighted", mesh, change.reweighted().count(), first));
        if (change.rewired() > 0) {
            line("triangles.rewired", mesh, change.rewired());
        }
        change.weightRows()
                .first()
                .ifPresent(
                        first -> line("weights.rows", mesh, change.weightRows().count(), first));
    }

    private void count(String rows, String mesh, MeshChange.Counts counts) {
        if (counts.differ()) {
            line(rows, mesh, counts.before(), counts.after());
        }
    }
}
