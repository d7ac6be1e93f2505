package org.jointscope.scene;

import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;

/**
 * The subject of an issue in the visible model: joints are those of the animated skeleton. Each part is
 * {@link Subject#NONE} or empty if it does not apply.
 *
 * @param joint of the visible rig; that of the weight, if the subject is a weight
 * @param component of the joint
 * @param frame of the animation
 * @param mesh index of the visible mesh
 * @param cameraFrame of the camera, in its file
 * @param vertex of an .md2, the same in every frame, or of the mesh; of a weight, the first vertex that uses it
 * @param triangle of an .md2
 */
public record ShownSubject(
        int joint, Optional<Component> component, int frame, int mesh, int cameraFrame, int vertex, int triangle) {

    private static final int NONE = Subject.NONE;

    /** Finds the subject of an issue in one of the open files. */
    public static ShownSubject of(Subject subject, ModelFile content, OpenModel open) {
        int frame = within(subject.frame(), open.model().frameCount());
        return switch (content) {
            // The frames of a camera are not those of the model.
            case Md5Camera camera -> {
                int cameraFrame = within(subject.frame(), camera.frames().size());
                yield new ShownSubject(NONE, Optional.empty(), NONE, NONE, cameraFrame, NONE, NONE);
            }
            case Md2 md2 ->
                new ShownSubject(
                        NONE,
                        Optional.empty(),
                        frame,
                        NONE,
                        NONE,
                        within(subject.vertex(), md2.vertexCount()),
                        within(subject.triangle(), md2.triangles().size()));
            default -> {
                int joint = content instanceof Md5Mesh mesh ? inMesh(subject, mesh, open) : subject.joint();
                int known = within(joint, open.model().rig().size());
                int mesh = within(subject.mesh(), open.meshes().size());
                yield new ShownSubject(
                        known,
                        known == NONE ? Optional.empty() : component(subject.component()),
                        frame,
                        mesh,
                        NONE,
                        mesh == NONE ? NONE : vertex(subject, open),
                        NONE);
            }
        };
    }

    /** A joint of the mesh, or of a weight, is shown as the animation's joint that moves it. */
    private static int inMesh(Subject subject, Md5Mesh mesh, OpenModel open) {
        int joint = subject.joint() == NONE ? ofWeight(subject, mesh) : subject.joint();
        int joints = open.md5Mesh().map(it -> it.joints().size()).orElse(0);
        return within(joint, joints) == NONE
                ? NONE
                : open.model().match().map(match -> match.source(joint)).orElse(joint);
    }

    private static int vertex(Subject subject, OpenModel open) {
        VertexTable vertices = open.md5Mesh()
                .map(file -> file.meshes().get(subject.mesh()).vertices())
                .orElse(new VertexTable(new int[0], new double[0]));
        if (subject.vertex() != NONE || subject.weight() == NONE) {
            return within(subject.vertex(), vertices.size());
        }
        return IntStream.range(0, vertices.size())
                .filter(vertex ->
                        within(subject.weight() - vertices.firstWeight(vertex), vertices.weightCount(vertex)) != NONE)
                .findFirst()
                .orElse(NONE);
    }

    /** The vertex of an .md5mesh. */
    public Optional<MeshVertex> meshVertex() {
        return mesh == NONE || vertex == NONE ? Optional.empty() : Optional.of(new MeshVertex(mesh, vertex));
    }

    private static int ofWeight(Subject subject, Md5Mesh mesh) {
        if (within(subject.mesh(), mesh.meshes().size()) == NONE) {
            return NONE;
        }
        WeightTable weights = mesh.meshes().get(subject.mesh()).weights();
        return within(subject.weight(), weights.size()) == NONE ? NONE : weights.joint(subject.weight());
    }

    private static Optional<Component> component(int index) {
        return within(index, Component.values().length) == NONE
                ? Optional.empty()
                : Optional.of(Component.values()[index]);
    }

    private static int within(int index, int size) {
        return index >= 0 && index < size ? index : NONE;
    }
}
