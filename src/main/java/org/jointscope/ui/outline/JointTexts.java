package org.jointscope.ui.outline;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.text.Texts;

import java.util.ResourceBundle;

/** Says in words what a joint's row shows. */
final class JointTexts {

    private final ResourceBundle texts;
    private final FlagWords flags;

    JointTexts(ResourceBundle texts) {
        this.texts = texts;
        this.flags = new FlagWords(new Texts(texts));
    }

    /** The joint's name and index, and what its flags mean. */
    String explain(JointRow joint) {
        String title = texts.getString("outline.joint").formatted(joint.name(), joint.index());
        return joint.flags().isEmpty()
                ? title
                : title + "\n" + flags.explain(joint.flags().getAsInt());
    }

    /** That something is wrong with joints below one that is folded. */
    String below(Severity worst) {
        return texts.getString("outline.below." + worst);
    }
}
