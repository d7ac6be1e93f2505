package org.jointscope.source;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.source.Blocks.Row;
import org.jointscope.source.Blocks.Rows;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;

/** The locations of the parts of an .md5mesh. */
public final class MeshSourceMap extends SourceMap {

    private static final List<String> FILE_WORDS = Md5MeshReader.KEYWORDS;

    private static final List<String> ALL_WORDS = Stream.of(Md5MeshReader.MESH_KEYWORDS, FILE_WORDS)
            .flatMap(List::stream)
            .toList();

    private final Md5Mesh content;
    private final Rows joints;
    private final Rows meshes;

    public MeshSourceMap(Md5Mesh content, FileText text) {
        super(text);
        this.content = content;
        this.joints = Rows.of(content.joints(), MeshJoint::location, Subject::ofJoint);
        this.meshes = Rows.of(content.meshes(), Mesh::location, Subject::ofMesh);
    }

    @Override
    Subject ofToken(int token, Location location) {
        Optional<Row> part = Blocks.latest(location, Blocks.BEGINNING, joints, meshes);
        if (part.isPresent() && part.get().rows().equals(meshes)) {
            return ofMesh(part.get(), token, location);
        }
        return part.filter(joint -> token < blocks.endOfRow(joint.location(), FILE_WORDS))
                .map(Row::subject)
                .orElse(Subject.FILE);
    }

    private Subject ofMesh(Row block, int token, Location location) {
        Mesh mesh = content.meshes().get(block.index());
        Subject subject = block.subject();
        Optional<Row> row = Blocks.latest(
                        location,
                        block.location(),
                        rows(mesh.vertices(), subject::vertex),
                        rows(mesh.triangles(), subject::triangle),
                        rows(mesh.weights(), subject::weight),
                        rows(
                                mesh.extension().colors(),
                                color ->
                                        subject.vertex(mesh.extension().colors().vertex(color))))
                .filter(it -> token < blocks.endOfRow(it.location(), ALL_WORDS));
        if (row.isPresent()) {
            return row.get().subject();
        }
        return token < blocks.endOfBlock(block.location(), FILE_WORDS) ? subject : Subject.FILE;
    }

    private static Rows rows(MeshRows rows, IntFunction<Subject> subject) {
        return new Rows(rows.size(), rows::location, subject);
    }

    @Override
    List<Span> spans(Subject subject) {
        if (subject.mesh() >= 0 && subject.mesh() < content.meshes().size()) {
            return spansOfMesh(content.meshes().get(subject.mesh()), subject);
        }
        boolean joint =
                subject.joint() >= 0 && subject.joint() < content.joints().size();
        return joint ? List.of(Span.at(joints.locations().apply(subject.joint()))) : List.of();
    }

    private List<Span> spansOfMesh(Mesh mesh, Subject subject) {
        if (subject.weight() != Subject.NONE) {
            return row(mesh.weights(), subject.weight());
        } else if (subject.triangle() != Subject.NONE) {
            return row(mesh.triangles(), subject.triangle());
        } else if (subject.vertex() != Subject.NONE) {
            ColorTable colors = mesh.extension().colors();
            Stream<Span> own = row(mesh.vertices(), subject.vertex()).stream();
            // A color in the row of its vertex is part of that row.
            return colors.isInVertexRows()
                    ? own.toList()
                    : Stream.concat(own, row(colors, subject.vertex()).stream()).toList();
        }
        return List.of(block(mesh.location(), FILE_WORDS));
    }

    private static List<Span> row(MeshRows rows, int index) {
        return index >= 0 && index < rows.size() ? List.of(Span.at(rows.location(index))) : List.of();
    }
}
