package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;

import org.fxyz3d.geometry.Point3D;
import org.fxyz3d.shapes.composites.PolyLine3D;
import org.fxyz3d.shapes.composites.PolyLine3D.LineType;
import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The way of a camera as a line, broken at its cuts: FXyz3D's ribbon, two triangles a step. That
 * ribbon stands upright and has a width in space, so that it vanishes from above and from afar;
 * here its points are set anew whenever the eye moves, so that it faces the viewer and is of one
 * width in the picture.
 */
final class FlightRibbon extends Group {

    /**
     * Of the places between cuts, and of those at cuts: more could not be told apart, and a ribbon
     * of so many is drawn in a few milliseconds.
     */
    private static final int MOST_POINTS = 4000;

    /** Numbers of a face: three corners, each with a point and its place in the texture. */
    private static final int FACE = 6;

    private static final double WIDTH_PIXELS = 2.4;

    private final Viewpoint eye;
    private final double[] places;
    private final boolean[] joined;
    private final float[] points;
    private final double[] side = new double[3];
    private final TriangleMesh mesh;

    FlightRibbon(CameraPath path, Color color, Viewpoint eye) {
        this.eye = eye;
        List<Integer> frames = frames(path);
        int count = frames.size();
        places = new double[count * 3];
        joined = new boolean[Math.max(0, count - 1)];
        points = new float[count * 6];
        List<Point3D> line = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Transform at = path.transform(frames.get(i));
            places[i * 3] = at.x();
            places[i * 3 + 1] = at.y();
            places[i * 3 + 2] = at.z();
            line.add(new Point3D((float) at.x(), (float) at.y(), (float) at.z()));
            if (i > 0) {
                joined[i - 1] = areJoined(path, frames.get(i - 1), frames.get(i));
            }
        }
        MeshView ribbon = new PolyLine3D(line, 1f, color, LineType.RIBBON).meshView;
        mesh = (TriangleMesh) ribbon.getMesh();
        cut(mesh.getFaces());
        ribbon.setMaterial(Glow.of(color));
        ribbon.setCullFace(CullFace.NONE);
        setMouseTransparent(true);
        if (count > 1) {
            getChildren().add(ribbon);
        }
    }

    /**
     * Those whose places can be drawn; of very many only some. Where a shot begins and ends is
     * among them, unless there are too many shots for that: then only some have their ends.
     */
    private static List<Integer> frames(CameraPath path) {
        int step = 1 + (path.frameCount() - 1) / MOST_POINTS;
        int last = path.frameCount() - 1;
        int cuts = (int) IntStream.rangeClosed(0, last).filter(path::isCut).count();
        int shotStep = 1 + 2 * cuts / MOST_POINTS;
        int shot = 0;
        List<Integer> frames = new ArrayList<>();
        for (int frame = 0; frame <= last; frame++) {
            boolean end = path.isCut(frame) || frame > 0 && path.isCut(frame - 1);
            boolean whole = shot % shotStep == 0;
            if ((frame == last || frame % step == 0 || end && whole)
                    && FlightFrames.isSane(path.transform(frame))) {
                frames.add(frame);
            }
            if (path.isCut(frame)) {
                shot++;
            }
        }
        return frames;
    }

    /** Whether the camera flies from one to the other: no cut and no damage lies between. */
    private static boolean areJoined(CameraPath path, int from, int to) {
        for (int frame = from; frame < to; frame++) {
            if (path.isCut(frame) || !FlightFrames.isSane(path.transform(frame))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Takes the faces away that lead over a cut, with corners at both of its sides. Of the others
     * FXyz3D makes two each, one for either side of the ribbon; one of them does.
     */
    private void cut(ObservableFaceArray faces) {
        int[] all = faces.toArray(null);
        Set<List<Integer>> seen = new HashSet<>();
        int kept = 0;
        for (int face = 0; face < all.length; face += FACE) {
            List<Integer> corners =
                    Stream.of(all[face], all[face + 2], all[face + 4]).sorted().toList();
            if (joined[corners.getFirst() / 2] && seen.add(corners)) {
                System.arraycopy(all, face, all, kept, FACE);
                kept += FACE;
            }
        }
        faces.setAll(all, 0, kept);
    }

    /** Draws the line for where the eye is now. */
    void look() {
        for (int i = 0; i < places.length / 3; i++) {
            double x = places[i * 3];
            double y = places[i * 3 + 1];
            double z = places[i * 3 + 2];
            across(i, x, y, z);
            double half = WIDTH_PIXELS / 2 * eye.unitsPerPixel(x, y, z);
            for (int axis = 0; axis < 3; axis++) {
                double at = places[i * 3 + axis];
                points[i * 6 + axis] = (float) (at - side[axis] * half);
                points[i * 6 + 3 + axis] = (float) (at + side[axis] * half);
            }
        }
        if (points.length > 0) {
            mesh.getPoints().set(0, points, 0, points.length);
        }
    }

    /**
     * The direction across the line at a point and across the line of sight; where the camera
     * stands still, that of the point before.
     */
    private void across(int i, double x, double y, double z) {
        int before = i > 0 && joined[i - 1] ? i - 1 : i;
        int after = i < joined.length && joined[i] ? i + 1 : i;
        double dx = places[after * 3] - places[before * 3];
        double dy = places[after * 3 + 1] - places[before * 3 + 1];
        double dz = places[after * 3 + 2] - places[before * 3 + 2];
        double sx = dy * (eye.eyeZ() - z) - dz * (eye.eyeY() - y);
        double sy = dz * (eye.eyeX() - x) - dx * (eye.eyeZ() - z);
        double sz = dx * (eye.eyeY() - y) - dy * (eye.eyeX() - x);
        double length = Math.sqrt(sx * sx + sy * sy + sz * sz);
        if (length > 0) {
            side[0] = sx / length;
            side[1] = sy / length;
            side[2] = sz / length;
        }
    }
}
