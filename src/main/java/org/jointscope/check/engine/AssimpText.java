package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.LONE_MD5ANIM;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;

import org.jointscope.check.engine.assimp.Trouble;

import java.util.List;

/** What keeps Assimp from loading an MD5 file. */
final class AssimpText {

    private static final String PARSER = "code/AssetLib/MD5/MD5Parser.cpp";
    private static final String LOADER = "code/AssetLib/MD5/MD5Loader.cpp";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("empty", "The file may not be empty.", MD5MESH, LONE_MD5ANIM, MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.EMPTY, "There is nothing in it."))
                            .says("Failed to read valid contents out of this MD5* file")
                            .in(LOADER + ", InternReadFile"),
                    rejects(
                                    "tag",
                                    "The file has to begin with MD5Version.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_TAG, "It begins with something else."))
                            .says("Invalid MD5 file: MD5Version tag has not been found")
                            .in(PARSER + ", ParseHeader"),
                    rejects("version", "MD5Version has to be 10.", MD5MESH, MD5ANIM, MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.VERSION, "Here stands another version."))
                            .says("MD5 version tag is unknown (10 is expected)")
                            .in(PARSER + ", ParseHeader"),
                    rejects(
                                    "number",
                                    "A number has to begin with a digit, or a point before one.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.NO_NUMBER, "Here it wants a number."))
                            .says(
                                    "Cannot parse string \"%s\" as a real number: does not start"
                                            + " with digit or decimal point followed by digit.")
                            .in("include/assimp/fast_atof.h, fast_atoreal_move"),
                    crashes(
                                    "quotes",
                                    "Looks for the quotes of a name even behind the end of the"
                                            + " file.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_QUOTES, "From here on there are no quotes."))
                            .in(PARSER + ", AI_MD5_PARSE_STRING_IN_QUOTATION"),
                    rejects(
                                    "memory",
                                    "There has to be room for all rows that are declared.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_MEMORY, "This many rows are declared."))
                            .says("std::bad_alloc")
                            .in(PARSER),
                    rejects(
                                    "no-mesh",
                                    "There has to be a mesh with vertices and triangles.",
                                    MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_MESH, "There is none that it can see."))
                            .says("aiScene::mNumMeshes is 0. At least one mesh must be there")
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
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
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
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
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
                    rejects("not-finite", "The vertices of some mesh have to have places.", MD5MESH)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NOT_FINITE,
                                            "No mesh has places for all of its vertices."))
                            .says("No meshes remaining")
                            .in("code/PostProcessing/FindInvalidDataProcess.cpp"),
                    rejects(
                                    "nothing-read",
                                    "There have to be joints, as many rows of the baseframe, and"
                                            + " frames.",
                                    LONE_MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_ANIMATION,
                                            "It can see no joints, or no frames, or another number"
                                                    + " of rows in the baseframe."))
                            .says("Failed to read valid contents out of this MD5* file")
                            .in(LOADER + ", LoadMD5AnimFile"),
                    warns(
                                    "animation-left-out",
                                    "Leaves an animation out that has no joints, no frames, or"
                                            + " another number of rows in the baseframe.",
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_ANIMATION,
                                            "It can see no joints, or no frames, or another number"
                                                    + " of rows in the baseframe."))
                            .says("MD5ANIM: No frames or animated bones loaded")
                            .in(LOADER + ", LoadMD5AnimFile"),
                    rejects(
                                    "start-index",
                                    "A joint with flags has to begin within the floats of a frame.",
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.START_INDEX,
                                            "This joint begins behind the last float of a frame."))
                            .says("MD5: Keyframe index is out of range")
                            .in(LOADER + ", LoadMD5AnimFile"),
                    rejects(
                                    "no-keys",
                                    "A joint has to get a key: its startIndex has to be that of a"
                                            + " float even if its flags are 0.",
                                    MD5ANIM)
                            .when(AssimpFacts.trouble(Trouble.NO_KEYS, "This joint gets no key."))
                            .says("Empty node animation channel")
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
                    rejects(
                                    "no-skeleton",
                                    "Without a mesh, there has to be something to draw: bones that"
                                            + " have a length.",
                                    LONE_MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_SKELETON,
                                            "The first root and what hangs on it have no length."))
                            .says("No meshes remaining")
                            .in("code/PostProcessing/FindInvalidDataProcess.cpp"),
                    rejects("camera-frames", "There have to be frames.", MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.NO_CAMERA, "It can see none."))
                            .says("MD5CAMERA: No frames parsed")
                            .in(LOADER + ", LoadMD5CameraFile"),
                    rejects("cut-empty", "Between two cuts there has to be a frame.", MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.CUT_EMPTY, "Here nothing would be shown."))
                            .says("Empty node animation channel")
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
                    rejects("cut-order", "Cuts have to ascend.", MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.CUT_ORDER, "This cut is before the last one."))
                            .says("std::bad_alloc")
                            .in(LOADER + ", LoadMD5CameraFile"));

    private AssimpText() {}
}
