package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Raven's engine, grown from Doom 3's. */
final class Quake4 {

    private static final String PARSE_MESH = "openQ4, renderer/Model_md5.cpp, ParseMesh";

    /** What openQ4 says otherwise than Doom 3. */
    private static final Set<String> REPLACED =
            Set.of("negative-weights", "weights-past-the-end", "byte-order-mark");

    /** Raven's lexer compares bytes without a sign. */
    private static final List<EngineRule> TEXT =
            List.of(
                    rejects(
                                    "mark-before-the-text",
                                    "The file has to begin with MD5Version.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.FILE_BYTE_ORDER_MARK))
                            .in("src/idlib/Lexer.cpp, ReadWhiteSpace"));

    private static final List<EngineRule> MESH =
            List.of(
                    rejects(
                                    "weight-range",
                                    "The weights of a vertex have to be weights of its mesh.",
                                    MD5MESH)
                            .when(
                                    issue(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE)
                                            .or(
                                                    issue(
                                                            IssueCode.VERT_WEIGHTS_NONE,
                                                            Found::negative)))
                            .in(PARSE_MESH));

    static final Engine ENGINE =
            new Engine(
                    "quake4",
                    "Quake 4",
                    Set.of(MD5MESH, MD5ANIM, PAIR),
                    "the SDK in github.com/jmarshall23/Quake4Doom, src/game/anim/Anim.cpp, and the"
                            + " reimplementation github.com/themuffinator/openQ4",
                    Confidence.RELATED,
                    "A thin source: the SDK shows the reader of animations, which is Doom 3's; of"
                        + " the reader of meshes only a reimplementation is public, and of that of"
                        + " cameras nothing was read.",
                    Doom3.TRAITS,
                    Stream.of(
                                    List.of(IdTech4Text.VERSION),
                                    IdTech4Text.RULES,
                                    TEXT,
                                    IdTech4Mesh.RULES,
                                    MESH,
                                    IdTech4Anim.RULES,
                                    IdTech4Pair.RULES)
                            .flatMap(List::stream)
                            .filter(rule -> !REPLACED.contains(rule.id()))
                            .map(rule -> rule.known(Confidence.RELATED))
                            .toList());

    private Quake4() {}
}
