package org.jointscope.ui.issues;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;

import org.jointscope.diagnostics.Severity;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/** How bad an issue is: a sign, a colour, and the word. */
final class SeverityCell extends TableCell<IssueRow, Severity> {

    private final FontIcon icon = new FontIcon();

    SeverityCell() {
        getStyleClass().add("severity-cell");
    }

    @Override
    protected void updateItem(Severity severity, boolean empty) {
        super.updateItem(severity, empty);
        IssueRow row = empty ? null : getTableRow().getItem();
        for (Severity each : Severity.values()) {
            PseudoClass state = PseudoClass.getPseudoClass(each.name().toLowerCase(Locale.ROOT));
            pseudoClassStateChanged(state, row != null && row.severity() == each);
        }
        setText(row == null ? null : row.severityText());
        setGraphic(row == null ? null : icon);
        if (row != null) {
            icon.setIconLiteral(literal(row.severity()));
        }
    }

    private static String literal(Severity severity) {
        return switch (severity) {
            case ERROR -> "mdi2c-close-circle-outline";
            case WARNING -> "mdi2a-alert-outline";
            case INFO -> "mdi2i-information-outline";
            case HINT -> "mdi2l-lightbulb-outline";
        };
    }
}
