package org.jointscope.ui.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** Light or dark: at first as the system is. */
final class Theme {

    private final BooleanProperty dark =
            new SimpleBooleanProperty(
                    this, "dark", Platform.getPreferences().getColorScheme() == ColorScheme.DARK);

    Theme() {
        dark.subscribe(
                is ->
                        Application.setUserAgentStylesheet(
                                is
                                        ? new PrimerDark().getUserAgentStylesheet()
                                        : new PrimerLight().getUserAgentStylesheet()));
    }

    BooleanProperty darkProperty() {
        return dark;
    }
}
