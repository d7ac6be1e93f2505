package org.jointscope.check.engine;

import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.WeightLimit;

import java.util.Optional;

/**
 * What an engine makes of a file that it loads.
 *
 * @param manner how it shows a model, as far as the kernel can do the same; empty if it does not
 *     show any, or if too little is known
 * @param weights how many weights of a vertex count
 * @param bounds whether it goes by the boxes of the frames
 * @param joints how the joints of an animation find those of the mesh
 * @param rows which row the number of a row refers to
 * @param rate which frame rate it reads
 * @param normals how it makes them: a sentence
 * @param lastFrame what follows on it: a sentence
 */
public record EngineTraits(
        Optional<Manner> manner,
        WeightLimit weights,
        Bounds bounds,
        Joints joints,
        RowNumbers rows,
        Rate rate,
        String normals,
        String lastFrame) {

    /** Of an engine that reads the frame rate as declared, as far as is known. */
    EngineTraits(
            Optional<Manner> manner,
            WeightLimit weights,
            Bounds bounds,
            Joints joints,
            RowNumbers rows,
            String normals,
            String lastFrame) {
        this(manner, weights, bounds, joints, rows, Rate.DECLARED, normals, lastFrame);
    }

    /** How an engine shows a model: what a window sets to show it as the engine would. */
    public record Manner(RootMode root, Blend blend, LoopRule loop, WeightLimit weights) {}

    /** What becomes of the boxes of the frames. */
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

        /** For people: what it does. */
        public String text() {
            return text;
        }
    }

    /** How the joints of an animation find those of the mesh. */
    public enum Joints {
        ALIKE("wants the same joints in the same order, names and parents included"),
        BY_INDEX("takes joints by their index, whatever their names"),
        BY_NAME("finds joints by their names"),
        /** Of models that have none. */
        NONE("reads no models that have joints");

        private final String text;

        Joints(String text) {
            this.text = text;
        }

        /** For people: what it does. */
        public String text() {
            return text;
        }
    }

    /** Which frame rate an engine reads from an animation or a camera. */
    public enum Rate {
        DECLARED("reads frameRate as declared"),
        OF_ITS_SECTION("reads frameRate as 24 if the header line before it ends in LF alone");

        private final String text;

        Rate(String text) {
            this.text = text;
        }

        /** For people: what it does. */
        public String text() {
            return text;
        }
    }

    /** What the numbers printed in {@code vert}, {@code tri} and {@code weight} rows are for. */
    public enum RowNumbers {
        SKIPPED("counts rows and skips their printed numbers"),
        FOLLOWED("puts a row where its printed number says"),
        UNKNOWN("may or may not go by the printed numbers of rows"),
        /** Of models that are no text. */
        NONE("reads no models whose rows have printed numbers");

        private final String text;

        RowNumbers(String text) {
            this.text = text;
        }

        /** For people: what it does. */
        public String text() {
            return text;
        }
    }
}
