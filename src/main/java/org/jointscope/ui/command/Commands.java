package org.jointscope.ui.command;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Command.Scope;

/** All commands of the window. */
public final class Commands {

    /** Represents a separator between the items of a menu. */
    public static final String SEPARATOR = "-";

    private final Map<String, Command> all = new LinkedHashMap<>();
    private final Texts texts;
    private Consumer<String> listener = ran -> {};

    public Commands(Texts texts) {
        this.texts = texts;
    }

    /** Adds a command. */
    public Command add(String id, Runnable effect) {
        Command command = new Command(id, texts, () -> {
            effect.run();
            listener.accept(id);
        });
        if (all.put(id, command) != null) {
            throw new IllegalArgumentException("two commands are called " + id);
        }
        return command;
    }

    /** Calls back with the id of each command that has run. */
    public void onRun(Consumer<String> observer) {
        listener = observer;
    }

    /** Adds a command that switches a state on and off. */
    public Command addToggle(String id, BooleanProperty state) {
        return add(id, () -> state.set(!state.get())).checked(state);
    }

    /** @throws IllegalArgumentException if the command does not exist */
    public Command get(String id) {
        return Optional.ofNullable(all.get(id))
                .orElseThrow(() -> new IllegalArgumentException("no command is called " + id));
    }

    /** The items of a menu. A separator is visible together with the next item. */
    public List<MenuItem> items(String... ids) {
        List<MenuItem> items = Arrays.stream(ids)
                .map(id -> id.equals(SEPARATOR) ? new SeparatorMenuItem() : get(id).menuItem())
                .toList();
        for (int i = 1; i < items.size(); i++) {
            if (ids[i - 1].equals(SEPARATOR)) {
                items.get(i - 1).visibleProperty().bind(items.get(i).visibleProperty());
            }
        }
        return items;
    }

    /** Connects each button below a node with the command that has the same id. */
    public void attach(Parent parent) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof ButtonBase button && all.containsKey(button.getId())) {
                all.get(button.getId()).attach(button);
            } else if (child instanceof Parent inner) {
                attach(inner);
            }
        }
    }

    /** Connects each menu item with the command that has the same id. */
    public void attach(List<MenuItem> items) {
        for (MenuItem item : items) {
            if (all.containsKey(item.getId())) {
                all.get(item.getId()).attach(item);
            }
        }
    }

    /**
     * Runs the command of a key. If several commands have the same key, the one that applies runs.
     *
     * @return whether the key belongs to a command, even if none applies at the moment
     */
    public boolean press(KeyEvent event, Scope where) {
        List<Command> meant =
                all.values().stream().filter(it -> it.isKey(event, where)).toList();
        meant.stream().filter(Command::applies).findFirst().ifPresent(Command::run);
        return !meant.isEmpty();
    }

    /** All commands, in the order in which they were added. */
    public List<Command> list() {
        return List.copyOf(all.values());
    }

    /** The commands with keys for a scope, in the order in which they were added. */
    public List<Command> withKeys(Scope where) {
        return all.values().stream().filter(command -> command.hasKeys(where)).toList();
    }
}
