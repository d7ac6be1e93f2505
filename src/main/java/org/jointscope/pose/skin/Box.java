package org.jointscope.pose.skin;

import java.util.Optional;

/** An axis-aligned box that grows to contain the points that are added. It is reused, which avoids allocation. */
public final class Box {

    public static final int EDGES = 12;

    private final double[] min = new double[3];
    private final double[] max = new double[3];
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private boolean empty = true;

    public void clear() {
        empty = true;
    }

    public boolean isEmpty() {
        return empty;
    }

    /** Adds a point; points that are not finite or are extreme are ignored. */
    public void add(double x, double y, double z) {
        if (!Extent.isSane(x, y, z)) {
            return;
        }
        add(0, x);
        add(1, y);
        add(2, z);
        empty = false;
    }

    private void add(int axis, double value) {
        min[axis] = empty ? value : Math.min(min[axis], value);
        max[axis] = empty ? value : Math.max(max[axis], value);
    }

    /** Moves the box along an axis. */
    public void shift(int axis, double by) {
        min[axis] += by;
        max[axis] += by;
    }

    /** Along an axis: 0 for x, 1 for y, 2 for z. */
    public double min(int axis) {
        return min[axis];
    }

    public double max(int axis) {
        return max[axis];
    }

    public double size(int axis) {
        return max[axis] - min[axis];
    }

    /** A part of an edge. */
    @FunctionalInterface
    public interface Segment {
        /** @param from reused, as is the other end */
        void draw(int index, double[] from, double[] to);
    }

    /**
     * Calls back for each edge, without allocation: the whole edge, or its two ends, from the corners.
     *
     * @param share of the edge that each end has; 1 for the whole edge
     */
    public void edges(double share, Segment segment) {
        for (int edge = 0; edge < EDGES && !empty; edge++) {
            int axis = edge / 4;
            int across = (axis + 1) % 3;
            int up = (axis + 2) % 3;
            from[across] = (edge & 1) == 0 ? min[across] : max[across];
            from[up] = (edge & 2) == 0 ? min[up] : max[up];
            to[across] = from[across];
            to[up] = from[up];
            from[axis] = min[axis];
            to[axis] = min[axis] + share * size(axis);
            segment.draw(edge, from, to);
            if (share < 1) {
                from[axis] = max[axis];
                to[axis] = max[axis] - share * size(axis);
                segment.draw(EDGES + edge, from, to);
            }
        }
    }

    /** The same box, enlarged by a margin on every side; empty if the box is. */
    public Optional<Extent> extent(double margin) {
        Extent box = new Extent(min[0], min[1], min[2], max[0], max[1], max[2]);
        return empty ? Optional.empty() : Optional.of(box.grown(margin));
    }
}
