package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.anim;
import static org.jointscope.check.engine.Trigger.camera;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Splash Damage's engine, grown from Doom 3's, with formats of version 11. */
final class QuakeWars {

    private static final String LOAD_ANIM = "game/anim/Anim.cpp, LoadAnim";

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.empty(),
                    WeightLimit.NONE,
                    Bounds.USED,
                    Joints.ALIKE,
                    RowNumbers.UNKNOWN,
                    "Not known: the renderer is not public.",
                    "Is taken for the first again: a cycle of F frames has F − 1 steps.");

    private static final List<EngineRule> OWN =
            List.of(
                    rejects("mesh-version", "MD5Version of a mesh has to be 10 or 11.", MD5MESH)
                            .when(mesh(file -> Versions.other(file.version(), 10, 11)))
                            .in(
                                    "DarkRadiant, radiantcore/model/md5/MD5Surface.cpp; readers of"
                                            + " version 11 by others")
                            .known(Confidence.RELATED),
                    rejects("anim-version", "MD5Version has to be 11 or 10.", MD5ANIM)
                            .when(anim(file -> Versions.other(file.version(), 10, 11)))
                            .in(LOAD_ANIM),
                    rejects("camera-version", "MD5Version of a camera has to be 11.", MD5CAMERA)
                            .when(camera(file -> Versions.other(file.version(), 11)))
                            .in("game/Camera.cpp, LoadAnim"),
                    warns(
                                    "offset-clipped",
                                    "Keeps offsets in 16 bits, and clips those of 256 and more.",
                                    MD5ANIM)
                            .when(anim(file -> Offsets.from(file, 256)))
                            .says("bone offset ... greater than 256")
                            .in("game/anim/JointTransform.h; " + LOAD_ANIM),
                    warns(
                                    "startindex-ignored",
                                    "Takes the floats of a frame joint by joint while it packs"
                                            + " them, whatever startIndex says.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                                    IssueCode.COMPONENTS_COUNT_MISMATCH,
                                                    IssueCode.COMPONENTS_OVERLAP,
                                                    IssueCode.COMPONENTS_UNOWNED)
                                            .or(anim(AnimFacts::outOfSequence)))
                            .in(LOAD_ANIM));

    static final Engine ENGINE =
            new Engine(
                    "etqw",
                    "ET: Quake Wars",
                    Set.of(MD5MESH, MD5ANIM, MD5CAMERA, PAIR),
                    "the SDK in github.com/FriskTheFallenHuman/etqw-sdk, source/",
                    Confidence.RELATED,
                    "The SDK shows the readers of animations and cameras; that of meshes is not"
                        + " public, and its rules are those of Doom 3 and of other programs that"
                        + " read version 11.",
                    TRAITS,
                    Stream.of(
                                    OWN.stream(),
                                    Stream.of(
                                                    IdTech4Text.RULES,
                                                    IdTech4Mesh.RULES,
                                                    IdTech4Anim.RULES,
                                                    IdTech4Camera.RULES,
                                                    IdTech4Pair.RULES)
                                            .flatMap(List::stream)
                                            .map(rule -> rule.known(Confidence.RELATED)))
                            .flatMap(rules -> rules)
                            .toList());

    private QuakeWars() {}
}
