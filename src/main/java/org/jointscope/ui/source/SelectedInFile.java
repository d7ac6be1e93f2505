package org.jointscope.ui.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.JointMatch;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.ui.document.Document;

import java.util.Optional;
import java.util.stream.IntStream;

/** What is selected in the window, and the playhead, as one of the open files says it. */
record SelectedInFile(Document document, InspectedFile file) {

    /** Playing adds up seconds: a frame can be missed by that much. */
    private static final double ROUNDING = 1e-6;

    /**
     * The selected joint by its index in the file; NONE if it is not there. With an animation the
     * skeleton is the animation's, and of the joints of the mesh the first counts that follows the
     * selected one.
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
            return document.flight().currentFrame();
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
        return SourceMarks.of(file, joint(), frame());
    }

    /**
     * Where the selected joint stands, in the block that a place is in; empty if the block has
     * nothing of it, or the place is about it already.
     *
     * @param here what the place is about
     */
    Optional<Location> jointNear(Subject here) {
        int joint = joint();
        boolean inFrame = here.frame() != Subject.NONE;
        boolean there =
                here.joint() == joint
                        && (!inFrame
                                || component() == Subject.NONE
                                || here.component() == component());
        if (joint == Subject.NONE || there) {
            return Optional.empty();
        }
        Subject wanted = Subject.ofJoint(joint);
        return find(inFrame ? wanted.frame(frame()).component(component()) : wanted);
    }

    /** Where the current frame says the same as a place in another one; empty if it is in none. */
    Optional<Location> sameInFrame(Subject here) {
        boolean elsewhere =
                here.frame() != Subject.NONE && frame() != Subject.NONE && here.frame() != frame();
        return elsewhere ? find(here.frame(frame())) : Optional.empty();
    }

    private Optional<Location> find(Subject subject) {
        return file.map().find(subject).map(Span::first);
    }
}
