package org.jointscope.ui.control;

import java.util.Arrays;
import org.jointscope.diagnostics.Severity;
import org.kordamp.ikonli.javafx.FontIcon;

/** The icon of a severity, with its own shape and color. */
public final class SeverityIcon extends FontIcon {

    public SeverityIcon() {
        this(Severity.INFO);
    }

    public SeverityIcon(Severity severity) {
        getStyleClass().add("severity");
        setSeverity(severity);
    }

    public void setSeverity(Severity now) {
        getStyleClass()
                .removeAll(Arrays.stream(Severity.values()).map(Severity::label).toList());
        getStyleClass().add(now.label());
        setIconLiteral(
                switch (now) {
                    case ERROR -> "mdi2c-close-circle-outline";
                    case WARNING -> "mdi2a-alert-outline";
                    case INFO -> "mdi2i-information-outline";
                    case HINT -> "mdi2l-lightbulb-outline";
                });
    }
}
