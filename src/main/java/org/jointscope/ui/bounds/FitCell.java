package org.jointscope.ui.bounds;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ResourceBundle;

/** How the mesh lies in a frame's box, by a word and an icon. */
final class FitCell extends TableCell<BoundsLine, Fit> {

    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
    private static final PseudoClass FAINT = PseudoClass.getPseudoClass("faint");

    private final ResourceBundle texts;
    private final FontIcon icon = new FontIcon();

    FitCell(ResourceBundle texts) {
        this.texts = texts;
        getStyleClass().add("fit");
    }

    @Override
    protected void updateItem(Fit fit, boolean empty) {
        super.updateItem(fit, empty);
        if (empty || fit == null) {
            setText(null);
            setGraphic(null);
            return;
        }
        icon.setIconLiteral(icon(fit));
        setGraphic(icon);
        setText(texts.getString(fit.textKey()));
        pseudoClassStateChanged(OUT, fit == Fit.STICKS_OUT);
        pseudoClassStateChanged(FAINT, fit != Fit.STICKS_OUT && fit != Fit.INSIDE);
    }

    private static String icon(Fit fit) {
        return switch (fit) {
            case STICKS_OUT -> "mdi2a-alert-outline";
            case INSIDE -> "mdi2c-check";
            case PENDING -> "mdi2d-dots-horizontal";
            case NO_MESH, NO_BOX, NO_FRAME -> "mdi2m-minus";
            case UNREADABLE -> "mdi2h-help";
        };
    }
}
