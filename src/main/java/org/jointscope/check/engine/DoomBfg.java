package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Manner;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Doom 3 once more, skinned on the graphics card. */
final class DoomBfg {

    private static final String PARSE_MESH = "renderer/Model_md5.cpp, ParseMesh";

    /** Joints that a byte can number. */
    private static final int MOST_JOINTS = 255;

    private static final WeightLimit FOUR = WeightLimit.of(4, WeightLimit.Base.BIND_POSE);

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.of(
                            new Manner(RootMode.DOOM3, Blend.LOCAL, LoopRule.LAST_IS_FIRST, FOUR)),
                    FOUR,
                    Bounds.USED,
                    Joints.ALIKE,
                    RowNumbers.SKIPPED,
                    "Computed once, in the bind pose, and turned with the joints.",
                    "Is taken for the first again: a cycle of F frames has F − 1 steps.");

    private static final List<EngineRule> MESH =
            List.of(
                    warns("weights-over-4", "Keeps the largest four weights of a vertex.", MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.VERT_WEIGHTS_OVER_4,
                                            IssueCode.VERT_WEIGHTS_OVER_8))
                            .in(PARSE_MESH),
                    warns(
                                    "bias-sum",
                                    "The biases of a vertex should sum to 1 within a thousandth.",
                                    MD5MESH)
                            .when(issue(IssueCode.VERT_BIAS_SUM))
                            .says("assert( totalWeight > 0.999f && totalWeight < 1.001f )")
                            .in(PARSE_MESH),
                    warns("bias-range", "A bias should be 0 to 1.", MD5MESH)
                            .when(issue(IssueCode.WEIGHT_BIAS_NEGATIVE))
                            .says("assert( fw >= 0.0f && fw <= 1.0f )")
                            .in(PARSE_MESH),
                    warns("joints-in-a-byte", "Keeps the number of a joint in a byte.", MD5MESH)
                            .when(mesh(file -> MeshFacts.jointsAbove(file, MOST_JOINTS)))
                            .says("assert( numJoints < 256 )")
                            .in(PARSE_MESH));

    static final Engine ENGINE =
            new Engine(
                    "bfg",
                    "Doom 3 BFG",
                    Set.of(MD5MESH, MD5ANIM, MD5CAMERA, PAIR),
                    "github.com/id-Software/DOOM-3-BFG and RobertBeckebans/RBDOOM-3-BFG @ 95306db,"
                            + " neo/",
                    Confidence.READ,
                    "Keeps what it has read in binary files, and reads those where they are newer.",
                    TRAITS,
                    EngineRule.all(
                            List.of(
                                    List.of(IdTech4Text.VERSION),
                                    IdTech4Text.RULES,
                                    IdTech4Mesh.RULES,
                                    MESH,
                                    IdTech4Anim.RULES,
                                    IdTech4Camera.RULES,
                                    IdTech4Pair.RULES)));

    private DoomBfg() {}
}
