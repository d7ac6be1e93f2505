package org.jointscope.ui.verdicts;

import org.kordamp.ikonli.javafx.FontIcon;

/** The picture of a sign: a shape of its own, and a colour. */
final class SignIcon extends FontIcon {

    SignIcon(Sign sign) {
        super(sign.icon());
        getStyleClass().addAll("verdict-sign", sign.label());
    }
}
