package org.jointscope.ui.issues;

import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

import java.util.function.Function;

/** A message on as many lines as it needs. */
final class MessageCell extends TableCell<IssueRow, String> {

    private static final double INSETS = 20;
    private static final double TOOLTIP_WIDTH = 400;

    private final Text text = new Text();
    private final Tooltip tooltip = new Tooltip();

    MessageCell(Function<IssueRow, String> explanation) {
        text.getStyleClass().add("issue-message");
        text.wrappingWidthProperty().bind(widthProperty().subtract(INSETS));
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        tooltip.setOnShowing(
                event -> {
                    IssueRow row = getTableRow().getItem();
                    tooltip.setText(row == null ? "" : explanation.apply(row));
                });
    }

    @Override
    protected void updateItem(String message, boolean empty) {
        super.updateItem(message, empty);
        text.setText(empty ? "" : message);
        setGraphic(empty ? null : text);
        setTooltip(empty ? null : tooltip);
        setAccessibleText(message);
    }
}
