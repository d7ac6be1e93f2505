package org.jointscope.ui.outline;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.control.skin.TreeCellSkin;
import org.jointscope.model.Component;

/** A joint's name, and at the right edge of the tree its flags. */
final class JointCell extends TreeCell<OutlineRow> {

    /** Keeps the squares of all rows in one column, with or without a scroll bar beside them. */
    static final double RIGHT_INSET = 14;

    private static final PseudoClass CONTEXT = PseudoClass.getPseudoClass("context");
    private static final int POSITION = 0b000111;
    private static final int ORIENTATION = 0b111000;
    private static final double ARROW_WIDTH = 20;
    private static final double SHORTEST_NAME = 32;

    private final FlagSquares squares = new FlagSquares();
    private final Tooltip explanation = new Tooltip();
    private final ResourceBundle texts;

    JointCell(ResourceBundle texts) {
        this.texts = texts;
        setContentDisplay(ContentDisplay.RIGHT);
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
        JointRow joint = getItem().joint();
        String title = texts.getString("outline.joint").formatted(joint.name(), joint.index());
        return joint.flags().isEmpty() ? title : title + "\n" + explain(joint.flags().getAsInt());
    }

    private String explain(int flags) {
        String bits = String.format("%6s", Integer.toBinaryString(flags)).replace(' ', '0');
        String head = texts.getString("outline.flags").formatted(flags, bits) + " ";
        List<String> animated = Arrays.stream(Component.values())
                .filter(component -> component.isIn(flags))
                .map(Component::label)
                .toList();
        return head
                + switch (animated.size()) {
                    case 0 -> texts.getString("outline.flags.none");
                    case 6 -> texts.getString("outline.flags.all");
                    default -> {
                        List<String> still = still(flags);
                        yield MessageFormat.format(
                                texts.getString("outline.flags.some"),
                                String.join(" ", animated),
                                animated.size(),
                                String.join(" ", still),
                                still.size());
                    }
                };
    }

    /** The components that stay at the baseframe, position and orientation by these names if all of them do. */
    private List<String> still(int flags) {
        int of = flags & Component.ALL;
        if (of == ORIENTATION) {
            return List.of(texts.getString("outline.position"));
        }
        if (of == POSITION) {
            return List.of(texts.getString("outline.orientation"));
        }
        return Arrays.stream(Component.values())
                .filter(component -> !component.isIn(flags))
                .map(Component::label)
                .toList();
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

    /** Names are cut short rather than scrolled to, until a row is so deep in the tree that nothing would be left. */
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
