package org.jointscope.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.FrameBoxes;

/**
 * The bounds of an animation, frame by frame, compared with the bounding boxes of the skinned mesh, which can be
 * computed during the comparison.
 *
 * @param file the boxes of the bounds
 * @param withMesh whether there is a mesh to compare with
 * @param frames a line for each frame
 * @param lines the same lines, and one for each row of the bounds without a frame
 */
public record BoundsComparison(FrameBoxes file, boolean withMesh, List<Line> frames, List<Line> lines) {

    public static final BoundsComparison NONE = of(List.of(), 0, new FrameBoxes(0), false);

    /**
     * An overshoot of at most this share of the mesh's size is rounding, or a weight that an exporter omitted; it is
     * not visible.
     */
    private static final double TOLERANCE = 0.01;

    /** A difference below this share of the mesh's size is rounding by the exporter. */
    private static final double ROUNDING = 1e-4;

    /** The relation of the mesh to the bounding box of the file in a frame. */
    public enum Fit {
        STICKS_OUT,
        /** The mesh exceeds the box, but so little that it is not reported as an issue. */
        TOLERATED,
        INSIDE,
        /** Still being computed. */
        PENDING,
        NO_MESH,
        /** The file has fewer boxes than frames. */
        NO_BOX,
        /** The file has more boxes than frames. */
        NO_FRAME,
        /** A number of the file's box could not be read. */
        UNREADABLE;

        public boolean isKnown() {
            return exceeds() || this == INSIDE;
        }

        boolean exceeds() {
            return this == STICKS_OUT || this == TOLERATED;
        }
    }

    /** @param mesh the bounding boxes of the mesh, which can become known later */
    public static BoundsComparison of(List<BoundsRow> rows, int frameCount, FrameBoxes mesh, boolean withMesh) {
        FrameBoxes file = Md5Kernel.boxes(rows);
        List<Line> lines = IntStream.range(0, Math.max(frameCount, rows.size()))
                .mapToObj(frame -> new Line(
                        frame,
                        file,
                        mesh,
                        frame < rows.size() ? Optional.of(rows.get(frame)) : Optional.empty(),
                        preset(frame, rows, frameCount, withMesh)))
                .toList();
        return new BoundsComparison(file, withMesh, lines.subList(0, frameCount), lines);
    }

    private static Fit preset(int frame, List<BoundsRow> rows, int frameCount, boolean withMesh) {
        if (frame >= frameCount) {
            return Fit.NO_FRAME;
        }
        return frame >= rows.size() ? Fit.NO_BOX : withMesh ? Fit.PENDING : Fit.NO_MESH;
    }

    public int count(Fit fit) {
        return (int) frames.stream().filter(line -> line.fit() == fit).count();
    }

    /** The largest overshoot of a mesh over its box in a frame that is not an issue. */
    public static double tolerance(FrameBoxes mesh, int frame) {
        return TOLERANCE * mesh.diagonal(frame);
    }

    /** The frame with the largest overshoot of the mesh, if there is one. */
    public Optional<Line> worst() {
        return frames.stream().filter(line -> line.fit().exceeds()).max(Comparator.comparingDouble(Line::outside));
    }

    /** Whether the boxes of mesh and file are equal in every frame, except for rounding. */
    public boolean isExact() {
        return frames.stream().allMatch(line -> line.fit() == Fit.INSIDE && line.margin() == 0);
    }

    /**
     * A frame, or a row of the bounds after the last frame.
     *
     * @param row of the file; empty if it has no box for the frame
     * @param preset the reason why there is nothing to compare; {@link Fit#PENDING} if there is
     */
    public record Line(int frame, FrameBoxes file, FrameBoxes mesh, Optional<BoundsRow> row, Fit preset) {

        public Fit fit() {
            if (preset != Fit.PENDING || Double.isNaN(mesh.size(frame, 0))) {
                return preset;
            }
            double outside = outside();
            if (Double.isNaN(outside)) {
                return Fit.UNREADABLE;
            }
            if (outside <= rounding()) {
                return Fit.INSIDE;
            }
            return outside > tolerance() ? Fit.STICKS_OUT : Fit.TOLERATED;
        }

        /** The largest overshoot that is not an issue. */
        public double tolerance() {
            return BoundsComparison.tolerance(mesh, frame);
        }

        private double rounding() {
            return ROUNDING * mesh.largestSide(frame);
        }

        /** The overshoot of the mesh over the file's box; negative if the mesh is inside. NaN if unknown. */
        public double outside() {
            return mesh.outside(file, frame);
        }

        /** The same, but 0 if it is only rounding. */
        public double margin() {
            double outside = outside();
            return Math.abs(outside) <= rounding() ? 0 : outside;
        }

        /** The overshoot of the mesh over the file's box, in game units: 0 if the mesh is inside, NaN if unknown. */
        public double sticksOut() {
            return switch (fit()) {
                case STICKS_OUT, TOLERATED -> outside();
                case INSIDE -> 0;
                default -> Double.NaN;
            };
        }

        /** The line in the source; {@link ModelFile#MISSING} if there is none. */
        public int line() {
            return row.map(it -> it.location().line()).orElse(ModelFile.MISSING);
        }
    }
}
