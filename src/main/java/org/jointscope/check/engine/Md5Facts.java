package org.jointscope.check.engine;

import org.jointscope.analysis.Names;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.model.Place;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** What rules ask of MD5 files that no issue code answers. */
final class Md5Facts {

    private static final List<Component> ALONG = List.of(Component.TX, Component.TY, Component.TZ);

    private Md5Facts() {}

    /** Joints for which something holds, with what it is: a clause after the joint's name. */
    private static <T extends JointRow> Stream<RuleHit> joints(
            List<T> rows, BiPredicate<Integer, T> condition, Function<T, String> what) {
        return hits(
                rows,
                condition,
                (joint, row) ->
                        "Joint %d '%s' %s."
                                .formatted(joint, Names.shown(row.name()), what.apply(row)));
    }

    /** Joints for which something holds, with a sentence on each. */
    static <T extends JointRow> Stream<RuleHit> hits(
            List<T> rows,
            BiPredicate<Integer, T> condition,
            BiFunction<Integer, T, String> detail) {
        return hits(rows, condition, JointRow::place, Subject::ofJoint, detail);
    }

    private static <T> Stream<RuleHit> hits(
            List<T> rows,
            BiPredicate<Integer, T> condition,
            Function<T, Place> place,
            IntFunction<Subject> subject,
            BiFunction<Integer, T, String> detail) {
        return Interruption.range(rows.size())
                .filter(index -> condition.test(index, rows.get(index)))
                .mapToObj(
                        index ->
                                RuleHit.at(
                                        place.apply(rows.get(index)),
                                        subject.apply(index),
                                        detail.apply(index, rows.get(index))));
    }

    /**
     * @param versions with commas between them
     */
    static Function<ModelFile, Stream<RuleHit>> versionOther(String versions) {
        Set<String> known = Set.of(versions.split(","));
        return file ->
                where(
                        "MD5Version",
                        file.version().filter(Declared::isReadable),
                        value -> !known.contains(String.valueOf((int) value)));
    }

    static Stream<RuleHit> moreCutsThanFrames(Md5Camera camera) {
        int frames = camera.numFrames().map(Declared::toInt).orElse(Integer.MAX_VALUE);
        return where("numCuts", camera.numCuts(), count -> count > frames);
    }

    static Stream<RuleHit> where(
            String keyword, Optional<Declared> number, DoublePredicate condition) {
        return number.stream()
                .filter(it -> condition.test(it.value()))
                .map(
                        it ->
                                RuleHit.at(
                                        it.place(),
                                        Subject.FILE,
                                        "%s is %d.".formatted(keyword, it.toInt())));
    }

    static Stream<RuleHit> animParentLater(Md5Anim anim) {
        return joints(
                anim.hierarchy(),
                (joint, row) -> row.parent() >= joint,
                row -> "stands before its parent");
    }

    /** Joints whose floats do not follow those of the joint before. */
    static Stream<RuleHit> outOfSequence(Md5Anim anim) {
        int[] next = new int[anim.hierarchy().size() + 1];
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            next[joint + 1] = next[joint] + anim.hierarchy().get(joint).componentCount();
        }
        return joints(
                anim.hierarchy(),
                (joint, row) -> row.componentCount() > 0 && row.startIndex() != next[joint],
                row -> "does not take up its floats where the joint before leaves off");
    }

    /** Joints whose floats do not all lie within a frame, or whose startIndex lies behind it. */
    static Stream<RuleHit> pastTheFrame(Md5Anim anim) {
        double count =
                anim.numAnimatedComponents().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        return joints(
                anim.hierarchy(),
                (joint, row) ->
                        row.startIndex() != ModelFile.MISSING
                                && (row.startIndex() < 0
                                        || (double) row.startIndex() + row.componentCount()
                                                > count),
                row -> "takes floats that a frame does not have");
    }

    /** Frames whose number is no less than numFrames. */
    static Stream<RuleHit> framesPastTheEnd(Md5Anim anim) {
        double count = anim.numFrames().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        int read = (int) Math.min(count, anim.frames().size());
        return hits(
                anim.frames().subList(0, Math.max(0, read)),
                (index, frame) ->
                        frame.number() != ModelFile.MISSING
                                && (frame.number() < 0 || frame.number() >= count),
                Frame::place,
                Subject::ofFrame,
                (index, frame) -> "Frame %d is numbered %d.".formatted(index, frame.number()));
    }

    /** Joints that hang on the last joint of the file, or on one that does not exist. */
    static Stream<RuleHit> onTheLastOrNone(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return joints(
                mesh.joints(),
                (joint, row) -> row.parent() >= last,
                row ->
                        row.parent() == last
                                ? "hangs on the last joint"
                                : "hangs on joint %d, which does not exist"
                                        .formatted(row.parent()));
    }

    static Stream<RuleHit> meshParentLater(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return joints(
                mesh.joints(),
                (joint, row) -> row.parent() >= joint && row.parent() < last,
                row -> "stands before its parent");
    }

    static Stream<RuleHit> parentBelowNone(ModelFile file) {
        return joints(
                file.jointRows(),
                (joint, row) -> row.parent() < -1 && row.parent() != ModelFile.MISSING,
                row -> "has a parent of less than -1");
    }

    static Stream<RuleHit> named(Md5Mesh file) {
        return meshes(
                file,
                (index, mesh) -> !mesh.name().isEmpty(),
                (index, mesh) ->
                        "Mesh %d is named '%s'.".formatted(index, Names.shown(mesh.name())));
    }

    /** Meshes that have more vertices, triangles or weights than an engine supports. */
    static Function<Md5Mesh, Stream<RuleHit>> above(String rows, int most) {
        return file ->
                meshes(
                        file,
                        (index, mesh) -> count(mesh, rows) > most,
                        (index, mesh) ->
                                "Mesh %d has %d %s; the most is %d."
                                        .formatted(index, count(mesh, rows), rows, most));
    }

    private static Stream<RuleHit> meshes(
            Md5Mesh file,
            BiPredicate<Integer, Mesh> condition,
            BiFunction<Integer, Mesh, String> detail) {
        return hits(file.meshes(), condition, Mesh::place, Subject::ofMesh, detail);
    }

    private static int count(Mesh mesh, String rows) {
        return switch (rows) {
            case "vertices" -> mesh.vertices().size();
            case "triangles" -> mesh.triangles().size();
            case "weights" -> mesh.weights().size();
            default -> throw new IllegalArgumentException(rows);
        };
    }

    static Function<Md5Mesh, Stream<RuleHit>> jointsAbove(int most) {
        return mesh ->
                joints(mesh.joints(), (joint, row) -> joint == most, row -> "is one too many");
    }

    static Function<Md5Mesh, Stream<RuleHit>> meshesAbove(int most) {
        return file ->
                meshes(
                        file,
                        (index, mesh) -> index == most,
                        (index, mesh) ->
                                "There are %d meshes; the most is %d."
                                        .formatted(file.meshes().size(), most));
    }

    /** Rows whose number is no less than the declared count. */
    static Stream<RuleHit> rowsPastTheEnd(Md5Mesh file) {
        return Interruption.range(file.meshes().size())
                .boxed()
                .flatMap(index -> rowsPastTheEnd(file.meshes().get(index), Subject.ofMesh(index)));
    }

    private static Stream<RuleHit> rowsPastTheEnd(Mesh mesh, Subject of) {
        return Stream.of(
                        past(mesh.vertices(), mesh.numVerts(), of::vertex, "Vertex"),
                        past(mesh.triangles(), mesh.numTris(), of::triangle, "Triangle"),
                        past(mesh.weights(), mesh.numWeights(), of::weight, "Weight"))
                .flatMap(hits -> hits);
    }

    private static Stream<RuleHit> past(
            MeshRows rows, Optional<Declared> declared, IntFunction<Subject> subject, String what) {
        double count = declared.map(Declared::value).orElse(Double.NaN);
        return Interruption.range(rows.size())
                .filter(row -> rows.printedIndex(row) >= count)
                .mapToObj(
                        row ->
                                RuleHit.at(
                                        rows.place(row),
                                        subject.apply(row),
                                        "%s %d is numbered %d of %d."
                                                .formatted(
                                                        what,
                                                        row,
                                                        rows.printedIndex(row),
                                                        (int) count)));
    }

    /** Offsets of the baseframe and of the frames that are so long or longer. */
    static Function<Md5Anim, Stream<RuleHit>> offsetsFrom(double length) {
        return anim -> {
            Clip clip = Md5Kernel.clip(anim);
            return Interruption.range(anim.hierarchy().size())
                    .boxed()
                    .flatMap(
                            joint ->
                                    Stream.concat(
                                            inBaseframe(anim, joint, length),
                                            inFrames(anim, clip, joint, length)));
        };
    }

    private static Stream<RuleHit> inBaseframe(Md5Anim anim, int joint, double length) {
        if (joint >= anim.baseframe().size()) {
            return Stream.empty();
        }
        BaseframeRow row = anim.baseframe().get(joint);
        return ALONG.stream()
                .filter(component -> Math.abs(row.value(component)) >= length)
                .map(
                        component ->
                                offset(
                                        row.place(),
                                        Subject.ofJoint(joint),
                                        component,
                                        row.value(component)));
    }

    /** Of each component the first frame. */
    private static Stream<RuleHit> inFrames(Md5Anim anim, Clip clip, int joint, double length) {
        List<Frame> frames = anim.frames();
        return ALONG.stream()
                .filter(component -> clip.floatIndex(joint, component) >= 0)
                .flatMap(
                        component -> {
                            int at = clip.floatIndex(joint, component);
                            return Interruption.range(frames.size())
                                    .filter(
                                            frame ->
                                                    Math.abs(frames.get(frame).value(at)) >= length)
                                    .limit(1)
                                    .mapToObj(
                                            frame ->
                                                    offset(
                                                            new Place(
                                                                    frames.get(frame).line(at), 1),
                                                            Subject.ofFrame(frame).joint(joint),
                                                            component,
                                                            frames.get(frame).value(at)));
                        });
    }

    private static RuleHit offset(Place place, Subject subject, Component component, double value) {
        return RuleHit.at(
                place,
                subject.component(component.ordinal()),
                "%s is %s.".formatted(component.label(), (float) value));
    }
}
