package org.jointscope.ui.pane;

import javafx.scene.control.IndexedCell;

import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.document.IssueMarks;

import java.util.Optional;

/** The sign of trouble in a cell of a list, with the messages in its tooltip. */
public final class IssueBadge {

    private final SeverityIcon icon = new SeverityIcon();
    private final Explanation tooltip = new Explanation();

    public IssueBadge() {
        icon.getStyleClass().add("mark");
    }

    /** Puts the sign before the text of a cell that has no other, or takes it away. */
    public void show(IndexedCell<?> cell, Optional<IssueMarks.Mark> mark) {
        mark.ifPresent(
                trouble -> {
                    icon.setSeverity(trouble.severity());
                    tooltip.setText(trouble.text());
                });
        cell.setGraphic(mark.isPresent() ? icon : null);
        cell.setTooltip(mark.isPresent() ? tooltip : null);
        cell.setAccessibleText(
                mark.map(trouble -> spoken(cell.getText(), trouble)).orElse(cell.getText()));
    }

    /** What a screen reader says in place of a text beside which there is a sign. */
    public static String spoken(String text, IssueMarks.Mark mark) {
        return text + ", " + mark.severity().label() + ": " + mark.text();
    }
}
