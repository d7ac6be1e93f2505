package org.jointscope.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenIssues.OpenIssue;

/**
 * The joints, frames and meshes of the visible model, and the frames of its camera, that have errors or warnings. Only
 * occurrences that an issue lists have a location, so if there are very many of them, not all locations are marked.
 *
 * @param joints of the visible rig, those with errors or warnings
 * @param frames of the animation
 * @param cameraFrames of the camera
 * @param below the highest severity among the descendants of a joint
 */
public record IssueMarks(
        Map<Integer, Mark> joints,
        Map<Integer, Mark> frames,
        Map<Integer, Mark> cameraFrames,
        Map<Integer, Mark> meshes,
        Map<Integer, Severity> below) {

    /**
     * The errors and warnings of one joint, frame or mesh.
     *
     * @param severity the highest
     * @param messages in the order of the issues
     */
    public record Mark(Severity severity, List<String> messages) {

        private static final int MOST_IN_TEXT = 8;

        public Mark {
            messages = List.copyOf(messages);
        }

        public static Mark of(Finding finding) {
            return new Mark(finding.code().severity(), List.of(finding.message()));
        }

        /** The sum of two marks: the higher severity, and the messages of this and of the other. */
        public Mark and(Mark other) {
            List<String> both = new ArrayList<>(messages);
            both.addAll(other.messages);
            return new Mark(worse(severity, other.severity), both);
        }

        /** The messages, one per line, up to a readable number. */
        public String text() {
            String some = String.join("\n", messages.subList(0, shown()));
            return shown() == messages.size() ? some : some + "\n…";
        }

        private int shown() {
            return Math.min(messages.size(), MOST_IN_TEXT);
        }
    }

    public static IssueMarks of(OpenIssues issues, OpenModel open) {
        IssueMarks marks =
                new IssueMarks(new HashMap<>(), new HashMap<>(), new HashMap<>(), new HashMap<>(), new HashMap<>());
        for (OpenIssue each : issues.all()) {
            if (each.issue().severity().compareTo(Severity.WARNING) <= 0) {
                ModelFile content = each.file().content();
                for (Finding finding : each.issue().findings()) {
                    marks.add(finding, ShownSubject.of(finding.subject(), content, open));
                }
            }
        }
        marks.passUp(open.model().rig());
        return marks;
    }

    private void add(Finding finding, ShownSubject subject) {
        add(joints, subject.joint(), finding);
        add(frames, subject.frame(), finding);
        add(meshes, subject.mesh(), finding);
        add(cameraFrames, subject.cameraFrame(), finding);
    }

    private static void add(Map<Integer, Mark> marks, int index, Finding finding) {
        if (index != Subject.NONE) {
            marks.merge(index, Mark.of(finding), Mark::and);
        }
    }

    /** Children follow their parents: from the last one on, each passes its severity up. */
    private void passUp(Rig rig) {
        for (int i = rig.size() - 1; i >= 0; i--) {
            int joint = rig.inOrder(i);
            int parent = rig.parent(joint);
            if (parent >= 0) {
                joint(joint).ifPresent(mark -> passUp(parent, mark.severity()));
                below(joint).ifPresent(severity -> passUp(parent, severity));
            }
        }
    }

    private void passUp(int parent, Severity severity) {
        below.merge(parent, severity, IssueMarks::worse);
    }

    private static Severity worse(Severity one, Severity other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** The mark of a joint of the visible rig. */
    public Optional<Mark> joint(int index) {
        return Optional.ofNullable(joints.get(index));
    }

    /** The mark of a frame of the animation. */
    public Optional<Mark> frame(int index) {
        return Optional.ofNullable(frames.get(index));
    }

    /** The mark of a frame of the camera. */
    public Optional<Mark> cameraFrame(int index) {
        return Optional.ofNullable(cameraFrames.get(index));
    }

    /** The mark of a {@code mesh} block. */
    public Optional<Mark> mesh(int index) {
        return Optional.ofNullable(meshes.get(index));
    }

    /** The highest severity among the descendants of a joint. */
    public Optional<Severity> below(int joint) {
        return Optional.ofNullable(below.get(joint));
    }
}
