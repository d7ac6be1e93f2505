package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads an .md5mesh of version 10, and of later dialects what they share with it (Doom 3,
 * renderer/Model_md5.cpp). Sections may come in any order; nothing that the file says makes it
 * throw.
 */
public final class Md5MeshReader {

    static final Set<String> KEYWORDS =
            Set.of("MD5Version", "commandline", "numJoints", "numMeshes", "joints", "mesh");

    private final Md5Tokens tokens;
    private final IssueLog issues;
    private final Md5Header header;
    private final List<MeshJoint> joints = new ArrayList<>();
    private final List<Mesh> meshes = new ArrayList<>();
    private boolean jointsSeen;

    private Md5MeshReader(SourceText source, IssueLog issues) {
        this.issues = issues;
        this.tokens = new Md5Tokens(source, issues);
        this.header = new Md5Header(tokens, issues, "numJoints", "numMeshes");
    }

    public static ReadResult<Md5Mesh> read(byte[] bytes) {
        SourceText source = new SourceText(bytes);
        IssueLog issues = new IssueLog();
        Md5Mesh mesh = new Md5MeshReader(source, issues).read();
        return new ReadResult<>(mesh, issues.issues(), source.encoding());
    }

    private Md5Mesh read() {
        boolean empty = tokens.atEnd();
        while (!tokens.atEnd()) {
            if (tokens.lexer().isWord("joints")) {
                readJoints();
            } else if (tokens.lexer().isWord("mesh")) {
                meshes.add(
                        new MeshBlockReader(
                                        tokens,
                                        issues,
                                        Subject.ofMesh(meshes.size()),
                                        header.isLaterDialect())
                                .read());
            } else if (!header.read() && !tokens.skipTrailing(isComplete(), KEYWORDS)) {
                tokens.skipUnknown(KEYWORDS);
            }
        }
        if (!empty) {
            checkCounts();
        }
        return new Md5Mesh(
                header.version(),
                header.commandline(),
                header.declared("numJoints"),
                header.declared("numMeshes"),
                joints,
                meshes);
    }

    /** Whether the last mesh is read, behind which engines look no further. */
    private boolean isComplete() {
        return jointsSeen
                && header.declared("numMeshes")
                        .map(declared -> declared.value() <= meshes.size())
                        .orElse(false);
    }

    private void readJoints() {
        jointsSeen = true;
        RowBlock block = RowBlock.open(tokens, "joints");
        while (block.hasRow(KEYWORDS)) {
            Place place = tokens.place();
            tokens.beginRow();
            String name = tokens.name("a joint's name");
            int parent = tokens.integer();
            Vector3 position = tokens.vector();
            Vector3 orientation = tokens.vector();
            tokens.endRow();
            joints.add(new MeshJoint(name, parent, position, orientation, place));
        }
    }

    private void checkCounts() {
        header.check();
        if (jointsSeen) {
            Md5Header.checkCount(
                    issues,
                    header.declared("numJoints"),
                    joints.size(),
                    IssueCode.JOINT_COUNT_MISMATCH,
                    Subject.FILE);
        } else {
            header.reportMissing("joints");
        }
        Md5Header.checkCount(
                issues,
                header.declared("numMeshes"),
                meshes.size(),
                IssueCode.MESH_COUNT_MISMATCH,
                Subject.FILE);
    }
}
