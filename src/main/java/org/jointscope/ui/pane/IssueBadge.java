package org.jointscope.ui.pane;

import java.util.Optional;
import javafx.scene.control.IndexedCell;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.SeverityIcon;

/** The icon of an issue in a cell of a list, with the messages in its tooltip. */
public final class IssueBadge {

    private final SeverityIcon icon = new SeverityIcon();
    private final Explanation tooltip = new Explanation();

    public IssueBadge() {
        icon.getStyleClass().add("mark");
    }

    /** Shows the icon before the text of a cell that has no other graphic, or removes it. */
    public void show(IndexedCell<?> cell, Optional<IssueMarks.Mark> mark) {
        mark.ifPresent(trouble -> {
            icon.setSeverity(trouble.severity());
            tooltip.setText(trouble.text());
        });
        cell.setGraphic(mark.isPresent() ? icon : null);
        cell.setTooltip(mark.isPresent() ? tooltip : null);
        cell.setAccessibleText(
                mark.map(trouble -> spoken(cell.getText(), trouble)).orElse(cell.getText()));
    }

    /** The text for screen readers of a cell with an icon. */
    public static String spoken(String text, IssueMarks.Mark mark) {
        return text + ", " + mark.severity().label() + ": " + mark.text();
    }
}
