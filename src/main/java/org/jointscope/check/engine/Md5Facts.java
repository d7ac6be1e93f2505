package org.jointscope.check.engine;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.LayoutStatus;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Names;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.model.TextLocation;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;

/** Facts about MD5 files that rules refer to and that have no issue code. */
final class Md5Facts {

    private static final List<Component> ALONG = List.of(Component.TX, Component.TY, Component.TZ);

    /** Poses of joints that are searched, which limits the time for invalid hierarchies. */
    private static final int MOST_POSES = 1 << 22;

    private Md5Facts() {}

    /** Joints that meet a condition, with a sentence on each. */
    static <T extends JointRow> Stream<RuleHit> hits(
            List<T> rows, BiPredicate<Integer, T> condition, BiFunction<Integer, T, Phrase> detail) {
        return hits(rows, condition, JointRow::location, Subject::ofJoint, detail);
    }

    private static <T> Stream<RuleHit> hits(
            List<T> rows,
            BiPredicate<Integer, T> condition,
            Function<T, TextLocation> location,
            IntFunction<Subject> subject,
            BiFunction<Integer, T, Phrase> detail) {
        return Interruption.range(rows.size())
                .filter(index -> condition.test(index, rows.get(index)))
                .mapToObj(index -> RuleHit.at(
                        location.apply(rows.get(index)), subject.apply(index), detail.apply(index, rows.get(index))));
    }

    /** @param versions with commas between them */
    static Function<ModelFile, Stream<RuleHit>> versionOther(String versions) {
        Set<String> known = Set.of(versions.split(","));
        return file -> where(
                "MD5Version",
                file.version().filter(Declared::isReadable),
                value -> !known.contains(String.valueOf((int) value)));
    }

    static Stream<RuleHit> moreCutsThanFrames(Md5Camera camera) {
        int frames = camera.numFrames().map(Declared::toInt).orElse(Integer.MAX_VALUE);
        return where("numCuts", camera.numCuts(), count -> count > frames);
    }

    static Stream<RuleHit> where(String keyword, Optional<Declared> number, DoublePredicate condition) {
        return number.stream()
                .filter(it -> condition.test(it.value()))
                .map(it -> RuleHit.at(it.location(), Subject.FILE, Phrase.of("engine.hit.value", keyword, it.toInt())));
    }

    static Stream<RuleHit> animParentLater(Md5Anim anim) {
        return hits(anim.hierarchy(), (joint, row) -> row.parent() >= joint, Md5Facts::parentNotBefore);
    }

    /** Joints with a startIndex that differs from the expected one. */
    static Stream<RuleHit> outOfSequence(Md5Anim anim) {
        int[] next = new int[anim.hierarchy().size() + 1];
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            next[joint + 1] = next[joint] + anim.hierarchy().get(joint).componentCount();
        }
        return hits(
                anim.hierarchy(),
                (joint, row) -> row.componentCount() > 0 && row.startIndex() != next[joint],
                (joint, row) -> Phrase.of(
                        "engine.hit.start.other", joint, Names.shown(row.name()), row.startIndex(), next[joint]));
    }

    /** Joints with components outside the frame, or with a startIndex after its end. */
    static Stream<RuleHit> pastTheFrame(Md5Anim anim) {
        double count = anim.numAnimatedComponents().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        return hits(
                anim.hierarchy(),
                (joint, row) -> row.startIndex() != ModelFile.MISSING
                        && (row.startIndex() < 0 || (double) row.startIndex() + row.componentCount() > count),
                Md5Facts::outside);
    }

    /**
     * The first non-unit orientation of each joint that shares components with another. These have no issue of their
     * own: the shared components are reported.
     */
    static Stream<RuleHit> longOrientationOfShared(Md5Anim anim) {
        ComponentLayout layout = new ComponentLayout(anim, new BitSet());
        Clip clip = Md5Kernel.clip(anim);
        int frames = Math.min(anim.frames().size(), MOST_POSES / Math.max(1, layout.size()));
        return Interruption.range(layout.size())
                .filter(joint -> layout.joint(joint).status() == LayoutStatus.OVERLAP)
                .boxed()
                .flatMap(joint -> Interruption.range(frames)
                        .filter(frame -> isTooLong(clip, joint, frame))
                        .limit(1)
                        .mapToObj(frame -> tooLong(anim, clip, joint, frame)));
    }

    private static boolean isTooLong(Clip clip, int joint, int frame) {
        return JointTransform.isTooLong(lengthSquared(clip, joint, frame));
    }

    private static double lengthSquared(Clip clip, int joint, int frame) {
        return Stream.of(Component.values())
                .filter(Component::isOrientation)
                .mapToDouble(component -> clip.value(joint, component, frame))
                .map(value -> value * value)
                .sum();
    }

    private static RuleHit tooLong(Md5Anim anim, Clip clip, int joint, int frame) {
        AnimJoint row = anim.hierarchy().get(joint);
        return new RuleHit(
                new Location(anim.frames().get(frame).line(row.startIndex()), 1),
                Subject.ofJoint(joint).frame(frame),
                Phrase.of(
                        "FRAME_ORIENTATION_NON_UNIT.title",
                        frame,
                        joint,
                        Names.shown(row.name()),
                        Figures.near1(lengthSquared(clip, joint, frame))));
    }

    /** Components without a flag bit, for which the baseframe has a value other than 0. */
    static Stream<RuleHit> needsBaseframe(Md5Anim anim) {
        return Interruption.range(anim.hierarchy().size())
                .boxed()
                .flatMap(joint -> ofBaseframe(anim, joint).map(component -> needed(anim, joint, component)));
    }

    /** The components of a joint that are from the baseframe, and not 0. */
    static Stream<Component> ofBaseframe(Md5Anim anim, int joint) {
        int flags = anim.hierarchy().get(joint).flags();
        if (joint >= anim.baseframe().size() || flags == ModelFile.MISSING) {
            return Stream.empty();
        }
        BaseframeRow row = anim.baseframe().get(joint);
        return Stream.of(Component.values())
                .filter(component -> !component.isIn(flags))
                .filter(component -> Math.abs(row.value(component)) > 0);
    }

    private static RuleHit needed(Md5Anim anim, int joint, Component component) {
        AnimJoint row = anim.hierarchy().get(joint);
        BaseframeRow base = anim.baseframe().get(joint);
        return RuleHit.at(
                base.location(),
                Subject.ofJoint(joint).component(component.ordinal()),
                Phrase.of(
                        "engine.hit.unflagged",
                        joint,
                        Names.shown(row.name()),
                        row.flags(),
                        component.label(),
                        Figures.of(base.value(component))));
    }

    /** Joints with a startIndex that is negative, or past the end of the frame by more than a number of components. */
    static Function<Md5Anim, Stream<RuleHit>> startPastEnd(int more) {
        return anim -> {
            double most = anim.numAnimatedComponents()
                    .map(count -> count.value() + more)
                    .orElse(Double.POSITIVE_INFINITY);
            return hits(
                    anim.hierarchy(),
                    (joint, row) ->
                            row.startIndex() != ModelFile.MISSING && (row.startIndex() < 0 || row.startIndex() > most),
                    Md5Facts::outside);
        };
    }

    private static Phrase outside(int joint, AnimJoint row) {
        return Phrase.of(
                "engine.hit.start.outside", joint, Names.shown(row.name()), row.startIndex(), row.componentCount());
    }

    /** Joints of the hierarchy with whitespace in their names. */
    static Stream<RuleHit> nameWithABlank(Md5Anim anim) {
        return hits(
                anim.hierarchy(),
                (joint, row) -> row.name().chars().anyMatch(Character::isWhitespace),
                (joint, row) -> Phrase.of("engine.hit.name.blank", joint, Names.shown(row.name())));
    }

    /** The first joint in each frame with fewer values on its line than bits in its flags. */
    static Stream<RuleHit> frameLinesShort(Md5Anim anim) {
        return Interruption.range(anim.frames().size())
                .boxed()
                .flatMap(index -> lineShort(anim, anim.frames().get(index), index));
    }

    /** Each joint with flags reads from a line of its own, in the order of the hierarchy. */
    private static Stream<RuleHit> lineShort(Md5Anim anim, Frame frame, int index) {
        int[] starts = frame.size() == 0 ? new int[0] : frame.lineStarts();
        int line = 0;
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            AnimJoint row = anim.hierarchy().get(joint);
            if (row.flags() == 0 || row.flags() == ModelFile.MISSING) {
                continue;
            }
            int end = line + 1 < starts.length ? starts[line + 1] : frame.size();
            int values = line < starts.length ? end - starts[line] : 0;
            if (values < row.componentCount()) {
                TextLocation location =
                        line < starts.length ? new TextLocation(frame.lines()[line], 1) : frame.location();
                return Stream.of(RuleHit.at(
                        location,
                        Subject.ofFrame(index).joint(joint),
                        Phrase.of(
                                "engine.hit.frame.line",
                                joint,
                                Names.shown(row.name()),
                                row.componentCount(),
                                values)));
            }
            line++;
        }
        return Stream.empty();
    }

    /** Vertices with a first weight that does not exist, or that references no existing joint. */
    static Stream<RuleHit> firstWeightUnusable(Md5Mesh file) {
        return Interruption.range(file.meshes().size())
                .boxed()
                .flatMap(index -> firstWeightUnusable(
                        file.meshes().get(index), file.joints().size(), Subject.ofMesh(index)));
    }

    private static Stream<RuleHit> firstWeightUnusable(Mesh mesh, int joints, Subject of) {
        VertexTable vertices = mesh.vertices();
        WeightTable weights = mesh.weights();
        return Interruption.range(vertices.size())
                .filter(row -> {
                    int first = vertices.firstWeight(row);
                    return first >= weights.size() || first >= 0 && weights.joint(first) >= joints;
                })
                .mapToObj(row -> RuleHit.at(
                        vertices.location(row),
                        of.vertex(row),
                        Phrase.of("engine.hit.weight.first", row, vertices.firstWeight(row))));
    }

    /**
     * Frames with a number that is not less than numFrames.
     *
     * @param all whether the engine reads every frame of the file, not only numFrames of them
     */
    static Function<Md5Anim, Stream<RuleHit>> framesPastTheEnd(boolean all) {
        return anim -> {
            double count = anim.numFrames().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
            int frames = anim.frames().size();
            int read = all ? frames : (int) Math.clamp(count, 0, frames);
            return hits(
                    anim.frames().subList(0, read),
                    (index, frame) ->
                            frame.number() != ModelFile.MISSING && (frame.number() < 0 || frame.number() >= count),
                    Frame::location,
                    Subject::ofFrame,
                    (index, frame) -> Phrase.of("engine.hit.frame", index, frame.number()));
        };
    }

    /** Joints with the last joint of the file as their parent, or one that does not exist. */
    static Stream<RuleHit> onTheLastOrNone(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return hits(
                mesh.joints(),
                (joint, row) -> row.parent() >= last,
                (joint, row) -> parent(
                        row.parent() == last ? "engine.hit.parent.last" : "engine.hit.parent.missing", joint, row));
    }

    /** Roots other than joint 0, and a joint 0 that is not a root with parent −1. */
    static Stream<RuleHit> otherRoots(Md5Mesh mesh) {
        return hits(
                mesh.joints(),
                (joint, row) ->
                        row.parent() != ModelFile.MISSING && (joint == 0 ? row.parent() != -1 : row.parent() < 0),
                (joint, row) -> parent("engine.hit.parent", joint, row));
    }

    /** Joints with a parent after the last joint. */
    static Stream<RuleHit> parentMissing(Md5Mesh mesh) {
        return hits(
                mesh.joints(),
                (joint, row) -> row.parent() >= mesh.joints().size(),
                (joint, row) -> parent("engine.hit.parent.missing", joint, row));
    }

    /** Joints with a name that is longer than a number of bytes. */
    static Stream<RuleHit> longNames(ModelFile file, int most) {
        return longNames(file, most, _ -> true);
    }

    /** As {@link #longNames}, of joints that have children. */
    static Stream<RuleHit> longParentNames(ModelFile file, int most) {
        Set<Integer> parents = file.jointRows().stream().map(JointRow::parent).collect(Collectors.toSet());
        return longNames(file, most, parents::contains);
    }

    private static Stream<RuleHit> longNames(ModelFile file, int most, IntPredicate which) {
        return hits(
                file.jointRows(),
                (joint, row) -> which.test(joint) && bytes(row.name()) > most,
                (joint, row) ->
                        Phrase.of("engine.hit.name.long", joint, Names.shown(row.name()), bytes(row.name()), most));
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** A commandline that is longer than a number of bytes. */
    static Stream<RuleHit> longCommandline(String commandline, int most) {
        return bytes(commandline) <= most
                ? Stream.empty()
                : Stream.of(new RuleHit(
                        Location.START, Subject.FILE, Phrase.of("engine.hit.commandline", bytes(commandline), most)));
    }

    static Stream<RuleHit> meshParentLater(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return hits(
                mesh.joints(), (joint, row) -> row.parent() >= joint && row.parent() < last, Md5Facts::parentNotBefore);
    }

    private static Phrase parentNotBefore(int joint, JointRow row) {
        return parent("engine.hit.parent.later", joint, row);
    }

    private static Phrase parent(String key, int joint, JointRow row) {
        return Phrase.of(key, joint, Names.shown(row.name()), row.parent());
    }

    static Stream<RuleHit> parentBelowNone(ModelFile file) {
        return hits(
                file.jointRows(),
                (joint, row) -> row.parent() < -1 && row.parent() != ModelFile.MISSING,
                (joint, row) -> parent("engine.hit.parent.negative", joint, row));
    }

    static Stream<RuleHit> named(Md5Mesh file) {
        return meshes(
                file,
                (index, mesh) -> !mesh.name().isEmpty(),
                (index, mesh) -> Phrase.of("engine.hit.mesh.named", index, Names.shown(mesh.name())));
    }

    static Stream<RuleHit> flagged(Md5Mesh file) {
        return meshes(
                file,
                (index, mesh) -> !mesh.extension().flags().isEmpty(),
                (index, mesh) -> Phrase.of("engine.hit.mesh.flags", index));
    }

    /**
     * Meshes with more vertices, triangles or weights than an engine supports.
     *
     * @param key of the text
     */
    static Function<Md5Mesh, Stream<RuleHit>> above(String key, Function<Mesh, MeshRows> rows, int most) {
        return file -> meshes(
                file,
                (index, mesh) -> rows.apply(mesh).size() > most,
                (index, mesh) -> Phrase.of(key, index, rows.apply(mesh).size(), most));
    }

    /** The first mesh with which the rows of all meshes exceed the limit of an engine. */
    static Function<Md5Mesh, Stream<RuleHit>> totalAbove(Function<Mesh, MeshRows> rows, int most) {
        return file -> {
            int total = 0;
            for (int index = 0; index < file.meshes().size(); index++) {
                total += rows.apply(file.meshes().get(index)).size();
                if (total > most) {
                    return Stream.of(RuleHit.at(
                            file.meshes().get(index).location(),
                            Subject.ofMesh(index),
                            Phrase.of("engine.hit.above.total", index, most)));
                }
            }
            return Stream.empty();
        };
    }

    private static Stream<RuleHit> meshes(
            Md5Mesh file, BiPredicate<Integer, Mesh> condition, BiFunction<Integer, Mesh, Phrase> detail) {
        return hits(file.meshes(), condition, Mesh::location, Subject::ofMesh, detail);
    }

    static Function<Md5Mesh, Stream<RuleHit>> jointsAbove(int most) {
        return mesh -> hits(
                mesh.joints(),
                (joint, row) -> joint == most,
                (joint, row) -> Phrase.of("engine.hit.joints", joint, Names.shown(row.name()), most));
    }

    static Function<Md5Mesh, Stream<RuleHit>> meshesAbove(int most) {
        return file -> meshes(
                file,
                (index, mesh) -> index == most,
                (index, mesh) -> Phrase.of("engine.hit.meshes", file.meshes().size(), most));
    }

    /** Rows with an index that is not less than the declared count. */
    static Stream<RuleHit> rowsPastTheEnd(Md5Mesh file) {
        return Interruption.range(file.meshes().size())
                .boxed()
                .flatMap(index -> rowsPastTheEnd(file.meshes().get(index), Subject.ofMesh(index)));
    }

    private static Stream<RuleHit> rowsPastTheEnd(Mesh mesh, Subject of) {
        return Stream.of(
                        past(mesh.vertices(), mesh.numVerts(), of::vertex, "engine.hit.row.vertex"),
                        past(mesh.triangles(), mesh.numTris(), of::triangle, "engine.hit.row.triangle"),
                        past(mesh.weights(), mesh.numWeights(), of::weight, "engine.hit.row.weight"))
                .flatMap(hits -> hits);
    }

    private static Stream<RuleHit> past(
            MeshRows rows, Optional<Declared> declared, IntFunction<Subject> subject, String key) {
        double count = declared.map(Declared::value).orElse(Double.NaN);
        return Interruption.range(rows.size())
                .filter(row -> rows.printedIndex(row) >= count)
                .mapToObj(row -> RuleHit.at(
                        rows.location(row), subject.apply(row), Phrase.of(key, row, rows.printedIndex(row), (int)
                                count)));
    }

    /** Coordinates of the baseframe and of the frames of at least a magnitude. */
    static Function<Md5Anim, Stream<RuleHit>> offsetsFrom(double length) {
        return anim -> {
            Clip clip = Md5Kernel.clip(anim);
            return Interruption.range(anim.hierarchy().size())
                    .boxed()
                    .flatMap(joint ->
                            Stream.concat(inBaseframe(anim, joint, length), inFrames(anim, clip, joint, length)));
        };
    }

    private static Stream<RuleHit> inBaseframe(Md5Anim anim, int joint, double length) {
        if (joint >= anim.baseframe().size()) {
            return Stream.empty();
        }
        BaseframeRow row = anim.baseframe().get(joint);
        return ALONG.stream()
                .filter(component -> Math.abs(row.value(component)) >= length)
                .map(component -> offset(row.location(), Subject.ofJoint(joint), component, row.value(component)));
    }

    /** The first frame for each component. */
    private static Stream<RuleHit> inFrames(Md5Anim anim, Clip clip, int joint, double length) {
        List<Frame> frames = anim.frames();
        return ALONG.stream()
                .filter(component -> clip.componentIndex(joint, component) >= 0)
                .flatMap(component -> {
                    int at = clip.componentIndex(joint, component);
                    return Interruption.range(frames.size())
                            .filter(frame -> Math.abs(frames.get(frame).value(at)) >= length)
                            .limit(1)
                            .mapToObj(frame -> offset(
                                    new TextLocation(frames.get(frame).line(at), 1),
                                    Subject.ofFrame(frame).joint(joint),
                                    component,
                                    frames.get(frame).value(at)));
                });
    }

    private static RuleHit offset(TextLocation location, Subject subject, Component component, double value) {
        return RuleHit.at(
                location,
                subject.component(component.ordinal()),
                Phrase.of("engine.hit.value", component.label(), (float) value));
    }
}
