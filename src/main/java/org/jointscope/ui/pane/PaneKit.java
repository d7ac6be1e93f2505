package org.jointscope.ui.pane;

import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.text.Texts;

/** The parts of the window that every pane uses. */
public record PaneKit(Document document, Texts texts, Settings settings) {

    /** The edits that are made by hand. */
    public JointEdits edits() {
        return new JointEdits(document, texts);
    }
}
