package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD2;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.md2;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md2Header.Field;

import java.util.List;

/** What an .md2 may say to q2pro. */
final class Q2ProMd2 {

    private static final String VALIDATE = "src/refresh/models.c, MOD_ValidateMD2";
    private static final String LOAD = "src/refresh/models.c, MOD_LoadMD2";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("ident", "The file has to begin with 'IDP2'.", MD2)
                            .when(issue(IssueCode.MD2_IDENT_WRONG, IssueCode.FILE_FOREIGN))
                            .says("Unknown file format")
                            .in(LOAD),
                    rejects("header", "The file has to be as long as its header.", MD2)
                            .when(issue(IssueCode.MD2_HEADER_TRUNCATED, IssueCode.FILE_EMPTY))
                            .says("File too small")
                            .in(LOAD),
                    rejects("md2-version", "version has to be 8.", MD2)
                            .when(issue(IssueCode.MD2_VERSION_UNSUPPORTED))
                            .says("Unknown file format")
                            .in(LOAD),
                    warns(
                                    "nothing-to-draw",
                                    "Draws nothing of a model of fewer than 3 vertices, 3 texture"
                                            + " coordinates, 1 triangle or 1 frame.",
                                    MD2)
                            .when(md2(Md2Facts::isEmpty))
                            .in(LOAD),
                    rejects(
                                    "limits",
                                    "There may be %d triangles, %d vertices, %d frames and %d skins"
                                                    .formatted(
                                                            Md2Facts.mostForQ2Pro(Field.NUM_TRIS),
                                                            Md2Facts.mostForQ2Pro(Field.NUM_XYZ),
                                                            Md2Facts.mostForQ2Pro(Field.NUM_FRAMES),
                                                            Md2Facts.mostForQ2Pro(Field.NUM_SKINS))
                                            + " at most.",
                                    MD2)
                            .when(md2(Md2Facts::overQ2ProLimits))
                            .says("Too many tris")
                            .in(VALIDATE),
                    rejects("frame-size", "framesize has to be enough for the vertices.", MD2)
                            .when(issue(IssueCode.MD2_FRAME_SIZE_TOO_SMALL))
                            .says("Too small frame size")
                            .in(VALIDATE),
                    rejects(
                                    "sections",
                                    "The parts of the file, but for the GL commands, have to lie"
                                            + " within it.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_SECTION_OUTSIDE,
                                            found -> !Found.at(Field.OFS_GLCMDS).test(found)))
                            .says("Bad tris offset")
                            .in(VALIDATE),
                    rejects(
                                    "alignment",
                                    "Offsets and framesize have to be multiples of what their rows"
                                            + " are aligned to.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_OFFSET_MISALIGNED,
                                            found -> !Found.at(Field.OFS_GLCMDS).test(found)))
                            .says("Odd frames offset")
                            .in(VALIDATE),
                    rejects("skin-size", "The skin has to have a size.", MD2)
                            .when(issue(IssueCode.MD2_SKIN_SIZE_INVALID))
                            .says("Bad skin width")
                            .in(VALIDATE),
                    rejects("skin-name", "The name of a skin has to end.", MD2)
                            .when(issue(IssueCode.MD2_SKIN_NAME_UNTERMINATED))
                            .says("Oversize string")
                            .in(LOAD),
                    warns(
                                    "bad-triangles",
                                    "Leaves out triangles of vertices or texture coordinates that"
                                            + " do not exist.",
                                    MD2)
                            .when(
                                    issue(
                                            IssueCode.MD2_TRI_VERTEX_OUT_OF_RANGE,
                                            IssueCode.MD2_TRI_COORD_OUT_OF_RANGE))
                            .says("%s has %d bad triangles")
                            .in(LOAD),
                    warns(
                                    "bad-normals",
                                    "Takes the first normal for one that is not in the table.",
                                    MD2)
                            .when(issue(IssueCode.MD2_NORMAL_INVALID))
                            .in(LOAD));

    private Q2ProMd2() {}
}
