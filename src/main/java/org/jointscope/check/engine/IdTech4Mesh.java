package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** What an .md5mesh may say to Doom 3 and the engines grown from it. */
final class IdTech4Mesh {

    private static final String MESH_SOURCE = "renderer/Model_md5.cpp";
    private static final String EXPECTED = "expected '%s' but found '%s'";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("negative-count", "A count may not be negative.", MD5MESH)
                            .when(issue(IssueCode.COUNT_NEGATIVE))
                            .says("Invalid size: %d")
                            .in(MESH_SOURCE + ", LoadModel, ParseMesh"),
                    rejects("mesh-rows", "There have to be as many rows as declared.", MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.JOINT_COUNT_MISMATCH,
                                            IssueCode.VERT_COUNT_MISMATCH,
                                            IssueCode.TRI_COUNT_MISMATCH,
                                            IssueCode.WEIGHT_COUNT_MISMATCH))
                            .says(EXPECTED)
                            .in(MESH_SOURCE + ", LoadModel, ParseMesh"),
                    rejects(
                                    "meshes-missing",
                                    "There have to be as many meshes as declared.",
                                    MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooFew))
                            .says("couldn't find expected '%s'")
                            .in(MESH_SOURCE + ", LoadModel"),
                    warns("meshes-left-out", "Reads no more meshes than declared.", MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooMany))
                            .in(MESH_SOURCE + ", LoadModel"),
                    rejects("no-joints", "A model that moves has to have joints.", MD5MESH)
                            .when(issue(IssueCode.JOINTS_NONE))
                            .in("anim/Anim_Blend.cpp, SetupJoints"),
                    rejects(
                                    "joint-parent",
                                    "A parent has to be another joint than the last of the file.",
                                    MD5MESH)
                            .when(mesh(MeshFacts::onTheLastOrNone))
                            .says("Invalid parent for joint '%s'")
                            .in(MESH_SOURCE + ", ParseJoint"),
                    warns(
                                    "parent-later",
                                    "Places a joint before its parent, by where that stood at"
                                            + " first.",
                                    MD5MESH)
                            .when(mesh(MeshFacts::beforeTheirParents))
                            .in(MESH_SOURCE + ", LoadModel"),
                    rejects("vertex-without-weights", "A vertex has to have a weight.", MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_NONE, Found::none))
                            .says("Vertex without any joint weights.")
                            .in(MESH_SOURCE + ", ParseMesh"),
                    crashes(
                                    "negative-weights",
                                    "Does not look whether the number of a vertex's weights is"
                                            + " negative, and writes where it should not.",
                                    MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_NONE, Found::negative))
                            .in(MESH_SOURCE + ", ParseMesh"),
                    warns("weights-past-the-end", "Reads on behind the last weight.", MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE))
                            .says(
                                    "Vertices reference out of range weights in model (%d of %d"
                                            + " weights).")
                            .in(MESH_SOURCE + ", ParseMesh"),
                    rejects("weight-joint", "A weight has to follow a joint that exists.", MD5MESH)
                            .when(issue(IssueCode.WEIGHT_JOINT_OUT_OF_RANGE))
                            .says("Joint Index out of range(%d): %d")
                            .in(MESH_SOURCE + ", ParseMesh"),
                    rejects(
                                    "triangle-vertex",
                                    "A triangle has to have vertices that exist.",
                                    MD5MESH)
                            .when(issue(IssueCode.TRI_VERTEX_OUT_OF_RANGE))
                            .says("R_CreateSilIndexes: index out of range")
                            .in("renderer/tr_trisurf.cpp, R_RangeCheckIndexes"));

    private IdTech4Mesh() {}
}
