package org.jointscope.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.Place;
import org.jointscope.text.FileText;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the parts of an .md5mesh stand. */
public final class MeshSourceMap extends SourceMap {

    private static final List<String> FILE_WORDS = Md5MeshReader.KEYWORDS;

    private static final List<String> ALL_WORDS =
            Stream.of(Md5MeshReader.MESH_KEYWORDS, FILE_WORDS).flatMap(List::stream).toList();

    private final Md5Mesh content;

    public MeshSourceMap(Md5Mesh content, FileText text) {
        super(text);
        this.content = content;
    }

    @Override
    public Subject ofLine(int token, Location location) {
        return ofToken(token, location);
    }

    @Override
    public Subject ofToken(int token, Location location) {
        int mesh = Blocks.floor(content.meshes().size(), this::mesh, location);
        int joint = Blocks.floor(content.joints().size(), this::joint, location);
        boolean inMesh =
                mesh != Blocks.NONE
                        && (joint == Blocks.NONE
                                || Blocks.isBehind(mesh(mesh), Blocks.location(joint(joint))));
        if (inMesh) {
            return ofMesh(mesh, token, location);
        }
        boolean inRow = joint != Blocks.NONE && token < blocks.endOfRow(joint(joint), FILE_WORDS);
        return inRow ? Subject.ofJoint(joint) : Subject.FILE;
    }

    private Subject ofMesh(int index, int token, Location location) {
        Mesh mesh = content.meshes().get(index);
        Subject subject = Subject.ofMesh(index);
        int vertex = floor(mesh.vertices(), location);
        int triangle = floor(mesh.triangles(), location);
        int weight = floor(mesh.weights(), location);
        Subject row = subject;
        Place latest = mesh.place();
        if (isLater(mesh.vertices(), vertex, latest)) {
            row = subject.vertex(vertex);
            latest = mesh.vertices().place(vertex);
        }
        if (isLater(mesh.triangles(), triangle, latest)) {
            row = subject.triangle(triangle);
            latest = mesh.triangles().place(triangle);
        }
        if (isLater(mesh.weights(), weight, latest)) {
            row = subject.weight(weight);
            latest = mesh.weights().place(weight);
        }
        if (!row.equals(subject) && token < blocks.endOfRow(latest, ALL_WORDS)) {
            return row;
        }
        return token < blocks.endOfBlock(mesh.place(), FILE_WORDS) ? subject : Subject.FILE;
    }

    private static int floor(MeshRows rows, Location location) {
        return Blocks.floor(rows.size(), rows::place, location);
    }

    private static boolean isLater(MeshRows rows, int row, Place latest) {
        return row != Blocks.NONE && Blocks.isBehind(rows.place(row), Blocks.location(latest));
    }

    private Place mesh(int index) {
        return content.meshes().get(index).place();
    }

    private Place joint(int index) {
        return content.joints().get(index).place();
    }

    @Override
    public List<Span> spans(Subject subject) {
        if (subject.mesh() >= 0 && subject.mesh() < content.meshes().size()) {
            return spansOfMesh(content.meshes().get(subject.mesh()), subject);
        }
        boolean joint = subject.joint() >= 0 && subject.joint() < content.joints().size();
        return joint ? List.of(Span.at(Blocks.location(joint(subject.joint())))) : List.of();
    }

    @Override
    public Optional<Span> floats(Subject subject) {
        return Optional.empty();
    }

    private List<Span> spansOfMesh(Mesh mesh, Subject subject) {
        if (subject.weight() != Subject.NONE) {
            return row(mesh.weights(), subject.weight());
        } else if (subject.triangle() != Subject.NONE) {
            return row(mesh.triangles(), subject.triangle());
        } else if (subject.vertex() != Subject.NONE) {
            return row(mesh.vertices(), subject.vertex());
        }
        return List.of(block(mesh.place(), FILE_WORDS));
    }

    private static List<Span> row(MeshRows rows, int index) {
        return index >= 0 && index < rows.size()
                ? List.of(Span.at(Blocks.location(rows.place(index))))
                : List.of();
    }
}
