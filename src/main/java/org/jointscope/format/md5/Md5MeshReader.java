package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Reads an .md5mesh of version 10, and of later dialects what they share with it (Doom 3,
 * renderer/Model_md5.cpp). Sections may come in any order; nothing that the file says makes it
 * throw.
 */
public final class Md5MeshReader {

    private static final List<Keyword> IN_ORDER =
            List.of(
                    Keyword.number(Md5Header.VERSION),
                    Keyword.line(Md5Header.COMMANDLINE),
                    Keyword.number("numJoints"),
                    Keyword.number("numMeshes"),
                    Keyword.block("joints"),
                    Keyword.blocks("mesh"));

    /** What begins the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    /** What begins the parts of a mesh, those of later versions included. */
    public static final List<String> MESH_KEYWORDS = MeshBlockReader.ALL_KEYWORDS;

    private final Md5Tokens tokens;
    private final Keywords keywords;
    private final Unknown unknown;
    private final Md5Header header;
    private final MeshBlockReader meshReader;
    private final RowList<MeshJoint> joints =
            new RowList<>("joints", Row.JOINT, RowList.MOST_JOINTS);
    private final RowList<Mesh> meshes = new RowList<>("meshes", Row.OTHER, RowList.MOST_MESHES);
    private Optional<Place> jointsPlace = Optional.empty();

    private Md5MeshReader(SourceText source, IssueLog issues) {
        this.tokens = new Md5Tokens(source, issues);
        this.keywords = new Keywords(IN_ORDER, tokens);
        this.unknown = new Unknown(tokens);
        this.header = new Md5Header(tokens, "numJoints", "numMeshes");
        this.meshReader = new MeshBlockReader(tokens, header);
    }

    public static ReadResult<Md5Mesh> read(byte[] bytes) {
        SourceText source = new SourceText(bytes);
        IssueLog issues = new IssueLog();
        Md5Mesh mesh = new Md5MeshReader(source, issues).read();
        return new ReadResult<>(mesh, issues.issues(), source.encoding());
    }

    /** Reads no further than the joints: enough to find the animations of a mesh. */
    public static Md5Mesh readJoints(byte[] bytes) {
        Md5MeshReader reader = new Md5MeshReader(new SourceText(bytes), new IssueLog());
        reader.readWhile(() -> reader.joints.isEmpty());
        return reader.mesh();
    }

    private Md5Mesh read() {
        boolean empty = tokens.atEnd();
        readWhile(() -> true);
        if (!empty) {
            check();
        }
        return mesh();
    }

    private void readWhile(BooleanSupplier needed) {
        while (!tokens.atEnd() && needed.getAsBoolean()) {
            readPart(isComplete());
        }
    }

    private Md5Mesh mesh() {
        return new Md5Mesh(
                header.version(),
                header.commandline(),
                header.declared("numJoints"),
                header.declared("numMeshes"),
                joints.rows(),
                meshes.rows());
    }

    private void readPart(boolean complete) {
        String keyword = keywords.current(!complete);
        switch (keyword) {
            case "joints" -> readJoints();
            case "mesh" -> readMesh();
            case "" -> unknown.skip(KEYWORDS, complete);
            default -> header.read(keyword);
        }
    }

    /** Whether the last mesh is read, behind which engines look no further. */
    private boolean isComplete() {
        return jointsPlace.isPresent() && header.isReached("numMeshes", meshes.count());
    }

    private void readMesh() {
        Mesh mesh = meshReader.read(meshes.count());
        meshes.add(mesh, mesh.place());
    }

    private void readJoints() {
        RowBlock block = RowBlock.open(tokens, "joints");
        jointsPlace = Optional.of(block.place());
        while (block.hasRow(KEYWORDS)) {
            Place place = joints.begin(tokens);
            String name = tokens.jointName();
            int parent = tokens.integer();
            Vector3 position = tokens.vector();
            Vector3 orientation = tokens.vector();
            String comment = tokens.endCommentedRow();
            joints.add(new MeshJoint(name, parent, position, orientation, comment, place), place);
        }
    }

    private void check() {
        header.check();
        if (jointsPlace.isEmpty()) {
            header.reportMissing("joints");
        } else if (joints.isEmpty()) {
            tokens.reports().reportAt(jointsPlace.get(), IssueCode.JOINTS_NONE);
        } else {
            header.checkCount("numJoints", joints.count(), IssueCode.JOINT_COUNT_MISMATCH);
        }
        header.checkCount("numMeshes", meshes.count(), IssueCode.MESH_COUNT_MISMATCH);
        List.of(joints, meshes).forEach(rows -> rows.check(tokens.reports()));
    }
}
