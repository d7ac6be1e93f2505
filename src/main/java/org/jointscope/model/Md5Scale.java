package org.jointscope.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An .md5scale as written: the scales of joints in single frames of the animation with the same file name. It is an
 * extension of the Quake II rerelease, a JSON object with a member for each joint. Joints and frames that are not
 * listed have the scale 1.
 *
 * @param joints in file order; the same name can occur several times
 */
public record Md5Scale(List<ScaledJoint> joints) implements ModelFile {

    /** The key of a joint that is not the number of a frame. */
    public static final String SCALE_POSITIONS = "scale_positions";

    public Md5Scale {
        joints = List.copyOf(joints);
    }

    /** Number of scales in the file. */
    public int scaleCount() {
        return joints.stream().mapToInt(joint -> joint.rows().size()).sum();
    }

    /** The row that sets the scale of a joint in a frame: the last one that is finite. */
    public Optional<ScaleRow> row(String joint, int frame) {
        return named(joint)
                .flatMap(scaled -> scaled.rows().stream())
                .filter(row -> row.frame() == frame && row.isFinite())
                .reduce((first, last) -> last);
    }

    /** Whether the scales of a joint also apply to its position. */
    public boolean scalesPosition(String joint) {
        return named(joint)
                .flatMap(scaled -> scaled.scalePositions().stream())
                .reduce((first, last) -> last)
                .map(ScalePositions::value)
                .orElse(false);
    }

    /** All members of a joint. */
    public Stream<ScaledJoint> named(String joint) {
        return joints.stream().filter(scaled -> scaled.name().equals(joint));
    }

    /**
     * The scales of a joint.
     *
     * @param location of its name
     * @param scalePositions whether a scale also applies to the position of the joint in parent space, from the last
     *     such member; empty if there is none
     * @param rows in file order; the last one of a frame is used
     */
    public record ScaledJoint(
            String name, TextLocation location, Optional<ScalePositions> scalePositions, List<ScaleRow> rows) {

        public ScaledJoint {
            rows = List.copyOf(rows);
        }

        /** Whether the scales also apply to the position of the joint. */
        public boolean scalesPosition() {
            return scalePositions.map(ScalePositions::value).orElse(false);
        }
    }

    /**
     * The member {@value #SCALE_POSITIONS} of a joint.
     *
     * @param location of the key
     */
    public record ScalePositions(boolean value, TextLocation location) {}

    /**
     * A member of a joint: a frame and its scale.
     *
     * @param key as written
     * @param frame the number at the beginning of the key; 0 if there is none, as in q2pro
     * @param scale NaN if the value is not a number
     * @param location of the key
     */
    public record ScaleRow(String key, int frame, double scale, TextLocation location) {

        /** The scale that q2pro uses, which reads everything that is not a number as 0. */
        public double effective() {
            return Double.isNaN(scale) ? 0 : scale;
        }

        /** Whether the scale is in the range of a float, which engines store. */
        public boolean isFinite() {
            return Float.isFinite((float) effective());
        }
    }
}
