package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine.Effect;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/** What an engine or one of its rules makes of the files, the gravest first. */
public enum Sign {
    /** It rejects, for it comes to grief. */
    CRASHES("mdi2f-flash-alert-outline"),
    REJECTS("mdi2c-close-circle-outline"),
    WARNS("mdi2a-alert-outline"),
    /** It accepts, as far as is known yet. */
    OPEN("mdi2p-progress-check"),
    ACCEPTS("mdi2c-check-circle-outline"),
    /** It shows something otherwise than the file has it. */
    SHOWS("mdi2e-eye-outline");

    private final String icon;

    Sign(String icon) {
        this.icon = icon;
    }

    /** The picture of it: a shape of its own, and a colour. */
    FontIcon icon() {
        FontIcon picture = new FontIcon(icon);
        picture.getStyleClass().addAll("verdict-sign", label());
        return picture;
    }

    static Sign of(Effect effect) {
        return valueOf(effect.name());
    }

    /** Whether an engine does not take the files as they are. */
    public boolean objects() {
        return compareTo(WARNS) <= 0;
    }

    /** As styles call it: {@code rejects}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
