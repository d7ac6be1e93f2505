package org.jointscope.ui.scene3d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.render.Viewpoint;

/**
 * The path of a camera as a line, interrupted at its cuts: a ribbon that faces the viewer and has a constant width in
 * the viewport, two triangles per interval.
 */
final class CameraPathRibbon extends Group {

    /**
     * Of the positions between cuts, and of those at cuts: more could not be distinguished, and a ribbon of this size
     * is drawn in a few milliseconds.
     */
    private static final int MOST_POINTS = 4000;

    private static final double WIDTH_PIXELS = 2.4;

    private final Viewpoint eye;
    private final double[][] places;
    private final boolean[] joined;
    private final float[] points;
    private final double[] side = new double[3];
    private final TriangleMesh mesh;

    CameraPathRibbon(CameraPath path, Color color, Viewpoint eye) {
        this.eye = eye;
        int[] frames = frames(path);
        places = new double[frames.length][CameraSampler.VIEW];
        joined = new boolean[frames.length];
        points = new float[frames.length * 6];
        for (int i = 0; i < frames.length; i++) {
            path.view(frames[i], places[i]);
            joined[i] = i + 1 < frames.length && areJoined(path, frames[i], frames[i + 1]);
        }
        mesh = Glow.mesh(
                points,
                IntStream.range(0, frames.length)
                        .filter(i -> joined[i])
                        .map(i -> 2 * i)
                        .flatMap(i -> IntStream.of(i, i + 1, i + 2, i + 2, i + 1, i + 3))
                        .toArray());
        MeshView ribbon = new MeshView(mesh);
        ribbon.setMaterial(Glow.of(color));
        ribbon.setCullFace(CullFace.NONE);
        if (frames.length > 1) {
            getChildren().add(ribbon);
        }
    }

    /**
     * Those with valid positions; of very many only some. The ends of the shots are included, unless there are too many
     * shots: then only some of the ends are.
     */
    private static int[] frames(CameraPath path) {
        int step = 1 + (path.frameCount() - 1) / MOST_POINTS;
        int last = path.frameCount() - 1;
        int cuts = (int) IntStream.rangeClosed(0, last).filter(path::isCut).count();
        int shotStep = 1 + 2 * cuts / MOST_POINTS;
        int shot = 0;
        List<Integer> frames = new ArrayList<>();
        for (int frame = 0; frame <= last; frame++) {
            boolean end = path.isCut(frame) || frame > 0 && path.isCut(frame - 1);
            boolean whole = shot % shotStep == 0;
            if ((frame == last || frame % step == 0 || end && whole) && CameraPathNode.Frames.isSane(path, frame)) {
                frames.add(frame);
            }
            if (path.isCut(frame)) {
                shot++;
            }
        }
        return frames.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether the camera moves from one to the other: no cut and no invalid frame is between. */
    private static boolean areJoined(CameraPath path, int from, int to) {
        for (int frame = from; frame < to; frame++) {
            if (path.isCut(frame) || !CameraPathNode.Frames.isSane(path, frame)) {
                return false;
            }
        }
        return true;
    }

    /** Draws the line for the current position of the eye. */
    void look() {
        for (int i = 0; i < places.length; i++) {
            double[] before = places[i > 0 && joined[i - 1] ? i - 1 : i];
            double[] after = places[joined[i] ? i + 1 : i];
            // If the camera does not move, the side is that of the previous point.
            eye.across(before, after, places[i], side);
            double half = WIDTH_PIXELS / 2 * eye.unitsPerPixel(places[i]);
            for (int axis = 0; axis < 3; axis++) {
                points[i * 6 + axis] = (float) (places[i][axis] - side[axis] * half);
                points[i * 6 + 3 + axis] = (float) (places[i][axis] + side[axis] * half);
            }
        }
        if (points.length > 0) {
            mesh.getPoints().set(0, points, 0, points.length);
        }
    }
}
