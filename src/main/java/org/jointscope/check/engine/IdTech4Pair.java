package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.pair;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** Which animations suit a mesh in Doom 3 and the engines grown from it. */
final class IdTech4Pair {

    static final List<EngineRule> RULES =
            List.of(
                    rejects(
                                    "joint-count",
                                    "The animation has to have as many joints as the mesh.",
                                    PAIR)
                            .when(pair(PairFacts::counts))
                            .says("Model '%s' has different # of joints than anim '%s'")
                            .in("anim/Anim.cpp, CheckModelHierarchy"),
                    rejects(
                                    "joint-names",
                                    "A joint has to have the name of the mesh's joint of the same"
                                            + " index.",
                                    PAIR)
                            .when(pair(PairFacts::names))
                            .says("Model '%s''s joint names don't match anim '%s''s")
                            .in("anim/Anim.cpp, CheckModelHierarchy"),
                    rejects(
                                    "joint-parents",
                                    "A joint has to have the parent of the mesh's joint of the same"
                                            + " index.",
                                    PAIR)
                            .when(pair(PairFacts::parents))
                            .says("Model '%s' has different joint hierarchy than anim '%s'")
                            .in("anim/Anim.cpp, CheckModelHierarchy"),
                    warns(
                                    "bounds-too-small",
                                    "Goes by the bounds of a frame: the model vanishes when they"
                                            + " are out of sight.",
                                    PAIR)
                            .when(
                                    issue(
                                            IssueCode.BOUNDS_TOO_SMALL,
                                            IssueCode.BOUNDS_OF_REMOVED_FRAMES))
                            .in("anim/Anim_Blend.cpp, GetBounds"));

    private IdTech4Pair() {}
}
