package org.jointscope.compare;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jointscope.compare.AnimComparison.BoundsChange;
import org.jointscope.compare.AnimComparison.LayoutChange;
import org.jointscope.compare.JointDifference.Largest;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.export.Json;
import org.jointscope.pose.Rig;

/** Writes the members of a comparison for scripts. */
public final class ComparisonJson {

    private final JointPairs joints;

    private ComparisonJson(JointPairs joints) {
        this.joints = joints;
    }

    public static void write(Json json, Comparison comparison) throws IOException {
        ComparisonJson writer = new ComparisonJson(comparison.joints());
        json.member("equal", comparison.isEqual());
        switch (comparison) {
            case AnimComparison anim -> writer.write(json, anim);
            case MeshComparison mesh -> writer.write(json, mesh);
            case HierarchyComparison pair -> writer.writeJoints(json);
        }
    }

    private void write(Json json, AnimComparison anim) throws IOException {
        header(json, anim.header());
        writeJoints(json);
        json.objects("layouts", anim.layouts(), this::layout)
                .objects("poses", anim.poses(), this::pose)
                .objects("values", anim.values(), this::value);
        Optional<BoundsChange> bounds = anim.bounds();
        if (bounds.isPresent()) {
            json.object("bounds", each -> bounds(each, bounds.get()));
        }
    }

    private void write(Json json, MeshComparison mesh) throws IOException {
        header(json, mesh.header());
        writeJoints(json);
        json.objects("poses", mesh.poses(), this::pose)
                .member("removedMeshes", mesh.removed())
                .member("addedMeshes", mesh.added())
                .objects("meshes", mesh.meshes(), ComparisonJson::mesh);
    }

    private static void header(Json json, List<HeaderChange> changes) throws IOException {
        json.objects(
                "header",
                changes,
                (each, change) -> each.member("name", change.name())
                        .member("before", change.before().orElse(Double.NaN))
                        .member("after", change.after().orElse(Double.NaN)));
    }

    private void writeJoints(Json json) throws IOException {
        List<Pair> renamed = joints.pairs().stream().filter(Pair::renamed).toList();
        List<Pair> reparented = joints.pairs().stream().filter(Pair::reparented).toList();
        json.member("removedJoints", names(joints.before, joints.removed()))
                .member("addedJoints", names(joints.after, joints.added()))
                .objects(
                        "renamedJoints",
                        renamed,
                        (each, pair) -> each.member("before", joints.before.name(pair.before()))
                                .member("after", joints.after.name(pair.after())))
                .objects(
                        "reparentedJoints",
                        reparented,
                        (each, pair) -> name(each, pair)
                                .member("before", joints.before.parentName(pair.before()))
                                .member("after", joints.after.parentName(pair.after())))
                .member("reordered", !joints.isSameOrder());
    }

    private static List<String> names(Rig rig, List<Integer> indices) {
        return indices.stream().map(rig::name).toList();
    }

    private Json name(Json json, Pair pair) throws IOException {
        return json.member("joint", joints.after.name(pair.after())).member("index", pair.after());
    }

    private void layout(Json json, LayoutChange change) throws IOException {
        name(json, change.pair())
                .member("flags", List.of(change.before().flags(), change.after().flags()))
                .member(
                        "startIndex",
                        List.of(change.before().startIndex(), change.after().startIndex()))
                .member(
                        "lines",
                        List.of(
                                change.before().location().line(),
                                change.after().location().line()));
    }

    private void pose(Json json, JointDifference difference) throws IOException {
        name(json, difference.pair())
                .object("local", each -> largest(each, difference.local()))
                .object("model", each -> largest(each, difference.model()))
                .member("followers", names(joints.after, difference.followers()));
    }

    private static void largest(Json json, Largest largest) throws IOException {
        json.member("units", largest.units())
                .member("unitsFrame", largest.unitsFrame())
                .member("degrees", largest.degrees())
                .member("degreesFrame", largest.degreesFrame());
    }

    private void value(Json json, ValueChange change) throws IOException {
        name(json, change.pair())
                .member("component", change.component().label())
                .member("frames", change.frames())
                .member("firstFrame", change.first())
                .member("lastFrame", change.last())
                .member("frame", change.worst())
                .member("values", List.of(change.before(), change.after()))
                .member("lines", List.of(change.beforeLine(), change.afterLine()));
    }

    private static void bounds(Json json, BoundsChange change) throws IOException {
        json.member("rows", change.rows())
                .member("row", change.worst())
                .member("face", change.face())
                .member(
                        "values",
                        List.of(
                                change.before().face(change.face()),
                                change.after().face(change.face())))
                .member(
                        "lines",
                        List.of(
                                change.before().location().line(),
                                change.after().location().line()));
    }

    private static void mesh(Json json, MeshChange change) throws IOException {
        json.member("before", change.before())
                .member("after", change.after())
                .member(
                        "shaders",
                        List.of(change.shaders().before(), change.shaders().after()))
                .member(
                        "vertices",
                        List.of(change.vertices().before(), change.vertices().after()))
                .member(
                        "triangles",
                        List.of(change.triangles().before(), change.triangles().after()))
                .member(
                        "weights",
                        List.of(change.weights().before(), change.weights().after()))
                .member("reordered", change.reordered())
                .member("removedVertices", change.removed())
                .member("addedVertices", change.added())
                .member("movedVertices", change.moved().count())
                .member("largestMove", change.moved().distance())
                .member("otherTextureCoordinates", change.remapped())
                .member("otherInfluences", change.reweighted().count())
                .member("otherTriangles", change.rewired())
                .member("otherWeightRows", change.weightRows().count());
    }
}
