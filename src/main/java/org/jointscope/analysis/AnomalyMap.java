package org.jointscope.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;

/**
 * The severities of one metric for all joints and frames, as one compact table. If there are very many frames,
 * consecutive ones share a column, which contains the highest severity of them. The number of frames over the limit is
 * exact for each joint.
 */
public final class AnomalyMap {

    /** More cells than a plot can show; they need 64 MB. */
    private static final int MOST_CELLS = 1 << 24;

    public static final AnomalyMap NONE = new AnomalyMap(0, 0);

    private final int joints;
    private final int frames;
    private final int framesPerColumn;
    private final int columns;
    private final float[] severities;
    private final int[] over;
    private final int[] worstFrames;

    private AnomalyMap(int joints, int frames) {
        this.joints = joints;
        this.frames = frames;
        this.framesPerColumn = (int) Math.max(1, Math.ceilDiv((long) joints * frames, MOST_CELLS));
        this.columns = Math.ceilDiv(frames, framesPerColumn);
        this.severities = new float[joints * columns];
        this.over = new int[joints];
        this.worstFrames = new int[joints];
    }

    /**
     * Measures all joints in all frames: not for the window's thread. An interrupted thread stops, and the rest stays
     * 0.
     */
    public static AnomalyMap of(Anomalies anomalies, AnomalyMeasure measure) {
        AnomalyMap map = new AnomalyMap(anomalies.rig().size(), anomalies.frameCount());
        for (int joint = 0; joint < map.joints; joint++) {
            if (Thread.currentThread().isInterrupted()) {
                return map;
            }
            map.fill(anomalies, measure, joint);
        }
        return map;
    }

    private void fill(Anomalies anomalies, AnomalyMeasure measure, int joint) {
        double worst = 0;
        for (int frame = 0; frame < frames; frame++) {
            double severity = anomalies.severity(measure, joint, frame);
            int cell = joint * columns + frame / framesPerColumn;
            severities[cell] = Math.max(severities[cell], (float) severity);
            over[joint] += severity >= Anomalies.OVER ? 1 : 0;
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

    /** The highest severity of a joint from a frame (inclusive) to another (exclusive). */
    public float worst(int joint, int from, int to) {
        int last = Math.max(from, to - 1) / framesPerColumn;
        float worst = 0;
        for (int column = from / framesPerColumn; column <= last; column++) {
            worst = Math.max(worst, severities[joint * columns + column]);
        }
        return worst;
    }

    /** Number of frames in which a joint is over the limit. */
    public int over(int joint) {
        return over[joint];
    }

    /** Number of pairs of joint and frame that are over the limit. */
    public long over() {
        return Arrays.stream(over).asLongStream().sum();
    }

    /** The first of the frames with the highest severity of a joint. */
    public int worstFrame(int joint) {
        return worstFrames[joint];
    }

    /** The joints that are over the limit in any frame, sorted by the number of frames, descending. */
    public List<Integer> suspects() {
        return IntStream.range(0, joints)
                .filter(joint -> over[joint] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer joint) -> -over[joint]))
                .toList();
    }
}
