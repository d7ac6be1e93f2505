package org.jointscope.ui.scene3d;

import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.skin.Extent;

import java.util.stream.IntStream;

/**
 * The frames of a flight that are drawn besides its line.
 *
 * @param dots those with a dot on the line, as far as dots can be told apart
 * @param cuts those that are cuts
 * @param views those whose field of view is drawn: where the flight begins and ends, on both sides
 *     of its cuts, and some between
 */
record FlightFrames(int[] dots, int[] cuts, int[] views) {

    private static final int MOST_DOTS = 240;
    private static final int MOST_CUTS = 200;
    private static final int MOST_VIEWS_AT_CUTS = 40;
    private static final int VIEWS_BETWEEN = 10;

    static FlightFrames of(CameraPath path) {
        int count = path.frameCount();
        int step = 1 + (count - 1) / MOST_DOTS;
        int[] cuts = drawable(path, IntStream.range(0, count).filter(path::isCut)).toArray();
        int[] dots =
                drawable(path, IntStream.range(0, count).filter(frame -> frame % step == 0))
                        .filter(frame -> !path.isCut(frame))
                        .toArray();
        return new FlightFrames(
                dots, IntStream.of(cuts).limit(MOST_CUTS).toArray(), views(path, cuts));
    }

    private static int[] views(CameraPath path, int[] cuts) {
        int last = path.frameCount() - 1;
        IntStream between =
                IntStream.rangeClosed(0, VIEWS_BETWEEN)
                        .map(i -> (int) Math.rint((double) i * last / VIEWS_BETWEEN));
        IntStream atCuts =
                IntStream.of(cuts.length <= MOST_VIEWS_AT_CUTS ? cuts : new int[0])
                        .flatMap(cut -> IntStream.of(cut, Math.min(last, cut + 1)));
        return drawable(path, IntStream.concat(between, atCuts).distinct().sorted()).toArray();
    }

    private static IntStream drawable(CameraPath path, IntStream frames) {
        return frames.filter(
                frame -> frame >= 0 && frame < path.frameCount() && isSane(path, frame));
    }

    /** Whether the camera's place in a frame is finite and not absurdly far out. */
    static boolean isSane(CameraPath path, int frame) {
        Transform at = path.transform(frame);
        return Extent.isSane(at.x(), at.y(), at.z());
    }
}
