package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD2;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Target.PAIR;
import static org.jointscope.check.engine.Trigger.issue;
import static org.jointscope.check.engine.Trigger.pair;

import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.pose.WeightLimit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The library that many viewers and game engines import models with. */
final class Assimp {

    private static final String MD5 = "code/AssetLib/MD5/MD5Loader.cpp";
    private static final String MD2_HEADER = "code/AssetLib/MD2/MD2Loader.cpp, ValidateHeader";
    private static final String MD2_FILE = "code/AssetLib/MD2/MD2Loader.cpp, InternReadFile";

    private static final EngineTraits TRAITS =
            new EngineTraits(
                    Optional.empty(),
                    WeightLimit.NONE,
                    Bounds.IGNORED,
                    Joints.BY_NAME,
                    RowNumbers.FOLLOWED,
                    Rate.OF_ITS_SECTION,
                    "Computed, if asked for, in the bind pose.",
                    "Whoever plays the keys decides.");

    private static final List<EngineRule> LENIENCE =
            List.of(
                    warns(
                                    "rows-unchecked",
                                    "Reads behind the end of the cameras' frames.",
                                    MD5CAMERA)
                            .when(issue(IssueCode.CUT_OUT_OF_RANGE))
                            .in(MD5 + ", LoadMD5CameraFile"),
                    warns("flags", "Passes over bits of flags beyond those of 63.", MD5ANIM)
                            .when(issue(IssueCode.FLAGS_UNKNOWN_BITS))
                            .says("Invalid flag combination in hierarchy section")
                            .in("code/AssetLib/MD5/MD5Parser.cpp, MD5AnimParser"),
                    warns(
                                    "components-past-the-end",
                                    "Reads behind the end of a frame where a joint takes more"
                                            + " floats than it has.",
                                    MD5ANIM)
                            .when(issue(IssueCode.COMPONENTS_PAST_THE_END))
                            .in(MD5 + ", LoadMD5AnimFile"),
                    warns(
                                    "row-numbers-followed",
                                    "Puts rows where their printed numbers say.",
                                    MD5MESH)
                            .when(
                                    issue(
                                            IssueCode.VERT_INDEX_UNEXPECTED,
                                            IssueCode.TRI_INDEX_UNEXPECTED,
                                            IssueCode.WEIGHT_INDEX_UNEXPECTED))
                            .in("code/AssetLib/MD5/MD5Parser.cpp, MD5MeshParser"),
                    warns(
                                    "joints-by-name",
                                    "Moves what has the names of the animation's joints, and"
                                            + " nothing else.",
                                    PAIR)
                            .when(pair(PairFacts::strangers))
                            .in(MD5 + ", LoadMD5AnimFile"));

    private static final List<EngineRule> MD2_RULES =
            List.of(
                    rejects("md2-too-small", "The file has to be as long as its header.", MD2)
                            .when(
                                    issue(
                                            IssueCode.FILE_EMPTY,
                                            IssueCode.FILE_FOREIGN,
                                            IssueCode.MD2_HEADER_TRUNCATED))
                            .says("MD2 File is too small")
                            .in(MD2_FILE),
                    rejects("md2-ident", "The file has to begin with 'IDP2'.", MD2)
                            .when(issue(IssueCode.MD2_IDENT_WRONG))
                            .says("Invalid MD2 magic word: expected IDP2, found %s")
                            .in(MD2_HEADER),
                    warns("md2-version", "Takes another version for 8.", MD2)
                            .when(issue(IssueCode.MD2_VERSION_UNSUPPORTED))
                            .says("Unsupported MD2 file version. Continuing happily ...")
                            .in(MD2_HEADER),
                    rejects("md2-frames-none", "There have to be frames.", MD2)
                            .when(issue(IssueCode.MD2_COUNT_TOO_SMALL, Found.at(Field.NUM_FRAMES)))
                            .says("Invalid MD2 file: NUM_FRAMES is 0")
                            .in(MD2_HEADER),
                    rejects("md2-cut-off", "The file has to be as long as it says.", MD2)
                            .when(AssimpMd2::endsEarly)
                            .says("Invalid MD2 file: File is too small")
                            .in(MD2_HEADER),
                    rejects("md2-counts", "A count has to be one that memory has room for.", MD2)
                            .when(AssimpMd2::tooMany)
                            .says("Invalid MD2 header: Too many frames, would overflow")
                            .in(MD2_HEADER),
                    rejects(
                                    "md2-offsets",
                                    "The skins, texture coordinates, triangles and frames have to"
                                            + " end before the last byte of the file.",
                                    MD2)
                            .when(AssimpMd2::outside)
                            .says("Invalid MD2 header: Some offsets are outside the file")
                            .in(MD2_HEADER),
                    crashes(
                                    "md2-negative-offset",
                                    "Does not look whether an offset is negative.",
                                    MD2)
                            .when(AssimpMd2::before)
                            .in(MD2_FILE),
                    crashes("md2-no-vertices", "Takes the last vertex of none.", MD2)
                            .when(AssimpMd2::triangleOfNoVertex)
                            .in(MD2_FILE),
                    rejects("md2-no-triangles", "Requires at least one triangle.", MD2)
                            .when(AssimpMd2::noTriangles)
                            .says("The mesh %s contains no vertices")
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
                    rejects(
                                    "md2-invisible",
                                    "The positions of the first frame must be finite and, with more"
                                            + " than one triangle, not all the same.",
                                    MD2)
                            .when(AssimpMd2::invisible)
                            .says("No meshes remaining")
                            .in("code/PostProcessing/FindInvalidDataProcess.cpp"),
                    warns("md2-still", "Shows one frame of all.", MD2)
                            .when(AssimpMd2::moves)
                            .in(MD2_FILE));

    static final Engine ENGINE =
            new Engine(
                    "assimp",
                    "assimp 5.2",
                    Set.of(MD5MESH, MD5ANIM, MD5CAMERA, PAIR, MD2),
                    "github.com/assimp/assimp, 5.2.5",
                    Confidence.MEASURED,
                    "What `assimp info` of Debian's 5.2.5 says, which validates what it has loaded;"
                            + " a program that does not may take more. An .md5mesh brings the"
                            + " .md5anim of the same name along.",
                    TRAITS,
                    Stream.of(
                                    AssimpText.RULES,
                                    AssimpMesh.RULES,
                                    AssimpAnim.RULES,
                                    LENIENCE,
                                    MD2_RULES)
                            .flatMap(List::stream)
                            .map(rule -> rule.known(Confidence.MEASURED))
                            .toList());

    private Assimp() {}
}
