package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.anim;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.mesh;
import static org.jointscope.check.engine.Trigger.pair;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The map editor of The Dark Mod and Doom 3. */
final class DarkRadiant {

    private static final String MODEL = "radiantcore/model/md5/MD5Model.cpp, parseFromTokens";
    private static final String ANIM = "radiantcore/model/md5/MD5Anim.cpp";
    private static final String TOKENS = "libs/parser/DefTokeniser.h, assertNextToken";
    private static final String SKIN = "radiantcore/model/md5/MD5Surface.cpp, updateToDefaultPose";

    private static final List<EngineRule> RULES =
            List.of(
                    rejects("version", "MD5Version of a mesh has to be 10, 11 or 12.", MD5MESH)
                            .when(mesh(file -> Versions.other(file.version(), 10, 11, 12)))
                            .in(MODEL),
                    warns(
                                    "anim-version",
                                    "Reads an animation of another version than 10 as if it were"
                                            + " one.",
                                    MD5ANIM)
                            .when(issue(IssueCode.VERSION_UNSUPPORTED))
                            .says(
                                    "Unexpected version encountered: %d (expected 10), will attempt"
                                            + " to load anyway.")
                            .in(ANIM + ", parseFromTokens"),
                    rejects("empty", "The file may not be empty.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.FILE_EMPTY, IssueCode.FILE_FOREIGN))
                            .in(TOKENS),
                    rejects(
                                    "byte-order-mark",
                                    "The file has to begin with MD5Version.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.FILE_BYTE_ORDER_MARK))
                            .in(TOKENS),
                    rejects(
                                    "keyword",
                                    "Every keyword has to stand in its place, spelt as it is.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.KEYWORD_UNKNOWN,
                                            IssueCode.KEYWORD_CASE,
                                            IssueCode.KEYWORD_GLUED,
                                            IssueCode.KEYWORD_MISSING,
                                            IssueCode.KEYWORD_REPEATED,
                                            IssueCode.KEYWORD_OUT_OF_ORDER,
                                            IssueCode.COMMANDLINE_MISSING,
                                            IssueCode.BOUNDS_MISSING,
                                            IssueCode.BLOCK_REPEATED))
                            .in(TOKENS),
                    rejects(
                                    "row",
                                    "Parentheses and braces have to stand where they belong.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    issue(IssueCode.TOKEN_UNEXPECTED, found -> !Found.word(found))
                                            .or(issue(IssueCode.BLOCK_UNTERMINATED)))
                            .in(TOKENS),
                    warns("word-for-a-number", "Reads a word as 0.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.TOKEN_UNEXPECTED, Found::word))
                            .in("libs/string/convert.h, convert"),
                    rejects(
                                    "mesh-rows",
                                    "There have to be as many rows and meshes as declared.",
                                    MD5MESH)
                            .when(
                                    issue(
                                                    IssueCode.COUNT_NEGATIVE,
                                                    IssueCode.JOINT_COUNT_MISMATCH,
                                                    IssueCode.VERT_COUNT_MISMATCH,
                                                    IssueCode.TRI_COUNT_MISMATCH,
                                                    IssueCode.WEIGHT_COUNT_MISMATCH)
                                            .or(
                                                    issue(
                                                            IssueCode.MESH_COUNT_MISMATCH,
                                                            Found::tooFew)))
                            .in(MODEL),
                    warns("meshes-left-out", "Reads no more meshes than declared.", MD5MESH)
                            .when(issue(IssueCode.MESH_COUNT_MISMATCH, Found::tooMany))
                            .in(MODEL),
                    crashes(
                                    "weights-unchecked",
                                    "Does not look whether weights, joints and vertices exist.",
                                    MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.VERT_WEIGHTS_OUT_OF_RANGE,
                                            IssueCode.WEIGHT_JOINT_OUT_OF_RANGE,
                                            IssueCode.TRI_VERTEX_OUT_OF_RANGE))
                            .in(SKIN),
                    warns(
                                    "vertex-without-weights",
                                    "Puts a vertex without weights at the origin.",
                                    MD5MESH)
                            .when(issue(IssueCode.VERT_WEIGHTS_NONE, Found::none))
                            .in(SKIN),
                    rejects(
                                    "anim-rows",
                                    "There have to be as many rows, floats and frames as declared.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                                    IssueCode.COUNT_NEGATIVE,
                                                    IssueCode.JOINT_COUNT_MISMATCH,
                                                    IssueCode.BASEFRAME_COUNT_MISMATCH,
                                                    IssueCode.BOUNDS_COUNT_MISMATCH,
                                                    IssueCode.FRAME_LENGTH_MISMATCH)
                                            .or(
                                                    issue(
                                                            IssueCode.FRAME_COUNT_MISMATCH,
                                                            Found::tooFew)))
                            .says("Error parsing MD5 Animation: %s")
                            .in(ANIM + ", parseFromTokens"),
                    crashes(
                                    "frame-number",
                                    "Does not look whether the number of a frame is less than"
                                            + " numFrames.",
                                    MD5ANIM)
                            .when(anim(AnimFacts::numberedPastTheEnd))
                            .in(ANIM + ", parseFrame"),
                    warns("frame-numbers-followed", "Puts frames where their numbers say.", MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.FRAME_OUT_OF_ORDER,
                                            IssueCode.FRAME_REPEATED,
                                            IssueCode.FRAME_MISSING))
                            .in(ANIM + ", parseFrame"),
                    crashes(
                                    "anim-parent-unchecked",
                                    "Does not look whether a parent exists.",
                                    MD5ANIM)
                            .when(issue(IssueCode.JOINT_PARENT_INVALID))
                            .in(ANIM + ", parseJointHierarchy"),
                    crashes(
                                    "components-unchecked",
                                    "Does not look whether the floats of a joint lie within a"
                                            + " frame.",
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.COMPONENTS_PAST_THE_END,
                                            IssueCode.START_INDEX_OUT_OF_RANGE))
                            .in("radiantcore/model/md5/MD5Skeleton.cpp, update"),
                    warns(
                                    "joints-by-index",
                                    "Takes the joints by their index, whatever their names and"
                                            + " parents.",
                                    PAIR)
                            .when(pair(PairFacts::names).or(pair(PairFacts::parents)))
                            .in("radiantcore/model/md5/MD5Surface.cpp, updateToSkeleton"),
                    crashes(
                                    "joints-unchecked",
                                    "Does not look whether the animation has all joints of the"
                                            + " mesh.",
                                    PAIR)
                            .when(pair(PairFacts::fewer))
                            .in("radiantcore/model/md5/MD5Surface.cpp, updateToSkeleton"));

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.empty(),
                    WeightLimit.NONE,
                    Bounds.MISREAD,
                    Joints.BY_INDEX,
                    RowNumbers.SKIPPED,
                    "Computed in every frame, larger triangles counting more.",
                    "Holds for the length of a frame; then the first comes at once.");

    static final Engine ENGINE =
            new Engine(
                    "darkradiant",
                    "DarkRadiant",
                    Set.of(MD5MESH, MD5ANIM, PAIR),
                    "github.com/codereader/DarkRadiant, 2026-08",
                    Confidence.READ,
                    "What it does not look at is seen in its source; whether it comes to grief"
                            + " every time was not tried.",
                    TRAITS,
                    RULES);

    private DarkRadiant() {}
}
