package org.jointscope.ui.pane;

import org.jointscope.messages.Texts;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.editing.JointEdits;

/** The parts of the window that every pane uses. */
public record PaneKit(Document document, Texts texts, Settings settings, NumberChoices numbers) {

    /** Copies tab-separated values to the clipboard. */
    public void copyTable(String tsv) {
        TableKit.copy(numbers.copied(tsv));
    }

    /** The manual edits. */
    public JointEdits edits() {
        return new JointEdits(document, texts);
    }
}
