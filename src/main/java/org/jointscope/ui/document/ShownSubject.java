package org.jointscope.ui.document;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;

/**
 * What a finding is about, in the model that is shown: joints are those of the skeleton that moves.
 * Each part is {@link Subject#NONE} or empty where there is no such thing.
 *
 * @param joint of the shown rig; that of the weight, where the finding is about one
 * @param component of the joint
 * @param frame of the animation
 * @param mesh which of the shown meshes
 * @param flightFrame of the camera, in its file
 * @param vertex of an .md2, the same in every frame
 * @param triangle of an .md2
 */
public record ShownSubject(
        int joint,
        Optional<Component> component,
        int frame,
        int mesh,
        int flightFrame,
        int vertex,
        int triangle) {

    /** Looks up what a finding in one of the open files is about. */
    public static ShownSubject of(Subject subject, ModelFile content, OpenModel open) {
        // The frames of a camera are not those that the model plays.
        if (content instanceof Md5Camera camera) {
            int frame = within(subject.frame(), camera.frames().size());
            return new ShownSubject(
                    Subject.NONE,
                    Optional.empty(),
                    Subject.NONE,
                    Subject.NONE,
                    frame,
                    Subject.NONE,
                    Subject.NONE);
        }
        if (content instanceof Md2 md2) {
            return ofMd2(subject, md2, open);
        }
        int joint = subject.joint();
        if (content instanceof Md5Mesh mesh) {
            joint = shown(joint == Subject.NONE ? ofWeight(subject, mesh) : joint, open);
        }
        boolean known = joint >= 0 && joint < open.model().rig().size();
        return new ShownSubject(
                known ? joint : Subject.NONE,
                known ? component(subject.component()) : Optional.empty(),
                within(subject.frame(), open.model().frameCount()),
                within(subject.mesh(), open.meshes().size()),
                Subject.NONE,
                Subject.NONE,
                Subject.NONE);
    }

    private static ShownSubject ofMd2(Subject subject, Md2 md2, OpenModel open) {
        return new ShownSubject(
                Subject.NONE,
                Optional.empty(),
                within(subject.frame(), open.model().frameCount()),
                Subject.NONE,
                Subject.NONE,
                within(subject.vertex(), md2.vertexCount()),
                within(subject.triangle(), md2.triangles().size()));
    }

    private static int ofWeight(Subject subject, Md5Mesh mesh) {
        boolean known =
                within(subject.mesh(), mesh.meshes().size()) != Subject.NONE
                        && within(
                                        subject.weight(),
                                        mesh.meshes().get(subject.mesh()).weights().size())
                                != Subject.NONE;
        return known
                ? mesh.meshes().get(subject.mesh()).weights().joint(subject.weight())
                : Subject.NONE;
    }

    /** A mesh's joint is shown as the animation's joint that moves it. */
    private static int shown(int meshJoint, OpenModel open) {
        List<?> joints =
                open.mesh().map(file -> ((Md5Mesh) file.content()).joints()).orElse(List.of());
        return within(meshJoint, joints.size()) == Subject.NONE
                ? Subject.NONE
                : open.model().match().map(match -> match.source(meshJoint)).orElse(meshJoint);
    }

    private static Optional<Component> component(int index) {
        return within(index, Component.values().length) == Subject.NONE
                ? Optional.empty()
                : Optional.of(Component.values()[index]);
    }

    private static int within(int index, int size) {
        return index >= 0 && index < size ? index : Subject.NONE;
    }
}
