package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Trigger.anim;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5anim may say to Doom 3 and the engines grown from it. */
final class IdTech4Anim {

    private static final String LOAD_ANIM = "anim/Anim.cpp, LoadAnim";
    private static final String EXPECTED = "expected '%s' but found '%s'";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("frames-none", "There has to be a frame.", MD5ANIM)
                            .when(issue(IssueCode.FRAMES_NONE))
                            .says("Invalid number of frames: %d")
                            .in(LOAD_ANIM),
                    rejects("anim-joints-none", "There has to be a joint.", MD5ANIM)
                            .when(issue(IssueCode.JOINTS_NONE))
                            .says("Invalid number of joints: %d")
                            .in(LOAD_ANIM),
                    rejects("frame-rate", "frameRate may not be negative.", MD5ANIM)
                            .when(
                                    anim(
                                            file ->
                                                    AnimFacts.frameRate(
                                                            file, Double.NEGATIVE_INFINITY, 0)))
                            .says("Invalid frame rate: %d")
                            .in(LOAD_ANIM),
                    crashes("frame-rate-of-0", "Divides by the frameRate.", MD5ANIM)
                            .when(anim(file -> AnimFacts.frameRate(file, 0, 1)))
                            .in(LOAD_ANIM),
                    rejects(
                                    "component-count",
                                    "numAnimatedComponents has to be 0 to 6 for every joint.",
                                    MD5ANIM)
                            .when(issue(IssueCode.COMPONENT_COUNT_OUT_OF_RANGE))
                            .says("Invalid number of animated components: %d")
                            .in(LOAD_ANIM),
                    rejects("anim-rows", "There have to be as many rows as declared.", MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.COUNT_NEGATIVE,
                                            IssueCode.JOINT_COUNT_MISMATCH,
                                            IssueCode.BASEFRAME_COUNT_MISMATCH,
                                            IssueCode.BOUNDS_COUNT_MISMATCH))
                            .says(EXPECTED)
                            .in(LOAD_ANIM),
                    rejects("anim-parent", "A parent has to stand before its joints.", MD5ANIM)
                            .when(anim(AnimFacts::beforeTheirParents))
                            .says("Invalid parent num: %d")
                            .in(LOAD_ANIM),
                    rejects("several-roots", "An animation may have only one root.", MD5ANIM)
                            .when(issue(IssueCode.ROOT_SEVERAL))
                            .says("Animations may have only one root joint")
                            .in(LOAD_ANIM),
                    rejects("flags", "Flags may have no bits but those of 63.", MD5ANIM)
                            .when(issue(IssueCode.FLAGS_UNKNOWN_BITS))
                            .says("Invalid anim bits: %d")
                            .in(LOAD_ANIM),
                    rejects(
                                    "start-index",
                                    "startIndex has to be that of a float, for a joint with flags"
                                            + " 0, too.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.START_INDEX_OUT_OF_RANGE,
                                            IssueCode.START_INDEX_UNUSED_INVALID))
                            .says("Invalid first component: %d")
                            .in(LOAD_ANIM),
                    warns(
                                    "components-past-the-end",
                                    "Reads on into the next frame where a joint takes more floats"
                                            + " than a frame has.",
                                    MD5ANIM)
                            .when(issue(IssueCode.COMPONENTS_PAST_THE_END))
                            .in("anim/Anim.cpp, GetInterpolatedFrame"),
                    rejects(
                                    "frame-numbers",
                                    "Frames have to be numbered 0, 1, 2, and so on.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.FRAME_REPEATED,
                                            IssueCode.FRAME_OUT_OF_ORDER,
                                            IssueCode.FRAME_MISSING))
                            .says("Expected frame number %d")
                            .in(LOAD_ANIM),
                    rejects(
                                    "frame-length",
                                    "A frame has to have as many floats as declared.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_LENGTH_MISMATCH))
                            .says("expected float value, found '%s'")
                            .in(LOAD_ANIM),
                    rejects(
                                    "frames-missing",
                                    "There have to be as many frames as declared.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_COUNT_MISMATCH, Found::tooFew))
                            .says("couldn't find expected '%s'")
                            .in(LOAD_ANIM),
                    warns("frames-left-out", "Reads no more frames than declared.", MD5ANIM)
                            .when(issue(IssueCode.FRAME_COUNT_MISMATCH, Found::tooMany))
                            .in(LOAD_ANIM),
                    warns(
                                    "empty-bounds",
                                    "Goes by the bounds of a frame: the model vanishes when a point"
                                            + " of it is out of sight.",
                                    MD5ANIM)
                            .when(issue(IssueCode.BOUNDS_ALL_ZERO, IssueCode.BOUNDS_INVERTED))
                            .in("anim/Anim_Blend.cpp, GetBounds"));

    private IdTech4Anim() {}
}
