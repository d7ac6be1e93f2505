package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.anim;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.pair;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5anim may say to vkQuake, and which suits a mesh. */
final class VkQuakeAnim {

    private static final String ANIM_C = "Quake/gl_model.c, MD5Anim_Load";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("frames-none", "There has to be a frame.", MD5ANIM)
                            .when(issue(IssueCode.FRAMES_NONE))
                            .says("%s has no poses")
                            .in("Quake/gl_model.c, MD5Anim_Begin"),
                    rejects(
                                    "anim-parent",
                                    "A parent has to stand before its joints, or be -1.",
                                    MD5ANIM)
                            .when(
                                    anim(AnimFacts::beforeTheirParents)
                                            .or(anim(AnimFacts::belowNone)))
                            .says("%s: joint has bad parent order")
                            .in(ANIM_C),
                    rejects("flags", "Flags may have no bits but those of 63.", MD5ANIM)
                            .when(issue(IssueCode.FLAGS_UNKNOWN_BITS))
                            .says("%s: joint has unsupported flags")
                            .in(ANIM_C),
                    rejects(
                                    "components",
                                    "The floats of a joint have to lie within a frame, and its"
                                            + " startIndex no further than at its end.",
                                    MD5ANIM)
                            .when(anim(AnimFacts::pastTheFrame))
                            .says("%s: joint has bad offset")
                            .in(ANIM_C),
                    rejects(
                                    "anim-rows",
                                    "There have to be as many joints and rows of the baseframe as"
                                            + " declared.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.JOINT_COUNT_MISMATCH,
                                            IssueCode.BASEFRAME_COUNT_MISMATCH))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in(ANIM_C),
                    rejects(
                                    "frame-number",
                                    "The number of a frame has to be less than numFrames.",
                                    MD5ANIM)
                            .when(anim(AnimFacts::numberedPastTheEnd))
                            .says("%s: invalid pose index")
                            .in(ANIM_C),
                    warns("frame-numbers-followed", "Puts frames where their numbers say.", MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.FRAME_OUT_OF_ORDER,
                                            IssueCode.FRAME_REPEATED,
                                            IssueCode.FRAME_MISSING))
                            .in(ANIM_C),
                    warns(
                                    "frames-missing",
                                    "Leaves the bind pose where a frame is missing.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_COUNT_MISMATCH, Found::tooFew))
                            .in(ANIM_C),
                    rejects(
                                    "frame-length",
                                    "A frame has to have as many floats as declared.",
                                    MD5ANIM)
                            .when(issue(IssueCode.FRAME_LENGTH_MISMATCH))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in(ANIM_C),
                    rejects("joint-twice", "A joint of the mesh may move only once.", PAIR)
                            .when(pair(PairFacts::twice))
                            .says("%s: duplicate joint \"%s\"")
                            .in(ANIM_C),
                    rejects(
                                    "joint-parents",
                                    "Joints that both have have to hang on each other alike.",
                                    PAIR)
                            .when(pair(PairFacts::hungOtherwise))
                            .says("%s: joint \"%s\" has wrong parent")
                            .in(ANIM_C),
                    warns(
                                    "joints-of-one-side",
                                    "Leaves joints of the mesh that the animation lacks in their"
                                            + " bind pose, and the animation's own aside.",
                                    PAIR)
                            .when(pair(PairFacts::counts).or(pair(PairFacts::strangers)))
                            .in(ANIM_C));

    private VkQuakeAnim() {}
}
