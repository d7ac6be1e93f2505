package org.jointscope.ui.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.scene.MeshVertex;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.ui.document.Document;

/** The selection of the window and the playhead, as indices in one of the open files. */
record SelectedInFile(Document document, InspectedFile file) {

    /** Playback adds up seconds, so a moment can differ from a frame by this much. */
    private static final double ROUNDING = 1e-6;

    /**
     * The index of the selected joint in the file; NONE if the file does not contain it. With an animation the skeleton
     * is that of the animation; of the joints of the mesh, the first one that corresponds to the selected joint is
     * used.
     */
    private int joint() {
        int shown = document.selectedJointProperty().get();
        Optional<JointMatch> match = document.getOpen().model().match();
        if (shown < 0 || match.isEmpty() || !(file.content() instanceof Md5Mesh mesh)) {
            return shown;
        }
        return IntStream.range(0, mesh.joints().size())
                .filter(joint -> match.get().source(joint) == shown)
                .findFirst()
                .orElse(Subject.NONE);
    }

    private int frame() {
        if (file.kind() == FileKind.MD5CAMERA) {
            return document.cameraPlayhead().currentFrame();
        }
        return (int) (document.modelPlayhead().getFrame() + ROUNDING);
    }

    private int component() {
        return document.selectedComponentProperty()
                .get()
                .map(Component::ordinal)
                .orElse(Subject.NONE);
    }

    SourceMarks marks() {
        return SourceMarks.of(file, joint(), vertexParts(), frame());
    }

    /** The selected vertex of the mesh, and its weights. */
    private List<Subject> vertexParts() {
        Optional<MeshVertex> selected = document.selectedVertexProperty().get();
        if (selected.isEmpty() || !(file.content() instanceof Md5Mesh content)) {
            return List.of();
        }
        MeshVertex vertex = selected.get();
        Subject mesh = Subject.ofMesh(vertex.mesh());
        Stream<Subject> weights = VertexTerms.of(content, vertex.mesh(), vertex.vertex()).terms().stream()
                .map(term -> mesh.weight(term.row()));
        return Stream.concat(Stream.of(mesh.vertex(vertex.vertex())), weights).toList();
    }

    /**
     * The location of the selected vertex, if a position is in the block of a mesh; empty if it already belongs to the
     * vertex.
     *
     * @param here the subject of the position
     */
    Optional<Location> vertexNear(Subject here) {
        List<Subject> parts = vertexParts();
        return here.mesh() == Subject.NONE || parts.isEmpty() || parts.contains(here)
                ? Optional.empty()
                : find(parts.getFirst());
    }

    /**
     * The location of the selected joint, in the block of a position; empty if the block does not contain it, or the
     * position already belongs to it.
     *
     * @param here the subject of the position
     */
    Optional<Location> jointNear(Subject here) {
        int joint = joint();
        boolean inFrame = here.frame() != Subject.NONE;
        boolean there =
                here.joint() == joint && (!inFrame || component() == Subject.NONE || here.component() == component());
        if (joint == Subject.NONE || there) {
            return Optional.empty();
        }
        Subject wanted = Subject.ofJoint(joint);
        return find(inFrame ? wanted.frame(frame()).component(component()) : wanted);
    }

    /** The location in the current frame of the subject in another frame; empty if none. */
    Optional<Location> sameInFrame(Subject here) {
        boolean elsewhere = here.frame() != Subject.NONE && frame() != Subject.NONE && here.frame() != frame();
        return elsewhere ? find(here.frame(frame())) : Optional.empty();
    }

    private Optional<Location> find(Subject subject) {
        return file.map().find(subject).map(Span::first);
    }
}
