package org.jointscope.ui.flags;

import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import org.jointscope.ui.pane.TableColumns;
import org.kordamp.ikonli.javafx.FontIcon;

/** The status of a joint: an icon and a word, with the numbers behind it in the tooltip. */
final class StatusCell extends TableCell<FlagsRow, FlagStatus> {

    private final FlagsViewModel viewModel;
    private final FontIcon icon = new FontIcon();
    private final Tooltip explanation = new Tooltip();
    private String style = "";

    StatusCell(FlagsViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("flag-status");
        explanation.setWrapText(true);
        explanation.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        explanation.setOnShowing(
                event -> {
                    FlagsRow row = getTableRow().getItem();
                    explanation.setText(row == null ? "" : viewModel.explainStatus(row));
                });
    }

    @Override
    protected void updateItem(FlagStatus status, boolean empty) {
        super.updateItem(status, empty);
        boolean none = empty || status == null;
        setText(none ? null : viewModel.word(status));
        setGraphic(none ? null : icon);
        setTooltip(none ? null : explanation);
        if (!none) {
            icon.setIconLiteral(status.icon());
            getStyleClass().remove(style);
            style = "status-" + status.key();
            getStyleClass().add(style);
        }
    }
}
