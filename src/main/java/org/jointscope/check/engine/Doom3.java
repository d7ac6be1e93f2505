package org.jointscope.check.engine;

import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Manner;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The engine that the formats were made for. */
final class Doom3 {

    static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.of(
                            new Manner(
                                    RootMode.DOOM3,
                                    Blend.LOCAL,
                                    LoopRule.LAST_IS_FIRST,
                                    WeightLimit.NONE)),
                    WeightLimit.NONE,
                    Bounds.USED,
                    Joints.ALIKE,
                    RowNumbers.SKIPPED,
                    "Computed in every frame from where the vertices then are.",
                    "Is taken for the first again: a cycle of F frames has F − 1 steps.");

    static final Engine ENGINE =
            new Engine(
                    "doom3",
                    "Doom 3",
                    Set.of(MD5MESH, MD5ANIM, MD5CAMERA, PAIR),
                    "github.com/id-Software/DOOM-3 @ a9c49da, neo/",
                    Confidence.READ,
                    "",
                    TRAITS,
                    EngineRule.all(
                            List.of(
                                    List.of(IdTech4Text.VERSION),
                                    IdTech4Text.RULES,
                                    IdTech4Mesh.RULES,
                                    IdTech4Anim.RULES,
                                    IdTech4Camera.RULES,
                                    IdTech4Pair.RULES)));

    private Doom3() {}
}
