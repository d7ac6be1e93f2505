package org.jointscope.ui.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jointscope.pose.Rig;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.table.RowReveal;

/** Shows the joints as a tree and synchronizes its selection with the document. */
public final class OutlineView {

    private final OutlineViewModel viewModel;
    private final JointItems items = new JointItems();

    @FXML
    private ResourceBundle resources;

    @FXML
    private Label countLabel;

    @FXML
    private Node flagTitles;

    @FXML
    private FlowPane legend;

    @FXML
    private FilterField filterField;

    @FXML
    private TreeView<JointRow> tree;

    @FXML
    private Label noMatch;

    private boolean rebuilding;

    /** The filter whose first match was scrolled to. */
    private String revealedFilter = "";

    public OutlineView(OutlineViewModel viewModel) {
        this.viewModel = viewModel;
    }

    /** Adds the command that renames the selected joint. */
    public void addCommands(Commands commands) {
        commands.add("renameJoint", this::rename)
                .keys(Scope.FREE, "F2")
                .when(viewModel.selectedJoint.isNotEqualTo(Rig.NO_JOINT));
    }

    @FXML
    private void initialize() {
        ((Pane) tree.getParent()).getChildren().add(FocusRing.over(tree));
        tree.setCellFactory(view -> new JointCell(viewModel));
        ShowInSourceAction.add(tree, tree.getContextMenu(), resources.getString("source.show"), viewModel::showSource);
        MenuItem rename = ShowInSourceAction.add(
                tree,
                tree.getContextMenu(),
                resources.getString("outline.rename"),
                KeyCombination.valueOf("F2"),
                this::rename);
        rename.setId("renameJoint");
        addIssueItem();
        filterField.textProperty().bindBidirectional(viewModel.filter);
        filterField.narrow(tree);
        filterField.onEnter(() -> viewModel.firstMatch().ifPresent(row -> viewModel.select(row.index())));
        Keys.passOnPlayback(tree);
        // A tree consumes the key even if nothing is edited.
        Keys.passOn(tree, event -> event.getCode() == KeyCode.ESCAPE && !isJointSelected());
        viewModel.joints.subscribe(joints -> {
            if (!items.isOf(joints)) {
                items.expandAll();
            }
            flagTitles.setVisible(
                    joints.stream().anyMatch(joint -> joint.flags().isPresent()));
        });
        viewModel.shown.subscribe(this::rebuild);
        RowReveal.beginAtTop(
                viewModel.document,
                tree,
                viewModel.shown,
                tree::scrollTo,
                () -> items.find(viewModel.selectedJoint.get()).ifPresent(this::reveal));
        viewModel.joints.subscribe(rows -> showLegend());
        viewModel.definition().subscribe(def -> showLegend());
        viewModel.selectedJoint.subscribe(joint -> select(joint.intValue()));
        tree.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    }

    private void addIssueItem() {
        MenuItem issue = new MenuItem(resources.getString("outline.issue"));
        issue.setId("showIssue");
        issue.setOnAction(event -> selectedRow().ifPresent(viewModel::showIssue));
        tree.getContextMenu().getItems().add(issue);
        tree.getContextMenu()
                .setOnShowing(event -> issue.setDisable(
                        selectedRow().filter(viewModel::hasIssue).isEmpty()));
    }

    private Optional<JointRow> selectedRow() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem()).map(TreeItem::getValue);
    }

    private void rebuild() {
        if (!items.update(viewModel.shown.get(), viewModel.isFiltered())) {
            build();
        }
        showCount();
        String filter = viewModel.filter.get();
        if (!filter.equals(revealedFilter)) {
            revealedFilter = filter;
            viewModel.firstMatch().flatMap(row -> items.find(row.index())).ifPresent(this::revealMatch);
        }
    }

    private void build() {
        rebuilding = true;
        tree.setRoot(items.build(viewModel.shown.get(), viewModel.isFiltered()));
        rebuilding = false;
        select(viewModel.selectedJoint.get());
    }

    /** The channels of the .def, and the offset of the model. */
    private void showLegend() {
        List<Node> parts = new ArrayList<>();
        for (String channel : viewModel.channels()) {
            Label label = new Label(channel);
            Region color = new Region();
            color.getStyleClass().setAll("joint-channel", "channel-" + channel);
            color.setMinSize(9, 9);
            color.setMaxSize(9, 9);
            label.setGraphic(color);
            label.setTooltip(new Explanation(viewModel.members(channel)));
            parts.add(label);
        }
        if (!viewModel.offset().isEmpty()) {
            Label offset = new Label(viewModel.offset());
            offset.setTooltip(new Explanation(resources.getString("outline.offset.tip")));
            parts.add(offset);
        }
        legend.getChildren().setAll(parts);
        Showing.set(legend, !parts.isEmpty());
    }

    private void showCount() {
        countLabel.setText(viewModel.countText());
        noMatch.setVisible(viewModel.isFiltered() && viewModel.matchCount() == 0);
        noMatch.setText(viewModel.noMatchText());
    }

    private void select(int joint) {
        TreeItem<JointRow> item = items.find(joint).orElse(null);
        if (item == null) {
            tree.getSelectionModel().clearSelection();
        } else if (tree.getSelectionModel().getSelectedItem() != item) {
            tree.getSelectionModel().select(item);
            reveal(item);
        }
    }

    private void reveal(TreeItem<JointRow> item) {
        RowReveal.reveal(tree, tree.getRow(item), tree::scrollTo);
    }

    /** The ancestors of a match, which are above it, can be more than the rows that fit. */
    private void revealMatch(TreeItem<JointRow> match) {
        // Positions of rows are those of the last layout.
        tree.layout();
        reveal(match);
    }

    private void selected(TreeItem<JointRow> item) {
        if (item != null && !rebuilding) {
            viewModel.select(item.getValue().index());
        }
    }

    private boolean isJointSelected() {
        return viewModel.selectedJoint.get() != Rig.NO_JOINT;
    }

    @FXML
    private void treeKey(KeyEvent event) {
        if (TableKit.COPY.match(event)) {
            copyName();
        } else if (event.getCode() == KeyCode.ESCAPE && isJointSelected()) {
            viewModel.selectedJoint.set(Rig.NO_JOINT);
        } else {
            return;
        }
        event.consume();
    }

    @FXML
    private void copyName() {
        selectedRow().ifPresent(row -> TableKit.copy(row.name()));
    }

    private void rename() {
        TreeItem<JointRow> item = tree.getSelectionModel().getSelectedItem();
        if (item != null && tree.getEditingItem() == null) {
            tree.requestFocus();
            RowReveal.reveal(tree, tree.getRow(item), tree::scrollTo);
            // Only a row that is laid out can be edited.
            tree.layout();
            JointCell.open(tree, item);
        }
    }

    @FXML
    private void expandAll() {
        items.expandAll();
        build();
    }

    @FXML
    private void collapseAll() {
        items.collapseAll();
        build();
    }
}
