package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5mesh may say to vkQuake. */
final class VkQuakeMesh {

    private static final String MD5_C = "Quake/gl_model.c, Mod_LoadMD5MeshModel";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("joints-none", "There has to be a joint.", MD5MESH)
                            .when(issue(IssueCode.JOINTS_NONE))
                            .says("%s has no joints")
                            .in(MD5_C),
                    rejects("meshes-none", "There has to be a mesh.", MD5MESH)
                            .when(mesh(MeshFacts::none))
                            .says("%s has no meshes")
                            .in(MD5_C),
                    rejects("joint-parent", "A parent has to exist, or be -1.", MD5MESH)
                            .when(
                                    issue(IssueCode.JOINT_PARENT_INVALID)
                                            .or(mesh(MeshFacts::belowNone)))
                            .says("%s: joint index out of bounds")
                            .in(MD5_C),
                    rejects("joint-rows", "There have to be as many joints as declared.", MD5MESH)
                            .when(issue(IssueCode.JOINT_COUNT_MISMATCH))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in(MD5_C),
                    rejects(
                                    "meshes-missing",
                                    "There have to be as many meshes as declared.",
                                    MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooFew))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in(MD5_C),
                    warns("meshes-left-out", "Reads no more meshes than declared.", MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooMany))
                            .in(MD5_C),
                    rejects("name-line", "A mesh may have no line 'name'.", MD5MESH)
                            .when(mesh(MeshFacts::named))
                            .says("Mod_LoadMD5MeshModel(%s): expected \"%s\", found \"%s\"")
                            .in(MD5_C),
                    rejects(
                                    "row-number",
                                    "The number printed in a row has to be less than the declared"
                                            + " count.",
                                    MD5MESH)
                            .when(mesh(RowFacts::numberedPastTheEnd))
                            .says("%s: vertex index out of bounds")
                            .in(MD5_C),
                    warns(
                                    "row-numbers-followed",
                                    "Puts rows where their printed numbers say.",
                                    MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.VERT_INDEX_UNEXPECTED,
                                            IssueCode.TRI_INDEX_UNEXPECTED,
                                            IssueCode.WEIGHT_INDEX_UNEXPECTED))
                            .in(MD5_C),
                    warns("rows-missing", "Leaves rows that are missing at zero.", MD5MESH)
                            .when(
                                    issue(IssueCode.VERT_COUNT_MISMATCH, Found::tooFew)
                                            .or(issue(IssueCode.TRI_COUNT_MISMATCH, Found::tooFew))
                                            .or(
                                                    issue(
                                                            IssueCode.WEIGHT_COUNT_MISMATCH,
                                                            Found::tooFew)))
                            .in(MD5_C),
                    rejects(
                                    "triangle-vertex",
                                    "A triangle has to have vertices that exist.",
                                    MD5MESH)
                            .when(issue(IssueCode.TRI_VERTEX_OUT_OF_RANGE))
                            .says("%s: vertex index out of bounds")
                            .in(MD5_C),
                    rejects("weight-joint", "A weight has to follow a joint that exists.", MD5MESH)
                            .when(issue(IssueCode.WEIGHT_JOINT_OUT_OF_RANGE))
                            .says("%s: joint index out of bounds")
                            .in(MD5_C),
                    rejects(
                                    "vertex-weights",
                                    "The weights of a vertex have to be weights of its mesh.",
                                    MD5MESH)
                            .when(
                                    issue(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE)
                                            .or(
                                                    issue(
                                                            IssueCode.VERT_WEIGHTS_NONE,
                                                            Found::negative)))
                            .says("%s: weight index out of bounds")
                            .in("Quake/gl_model.c, MD5_BakeInfluences"),
                    warns(
                                    "vertex-without-weights",
                                    "Hangs a vertex without weights on the first joint.",
                                    MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_NONE, Found::none))
                            .in("Quake/gl_model.c, MD5_BakeInfluences"),
                    warns("weights-over-8", "Keeps the largest eight weights of a vertex.", MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_OVER_8))
                            .says("%s uses up to %u influences per vertex (weakest: %g)")
                            .in("Quake/gl_model.c, MD5_BakeInfluences"),
                    warns("bias-sum", "Makes the biases of every vertex sum to 1.", MD5MESH)
                            .when(issue(IssueCode.VERT_BIAS_SUM))
                            .in("Quake/gl_model.c, MD5_BakeInfluences"));

    private VkQuakeMesh() {}
}
