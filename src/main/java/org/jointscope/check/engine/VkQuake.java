package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;

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

/** A Quake that puts the models of the rerelease in place of its own. */
final class VkQuake {

    private static final WeightLimit EIGHT = WeightLimit.of(8, WeightLimit.Base.OFFSETS);

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.of(new Manner(RootMode.FILE, Blend.MODEL, LoopRule.WRAPS, EIGHT)),
                    EIGHT,
                    Bounds.IGNORED,
                    Joints.BY_NAME,
                    RowNumbers.FOLLOWED,
                    "Computed once, in the bind pose, and turned with the joints.",
                    "Blends into whatever frame the game asks for next.");

    private static final List<EngineRule> TEXT =
            List.of(
                    rejects(
                                    "row",
                                    "Parentheses and braces have to stand where they belong.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.TOKEN_UNEXPECTED, found -> !Found.word(found)))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in("Quake/gl_model.c, MD5EXPECT"),
                    warns("word-for-a-number", "Reads a word as 0.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.TOKEN_UNEXPECTED, Found::word))
                            .in("Quake/gl_model.c, MD5_ParseFloat"),
                    warns(
                                    "number-cut-off",
                                    "Reads a number as far as it makes sense.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    issue(
                                                    IssueCode.NUMBER_DECIMAL_COMMA,
                                                    IssueCode.INTEGER_FRACTIONAL)
                                            .or(
                                                    issue(
                                                            IssueCode.NUMBER_NOT_FINITE,
                                                            Found::isMicrosofts)))
                            .in("Quake/gl_model.c, MD5_ParseFloat, MD5_ParseUInt"));

    static final Engine ENGINE =
            new Engine(
                    "vkquake",
                    "vkQuake",
                    Set.of(MD5MESH, MD5ANIM, PAIR),
                    "github.com/Novum/vkQuake, 2026-08",
                    Confidence.READ,
                    "An .md5mesh only takes the place of an .mdl of the same name, and an .md5anim"
                            + " of that name moves it.",
                    TRAITS,
                    EngineRule.all(
                            List.of(QuakeText.RULES, TEXT, VkQuakeMesh.RULES, VkQuakeAnim.RULES)));

    private VkQuake() {}
}
