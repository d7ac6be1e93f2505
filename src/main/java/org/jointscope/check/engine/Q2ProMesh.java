package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5mesh may say to q2pro. */
final class Q2ProMesh {

    private static final String MODELS = "src/refresh/models.c";
    private static final String PARSE_MESH = MODELS + ", MD5_ParseMesh";
    private static final String EXPECTED = "Expected \"%s\", got \"%s\"";
    private static final String OUT_OF_RANGE = "Value out of range: %lu";
    private static final int MOST_JOINTS = 256;
    private static final int MOST_MESHES = 32;
    private static final int MOST_WEIGHTS = 8192;
    private static final int MOST_VERTICES = 6144;

    static final List<EngineRule> RULES =
            List.of(
                    rejects("joint-limit", "There may be 1 to 256 joints.", MD5MESH)
                            .when(
                                    issue(IssueCode.JOINTS_NONE)
                                            .or(
                                                    mesh(
                                                            file ->
                                                                    MeshFacts.jointsAbove(
                                                                            file, MOST_JOINTS))))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH + "; gl.h"),
                    rejects("mesh-limit", "There may be 1 to 32 meshes.", MD5MESH)
                            .when(
                                    mesh(MeshFacts::none)
                                            .or(
                                                    mesh(
                                                            file ->
                                                                    MeshFacts.meshesAbove(
                                                                            file, MOST_MESHES))))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH + "; gl.h"),
                    rejects("name-line", "A mesh may have no line 'name'.", MD5MESH)
                            .when(mesh(MeshFacts::named))
                            .says(EXPECTED)
                            .in(PARSE_MESH),
                    rejects("mesh-rows", "There have to be as many rows as declared.", MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.JOINT_COUNT_MISMATCH,
                                            IssueCode.VERT_COUNT_MISMATCH,
                                            IssueCode.TRI_COUNT_MISMATCH,
                                            IssueCode.WEIGHT_COUNT_MISMATCH))
                            .says(EXPECTED)
                            .in(PARSE_MESH),
                    rejects(
                                    "meshes-missing",
                                    "There have to be as many meshes as declared.",
                                    MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooFew))
                            .says(EXPECTED)
                            .in(PARSE_MESH),
                    warns("meshes-left-out", "Reads no more meshes than declared.", MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooMany))
                            .in(PARSE_MESH),
                    rejects(
                                    "row-number",
                                    "The number printed in a row has to be that of a row.",
                                    MD5MESH)
                            .when(mesh(RowFacts::numberedPastTheEnd))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH),
                    warns(
                                    "row-numbers-followed",
                                    "Puts rows where their printed numbers say.",
                                    MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.VERT_INDEX_UNEXPECTED,
                                            IssueCode.TRI_INDEX_UNEXPECTED,
                                            IssueCode.WEIGHT_INDEX_UNEXPECTED))
                            .in(PARSE_MESH),
                    rejects("vertex-limit", "A mesh may have 6144 vertices at most.", MD5MESH)
                            .when(
                                    mesh(
                                            file ->
                                                    MeshFacts.above(
                                                            file,
                                                            part -> part.vertices().size(),
                                                            "vertices",
                                                            MOST_VERTICES)))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH + "; gl.h"),
                    rejects("triangle-limit", "A mesh may have 6144 triangles at most.", MD5MESH)
                            .when(
                                    mesh(
                                            file ->
                                                    MeshFacts.above(
                                                            file,
                                                            part -> part.triangles().size(),
                                                            "triangles",
                                                            MOST_VERTICES)))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH + "; gl.h"),
                    rejects("weight-limit", "A mesh may have 8192 weights at most.", MD5MESH)
                            .when(
                                    mesh(
                                            file ->
                                                    MeshFacts.above(
                                                            file,
                                                            part -> part.weights().size(),
                                                            "weights",
                                                            MOST_WEIGHTS)))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH + "; gl.h"),
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
                            .says("Bad vert start/count")
                            .in(PARSE_MESH),
                    warns(
                                    "vertex-without-weights",
                                    "Puts a vertex without weights at the origin.",
                                    MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_NONE, Found::none))
                            .in(MODELS + ", MD5_ComputeNormals"),
                    rejects("weight-joint", "A weight has to follow a joint that exists.", MD5MESH)
                            .when(issue(IssueCode.WEIGHT_JOINT_OUT_OF_RANGE))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH),
                    rejects(
                                    "triangle-vertex",
                                    "A triangle has to have vertices that exist.",
                                    MD5MESH)
                            .when(issue(IssueCode.TRI_VERTEX_OUT_OF_RANGE))
                            .says(OUT_OF_RANGE)
                            .in(PARSE_MESH));

    private Q2ProMesh() {}
}
