package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD2;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Manner;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The engine that .md2 was made for. */
final class Quake2 {

    private static final String LOADER = "ref_gl/gl_model.c, Mod_LoadAliasModel";
    private static final String MESH = "ref_gl/gl_mesh.c, GL_DrawAliasFrameLerp";

    private static final List<EngineRule> RULES =
            List.of(
                    rejects("ident", "The file has to begin with 'IDP2'.", MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_IDENT_WRONG,
                                            IssueCode.FILE_EMPTY,
                                            IssueCode.FILE_FOREIGN))
                            .says("Mod_NumForName: unknown fileid for %s")
                            .in("ref_gl/gl_model.c, Mod_ForName"),
                    rejects("version", "version has to be 8.", MD2)
                            .when(issue(IssueCode.MD2_VERSION_UNSUPPORTED))
                            .says("%s has wrong version number (%i should be %i)")
                            .in(LOADER),
                    rejects("skin-height", "skinheight may be 480 at most.", MD2)
                            .when(issue(IssueCode.MD2_SKIN_TOO_TALL))
                            .says("model %s has a skin taller than %d")
                            .in(LOADER),
                    rejects("vertices-none", "There have to be vertices.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_TOO_SMALL, Found.at(Field.NUM_XYZ)))
                            .says("model %s has no vertices")
                            .in(LOADER),
                    rejects("vertex-limit", "There may be 2048 vertices at most.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_OVER_LIMIT, Found.at(Field.NUM_XYZ)))
                            .says("model %s has too many vertices")
                            .in(LOADER),
                    rejects("coords-none", "There have to be texture coordinates.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_TOO_SMALL, Found.at(Field.NUM_ST)))
                            .says("model %s has no st vertices")
                            .in(LOADER),
                    rejects("triangles-none", "There have to be triangles.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_TOO_SMALL, Found.at(Field.NUM_TRIS)))
                            .says("model %s has no triangles")
                            .in(LOADER),
                    rejects("frames-none", "There have to be frames.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_TOO_SMALL, Found.at(Field.NUM_FRAMES)))
                            .says("model %s has no frames")
                            .in(LOADER),
                    warns(
                                    "limits-unchecked",
                                    "Does not look whether there are more skins, triangles or"
                                            + " frames than it has room for.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_COUNT_OVER_LIMIT,
                                            found -> !Found.at(Field.NUM_XYZ).test(found)))
                            .in(LOADER),
                    warns(
                                    "sections-unchecked",
                                    "Does not look whether the parts of the file lie within it.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_HEADER_TRUNCATED,
                                            IssueCode.MD2_SECTION_OUTSIDE,
                                            IssueCode.MD2_FILE_TRUNCATED,
                                            IssueCode.MD2_FRAME_SIZE_TOO_SMALL))
                            .in(LOADER),
                    warns(
                                    "gl-commands-unchecked",
                                    "Draws what the GL commands say, and does not look whether they"
                                            + " make sense.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_GL_RUNS_OUT,
                                            IssueCode.MD2_GL_UNTERMINATED,
                                            IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE))
                            .in(MESH),
                    warns(
                                    "invisible",
                                    "The OpenGL renderer draws the GL commands alone, the software"
                                            + " renderer the triangles alone.",
                                    MD2)
                            .when(issue(IssueCode.MD2_GL_NONE, IssueCode.MD2_GL_DISAGREES))
                            .in(MESH),
                    warns(
                                    "normal-unchecked",
                                    "Takes a normal that is not in the table from behind it.",
                                    MD2)
                            .when(issue(IssueCode.MD2_NORMAL_INVALID))
                            .in(MESH));

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.of(
                            new Manner(
                                    RootMode.FILE, Blend.LOCAL, LoopRule.WRAPS, WeightLimit.NONE)),
                    WeightLimit.NONE,
                    Bounds.GRIDS,
                    Joints.NONE,
                    RowNumbers.NONE,
                    "Those of the frame that is blended to, out of a table of 162.",
                    "Blends into the first again: the game says which frames are shown, ten a"
                            + " second.");

    static final Engine ENGINE =
            new Engine(
                    "quake2",
                    "Quake II",
                    Set.of(MD2),
                    "github.com/id-Software/Quake-2 @ 372afde",
                    Confidence.READ,
                    "",
                    TRAITS,
                    RULES);

    private Quake2() {}
}
