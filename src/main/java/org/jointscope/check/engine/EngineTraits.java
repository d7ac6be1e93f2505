package org.jointscope.check.engine;

import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.WeightLimit;

import java.util.Optional;

/**
 * The ways in which an engine shows and reads a file that it loads.
 *
 * @param playback as far as the kernel can do the same; empty if the engine does not show models,
 *     or if too little is known
 * @param bounds the use of the boxes of the frames
 * @param joints the rule by which the joints of an animation find those of the mesh
 * @param rows the row that the number of a row refers to
 * @param rate the frame rate that it reads
 * @param normals a sentence on how they are made
 * @param lastFrame a sentence on what follows it
 */
public record EngineTraits(
        Optional<PlaybackProfile> playback,
        Bounds bounds,
        Joints joints,
        RowNumbers rows,
        Rate rate,
        String normals,
        String lastFrame) {

    /** The settings with which a window shows a model as an engine would. */
    public record PlaybackProfile(RootMode root, Blend blend, LoopRule loop, WeightLimit weights) {}

    /** A clause as a sentence. */
    public static String sentence(String clause) {
        return clause.isEmpty()
                ? ""
                : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }

    public WeightLimit weights() {
        return playback.map(PlaybackProfile::weights).orElse(WeightLimit.NONE);
    }

    public enum Bounds {
        USED("culls by the bounds of the frames"),
        IGNORED("ignores the bounds of the frames"),
        MISREAD("reads the bounds of the frames as origin and extents, and does not go by them"),
        /** Of models that have none: each frame of an .md2 has a grid, whose size is its box. */
        GRIDS("culls by the grids of the two frames that are blended");

        private final String text;

        Bounds(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    /** The match of an animation's joints with the mesh's. */
    public enum Joints {
        ALIKE("wants the same joints in the same order, names and parents included"),
        BY_INDEX("takes joints by their index, whatever their names"),
        BY_NAME("finds joints by their names"),
        NONE("reads no models that have joints");

        private final String text;

        Joints(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public enum Rate {
        DECLARED("reads frameRate as declared"),
        OF_ITS_SECTION("reads frameRate as 24 if the header line before it ends in LF alone");

        private final String text;

        Rate(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    /** The use of the numbers printed in {@code vert}, {@code tri} and {@code weight} rows. */
    public enum RowNumbers {
        SKIPPED("counts rows and skips their printed numbers"),
        FOLLOWED("puts a row where its printed number says"),
        UNKNOWN("may or may not go by the printed numbers of rows"),
        NONE("reads no models whose rows have printed numbers");

        private final String text;

        RowNumbers(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }
}
