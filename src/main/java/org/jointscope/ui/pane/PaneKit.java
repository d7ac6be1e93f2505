package org.jointscope.ui.pane;

import org.jointscope.messages.Texts;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.editing.JointEdits;

/** The parts of the window that every pane uses. */
public record PaneKit(Document document, Texts texts, Settings settings) {

    /** The manual edits. */
    public JointEdits edits() {
        return new JointEdits(document, texts);
    }
}
