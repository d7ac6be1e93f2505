package org.jointscope.ui.outline;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.jointscope.ui.document.Document;

/** Makes the tree's items, and keeps its selection and the document's the same. */
public final class OutlineView {

    private static final JointRow INVISIBLE_ROOT = new JointRow(Document.NO_JOINT, "", Document.NO_JOINT);

    private final OutlineViewModel viewModel;
    private final Map<Integer, TreeItem<JointRow>> items = new HashMap<>();

    @FXML
    private Label countLabel;

    @FXML
    private TreeView<JointRow> tree;

    public OutlineView(OutlineViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        tree.setCellFactory(view -> new JointCell());
        viewModel.jointsProperty().subscribe(this::show);
        viewModel.selectedJointProperty().subscribe(joint -> select(joint.intValue()));
        tree.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    }

    private void show(List<JointRow> joints) {
        items.clear();
        TreeItem<JointRow> root = new TreeItem<>(INVISIBLE_ROOT);
        for (JointRow joint : joints) {
            TreeItem<JointRow> item = new TreeItem<>(joint);
            item.setExpanded(true);
            items.put(joint.index(), item);
            items.getOrDefault(joint.parent(), root).getChildren().add(item);
        }
        Comparator<TreeItem<JointRow>> byIndex =
                Comparator.comparingInt(item -> item.getValue().index());
        root.getChildren().sort(byIndex);
        items.values().forEach(item -> item.getChildren().sort(byIndex));
        tree.setRoot(root);
        countLabel.setText(Integer.toString(joints.size()));
    }

    private void select(int joint) {
        TreeItem<JointRow> item = items.get(joint);
        if (item == null) {
            tree.getSelectionModel().clearSelection();
        } else if (tree.getSelectionModel().getSelectedItem() != item) {
            tree.getSelectionModel().select(item);
            tree.scrollTo(Math.max(0, tree.getRow(item) - 3));
        }
    }

    private void selected(TreeItem<JointRow> item) {
        if (item != null) {
            viewModel.selectedJointProperty().set(item.getValue().index());
        }
    }

    private static final class JointCell extends TreeCell<JointRow> {

        @Override
        protected void updateItem(JointRow joint, boolean empty) {
            super.updateItem(joint, empty);
            setText(empty ? null : joint.name());
        }
    }
}
