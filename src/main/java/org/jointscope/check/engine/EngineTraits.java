package org.jointscope.check.engine;

import java.util.Optional;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;

/**
 * The traits of an engine in reading and displaying a file that it loads.
 *
 * @param playback as far as the kernel can reproduce it; empty if the engine does not display models, or if too little
 *     is known
 * @param bounds the use of the bounds of the frames
 * @param joints the rule that matches the joints of an animation with those of the mesh
 * @param rows the use of row indices
 * @param rate the frame rate that it uses
 * @param frames the frames that it keeps
 * @param folder in which it looks for the files
 */
public record EngineTraits(
        Optional<PlaybackProfile> playback,
        Bounds bounds,
        Joints joints,
        RowNumbers rows,
        Rate rate,
        Frames frames,
        Folder folder) {

    /**
     * The settings of the engine preview.
     *
     * @param scales whether the scales of an .md5scale apply
     * @param frames whether all frames are loaded
     */
    public record PlaybackProfile(
            RootMode root,
            Blend blend,
            LoopRule loop,
            Unflagged unflagged,
            WeightLimit weights,
            boolean scales,
            Frames frames) {}

    /** A clause as a sentence. */
    public static String sentence(String clause) {
        return clause.isEmpty() ? "" : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }

    public WeightLimit weights() {
        return playback.map(PlaybackProfile::weights).orElse(WeightLimit.NONE);
    }

    /** A clause about components without a flag bit; empty if they are read from the baseframe. */
    public Optional<String> baseframe() {
        return playback.filter(profile -> profile.unflagged() == Unflagged.ZERO)
                .map(profile -> Texts.program().of("engine.baseframe.ZERO"));
    }

    public enum Bounds {
        USED,
        IGNORED,
        MISREAD,
        /** One bounding box, enlarged by the bounds of all frames. */
        JOINED,
        /** Models without bounds: scale and translate of an .md2 frame define a bounding box. */
        GRIDS;

        public String text() {
            return Texts.program().of("engine.bounds." + name());
        }
    }

    /** The match of an animation's joints with the mesh's. */
    public enum Joints {
        ALIKE,
        BY_INDEX,
        BY_NAME,
        /** The names in the same order, without regard to their case; parents are not compared. */
        NAMES,
        NONE;

        public String text() {
            return Texts.program().of("engine.joints." + name());
        }
    }

    public enum Rate {
        DECLARED,
        OF_ITS_SECTION,
        /** The application sets the rate. */
        IGNORED;

        public String text() {
            return Texts.program().of("engine.rate." + name());
        }
    }

    public enum Frames {
        ALL,
        HALVED;

        public String text() {
            return Texts.program().of("engine.frames." + name());
        }
    }

    /** The location of an .md5mesh and its .md5anim. */
    public enum Folder {
        /** Other files, or the user, name both. */
        ANY,
        /** Both have the name of the model that they replace, and are in one folder. */
        MODEL,
        /** As {@link #MODEL}, in a folder {@code md5} in that of the model. */
        MD5
    }

    /** The use of the row indices in {@code vert}, {@code tri} and {@code weight} rows. */
    public enum RowNumbers {
        SKIPPED,
        FOLLOWED,
        UNKNOWN,
        NONE;

        public String text() {
            return Texts.program().of("engine.rows." + name());
        }
    }
}
