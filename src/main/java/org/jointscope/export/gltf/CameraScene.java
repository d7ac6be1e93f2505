package org.jointscope.export.gltf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jointscope.export.gltf.ClipTracks.Channel;
import org.jointscope.model.Md5Camera;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;

/**
 * A camera animation in a document: a node that moves as in the file, and in it a camera, which looks along −Z in glTF.
 * At a cut there are two keys, with the shortest time between them that a float can have.
 */
final class CameraScene {

    /** The rotation of +X, +Y, +Z to the right, the top and the back of a camera in the space of the file. */
    private static final float[] DIRECTION = {0.5f, -0.5f, -0.5f, 0.5f};

    private static final int ORIENTATION = 3;
    private static final int QUATERNION = 4;

    private final GltfDocument document;
    private final CameraPath path;
    private final ExportTotals totals;

    CameraScene(GltfDocument document, Md5Camera camera, ExportTotals totals) {
        this.document = document;
        this.path = CameraPath.of(camera);
        this.totals = totals;
    }

    /**
     * Adds the nodes, and their animation.
     *
     * @param root the node with the axes
     * @param name of the animation
     */
    void add(int root, String name, Md5Camera camera) {
        int count = path.frameCount();
        if (count == 0) {
            totals.emptyAnimations++;
            return;
        }
        float[] positions = new float[count * 3];
        float[] orientations = new float[count * QUATERNION];
        double[] fovs = new double[count];
        read(positions, orientations, fovs);
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("translation", GltfDocument.numbers(positions[0], positions[1], positions[2]));
        members.put(
                "rotation",
                GltfDocument.numbers(orientations[0], orientations[1], orientations[2], orientations[ORIENTATION]));
        int mover = document.node(name, root, members);
        Map<String, Object> lens = new LinkedHashMap<>();
        double vertical = CameraSampler.shownVerticalFov(fovs[0], CameraSampler.SCREEN_ASPECT);
        lens.put("yfov", Math.toRadians(vertical));
        lens.put("znear", 1);
        Map<String, Object> lensObject = GltfDocument.named(name);
        lensObject.put("type", "perspective");
        lensObject.put("perspective", lens);
        Map<String, Object> inner = new LinkedHashMap<>();
        inner.put("rotation", GltfDocument.numbers(DIRECTION));
        inner.put("camera", document.add("cameras", lensObject));
        document.node(name + ".lens", mover, inner);
        List<Object> samplers = new ArrayList<>();
        List<Object> channels = new ArrayList<>();
        int times = ClipWriter.times(document, times());
        int moved = document.vectors("VEC3", 3, positions, GltfDocument.OTHER);
        int turned = document.vectors("VEC4", QUATERNION, orientations, GltfDocument.OTHER);
        ClipWriter.sample(samplers, channels, times, moved, mover, Channel.TRANSLATION.path);
        ClipWriter.sample(samplers, channels, times, turned, mover, Channel.ROTATION.path);
        Map<String, Object> animation = GltfDocument.named(name);
        animation.put("samplers", samplers);
        animation.put("channels", channels);
        animation.put("extras", extras(camera, fovs));
        document.add("animations", animation);
        totals.cameraFrames = count;
        totals.cameraCuts = (int) IntStream.range(0, count).filter(path::isCut).count();
        totals.variableFov = IntStream.range(0, count).anyMatch(frame -> fovs[frame] != fovs[0]);
    }

    private void read(float[] positions, float[] orientations, double[] fovs) {
        double[] view = new double[CameraSampler.VIEW];
        for (int frame = 0; frame < fovs.length; frame++) {
            path.view(frame, view);
            fovs[frame] = view[CameraSampler.FOV];
            double dot = 0;
            for (int i = 0; i < QUATERNION && frame > 0; i++) {
                dot += orientations[(frame - 1) * QUATERNION + i] * view[ORIENTATION + i];
            }
            for (int i = 0; i < ORIENTATION; i++) {
                positions[frame * 3 + i] = GltfDocument.finite(view[i]);
            }
            for (int i = 0; i < QUATERNION; i++) {
                orientations[frame * QUATERNION + i] =
                        (float) (dot < 0 ? -view[ORIENTATION + i] : view[ORIENTATION + i]);
            }
        }
    }

    /** The time of each frame of the file; without cuts if a cut would be before another frame. */
    private float[] times() {
        int count = path.frameCount();
        double rate = ClipTracks.isUsable(path.frameRate(), count) ? path.frameRate() : ClipTracks.USUAL_RATE;
        float[] times = new float[count];
        boolean ascending = true;
        for (int frame = count - 1; frame >= 0; frame--) {
            times[frame] = (float) (path.playedFrame(frame) / rate);
            if (frame < count - 1) {
                times[frame] = Math.min(times[frame], Math.nextDown(times[frame + 1]));
            }
            ascending &= times[frame] >= 0;
        }
        return ascending ? times : ClipTracks.times(rate, count);
    }

    private Map<String, Object> extras(Md5Camera camera, double[] fovs) {
        Map<String, Object> extras = new LinkedHashMap<>();
        extras.put("frameRate", path.frameRate());
        extras.put("commandline", camera.commandline());
        extras.put(
                "cuts",
                IntStream.range(0, fovs.length).filter(path::isCut).boxed().toList());
        extras.put(
                "fov",
                IntStream.range(0, fovs.length).mapToObj(frame -> fovs[frame]).toList());
        return extras;
    }
}
