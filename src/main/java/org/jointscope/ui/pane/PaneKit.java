package org.jointscope.ui.pane;

import java.util.Optional;
import org.jointscope.messages.Texts;
import org.jointscope.ui.desktop.TableFiles;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.editing.JointEdits;

/**
 * The parts of the window that every pane uses.
 *
 * @param tables saves tables
 */
public record PaneKit(
        Document document, Texts texts, Settings settings, NumberChoices numbers, Optional<TableFiles> tables) {

    /** Without files of tables. */
    public PaneKit(Document document, Texts texts, Settings settings, NumberChoices numbers) {
        this(document, texts, settings, numbers, Optional.empty());
    }

    /** Copies tab-separated values to the clipboard. */
    public void copyTable(String tsv) {
        TableKit.copy(numbers.copied(tsv));
    }

    /** The manual edits. */
    public JointEdits edits() {
        return new JointEdits(document, texts);
    }
}
