package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.Target.MD5MESH;

import org.jointscope.check.engine.assimp.Trouble;

import java.util.List;

/** What keeps Assimp from loading an .md5mesh. */
final class AssimpMesh {

    private static final String PARSER = "code/AssetLib/MD5/MD5Parser.cpp";
    private static final String LOADER = "code/AssetLib/MD5/MD5Loader.cpp";
    private static final String VALIDATION = "code/PostProcessing/ValidateDataStructure.cpp";

    static final List<EngineRule> RULES =
            List.of(
                    rejects(
                                    "no-mesh",
                                    "There has to be a mesh with vertices and triangles.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_MESH, "There is none that it can see."))
                            .says("aiScene::mNumMeshes is 0. At least one mesh must be there")
                            .in(VALIDATION),
                    crashes(
                                    "row-number",
                                    "Makes room for one row more than the number of a row says,"
                                            + " which for 4294967295 is none.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.ROW_NUMBER, "This row is numbered 4294967295."))
                            .in(PARSER + ", MD5MeshParser"),
                    crashes(
                                    "triangle-missing",
                                    "Does not look whether there is a row for every triangle.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_TRIANGLE, "Not every triangle has its row."))
                            .in(LOADER + ", MakeDataUnique"),
                    rejects(
                                    "triangle-vertex",
                                    "A vertex of a triangle has to be less than three times the"
                                            + " number of triangles.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.TRIANGLE_VERTEX,
                                            "One of these vertices does not exist."))
                            .says("MD5MESH: Invalid vertex index")
                            .in(LOADER + ", MakeDataUnique"),
                    crashes(
                                    "vertex-unused",
                                    "Copies shared vertices behind the last, and has no room for"
                                            + " that where others are of no triangle.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.VERTEX_UNUSED,
                                            "A copy of a vertex of this triangle has no room."))
                            .in(LOADER + ", MakeDataUnique"),
                    rejects(
                                    "vertex-unused-shared",
                                    "Where triangles share vertices, every vertex has to be of some"
                                            + " triangle.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.VERTEX_UNUSED_SHARED,
                                            "A copy of a vertex of this triangle gets too high a"
                                                    + " number."))
                            .says("aiMesh::mFaces[%i]::mIndices[%i] is out of range")
                            .in(VALIDATION),
                    crashes(
                                    "weight-range",
                                    "Does not look whether the weights of a vertex exist.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.WEIGHT_RANGE,
                                            "One of its weights does not exist."))
                            .in(LOADER + ", LoadMD5MeshFile"),
                    crashes(
                                    "weight-joint",
                                    "Does not look whether the joint of a weight exists.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.WEIGHT_JOINT, "This joint does not exist."))
                            .in(LOADER + ", LoadMD5MeshFile"),
                    crashes(
                                    "weight-sum",
                                    "Does not support a vertex whose weights add up to 0.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.WEIGHT_SUM,
                                            "The weights of this vertex add up to 0."))
                            .in(LOADER + ", LoadMD5MeshFile"),
                    rejects(
                                    "joint-twice",
                                    "Joints that vertices of one mesh hang on have to have names of"
                                            + " their own.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.JOINT_TWICE,
                                            "Two of its joints have the same name."))
                            .says(
                                    "aiMesh::mBones[%i], name = \"%s\" has the same name as"
                                            + " aiMesh::mBones[%i]")
                            .in(VALIDATION),
                    rejects("not-finite", "The vertices of some mesh have to have places.", MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NOT_FINITE,
                                            "No mesh has places for all of its vertices."))
                            .says("No meshes remaining")
                            .in("code/PostProcessing/FindInvalidDataProcess.cpp"),
                    rejects(
                                    "no-weights",
                                    "Requires weights in at least one mesh of several triangles.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.COLLAPSED,
                                            "No vertex has a weight, so all are at the origin."))
                            .says("No meshes remaining")
                            .in("code/PostProcessing/FindInvalidDataProcess.cpp"));

    private AssimpMesh() {}
}
