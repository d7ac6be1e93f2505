package org.jointscope.ui.command;

import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.text.Texts;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All commands of the window. */
public final class Commands {

    /** Stands for a line between the items of a menu. */
    public static final String SEPARATOR = "-";

    private final Map<String, Command> all = new LinkedHashMap<>();
    private final Texts texts;

    public Commands(Texts texts) {
        this.texts = texts;
    }

    /** Adds a command. */
    public Command add(String id, Runnable effect) {
        Command command = new Command(id, texts, effect);
        if (all.put(id, command) != null) {
            throw new IllegalArgumentException("two commands are called " + id);
        }
        return command;
    }

    /** Adds a command that switches a state on and off. */
    public Command addToggle(String id, BooleanProperty state) {
        return add(id, () -> state.set(!state.get())).checked(state);
    }

    /**
     * @throws IllegalArgumentException if there is no such command
     */
    public Command get(String id) {
        return Optional.ofNullable(all.get(id))
                .orElseThrow(() -> new IllegalArgumentException("no command is called " + id));
    }

    /** The items of a menu. */
    public List<MenuItem> items(String... ids) {
        return Arrays.stream(ids)
                .map(id -> id.equals(SEPARATOR) ? new SeparatorMenuItem() : get(id).menuItem())
                .toList();
    }

    /** Lets each button below a node that is named after a command, as its id, have it done. */
    public void attach(Parent parent) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof ButtonBase button && all.containsKey(button.getId())) {
                all.get(button.getId()).attach(button);
            } else if (child instanceof Parent inner) {
                attach(inner);
            }
        }
    }

    /** Lets each menu item that is named after a command, as its id, have it done. */
    public void attach(List<MenuItem> items) {
        for (MenuItem item : items) {
            if (all.containsKey(item.getId())) {
                all.get(item.getId()).attach(item);
            }
        }
    }

    /**
     * Has done what a key stands for. Of several commands with the same key the one runs that
     * applies.
     *
     * @return whether the key stands for a command, even if none applies at the moment
     */
    public boolean press(KeyEvent event, Scope where) {
        List<Command> meant = all.values().stream().filter(it -> it.isKey(event, where)).toList();
        meant.stream().filter(Command::applies).findFirst().ifPresent(Command::run);
        return !meant.isEmpty();
    }

    /** The commands with keys that act in a place, in the order in which they were added. */
    public List<Command> withKeys(Scope where) {
        return all.values().stream().filter(command -> command.hasKeys(where)).toList();
    }
}
