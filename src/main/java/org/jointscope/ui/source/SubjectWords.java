package org.jointscope.ui.source;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.ui.text.Texts;

import java.util.List;

/** Says what a place in a text is about. */
final class SubjectWords {

    private final Texts texts;

    SubjectWords(Texts texts) {
        this.texts = texts;
    }

    void append(Subject subject, ModelFile content, StringBuilder words) {
        append("mesh", subject.mesh(), words);
        append("vertex", subject.vertex(), words);
        append("triangle", subject.triangle(), words);
        append("weight", subject.weight(), words);
        append("frame", subject.frame(), words);
        if (subject.joint() != Subject.NONE) {
            words.append(
                    texts.of(
                            "source.about.joint", subject.joint(), name(content, subject.joint())));
        }
        if (subject.component() != Subject.NONE) {
            words.append(" · ").append(Component.values()[subject.component()].label());
        }
    }

    private void append(String key, int index, StringBuilder words) {
        if (index != Subject.NONE) {
            words.append(texts.of("source.about." + key, index));
        }
    }

    private static String name(ModelFile content, int joint) {
        List<? extends JointRow> joints = content.jointRows();
        return joint < joints.size() ? joints.get(joint).name() : "";
    }
}
