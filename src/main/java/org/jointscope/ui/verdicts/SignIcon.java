package org.jointscope.ui.verdicts;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Arrays;

/** The picture of a sign: a shape of its own, and a colour. */
final class SignIcon extends FontIcon {

    SignIcon() {
        getStyleClass().add("verdict-sign");
        show(Sign.OPEN);
    }

    SignIcon(Sign sign) {
        this();
        show(sign);
    }

    void show(Sign sign) {
        getStyleClass().removeAll(Arrays.stream(Sign.values()).map(Sign::label).toList());
        getStyleClass().add(sign.label());
        setIconLiteral(
                switch (sign) {
                    case CRASHES -> "mdi2f-flash-alert-outline";
                    case REJECTS -> "mdi2c-close-circle-outline";
                    case WARNS -> "mdi2a-alert-outline";
                    case OPEN -> "mdi2p-progress-check";
                    case ACCEPTS -> "mdi2c-check-circle-outline";
                    case SHOWS -> "mdi2e-eye-outline";
                });
    }
}
