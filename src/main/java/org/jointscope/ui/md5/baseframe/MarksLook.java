package org.jointscope.ui.md5.baseframe;

import javafx.scene.control.ContentDisplay;

import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.pane.RowCell;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * An icon where something stands out: that of the joint's issues if it has some; else one for what
 * is wrong by the numbers, another for what is only worth knowing.
 */
final class MarksLook {

    private final RowCell<BaseframeLine, Integer> cell;
    private final BaseframeViewModel model;
    private final FontIcon icon = new FontIcon();
    private final SeverityIcon sign = new SeverityIcon();

    MarksLook(RowCell<BaseframeLine, Integer> cell, BaseframeViewModel model) {
        this.cell = cell;
        this.model = model;
        cell.getStyleClass().add("mark-cell");
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    void show(Optional<BaseframeLine> row) {
        Optional<IssueMarks.Mark> trouble = row.flatMap(model::mark);
        trouble.map(IssueMarks.Mark::severity).ifPresent(sign::setSeverity);
        icon.setIconLiteral(
                row.filter(BaseframeLine::isWrong).isPresent()
                        ? "mdi2a-alert-outline"
                        : "mdi2a-arrow-expand-horizontal");
        boolean marked = row.filter(line -> !line.marks().isEmpty()).isPresent();
        cell.setGraphic(trouble.isPresent() ? sign : marked ? icon : null);
        cell.setAccessibleText(row.map(model::words).orElse(""));
    }
}
