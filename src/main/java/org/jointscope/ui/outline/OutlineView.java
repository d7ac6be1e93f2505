package org.jointscope.ui.outline;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.ShowInSourceAction;

import java.util.ResourceBundle;

/** Shows the joints as a tree, and keeps its selection and the document's the same. */
public final class OutlineView {

    private static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private final OutlineViewModel viewModel;
    private final JointItems items = new JointItems();

    @FXML private ResourceBundle resources;

    @FXML private Label countLabel;

    @FXML private Node flagTitles;

    @FXML private FilterField filterField;

    @FXML private TreeView<OutlineRow> tree;

    @FXML private Label noMatch;

    private boolean rebuilding;

    public OutlineView(OutlineViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        JointTexts texts = new JointTexts(resources);
        tree.setCellFactory(view -> new JointCell(texts, viewModel.marksProperty()));
        ShowInSourceAction.add(
                tree,
                tree.getContextMenu(),
                resources.getString("source.show"),
                viewModel::showSource);
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(tree);
        viewModel
                .jointsProperty()
                .subscribe(
                        joints -> {
                            if (!items.isOf(joints)) {
                                items.expandAll();
                            }
                            flagTitles.setVisible(
                                    joints.stream().anyMatch(joint -> joint.flags().isPresent()));
                        });
        viewModel.shownProperty().subscribe(this::rebuild);
        viewModel.selectedJointProperty().subscribe(joint -> select(joint.intValue()));
        tree.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    }

    private void rebuild() {
        if (items.update(viewModel.shownProperty().get(), viewModel.isFiltered())) {
            showCount();
            return;
        }
        rebuilding = true;
        tree.setRoot(items.build(viewModel.shownProperty().get(), viewModel.isFiltered()));
        rebuilding = false;
        select(viewModel.selectedJointProperty().get());
        showCount();
    }

    private void showCount() {
        int all = viewModel.jointsProperty().getValue().size();
        int matching = viewModel.matchCount();
        countLabel.setText(
                viewModel.isFiltered()
                        ? resources.getString("outline.count").formatted(matching, all)
                        : Integer.toString(all));
        noMatch.setVisible(viewModel.isFiltered() && matching == 0);
        noMatch.setText(
                resources
                        .getString("outline.noMatch")
                        .formatted(viewModel.filterProperty().get().strip()));
    }

    private void select(int joint) {
        TreeItem<OutlineRow> item = items.find(joint).orElse(null);
        if (item == null) {
            tree.getSelectionModel().clearSelection();
        } else if (tree.getSelectionModel().getSelectedItem() != item) {
            tree.getSelectionModel().select(item);
            reveal(tree.getRow(item));
        }
    }

    /** Scrolls to a row that cannot be seen; one that can stays where it is. */
    private void reveal(int row) {
        boolean seen =
                tree.lookup(".virtual-flow") instanceof VirtualFlow<?> rows
                        && rows.getFirstVisibleCell() != null
                        && rows.getFirstVisibleCell().getIndex() < row
                        && row < rows.getLastVisibleCell().getIndex();
        if (!seen) {
            tree.scrollTo(Math.max(0, row - 3));
        }
    }

    private void selected(TreeItem<OutlineRow> item) {
        if (item != null && !rebuilding) {
            viewModel.selectedJointProperty().set(item.getValue().joint().index());
        }
    }

    @FXML
    private void treeKey(KeyEvent event) {
        boolean selected = viewModel.selectedJointProperty().get() != Document.NO_JOINT;
        if (COPY.match(event)) {
            copyName();
        } else if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.selectedJointProperty().set(Document.NO_JOINT);
        } else {
            return;
        }
        event.consume();
    }

    @FXML
    private void copyName() {
        TreeItem<OutlineRow> item = tree.getSelectionModel().getSelectedItem();
        if (item != null) {
            ClipboardContent content = new ClipboardContent();
            content.putString(item.getValue().joint().name());
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    @FXML
    private void expandAll() {
        items.expandAll();
        rebuild();
    }

    @FXML
    private void collapseAll() {
        items.collapseAll();
        rebuild();
    }
}
