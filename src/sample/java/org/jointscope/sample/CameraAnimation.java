package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/**
 * A camera animation around the creature: it swings from the left of its head to its side, cuts to its face, draws
 * nearer, and cuts to a look from above and behind that comes down.
 *
 * <p>Where it cuts, two frames stand for one moment: the end of one view and the beginning of the next. The first of
 * them is the cut, on which no time is spent.
 */
final class CameraAnimation {
    static final int RATE = 24;

    /**
     * A frame of the animation.
     *
     * @param fov the horizontal angle of view, in degrees
     */
    record Frame(Vec position, Quat orientation, double fov) {}

    /**
     * One view: from a place to another, always looking at something.
     *
     * @param around what the way bends around, at an even distance; its height follows the ends
     * @param frames on which time is spent
     */
    private record View(Vec from, Vec to, Vec around, Vec at, double[] fov, int frames) {}

    private static final Vec BODY = new Vec(-1, 0, 13);
    private static final Vec FACE = new Vec(15, 0, 20);

    private static final List<View> VIEWS = List.of(
            new View(new Vec(52, 44, 34), new Vec(-24, 60, 22), BODY, BODY, new double[] {70, 70}, 48),
            new View(new Vec(62, -34, 24), new Vec(40, -17, 22), FACE, FACE, new double[] {60, 45}, 36),
            new View(new Vec(-64, -38, 70), new Vec(-76, 22, 26), BODY, BODY, new double[] {65, 80}, 60));

    private final List<Frame> frames = new ArrayList<>();
    private final List<Integer> cuts = new ArrayList<>();

    private CameraAnimation() {
        for (View view : VIEWS) {
            boolean last = view == VIEWS.getLast();
            int steps = last ? view.frames() - 1 : view.frames();
            for (int step = 0; step <= steps; step++) {
                frames.add(frame(view, eased((double) step / steps)));
            }
            if (!last) {
                cuts.add(frames.size() - 1);
            }
        }
    }

    static CameraAnimation make() {
        return new CameraAnimation();
    }

    List<Frame> frames() {
        return frames;
    }

    List<Integer> cuts() {
        return cuts;
    }

    /** Begins and ends gently. */
    private static double eased(double share) {
        return share * share * (3 - 2 * share);
    }

    private static Frame frame(View view, double share) {
        Vec straight = view.from().towards(view.to(), share);
        double near = view.from().distance(view.around());
        double far = view.to().distance(view.around());
        Vec direction = straight.minus(view.around()).unit();
        Vec position = view.around().plus(direction.times(near + (far - near) * share));
        Vec forward = view.at().minus(position).unit();
        Quat orientation = Quat.ofAxes(forward, Vec.UP.across(forward));
        double fov = view.fov()[0] + (view.fov()[1] - view.fov()[0]) * share;
        return new Frame(position, orientation, fov);
    }
}
