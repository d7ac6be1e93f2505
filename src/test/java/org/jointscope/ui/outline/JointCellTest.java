package org.jointscope.ui.outline;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.jointscope.messages.Texts;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class JointCellTest {

    @Test
    void cellOutsideOfAWindowIsNotEdited() {
        OutlineViewModel viewModel = new OutlineViewModel(new Document(), joint -> {}, Texts.program());
        JointCell cell = FxThread.ask(() -> new JointCell(viewModel));
        FxThread.run(() -> {
            TreeView<JointRow> tree = new TreeView<>(new TreeItem<>(new JointRow(0, "origin", -1)));
            cell.updateTreeView(tree);
            cell.updateIndex(0);
            JointCell.open(tree, tree.getRoot());
        });
        assertThat(cell.getItem().name()).isEqualTo("origin");
        assertThat(cell.isEditing()).isFalse();
    }
}
