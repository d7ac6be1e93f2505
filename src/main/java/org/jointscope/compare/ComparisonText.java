package org.jointscope.compare;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.Names;
import org.jointscope.compare.AnimComparison.BoundsChange;
import org.jointscope.compare.AnimComparison.LayoutChange;
import org.jointscope.compare.Difference.Kind;
import org.jointscope.compare.Difference.Place;
import org.jointscope.compare.Difference.SourceLines;
import org.jointscope.compare.JointDifference.Largest;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.text.PlainNumber;

/** Describes a comparison as rows of a table and as lines of text: causes before their consequences. */
public final class ComparisonText {

    /** Of computed numbers; those of a file are complete. */
    private static final int DECIMALS = 4;

    private final Texts texts = Texts.program();
    private final JointPairs joints;
    private final List<Difference> all = new ArrayList<>();

    private ComparisonText(JointPairs joints) {
        this.joints = joints;
    }

    /** No lines if the files are equal. */
    public static List<String> lines(Comparison comparison) {
        return differences(comparison).stream()
                .flatMap(difference -> difference.lines().stream())
                .toList();
    }

    /** The lines about the headers alone. */
    static List<String> lines(JointPairs joints, List<HeaderChange> header) {
        ComparisonText text = new ComparisonText(joints);
        header.forEach(text::header);
        return text.all.stream().flatMap(it -> it.lines().stream()).toList();
    }

    /** All differences, except for those that only follow from others. */
    public static List<Difference> differences(Comparison comparison) {
        ComparisonText text = new ComparisonText(comparison.joints());
        switch (comparison) {
            case AnimComparison anim -> text.add(anim);
            case MeshComparison mesh -> text.add(mesh);
            case HierarchyComparison pair -> text.addJoints(".pair");
        }
        return List.copyOf(text.all);
    }

    /** The same differences, with the values of a joint below its pose, before the joints that follow from it. */
    public static List<Difference> byCause(List<Difference> differences) {
        Map<Integer, List<Difference>> values = differences.stream()
                .filter(it -> it.kind() == Kind.VALUE)
                .collect(Collectors.groupingBy(it -> it.place().after()));
        List<Difference> causes = new ArrayList<>();
        for (Difference difference : differences) {
            if (difference.kind() == Kind.POSE) {
                List<Difference> own = Optional.ofNullable(
                                values.remove(difference.place().after()))
                        .orElse(List.of());
                causes.add(difference.with(Stream.concat(own.stream(), difference.followers().stream())
                        .toList()));
            } else if (difference.kind() != Kind.VALUE) {
                causes.add(difference);
            }
        }
        List<Difference> others = differences.stream()
                .filter(it ->
                        it.kind() == Kind.VALUE && values.containsKey(it.place().after()))
                .toList();
        return Stream.concat(causes.stream(), others.stream()).toList();
    }

    private String text(String key, Object... arguments) {
        return texts.of("comparison." + key, arguments);
    }

    private void add(Kind kind, Place place, String key, String what, String before, String after, String line) {
        add(kind, place, key, what, before, after, Difference.NONE, SourceLines.NONE, List.of(), line);
    }

    private void add(
            Kind kind,
            Place place,
            String key,
            String what,
            String before,
            String after,
            int frame,
            SourceLines source,
            List<Difference> followers,
            String... lines) {
        all.add(new Difference(kind, place, key, what, before, after, frame, source, List.of(lines), followers));
    }

    private void add(AnimComparison anim) {
        anim.header().forEach(this::header);
        addJoints("");
        addLayouts(anim.layouts());
        anim.poses().forEach(pose -> pose(pose, "pose.title", ""));
        anim.values().forEach(this::value);
        anim.bounds().ifPresent(this::bounds);
    }

    private void add(MeshComparison mesh) {
        mesh.header().forEach(this::header);
        addJoints("");
        mesh.poses().forEach(pose -> pose(pose, "pose.bind", ".alone"));
        mesh.removed().forEach(index -> mesh("mesh.removed", index, index, Difference.NONE));
        mesh.added().forEach(index -> mesh("mesh.added", index, Difference.NONE, index));
        mesh.meshes().forEach(this::mesh);
    }

    private void mesh(String key, int index, int before, int after) {
        String mesh = text("mesh", index);
        add(Kind.MESH, Place.mesh(mesh, before, after), key, text(key), "", "", of(mesh, text(key)));
    }

    private String of(String place, String difference) {
        return text("of", place, difference);
    }

    private void header(HeaderChange change) {
        String before = number(change.before());
        String after = number(change.after());
        String line = of(change.name(), changed(before, after));
        add(Kind.HEADER, Place.FILE, change.name(), change.name(), before, after, line);
    }

    private String changed(String before, String after) {
        return text("changed", before, after);
    }

    private String number(Optional<Double> value) {
        return value.filter(Double::isFinite).map(PlainNumber::of).orElseGet(() -> text("none"));
    }

    /** @param form of the texts: versions of a file, or a mesh and an animation */
    private void addJoints(String form) {
        joints.removed().forEach(joint -> only("joint.removed" + form, joints.before, joint, joint, Difference.NONE));
        joints.added().forEach(joint -> only("joint.added" + form, joints.after, joint, Difference.NONE, joint));
        for (Pair pair : joints.pairs()) {
            if (pair.renamed()) {
                String before = name(joints.before, pair.before());
                String line = of(joint(pair), text("joint.renamed" + form, before));
                joint(pair, "name", before, name(joints.after, pair.after()), line);
            }
            if (pair.reparented()) {
                String before = parent(joints.before, pair.before());
                String after = parent(joints.after, pair.after());
                joint(pair, "parent", before, after, of(joint(pair), text("joint.reparented", changed(before, after))));
            }
        }
        if (!joints.isSameOrder()) {
            String order = text("joint.order");
            add(Kind.JOINT, Place.FILE, "order", order, "", "", order);
        }
    }

    private void only(String key, Rig rig, int joint, int before, int after) {
        Place place = Place.joint(name(rig, joint), before, after);
        add(Kind.JOINT, place, key, text(key), "", "", of(text("joint", joint, place.name()), text(key)));
    }

    private void joint(Pair pair, String key, String before, String after, String line) {
        add(Kind.JOINT, place(pair), key, text("what." + key), before, after, line);
    }

    private Place place(Pair pair) {
        return Place.joint(name(joints.after, pair.after()), pair.before(), pair.after());
    }

    private static String name(Rig rig, int joint) {
        return Names.shown(rig.name(joint));
    }

    private String joint(Pair pair) {
        return text("joint", pair.after(), name(joints.after, pair.after()));
    }

    private String parent(Rig rig, int joint) {
        return rig.isRoot(joint) ? text("none") : text("parent", Names.shown(rig.parentName(joint)));
    }

    private void addLayouts(List<LayoutChange> changes) {
        changes.stream().filter(change -> !change.follows()).map(this::layout).forEach(all::add);
        List<Difference> follow =
                changes.stream().filter(LayoutChange::follows).map(this::layout).toList();
        if (!follow.isEmpty()) {
            String line = text("start.follows", follow.size());
            add(Kind.LAYOUT, Place.FILE, "follow", line, "", "", Difference.NONE, SourceLines.NONE, follow, line);
        }
    }

    private Difference layout(LayoutChange change) {
        AnimJoint before = change.before();
        AnimJoint after = change.after();
        boolean flags = before.flags() != after.flags();
        boolean start = before.startIndex() != after.startIndex();
        List<String> parts = new ArrayList<>();
        if (flags) {
            parts.add(text("flags", changed(flags(before.flags()), flags(after.flags()))));
        }
        if (start) {
            parts.add(text("start", changed(start(before.startIndex()), start(after.startIndex()))));
        }
        SourceLines source =
                new SourceLines(before.location().line(), after.location().line());
        return new Difference(
                Kind.LAYOUT,
                place(change.pair()),
                "layout",
                text("what." + (flags ? start ? "layout" : "flags" : "start")),
                layout(before, flags, start),
                layout(after, flags, start),
                Difference.NONE,
                source,
                List.of(text("layout", joint(change.pair()), String.join(", ", parts), words(source))),
                List.of());
    }

    private String layout(AnimJoint joint, boolean flags, boolean start) {
        return (flags ? flags(joint.flags()) : "")
                + (flags && start ? ", " : "")
                + (start ? start(joint.startIndex()) : "");
    }

    private String words(SourceLines source) {
        return source.before() == source.after()
                ? text("line", source.before())
                : text("lines", source.before(), source.after());
    }

    private String flags(int flags) {
        return switch (flags) {
            case ModelFile.MISSING -> text("none");
            case 0 -> "0";
            default -> text("bits", flags, String.join(" ", Component.labels(flags)));
        };
    }

    private String start(int index) {
        return index == ModelFile.MISSING ? text("none") : String.valueOf(index);
    }

    private void value(ValueChange change) {
        String label = change.component().label();
        String before = PlainNumber.of(change.before());
        String after = PlainNumber.of(change.after());
        SourceLines source = new SourceLines(change.beforeLine(), change.afterLine());
        String frames = text("value.frames", change.frames(), change.first(), change.last());
        add(
                Kind.VALUE,
                place(change.pair()).of(change.component()),
                label,
                text("what.value", label, change.frames()),
                before,
                after,
                change.worst(),
                source,
                List.of(),
                text(
                        "value",
                        joint(change.pair()),
                        label,
                        changed(before, after),
                        change.worst(),
                        words(source),
                        frames));
    }

    /** @param ending of the keys of units and degrees: they name the frame if there are several */
    private void pose(JointDifference difference, String title, String ending) {
        Pair pair = difference.pair();
        String local = measure(difference.local(), ending);
        String model = measure(difference.model(), ending);
        List<String> lines = new ArrayList<>();
        boolean root = joints.after.isRoot(pair.after());
        lines.add(
                root || model.equals(local)
                        ? text(root ? "pose.root" : "pose.both", joint(pair), local)
                        : text("pose", joint(pair), local, model));
        if (!difference.followers().isEmpty()) {
            Largest far = difference.farthest();
            lines.add(text(
                    "followers",
                    difference.followers().size(),
                    rounded(far.units()),
                    name(joints.after, far.joint()),
                    far.unitsFrame()));
        }
        int frame = !ending.isEmpty()
                ? Difference.NONE
                : difference.local().degrees() > 0
                        ? difference.local().degreesFrame()
                        : difference.local().unitsFrame();
        Place place = place(pair);
        List<Difference> followers = difference.followers().stream()
                .map(joint -> follower(joint, place.name(), frame))
                .toList();
        String what = text(title, measure(difference.local(), ".alone"));
        add(Kind.POSE, place, "pose", what, "", "", frame, SourceLines.NONE, followers, lines.toArray(String[]::new));
    }

    private Difference follower(int joint, String cause, int frame) {
        Place place = Place.joint(name(joints.after, joint), joints.inBefore(joint), joint);
        return new Difference(
                Kind.POSE,
                place,
                "follower",
                text("what.follower", cause),
                "",
                "",
                frame,
                SourceLines.NONE,
                List.of(),
                List.of());
    }

    /** The differences that are not zero. */
    private String measure(Largest largest, String ending) {
        List<String> parts = new ArrayList<>();
        if (largest.units() > 0 || largest.degrees() == 0) {
            parts.add(text("units" + ending, rounded(largest.units()), largest.unitsFrame()));
        }
        if (largest.degrees() > 0) {
            parts.add(text("degrees" + ending, rounded(largest.degrees()), largest.degreesFrame()));
        }
        return String.join(text("and"), parts);
    }

    /** To four decimals; a smaller difference to one digit. */
    public static String rounded(double value) {
        BigDecimal exact = new BigDecimal(value);
        BigDecimal rounded = exact.setScale(DECIMALS, RoundingMode.HALF_UP);
        BigDecimal shown = rounded.signum() == 0 ? exact.round(new MathContext(1)) : rounded;
        return PlainNumber.of(shown.doubleValue());
    }

    private void bounds(BoundsChange change) {
        String face = text("face." + change.face());
        String before = PlainNumber.of(change.before().face(change.face()));
        String after = PlainNumber.of(change.after().face(change.face()));
        SourceLines source = new SourceLines(
                change.before().location().line(), change.after().location().line());
        add(
                Kind.BOUNDS,
                Place.FILE,
                "bounds",
                text("what.bounds", face, change.rows()),
                before,
                after,
                change.worst(),
                source,
                List.of(),
                text("bounds", change.rows(), face, change.worst(), changed(before, after), words(source)));
    }

    private void mesh(MeshChange change) {
        if (change.shaders().differ()) {
            String before = Names.shown(change.shaders().before());
            String after = Names.shown(change.shaders().after());
            add(
                    Kind.MESH,
                    place(change),
                    "shader",
                    text("what.shader"),
                    before,
                    after,
                    of(place(change).name(), text("shader", before, after)));
        }
        count("vertices", change, change.vertices());
        count("triangles", change, change.triangles());
        count("weights", change, change.weights());
        if (change.reordered()) {
            rows("vertices.reordered", place(change));
        }
        if (change.removed() + change.added() > 0) {
            rows("vertices.other", place(change), change.removed(), change.added());
        }
        if (change.moved().count() > 0) {
            rows(
                    "vertices.moved",
                    place(change).vertex(change.moved().farthest()),
                    change.moved().count(),
                    rounded(change.moved().distance()),
                    change.moved().farthest());
        }
        if (change.remapped() > 0) {
            rows("vertices.remapped", place(change), change.remapped());
        }
        change.reweighted()
                .first()
                .ifPresent(first -> rows(
                        "vertices.reweighted",
                        place(change).vertex(first),
                        change.reweighted().count(),
                        first));
        if (change.rewired() > 0) {
            rows("triangles.rewired", place(change), change.rewired());
        }
        change.weightRows()
                .first()
                .ifPresent(first ->
                        rows("weights.rows", place(change), change.weightRows().count(), first));
    }

    private Place place(MeshChange change) {
        return Place.mesh(text("mesh", change.after()), change.before(), change.after());
    }

    private void rows(String key, Place place, Object... arguments) {
        String what = text(key, arguments);
        add(Kind.MESH, place, key, what, "", "", of(place.name(), what));
    }

    private void count(String rows, MeshChange change, MeshChange.Counts counts) {
        if (counts.differ()) {
            Place place = place(change);
            String before = text("count", counts.before());
            String after = text("count", counts.after());
            String line = of(place.name(), text(rows, changed(before, after)));
            add(Kind.MESH, place, rows, text("what." + rows), before, after, line);
        }
    }
}
