package org.jointscope.ui.issues;

import javafx.collections.SetChangeListener;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.SeverityIcon;

import java.util.ResourceBundle;

/** Lists the issues of one severity or leaves them out, and says how many findings there are. */
final class SeverityToggle extends ToggleButton {

    SeverityToggle(Severity severity, IssuesViewModel viewModel, ResourceBundle resources) {
        String name = resources.getString("issues.severities." + severity);
        setId("issues-" + severity.label());
        getStyleClass().addAll("small", "severity-toggle");
        setGraphic(new SeverityIcon(severity));
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(resources.getString("issues.severities.tip")));
        viewModel
                .countsProperty()
                .subscribe(
                        counts -> {
                            int count = counts.getOrDefault(severity, 0);
                            setText(name + " " + count);
                            setDisable(count == 0);
                        });
        setSelected(viewModel.isShown(severity));
        selectedProperty().subscribe((before, is) -> viewModel.show(severity, is));
        viewModel
                .severities()
                .addListener(
                        (SetChangeListener<Severity>)
                                change -> setSelected(viewModel.isShown(severity)));
    }
}
