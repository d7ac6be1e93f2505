package org.jointscope.ui.viewport.overlay;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jointscope.scene.OpenModel;

/**
 * A layer of the viewport that can be shown or hidden: it has a command, a menu item, a button if it has an icon, a
 * setting and a place in sessions.
 *
 * @param id of its command, whose texts are {@code command.ID} and {@code command.ID.help}
 * @param key of the command
 * @param icon of its button
 * @param initial whether it is visible at the first start
 * @param offered the models for which it is offered; before files are opened, {@link OpenModel#NONE}
 */
public record Layer(String id, String key, Optional<String> icon, boolean initial, Predicate<OpenModel> offered) {

    /** A layer that is hidden at the first start. */
    public static Layer of(String id, String key, String icon, Predicate<OpenModel> offered) {
        return new Layer(id, key, Optional.of(icon), false, offered);
    }

    /** A layer that only the menus offer, hidden at the first start. */
    public static Layer withoutButton(String id, String key, Predicate<OpenModel> offered) {
        return new Layer(id, key, Optional.empty(), false, offered);
    }

    public Layer shownFirst() {
        return new Layer(id, key, icon, true, offered);
    }

    /** The key of the setting. */
    public String setting() {
        return "viewport." + id;
    }

    /** The name in a session. */
    public String sessionName() {
        return id.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layer layer && layer.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
