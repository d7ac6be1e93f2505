package org.jointscope.ui.compatibility;

import java.util.Locale;
import org.jointscope.check.engine.Engine.Effect;
import org.kordamp.ikonli.javafx.FontIcon;

/** The result of an engine or one of its rules, the most severe first. */
public enum Sign {
    /** The engine crashes. */
    CRASHES("mdi2f-flash-alert-outline"),
    REJECTS("mdi2c-close-circle-outline"),
    WARNS("mdi2a-alert-outline"),
    /** The engine accepts the files, but only at another path. */
    PATH("mdi2f-folder-alert-outline"),
    /** The engine accepts, but not everything is checked. */
    OPEN("mdi2p-progress-check"),
    ACCEPTS("mdi2c-check-circle-outline"),
    /** A behavior of the engine, which can differ from the contents of the file. */
    SHOWS("mdi2e-eye-outline");

    private final String icon;

    Sign(String icon) {
        this.icon = icon;
    }

    /** The icon: a unique shape, and a color. */
    FontIcon icon() {
        FontIcon graphic = new FontIcon(icon);
        graphic.getStyleClass().addAll("compatibility-sign", label());
        return graphic;
    }

    static Sign of(Effect effect) {
        return valueOf(effect.name());
    }

    /** True for warnings, rejections and crashes. */
    public boolean objects() {
        return compareTo(WARNS) <= 0;
    }

    /** The name of the style class: {@code rejects}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
