package org.jointscope.ui.outline;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.TreeCellSkin;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Component;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.IssueBadge;
import org.jointscope.ui.pane.TypedField;

/** The name of a joint, and at the right edge of the tree its mark and its flags. */
final class JointCell extends TreeCell<JointRow> {

    /** Keeps the squares of all rows in one column, with or without a scroll bar. */
    static final double RIGHT_INSET = 14;

    private static final PseudoClass BELOW = PseudoClass.getPseudoClass("below");
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass CONTEXT = PseudoClass.getPseudoClass("context");
    private static final double ARROW_WIDTH = 20;
    private static final double SHORTEST_NAME = 32;
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final double CHANNEL = 9;
    private static final double SQUARE = 7;
    private static final double SQUARE_GAP = 2;
    private static final Insets ORIENTATION_GAP = new Insets(0, 0, 0, 4);

    /** Six small squares, Tx Ty Tz and Qx Qy Qz: filled if the frame contains the component. */
    private final HBox squares = new HBox(SQUARE_GAP);

    private final SeverityIcon sign = new SeverityIcon();

    /** The color of the channel in the .def. */
    private final Region channel = new Region();

    private final HBox signs = new HBox(sign, channel, squares);
    private final Explanation explanation = new Explanation(this::explain);
    private final OutlineViewModel viewModel;
    private final TypedField field;

    JointCell(OutlineViewModel viewModel) {
        this.viewModel = viewModel;
        this.field = new TypedField(typed -> viewModel.rename(getItem(), typed), this::cancelEdit);
        field.setId("renameField");
        field.check(typed -> isEditing() ? viewModel.wrongName(getItem(), typed) : "");
        squares.getStyleClass().add("flag-squares");
        for (Component component : Component.values()) {
            Region square = new Region();
            square.getStyleClass().add("joint-flag");
            square.setMinSize(SQUARE, SQUARE);
            square.setMaxSize(SQUARE, SQUARE);
            squares.getChildren().add(square);
            HBox.setMargin(square, component == Component.QX ? ORIENTATION_GAP : null);
        }
        channel.setMinSize(CHANNEL, CHANNEL);
        channel.setMaxSize(CHANNEL, CHANNEL);
        sign.getStyleClass().add("mark");
        signs.getStyleClass().add("joint-signs");
        signs.setFillHeight(false);
        signs.setMouseTransparent(true);
        // A collapsed joint shows the highest severity of its descendants.
        treeItemProperty().flatMap(TreeItem::expandedProperty).subscribe(expanded -> showSign());
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        Showing.follow(this, viewModel.marks, this::showSign);
        Showing.follow(this, viewModel.changes, this::showEdited);
        setContentDisplay(ContentDisplay.RIGHT);
        // Names of joints differ at the beginning or at the end: left_finger_1, right_finger_2.
        setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    }

    /** Starts renaming the joint of an item. Otherwise the tree is not editable: a click selects. */
    static void open(TreeView<JointRow> tree, TreeItem<JointRow> item) {
        tree.setEditable(true);
        tree.edit(item);
    }

    /** A double click renames; otherwise, the tree would also collapse or expand the joint. */
    private void pressed(MouseEvent event) {
        if (isDoubleClick(event)) {
            event.consume();
        }
    }

    private void clicked(MouseEvent event) {
        if (isDoubleClick(event)
                && getTreeItem() == getTreeView().getSelectionModel().getSelectedItem()) {
            open(getTreeView(), getTreeItem());
            event.consume();
        } else if (isOnSign(event)) {
            viewModel.showIssue(getItem());
        }
    }

    private boolean isDoubleClick(MouseEvent event) {
        return event.getButton() == MouseButton.PRIMARY
                && event.getClickCount() == 2
                && !isEmpty()
                && !isEditing()
                && !isIn(getDisclosureNode(), event);
    }

    private static boolean isIn(Node part, MouseEvent event) {
        return part != null && part.contains(part.sceneToLocal(event.getSceneX(), event.getSceneY()));
    }

    @Override
    public void startEdit() {
        // JavaFX also calls this for cells that are no longer in the tree.
        if (getScene() == null) {
            return;
        }
        double before = getHeight();
        super.startEdit();
        if (isEditing()) {
            setGraphic(field);
            // The rows below do not move.
            setMinHeight(before);
            setPrefHeight(before);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            field.begin(getItem().name());
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        getTreeView().setEditable(false);
        field.end();
        setMinHeight(USE_COMPUTED_SIZE);
        setPrefHeight(USE_COMPUTED_SIZE);
        setContentDisplay(ContentDisplay.RIGHT);
        updateItem(getItem(), isEmpty());
    }

    private void showEdited() {
        pseudoClassStateChanged(EDITED, !isEmpty() && viewModel.isEdited(getItem()));
    }

    /** JavaFX compares the values of the tree item, which is the same one with another value. */
    @Override
    protected boolean isItemChanged(JointRow before, JointRow now) {
        return super.isItemChanged(getItem(), now);
    }

    @Override
    protected void updateItem(JointRow row, boolean empty) {
        super.updateItem(row, empty);
        if (isEditing()) {
            return;
        }
        boolean none = empty || row == null;
        setText(none ? null : row.name());
        setTooltip(none ? null : explanation);
        pseudoClassStateChanged(CONTEXT, !none && !row.matches());
        setGraphic(none ? null : signs);
        if (!none) {
            Showing.set(squares, row.flags().isPresent());
            row.flags().ifPresent(this::showFlags);
            Showing.set(channel, !row.channel().isEmpty());
            channel.getStyleClass().setAll("joint-channel", "channel-" + row.channel());
        }
        showSign();
        showEdited();
    }

    private void showFlags(int flags) {
        for (Component component : Component.values()) {
            squares.getChildren().get(component.ordinal()).pseudoClassStateChanged(SET, component.isIn(flags));
        }
    }

    /** Whether a click is on the mark of the joint itself. */
    private boolean isOnSign(MouseEvent event) {
        return event.getButton() == MouseButton.PRIMARY
                && !isEmpty()
                && viewModel.hasIssue(getItem())
                && sign.localToScene(sign.getLayoutBounds()).contains(event.getSceneX(), event.getSceneY());
    }

    private void showSign() {
        JointRow row = isEmpty() ? null : getItem();
        Optional<Severity> own = Optional.ofNullable(row).flatMap(this::mark).map(IssueMarks.Mark::severity);
        Optional<Severity> shown = own.or(() -> folded(row));
        shown.ifPresent(sign::setSeverity);
        Showing.set(sign, shown.isPresent());
        pseudoClassStateChanged(BELOW, own.isEmpty() && shown.isPresent());
        setAccessibleText(
                row == null
                        ? null
                        : mark(row)
                                .map(mark -> IssueBadge.spoken(getText(), mark))
                                .orElse(getText()));
    }

    private Optional<IssueMarks.Mark> mark(JointRow row) {
        return viewModel.marks.getValue().joint(row.index());
    }

    /** The highest severity below a collapsed row. */
    private Optional<Severity> folded(JointRow row) {
        boolean folds = row != null
                && getTreeItem() != null
                && !getTreeItem().isLeaf()
                && !getTreeItem().isExpanded();
        return folds ? viewModel.marks.getValue().below(row.index()) : Optional.empty();
    }

    private String explain() {
        String joint = viewModel.explain(getItem());
        return mark(getItem())
                .map(IssueMarks.Mark::text)
                .or(() -> folded(getItem()).map(viewModel::below))
                .map(trouble -> trouble + "\n\n" + joint)
                .orElse(joint);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (getGraphic() == signs && getTreeView() != null) {
            double right = Math.max(getWidth(), getTreeView().getWidth()) - RIGHT_INSET;
            double top = (getHeight() - signs.getHeight()) / 2;
            signs.relocate(snapPositionX(right - signs.getWidth()), snapPositionY(top));
        }
    }

    /** Names are truncated instead of scrolled, unless the row is so deep in the tree that no space would be left. */
    @Override
    protected double computePrefWidth(double height) {
        double indent = getSkin() instanceof TreeCellSkin<?> skin ? skin.getIndent() : 0;
        int level = getTreeItem() == null ? 0 : getTreeView().getTreeItemLevel(getTreeItem());
        return level * indent + ARROW_WIDTH + SHORTEST_NAME + signs.prefWidth(-1) + RIGHT_INSET;
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.HELP && getItem() != null
                ? explain()
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
