package org.jointscope.ui.file;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Rows;
import org.jointscope.ui.file.CountRows.Block;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts into rows what an .md5mesh says of itself. */
final class MeshFileWriter {

    private static final int MOST_MESHES = 24;

    private final CountRows counts;
    private final Texts texts;

    MeshFileWriter(Texts texts) {
        this.counts = new CountRows(texts);
        this.texts = texts;
    }

    List<FileSection> sections(InspectedFile file, Md5Mesh mesh) {
        return List.of(
                TextRows.section(file, texts),
                new FileSection(
                        texts.of("file.section.header"),
                        List.of(
                                counts.version(mesh.version()),
                                counts.commandline(mesh.commandline()),
                                counts.count("numJoints", mesh.numJoints(), joints(mesh)),
                                counts.count("numMeshes", mesh.numMeshes(), blocks(mesh)))),
                new FileSection(texts.of("file.section.meshes"), meshes(mesh.meshes())));
    }

    private Block joints(Md5Mesh mesh) {
        return new Block("joints", mesh.joints().stream().map(MeshJoint::place).toList());
    }

    private Block blocks(Md5Mesh mesh) {
        return new Block("mesh", mesh.meshes().stream().map(Mesh::place).toList());
    }

    private List<FileRow> meshes(List<Mesh> meshes) {
        List<FileRow> rows = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < meshes.size(); i++) {
            FileRow row = mesh(i, meshes.get(i));
            if (i < MOST_MESHES || row.mismatch()) {
                rows.add(row);
            } else {
                left++;
            }
        }
        if (left > 0) {
            rows.add(FileRow.plain("…", texts.of("file.meshes.more", left)));
        }
        return rows;
    }

    private FileRow mesh(int index, Mesh mesh) {
        List<String> wrong = new ArrayList<>();
        addIfWrong("numverts", mesh.numVerts(), mesh.vertices(), wrong);
        addIfWrong("numtris", mesh.numTris(), mesh.triangles(), wrong);
        addIfWrong("numweights", mesh.numWeights(), mesh.weights(), wrong);
        String line = texts.of("file.line", mesh.place().line());
        FileRow row =
                new FileRow(
                        texts.of("file.mesh", index),
                        texts.of(
                                "file.mesh.counts",
                                mesh.vertices().size(),
                                mesh.triangles().size(),
                                mesh.weights().size()),
                        wrong.isEmpty()
                                ? texts.of("file.mesh.asDeclared", line)
                                : line + " · " + String.join(", ", wrong),
                        !wrong.isEmpty());
        return row.at(mesh.place());
    }

    private void addIfWrong(
            String keyword, Optional<Declared> declared, Rows there, List<String> wrong) {
        if (declared.isEmpty()) {
            wrong.add(texts.of("file.mesh.undeclared", keyword));
        } else if (declared.get().value() != there.size()) {
            wrong.add(
                    texts.of(
                            "file.mesh.wrong",
                            keyword,
                            CountRows.number(declared.get().value()),
                            declared.get().place().line()));
        }
    }
}
