package org.jointscope.export.gltf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.model.ExportSource;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeClips;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenModel;

/** The frames of an .md2 in a document: the first as a mesh, the others as its morph targets. */
final class Md2Scene {

    private final GltfDocument document;
    private final int root;
    private final OpenModel open;
    private final Md2 md2;
    private final String name;
    private final GltfGeometry geometry;
    private final ExportTotals totals;
    private final KeyframeMorph frames;
    private final float[] points;
    private final float[] normals;

    /** @param root the node with the axes */
    Md2Scene(GltfDocument document, int root, ExportSource source, ExportTotals totals) {
        this.document = document;
        this.root = root;
        this.open = source.open();
        this.name = source.name();
        this.totals = totals;
        this.md2 = open.md2Model().orElse(Md2.EMPTY);
        this.frames = new KeyframeMorph(md2);
        Surface surface = open.meshes().getFirst().skinned().surface();
        this.geometry = new GltfGeometry(document, surface);
        this.points = new float[surface.pointCount() * 3];
        this.normals = new float[points.length];
    }

    void add(GltfMaterials materials) {
        if (geometry.size() == 0 || md2.frames().isEmpty()) {
            totals.emptyMeshes++;
            return;
        }
        float[][] base = frame(0);
        geometry.add(base[0], base[1], false);
        List<Object> targets = new ArrayList<>();
        for (int frame = 1; frame < md2.frames().size(); frame++) {
            Interruption.check();
            targets.add(target(base, frame));
        }
        Map<String, Object> extras = new LinkedHashMap<>();
        if (!targets.isEmpty()) {
            extras.put(
                    "targetNames",
                    md2.frames().stream().skip(1).map(Md2Frame::name).toList());
        }
        InspectedFile file = open.md2().orElseThrow();
        int mesh = geometry.mesh(name, Optional.of(material(file, materials)), targets, extras);
        int node = document.node(name, root, Map.of("mesh", mesh));
        totals.meshes++;
        totals.vertices += geometry.size();
        totals.triangles += open.meshes().getFirst().skinned().surface().triangleCount();
        totals.targets = targets.size();
        if (!targets.isEmpty()) {
            KeyframeClips.of(md2).forEach(clip -> addClip(clip, node, targets.size()));
        }
    }

    private int material(InspectedFile file, GltfMaterials materials) {
        List<String> listed = md2.skins().stream().map(Md2Skin::name).toList();
        Optional<Skin> skin = SkinFinder.shown(open.tree(), file.path(), listed);
        Optional<Path> image = skin.flatMap(Skin::found);
        return materials.of(skin.map(Skin::name).orElse(""), image);
    }

    /** The positions of the points of a frame, and the normals of the vertices. */
    private float[][] frame(int index) {
        frames.go(index, 0, frames.frameCount() - 1, KeyframeMorph.LOOP_RULE);
        frames.points(points);
        frames.normals(normals);
        for (int i = 0; i < points.length; i++) {
            points[i] = GltfDocument.finite(points[i]);
        }
        float[] unit = geometry.ofPoints(normals, 3);
        for (int at = 0; at < unit.length; at += 3) {
            GltfGeometry.normalize(unit, at);
        }
        return new float[][] {points.clone(), unit};
    }

    /** The difference of a frame to the first. */
    private float[][] difference(float[][] base, int index) {
        float[][] frame = frame(index);
        float[] positions = geometry.ofPoints(frame[0], 3);
        float[] from = geometry.ofPoints(base[0], 3);
        for (int i = 0; i < positions.length; i++) {
            positions[i] = GltfDocument.finite((double) positions[i] - from[i]);
            frame[1][i] -= base[1][i];
        }
        return new float[][] {positions, frame[1]};
    }

    private Map<String, Object> target(float[][] base, int frame) {
        float[] positions = difference(base, frame)[0];
        long half = (long) positions.length * Float.BYTES;
        int view = document.view(half, GltfDocument.ATTRIBUTES, out -> write(difference(base, frame)[0], out));
        int other = document.view(half, GltfDocument.ATTRIBUTES, out -> write(difference(base, frame)[1], out));
        Map<String, Object> accessor = document.accessor(view, 0, GltfDocument.FLOAT, "VEC3", geometry.size());
        Map<String, Object> target = new LinkedHashMap<>();
        target.put("POSITION", document.add("accessors", GltfDocument.bounded(accessor, 3, positions)));
        target.put(
                "NORMAL",
                document.add("accessors", document.accessor(other, 0, GltfDocument.FLOAT, "VEC3", geometry.size())));
        return target;
    }

    private static void write(float[] values, LittleEndian out) throws IOException {
        out.putFloats(values, 0, values.length);
    }

    private void addClip(KeyframeClip clip, int node, int targets) {
        float[] times = ClipTracks.times(KeyframeMorph.FRAME_RATE, clip.size());
        int count = clip.size() * targets;
        int view = document.view((long) count * Float.BYTES, out -> {
            for (int frame = clip.first(); frame <= clip.last(); frame++) {
                for (int target = 1; target <= targets; target++) {
                    out.putFloat(target == frame ? 1 : 0);
                }
            }
        });
        int values = document.add("accessors", document.accessor(view, 0, GltfDocument.FLOAT, "SCALAR", count));
        List<Object> samplers = new ArrayList<>();
        List<Object> channels = new ArrayList<>();
        ClipWriter.sample(samplers, channels, ClipWriter.times(document, times), values, node, "weights");
        Map<String, Object> animation = GltfDocument.named(clip.name());
        animation.put("samplers", samplers);
        animation.put("channels", channels);
        document.add("animations", animation);
        totals.animations++;
        totals.frames += clip.size();
        totals.channels++;
    }
}
