package org.jointscope.analysis;

import org.jointscope.analysis.Sanity.SanityMeasure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The severities of one measure for all joints and frames, as one compact table. Where there are
 * very many of them, neighbouring frames share a column, which holds the worst of them; how many
 * frames of a joint are over the limit is counted exactly.
 */
public final class SanityMap {

    /** More cells than a picture could show; they take 64 MB. */
    private static final int MOST_CELLS = 1 << 24;

    public static final SanityMap NONE = new SanityMap(0, 0);

    private final int joints;
    private final int frames;
    private final int framesPerColumn;
    private final int columns;
    private final float[] severities;
    private final int[] over;
    private final int[] worstFrames;

    private SanityMap(int joints, int frames) {
        this.joints = joints;
        this.frames = frames;
        this.framesPerColumn = (int) Math.max(1, Math.ceilDiv((long) joints * frames, MOST_CELLS));
        this.columns = Math.ceilDiv(frames, framesPerColumn);
        this.severities = new float[joints * columns];
        this.over = new int[joints];
        this.worstFrames = new int[joints];
    }

    /**
     * Measures all joints in all frames: not for the window's thread. A thread that is interrupted
     * stops, and the rest stays 0.
     */
    public static SanityMap of(Sanity sanity, SanityMeasure measure) {
        SanityMap map = new SanityMap(sanity.rig().size(), sanity.frameCount());
        for (int joint = 0; joint < map.joints; joint++) {
            if (Thread.currentThread().isInterrupted()) {
                return map;
            }
            map.fill(sanity, measure, joint);
        }
        return map;
    }

    private void fill(Sanity sanity, SanityMeasure measure, int joint) {
        double worst = 0;
        for (int frame = 0; frame < frames; frame++) {
            double severity = sanity.severity(measure, joint, frame);
            int cell = joint * columns + frame / framesPerColumn;
            severities[cell] = Math.max(severities[cell], (float) severity);
            over[joint] += severity >= Sanity.OVER ? 1 : 0;
            if (severity > worst) {
                worst = severity;
                worstFrames[joint] = frame;
            }
        }
    }

    public int jointCount() {
        return joints;
    }

    public int frameCount() {
        return frames;
    }

    /** The worst severity of a joint from a frame (inclusive) to another (exclusive). */
    public float worst(int joint, int from, int to) {
        int last = Math.max(from, to - 1) / framesPerColumn;
        float worst = 0;
        for (int column = from / framesPerColumn; column <= last; column++) {
            worst = Math.max(worst, severities[joint * columns + column]);
        }
        return worst;
    }

    /** In how many frames a joint is over the limit. */
    public int over(int joint) {
        return over[joint];
    }

    /** In how many cells of joints and frames the limit is exceeded. */
    public long over() {
        return Arrays.stream(over).asLongStream().sum();
    }

    /** The first of the frames in which a joint is at its worst. */
    public int worstFrame(int joint) {
        return worstFrames[joint];
    }

    /** The joints that are over the limit in any frame, those of most frames first. */
    public List<Integer> suspects() {
        return IntStream.range(0, joints)
                .filter(joint -> over[joint] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer joint) -> -over[joint]))
                .toList();
    }
}
