package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD2;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.pair;

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

/** A Quake II that puts the models of the rerelease in place of its own. */
final class Q2Pro {

    private static final String MODELS = "src/refresh/models.c";
    private static final String PARSE_MESH = MODELS + ", MD5_ParseMesh";
    private static final String PARSE_ANIM = MODELS + ", MD5_ParseAnim";
    private static final String EXPECTED = "Expected \"%s\", got \"%s\"";

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.of(
                            new Manner(
                                    RootMode.FILE, Blend.MODEL, LoopRule.WRAPS, WeightLimit.NONE)),
                    WeightLimit.NONE,
                    Bounds.IGNORED,
                    Joints.BY_INDEX,
                    RowNumbers.FOLLOWED,
                    "Computed once, in the bind pose, and turned with the joints.",
                    "Blends into the first again: the game says which frames are shown.");

    private static final List<EngineRule> TEXT =
            List.of(
                    rejects("commandline", "There has to be a commandline.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.COMMANDLINE_MISSING))
                            .says(EXPECTED)
                            .in(PARSE_MESH + ", MD5_ParseAnim"),
                    rejects(
                                    "row",
                                    "Numbers and parentheses have to stand where they belong.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    SkippedTokens.issue(
                                            IssueCode.TOKEN_UNEXPECTED,
                                            IssueCode.INTEGER_FRACTIONAL,
                                            IssueCode.INTEGER_WITH_POINT))
                            .says("Expected float, got \"%s\"")
                            .in(MODELS + ", MD5_ParseFloat, MD5_ParseUint"),
                    rejects("decimal-comma", "A number has to have a point.", MD5MESH, MD5ANIM)
                            .when(
                                    issue(IssueCode.NUMBER_DECIMAL_COMMA)
                                            .or(
                                                    issue(
                                                            IssueCode.NUMBER_NOT_FINITE,
                                                            Found::isMicrosofts)))
                            .says("Expected float, got \"%s\"")
                            .in(MODELS + ", MD5_ParseFloat"),
                    rejects(
                                    "no-blank",
                                    "There has to be a blank beside every parenthesis and brace.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(TextFacts::touchedBrackets)
                            .says(EXPECTED)
                            .in("src/shared/shared.c, COM_ParseToken"));

    private static final List<EngineRule> PAIRS =
            List.of(
                    rejects(
                                    "joint-count",
                                    "The animation has to have as many joints as the mesh.",
                                    PAIR)
                            .when(pair(PairFacts::counts))
                            .says("Bad numJoints")
                            .in(PARSE_ANIM),
                    warns(
                                    "joints-by-index",
                                    "Takes the joints by their index, whatever their names and"
                                            + " parents.",
                                    PAIR)
                            .when(pair(PairFacts::names).or(pair(PairFacts::parents)))
                            .in(PARSE_ANIM));

    static final Engine ENGINE =
            new Engine(
                    "q2pro",
                    "q2pro",
                    Set.of(MD5MESH, MD5ANIM, PAIR, MD2),
                    "github.com/skullernet/q2pro @ 009f142",
                    Confidence.READ,
                    "An .md5mesh only takes the place of an .md2 of the same name.",
                    TRAITS,
                    EngineRule.all(
                            List.of(
                                    QuakeText.RULES,
                                    TEXT,
                                    Q2ProMesh.RULES,
                                    Q2ProAnim.RULES,
                                    PAIRS,
                                    Q2ProMd2.RULES)));

    private Q2Pro() {}
}
