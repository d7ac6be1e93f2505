package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.LONE_MD5ANIM;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;

import org.jointscope.check.engine.assimp.Trouble;

import java.util.List;

/** What keeps Assimp from loading an .md5anim or .md5camera. */
final class AssimpAnim {

    private static final String LOADER = "code/AssetLib/MD5/MD5Loader.cpp";
    private static final String VALIDATION = "code/PostProcessing/ValidateDataStructure.cpp";

    static final List<EngineRule> RULES =
            List.of(
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
                            .in(VALIDATION),
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
                    rejects(
                                    "bone-twice",
                                    "Without a mesh, joints must have unique names: the first root"
                                            + " and its descendants are drawn as bones.",
                                    LONE_MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.BONE_TWICE, "Another joint has the same name."))
                            .says(
                                    "aiMesh::mBones[%i], name = \"%s\" has the same name as"
                                            + " aiMesh::mBones[%i]")
                            .in(VALIDATION),
                    rejects("camera-frames", "There have to be frames.", MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.NO_CAMERA, "It can see none."))
                            .says("MD5CAMERA: No frames parsed")
                            .in(LOADER + ", LoadMD5CameraFile"),
                    rejects("cut-empty", "Between two cuts there has to be a frame.", MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.CUT_EMPTY, "Here nothing would be shown."))
                            .says("Empty node animation channel")
                            .in(VALIDATION),
                    rejects("cut-order", "Cuts have to ascend.", MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.CUT_ORDER, "This cut is before the last one."))
                            .says("std::bad_alloc")
                            .in(LOADER + ", LoadMD5CameraFile"));

    private AssimpAnim() {}
}
