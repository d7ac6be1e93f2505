package org.jointscope.export.gltf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenMesh;

/**
 * The joints, the meshes and the animations of MD5 files in a document. The joints are in the bind pose, and without a
 * mesh in the first frame. A joint with scales has a second node for them, because its children do not inherit them.
 */
final class Md5Scene {

    private static final int INVERSE = 16;

    private final GltfDocument document;
    private final int root;
    private final ExportSource source;
    private final Rig rig;
    private final Optional<SkinnedModel> bound;

    /** The node of each joint. */
    private final List<Integer> nodes = new ArrayList<>();

    /** The nodes with the scales of joints. */
    private final Map<Integer, Integer> scaled = new HashMap<>();

    private final float[] rest;
    private final float[] inverses;
    private final List<WrittenModel.Part> parts = new ArrayList<>();
    private final ExportTotals totals;

    /** @param root the node with the axes */
    Md5Scene(GltfDocument document, int root, ExportSource source, ExportTotals totals) {
        this.document = document;
        this.root = root;
        this.source = source;
        this.totals = totals;
        Optional<Skin> skin = source.open().model().boundMeshes();
        this.bound = skin.map(SkinnedModel::of);
        this.rig = skin.map(it -> it.bind().rig())
                .or(() -> source.animations().stream()
                        .findFirst()
                        .map(it -> it.clip().rig()))
                .orElse(Rig.NONE);
        this.rest = new float[rig.size() * ClipTracks.STRIDE];
        this.inverses = new float[(rig.size() + 1) * INVERSE];
        skin.ifPresent(it -> invert(it.bind()));
        invert(rig.size(), new double[] {0, 0, 0, 0, 0, 0, 1});
    }

    /** Animations with frames. */
    private List<Animation> moving() {
        return source.animations().stream()
                .filter(it -> it.clip().frameCount() > 0 && rig.size() > 0)
                .toList();
    }

    /** @param most the maximum number of weights of a vertex */
    void add(GltfMaterials materials, int most) {
        addJoints();
        addMeshes(materials, most);
        List<Animation> moving = moving();
        totals.emptyAnimations += source.animations().size() - moving.size();
        for (Animation animation : moving) {
            ClipWriter writer =
                    new ClipWriter(document, animation.clip(), nodes, scaled, ClipTracks.MOST_KEPT / moving.size());
            writer.add(animation);
            totals.animations++;
            totals.frames += animation.clip().frameCount();
            totals.channels += writer.channels();
            totals.constant += writer.constant();
            totals.nonUnit += writer.nonUnit();
            totals.rateless +=
                    ClipTracks.rate(animation.clip()) == animation.clip().frameRate() ? 0 : 1;
        }
        if (!parts.isEmpty()) {
            Skin skin = source.open().model().boundMeshes().orElseThrow();
            totals.error = Optional.of(new WrittenModel(rig, rest, inverses, parts).compare(skin, moving));
        }
    }

    private void addJoints() {
        totals.joints = rig.size();
        Integer[] nodeOf = new Integer[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            setRest(joint);
            int at = joint * ClipTracks.STRIDE;
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("translation", GltfDocument.numbers(rest[at], rest[at + 1], rest[at + 2]));
            members.put("rotation", GltfDocument.numbers(rest[at + 3], rest[at + 4], rest[at + 5], rest[at + 6]));
            int parent = rig.isRoot(joint) ? root : nodeOf[rig.parent(joint)];
            nodeOf[joint] = document.node(rig.name(joint), parent, members);
        }
        nodes.addAll(List.of(nodeOf));
        for (Animation animation : moving()) {
            IntStream.range(0, rig.size())
                    .filter(joint -> isScaled(animation.clip(), joint))
                    .forEach(joint -> scaled.computeIfAbsent(
                            joint, it -> document.node(rig.name(it) + ".scale", nodeOf[it], Map.of())));
        }
        totals.scaled = scaled.size();
    }

    private static boolean isScaled(Clip clip, int joint) {
        return !clip.scales().isEmpty()
                && IntStream.range(0, clip.frameCount())
                        .anyMatch(frame -> clip.scales().of(joint, frame) != 1);
    }

    private void setRest(int joint) {
        Optional<Transform> bind = source.open().model().bindPose().map(it -> it.localTransform(joint));
        float[] local = new float[ClipTracks.STRIDE];
        if (bind.isPresent()) {
            double[] numbers = bind.get().toArray();
            for (int i = 0; i < numbers.length; i++) {
                local[i] = GltfDocument.finite(numbers[i]);
            }
            local[ClipTracks.SCALE] = 1;
        } else {
            new ClipTracks(source.animations().getFirst().clip()).read(joint, 0, local);
        }
        System.arraycopy(local, 0, rest, joint * ClipTracks.STRIDE, local.length);
    }

    private void invert(BindPose bind) {
        double[] joints = bind.modelSpace();
        double[] joint = new double[JointTransform.STRIDE];
        for (int i = 0; i < rig.size(); i++) {
            JointTransform.copy(joints, i, joint, 0);
            invert(i, joint);
        }
    }

    /** Writes the inverse bind matrix of a joint, column by column. */
    private void invert(int index, double[] joint) {
        double[] axes = new double[JointTransform.AXES];
        JointTransform.axes(joint, axes);
        int at = index * INVERSE;
        for (int row = 0; row < 3; row++) {
            double moved = 0;
            for (int column = 0; column < 3; column++) {
                inverses[at + column * 4 + row] = (float) axes[row * 3 + column];
                moved -= axes[row * 3 + column] * joint[column];
            }
            inverses[at + 12 + row] = GltfDocument.finite(moved);
        }
        inverses[at + INVERSE - 1] = 1;
    }

    private void addMeshes(GltfMaterials materials, int most) {
        List<OpenMesh> meshes = source.open().meshes();
        List<Map<String, Object>> owners = new ArrayList<>();
        int unweighted = 0;
        for (int i = 0; i < meshes.size(); i++) {
            Surface surface = meshes.get(i).skinned().surface();
            if (bound.isEmpty() || surface.triangleCount() == 0) {
                totals.emptyMeshes++;
                continue;
            }
            Interruption.check();
            SkinnedMesh skinned = bound.get().meshes().get(i);
            GltfWeights weights = new GltfWeights(skinned.binding(), most, rig.size());
            totals.cut += weights.cut();
            totals.changed += weights.changed();
            unweighted += weights.unweighted();
            owners.add(addMesh(i, skinned, weights, materials));
        }
        if (!owners.isEmpty()) {
            // The axes are a joint only if a vertex needs one that does not move.
            int skin = addSkin(unweighted > 0);
            owners.forEach(members -> members.put("skin", skin));
            owners.forEach(members -> document.node((String) members.remove("name"), GltfDocument.ROOT, members));
        }
    }

    /** Adds a mesh; returns the members of its node. */
    private Map<String, Object> addMesh(int index, SkinnedMesh skinned, GltfWeights weights, GltfMaterials materials) {
        OpenMesh open = source.open().meshes().get(index);
        float[] positions = skinned.points().clone();
        for (int i = 0; i < positions.length; i++) {
            positions[i] = GltfDocument.finite(positions[i]);
        }
        GltfGeometry geometry = new GltfGeometry(document, skinned.surface());
        geometry.add(positions, normals(open, skinned, geometry), materials.hasNormals(open.textures()));
        open.colors().ifPresent(geometry::add);
        geometry.add(weights, rig.size() + 1);
        Mesh mesh = source.open().md5Mesh().orElseThrow().meshes().get(index);
        String name = mesh.label().isEmpty() ? "mesh" + index : mesh.label();
        int material = materials.of(mesh.shader(), open.textures());
        totals.meshes++;
        totals.vertices += geometry.size();
        totals.triangles += skinned.surface().triangleCount();
        totals.colored += open.colors().isPresent() ? 1 : 0;
        parts.add(new WrittenModel.Part(index, positions, weights));
        Map<String, Object> members = GltfDocument.named(name);
        members.put("mesh", geometry.mesh(name, Optional.of(material), List.of(), Map.of()));
        return members;
    }

    /** The normals of a file of version 12, otherwise those of the bind pose. */
    private static float[] normals(OpenMesh open, SkinnedMesh skinned, GltfGeometry geometry) {
        TangentSpaces spaces = open.extension().tangentSpaces();
        float[] points = new float[skinned.points().length];
        skinned.normals(points);
        float[] normals = geometry.ofPoints(points, 3);
        for (int i = 0; i < geometry.size(); i++) {
            if (geometry.vertex(i) < spaces.size()) {
                Vector3 normal = spaces.normal(geometry.vertex(i));
                for (int axis = 0; axis < 3; axis++) {
                    normals[i * 3 + axis] = (float) normal.along(axis);
                }
            }
            GltfGeometry.normalize(normals, i * 3);
        }
        return normals;
    }

    private int addSkin(boolean withAxes) {
        List<Integer> joints = new ArrayList<>();
        IntStream.range(0, rig.size()).forEach(joint -> joints.add(scaled.getOrDefault(joint, nodes.get(joint))));
        if (withAxes) {
            joints.add(root);
        }
        int count = joints.size();
        int view =
                document.view((long) count * INVERSE * Float.BYTES, out -> out.putFloats(inverses, 0, count * INVERSE));
        Map<String, Object> skin = new LinkedHashMap<>();
        skin.put(
                "inverseBindMatrices",
                document.add("accessors", document.accessor(view, 0, GltfDocument.FLOAT, "MAT4", count)));
        skin.put("joints", joints);
        return document.add("skins", skin);
    }
}
