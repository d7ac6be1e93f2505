package org.jointscope.format.md5;

import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

/** Reads an .md5mesh of version 10, and the common part of later versions (Doom 3, renderer/Model_md5.cpp). */
public final class Md5MeshReader extends Md5Reader<Md5Mesh> {

    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.number(Md5Header.VERSION),
            Keyword.line(Md5Header.COMMANDLINE),
            Keyword.number("numJoints"),
            Keyword.number("numMeshes"),
            Keyword.block(MeshKeywords.JOINTS),
            Keyword.blocks(MeshKeywords.MESH));

    /** Keywords of the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    /** Keywords of the parts of a mesh, including those of later versions. */
    public static final List<String> MESH_KEYWORDS = MeshBlockReader.ALL_KEYWORDS;

    private final MeshBlockReader meshReader = new MeshBlockReader(tokens, header, false);
    private final RowList<MeshJoint> joints = rows("joints", Subject::joint, RowList.MOST_JOINTS);
    private final RowList<Mesh> meshes = rows("meshes", Row.OTHER, RowList.MOST_MESHES);

    private Md5MeshReader(SourceText source, Trace trace) {
        super(source, trace, IN_ORDER);
    }

    public static ReadResult<Md5Mesh> read(byte[] bytes) {
        return read(new SourceText(bytes), new Trace(false));
    }

    /** Reads a file and records the locations of what an edit can change. */
    public static ReadResult<Md5Mesh> read(SourceText source, Trace trace) {
        return new Md5MeshReader(source, trace).read();
    }

    /** Reads a file only up to the joints, which is enough to find the animations of a mesh. */
    public static Md5Mesh readJoints(byte[] bytes) {
        Md5MeshReader reader = new Md5MeshReader(new SourceText(bytes), new Trace(false));
        reader.readWhile(() -> reader.joints.isEmpty() && !reader.header.isOfAlpha());
        return reader.header.isOfAlpha() ? read(bytes).model() : reader.model();
    }

    @Override
    Optional<Md5Reader<Md5Mesh>> alphaReader(SourceText alpha) {
        return Optional.of(new AlphaMeshReader(alpha));
    }

    @Override
    Md5Mesh model() {
        return new Md5Mesh(
                header.version(),
                header.commandline(),
                header.declared("numJoints"),
                header.declared("numMeshes"),
                joints.rows(),
                meshes.rows());
    }

    @Override
    void readPart(String keyword) {
        switch (keyword) {
            case MeshKeywords.JOINTS -> readBlock(keyword, joints, this::joint);
            case MeshKeywords.MESH -> {
                Mesh mesh = meshReader.read(meshes.count());
                meshes.add(mesh, mesh.location());
            }
            default -> header.read(keyword);
        }
    }

    private MeshJoint joint(TextLocation location) {
        String name = tokens.jointName();
        int parent = tokens.integer();
        Vector3 position = tokens.vector();
        Vector3 orientation = tokens.vector();
        return new MeshJoint(name, parent, position, orientation, tokens.endCommentedRow(), location);
    }

    @Override
    boolean isComplete() {
        return keywords.hasSeen(MeshKeywords.JOINTS) && header.isReached("numMeshes", meshes.count());
    }

    @Override
    void check() {
        if (!keywords.hasSeen(MeshKeywords.JOINTS)) {
            header.reportMissing(MeshKeywords.JOINTS);
        } else if (!joints.reportNoJoints(tokens.reports())) {
            header.checkCount("numJoints", joints.count(), IssueCode.JOINT_COUNT_MISMATCH);
        }
        header.checkCount("numMeshes", meshes.count(), IssueCode.MESH_COUNT_MISMATCH);
    }
}
