package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Trigger.anim;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5anim may say to q2pro. */
final class Q2ProAnim {

    private static final String PARSE_ANIM = "src/refresh/models.c, MD5_ParseAnim";
    private static final String EXPECTED = "Expected \"%s\", got \"%s\"";
    private static final String OUT_OF_RANGE = "Value out of range: %lu";
    private static final int MOST_JOINTS = 256;
    private static final int MOST_FRAMES = 1024;

    static final List<EngineRule> RULES =
            List.of(
                    rejects("frame-limit", "There may be 1 to 1024 frames.", MD5ANIM)
                            .when(
                                    issue(IssueCode.FRAMES_NONE)
                                            .or(
                                                    anim(
                                                            file ->
                                                                    AnimFacts.above(
                                                                            file.numFrames(),
                                                                            "numFrames",
                                                                            MOST_FRAMES))))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_ANIM + "; gl.h"),
                    rejects("anim-joint-limit", "There may be 1 to 256 joints.", MD5ANIM)
                            .when(
                                    issue(IssueCode.JOINTS_NONE)
                                            .or(
                                                    anim(
                                                            file ->
                                                                    AnimFacts.above(
                                                                            file.numJoints(),
                                                                            "numJoints",
                                                                            MOST_JOINTS))))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_ANIM + "; gl.h"),
                    rejects("anim-rows", "There have to be as many rows as declared.", MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.JOINT_COUNT_MISMATCH,
                                            IssueCode.BASEFRAME_COUNT_MISMATCH,
                                            IssueCode.BOUNDS_COUNT_MISMATCH))
                            .says(EXPECTED)
                            .in(PARSE_ANIM),
                    rejects("anim-parent", "A parent has to stand before its joints.", MD5ANIM)
                            .when(anim(AnimFacts::beforeTheirParents))
                            .says("Bad parent joint")
                            .in(PARSE_ANIM),
                    rejects(
                                    "components",
                                    "The floats of a joint have to lie within a frame, and its"
                                            + " startIndex no further than at its end.",
                                    MD5ANIM)
                            .when(anim(AnimFacts::pastTheFrame))
                            .says("Bad joint info")
                            .in(PARSE_ANIM),
                    rejects(
                                    "frame-number",
                                    "The number of a frame has to be less than numFrames.",
                                    MD5ANIM)
                            .when(anim(AnimFacts::numberedPastTheEnd))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_ANIM),
                    warns("frame-numbers-followed", "Puts frames where their numbers say.", MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.FRAME_OUT_OF_ORDER,
                                            IssueCode.FRAME_REPEATED,
                                            IssueCode.FRAME_MISSING))
                            .in(PARSE_ANIM),
                    rejects(
                                    "frames-missing",
                                    "There have to be as many frames as declared.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_COUNT_MISMATCH, Found::tooFew))
                            .says(EXPECTED)
                            .in(PARSE_ANIM),
                    rejects(
                                    "frame-length",
                                    "A frame has to have as many floats as declared.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_LENGTH_MISMATCH))
                            .says("Expected float, got \"%s\"")
                            .in(PARSE_ANIM));

    private Q2ProAnim() {}
}
