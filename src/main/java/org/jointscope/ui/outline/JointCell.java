package org.jointscope.ui.outline;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.control.skin.TreeCellSkin;

/** A joint's name, and at the right edge of the tree its flags. */
final class JointCell extends TreeCell<OutlineRow> {

    /** Keeps the squares of all rows in one column, with or without a scroll bar beside them. */
    static final double RIGHT_INSET = 14;

    private static final PseudoClass CONTEXT = PseudoClass.getPseudoClass("context");
    private static final double TOOLTIP_WIDTH = 420;
    private static final double ARROW_WIDTH = 20;
    private static final double SHORTEST_NAME = 32;

    private final FlagSquares squares = new FlagSquares();
    private final Tooltip explanation = new Tooltip();
    private final JointTexts texts;

    JointCell(JointTexts texts) {
        this.texts = texts;
        setContentDisplay(ContentDisplay.RIGHT);
        // Names of joints tell apart at both ends: L_finger_1, L_finger_2.
        setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        explanation.setWrapText(true);
        explanation.setMaxWidth(TOOLTIP_WIDTH);
        explanation.setOnShowing(event -> explanation.setText(explain()));
    }

    @Override
    protected void updateItem(OutlineRow row, boolean empty) {
        super.updateItem(row, empty);
        boolean none = empty || row == null;
        setText(none ? null : row.joint().name());
        setTooltip(none ? null : explanation);
        pseudoClassStateChanged(CONTEXT, !none && !row.matches());
        if (none || row.joint().flags().isEmpty()) {
            setGraphic(null);
        } else {
            squares.show(row.joint().flags().getAsInt());
            setGraphic(squares);
        }
    }

    private String explain() {
        return texts.explain(getItem().joint());
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (getGraphic() == squares && getTreeView() != null) {
            double right = Math.max(getWidth(), getTreeView().getWidth()) - RIGHT_INSET;
            double top = (getHeight() - squares.getHeight()) / 2;
            squares.relocate(snapPositionX(right - squares.getWidth()), snapPositionY(top));
        }
    }

    /**
     * Names are cut short rather than scrolled to, until a row is so deep in the tree that nothing
     * would be left.
     */
    @Override
    protected double computePrefWidth(double height) {
        double indent = getSkin() instanceof TreeCellSkin<?> skin ? skin.getIndent() : 0;
        int level = getTreeItem() == null ? 0 : getTreeView().getTreeItemLevel(getTreeItem());
        return level * indent + ARROW_WIDTH + SHORTEST_NAME + squares.prefWidth(-1) + RIGHT_INSET;
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.HELP && getItem() != null
                ? explain()
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
