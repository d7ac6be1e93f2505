package org.jointscope.format.write;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5Header;
import org.jointscope.format.md5.MeshKeywords;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.text.LineEndCounts;
import org.jointscope.text.PlainNumber;
import org.jointscope.text.SourceText;

/** A mesh of the Doom 3 alpha in the layout of id's exporter for version 10 (Doom 3, MayaImport/maya_main.cpp). */
final class CanonicalMesh {

    private final StringBuilder out = new StringBuilder();
    private final Set<Loss> losses = EnumSet.of(Loss.WHOLE_FILE, Loss.VERSION);
    private final ValueTexts texts = new ValueTexts(losses);

    /** Whether a file has the layout of the alpha, in which edits cannot be written. */
    static boolean isNeeded(ReadResult<?> read) {
        return read.issues().stream().anyMatch(issue -> issue.code() == IssueCode.VERSION_ALPHA);
    }

    /** The version for a file of the alpha, which no engine supports. */
    static Optional<Declared> version(ModelFile file) {
        return file.version().map(old -> old.value() >= CanonicalAnim.VERSION ? old : old.with(CanonicalAnim.VERSION));
    }

    static Rewritten<Md5Mesh> layOut(SourceText source, Md5Mesh mesh, ReadResult<Md5Mesh> read) {
        CanonicalMesh written = new CanonicalMesh();
        written.write(mesh);
        String lineBreak = LineEndCounts.of(source.bytes()).lineBreak();
        byte[] bytes = written.out.toString().replace("\n", lineBreak).getBytes(read.encoding());
        return new Rewritten<>(bytes, written.losses, Optional.empty());
    }

    private void write(Md5Mesh mesh) {
        int version = version(mesh).map(Declared::toInt).orElse(CanonicalAnim.VERSION);
        out.append(Md5Header.VERSION).append(' ').append(version).append('\n');
        line(Md5Header.COMMANDLINE, texts.of(mesh.commandline().orElse(""), 0));
        line("\nnumJoints", String.valueOf(mesh.joints().size()));
        line("numMeshes", String.valueOf(mesh.meshes().size()));
        out.append('\n').append(MeshKeywords.JOINTS).append(" {\n");
        for (MeshJoint joint : mesh.joints()) {
            out.append('\t').append(MeshPatch.JOINTS.text(joint, MeshPatch.JOINTS.layout(), texts));
            String parent =
                    joint.parent() >= 0 && joint.parent() < mesh.joints().size()
                            ? ' ' + mesh.joints().get(joint.parent()).name()
                            : "";
            out.append("\t//").append(ValueTexts.inLine(parent)).append('\n');
        }
        out.append("}\n");
        mesh.meshes().forEach(this::write);
    }

    private void write(Mesh mesh) {
        out.append('\n').append(MeshKeywords.MESH).append(" {\n");
        line("\t" + MeshKeywords.SHADER, texts.of(mesh.shader(), 0));
        rows(
                "numverts",
                "vert",
                mesh.vertices(),
                row -> List.of(
                        "(",
                        mesh.vertices().s(row),
                        mesh.vertices().t(row),
                        ")",
                        mesh.vertices().firstWeight(row),
                        mesh.vertices().weightCount(row)));
        rows(
                "numtris",
                "tri",
                mesh.triangles(),
                row -> List.of(
                        mesh.triangles().vertex(row, 0),
                        mesh.triangles().vertex(row, 1),
                        mesh.triangles().vertex(row, 2)));
        rows(
                "numweights",
                "weight",
                mesh.weights(),
                row -> List.of(
                        mesh.weights().joint(row),
                        mesh.weights().bias(row),
                        "(",
                        mesh.weights().x(row),
                        mesh.weights().y(row),
                        mesh.weights().z(row),
                        ")"));
        out.append("}\n");
    }

    private void rows(String count, String keyword, MeshRows rows, Function<Integer, List<Object>> values) {
        line("\n\t" + count, String.valueOf(rows.size()));
        for (int row = 0; row < rows.size(); row++) {
            out.append('\t').append(keyword).append(' ').append(row);
            for (Object value : values.apply(row)) {
                out.append(' ').append(value instanceof String ? value : number(value));
            }
            out.append('\n');
        }
    }

    private String number(Object value) {
        boolean isMissing = value.equals(ModelFile.MISSING) || value instanceof Double it && !Double.isFinite(it);
        if (isMissing) {
            losses.add(Loss.UNREADABLE_NUMBERS);
        }
        return PlainNumber.of(isMissing ? 0 : ((Number) value).doubleValue());
    }

    private void line(String keyword, String value) {
        out.append(keyword).append(' ').append(value).append('\n');
    }
}
