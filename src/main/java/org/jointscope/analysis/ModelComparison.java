package org.jointscope.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * The bounding boxes of the vertices of an .md2 and of its MD5 replacement, frame by frame: frame i of one replaces
 * frame i of the other. Frames that only one of them has are not compared.
 */
public final class ModelComparison {

    /** The faces of a box in their order. */
    public enum Face {
        MIN_X,
        MIN_Y,
        MIN_Z,
        MAX_X,
        MAX_Y,
        MAX_Z;

        /** 0 to 2. */
        public int axis() {
            return ordinal() % 3;
        }

        /** For people and for scripts: {@code max z}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The result if there is nothing to compare. */
    public static final ModelComparison NONE = new ModelComparison(0, GridSteps.NONE);

    /**
     * Differences of boxes beyond half a step of the grid: positions of both are 32-bit numbers, which are less exact.
     */
    private static final double EXACTNESS = 1e-4;

    private final FrameBoxes md2;
    private final FrameBoxes md5;
    private final GridSteps grid;

    /** Creates a comparison of frames with unknown boxes. */
    public ModelComparison(int frameCount, GridSteps grid) {
        this.md2 = new FrameBoxes(frameCount);
        this.md5 = new FrameBoxes(frameCount);
        this.grid = grid;
    }

    /**
     * The function that computes the boxes of a frame: that of the .md2, then that of the other. For one thread at a
     * time.
     */
    public static IntFunction<double[]> sampler(SkinnedModel ofMd2, SkinnedModel ofMd5) {
        BoxSampler one = new BoxSampler(ofMd2);
        BoxSampler other = new BoxSampler(ofMd5);
        return frame -> {
            double[] boxes = new double[2 * FrameBoxes.STRIDE];
            one.sample(frame, boxes, 0);
            other.sample(frame, boxes, FrameBoxes.STRIDE);
            return boxes;
        };
    }

    /** Sets the boxes of a frame, as the sampler computes them. */
    public void put(int frame, double[] boxes) {
        md2.put(frame, Arrays.copyOf(boxes, FrameBoxes.STRIDE));
        md5.put(frame, Arrays.copyOfRange(boxes, FrameBoxes.STRIDE, boxes.length));
    }

    /** Number of frames that both models have. */
    public int frameCount() {
        return md2.frameCount();
    }

    public FrameBoxes md2() {
        return md2;
    }

    public FrameBoxes md5() {
        return md5;
    }

    public GridSteps grid() {
        return grid;
    }

    /** The coordinate of a face in the MD5 model, minus that in the .md2; NaN if unknown. */
    public double difference(int frame, Face face) {
        return md5.face(frame, face.ordinal()) - md2.face(frame, face.ordinal());
    }

    /** The face with the largest difference in a frame. */
    public Face largestFace(int frame) {
        Face largest = Face.MIN_X;
        for (Face face : Face.values()) {
            boolean larger = Math.abs(difference(frame, face)) > Math.abs(difference(frame, largest));
            largest = larger ? face : largest;
        }
        return largest;
    }

    /** The absolute difference at the face with the largest one; NaN if unknown. */
    public double largest(int frame) {
        return Math.abs(difference(frame, largestFace(frame)));
    }

    /** The frame with the largest difference; −1 if no difference is known. */
    public int worstFrame() {
        int worst = -1;
        for (int frame = 0; frame < frameCount(); frame++) {
            double now = largest(frame);
            boolean worse = worst < 0 ? !Double.isNaN(now) : now > largest(worst);
            worst = worse ? frame : worst;
        }
        return worst;
    }

    /** Whether the rounding to the grid of the .md2 does not explain the difference at a face. */
    public boolean exceedsGrid(int frame, Face face) {
        double rounding = grid.rounding(frame, face.axis());
        return Math.abs(difference(frame, face)) > rounding + EXACTNESS;
    }

    /** The same for any face. */
    public boolean exceedsGrid(int frame) {
        for (Face face : Face.values()) {
            if (exceedsGrid(frame, face)) {
                return true;
            }
        }
        return false;
    }

    /** Number of frames with a difference that rounding does not explain. */
    public int excessCount() {
        int count = 0;
        for (int frame = 0; frame < frameCount(); frame++) {
            count += exceedsGrid(frame) ? 1 : 0;
        }
        return count;
    }
}
