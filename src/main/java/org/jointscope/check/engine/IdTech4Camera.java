package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Trigger.camera;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5camera may say to Doom 3 and the engines grown from it. */
final class IdTech4Camera {

    private static final String LOAD_CAMERA = "Camera.cpp, LoadAnim";
    private static final String EXPECTED = "expected '%s' but found '%s'";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("camera-frames-none", "There has to be a frame.", MD5CAMERA)
                            .when(issue(IssueCode.FRAMES_NONE))
                            .says("Invalid number of frames: %d")
                            .in(LOAD_CAMERA),
                    rejects("camera-frame-rate", "frameRate has to be more than 0.", MD5CAMERA)
                            .when(issue(IssueCode.FRAME_RATE_INVALID))
                            .says("Invalid framerate: %d")
                            .in(LOAD_CAMERA),
                    rejects(
                                    "cut-count",
                                    "There may be no more cuts than frames, and no fewer than 0.",
                                    MD5CAMERA)
                            .when(
                                    issue(IssueCode.COUNT_NEGATIVE)
                                            .or(camera(CameraFacts::moreCutsThanFrames)))
                            .says("Invalid number of camera cuts: %d")
                            .in(LOAD_CAMERA),
                    rejects("camera-rows", "There have to be as many rows as declared.", MD5CAMERA)
                            .when(
                                    issue(
                                            IssueCode.FRAME_COUNT_MISMATCH,
                                            IssueCode.CUT_COUNT_MISMATCH))
                            .says(EXPECTED)
                            .in(LOAD_CAMERA),
                    rejects("cut", "A cut has to be one of the frames but the first.", MD5CAMERA)
                            .when(issue(IssueCode.CUT_OUT_OF_RANGE))
                            .says("Invalid camera cut")
                            .in(LOAD_CAMERA),
                    warns(
                                    "cut-order",
                                    "Goes through the cuts in their order, and stops at the first"
                                            + " that is still to come.",
                                    MD5CAMERA)
                            .when(issue(IssueCode.CUT_OUT_OF_ORDER))
                            .in("Camera.cpp, GetViewParms"));

    private IdTech4Camera() {}
}
