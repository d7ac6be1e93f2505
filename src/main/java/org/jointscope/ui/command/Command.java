package org.jointscope.ui.command;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Something that a user can have done: its title, its help, its keys, and whether it applies at the
 * moment. The texts are {@code command.ID}, a menu's title with its mnemonic, and {@code
 * command.ID.help}, in which {@code {0}} is the key.
 */
public final class Command {

    /** Where the keys of a command act. */
    public enum Scope {
        /** Everywhere: the keys are the accelerators of a menu item. */
        MENU,
        /** Everywhere but in text that is typed. */
        WINDOW,
        /** On the picture of the model. */
        PICTURE
    }

    private final String id;
    private final Texts texts;
    private final Runnable effect;
    private final StringProperty title = new SimpleStringProperty(this, "title", "");
    private final ReadOnlyBooleanWrapper enabled =
            new ReadOnlyBooleanWrapper(this, "enabled", true);
    private final ReadOnlyBooleanWrapper offered =
            new ReadOnlyBooleanWrapper(this, "offered", true);
    private final ReadOnlyBooleanWrapper selected = new ReadOnlyBooleanWrapper(this, "selected");
    private final List<Object> helpKeys = new ArrayList<>();
    private final Map<Scope, List<KeyCombination>> keys = new EnumMap<>(Scope.class);
    private Supplier<MenuItem> newItem = MenuItem::new;

    Command(String id, Texts texts, Runnable effect) {
        this.id = id;
        this.texts = texts;
        this.effect = effect;
        title.set(texts.of("command." + id));
    }

    /** Gives it keys that act somewhere: tooltips show the first. */
    public Command keys(Scope where, String... combinations) {
        keys.put(where, Arrays.stream(combinations).map(KeyCombination::valueOf).toList());
        helpKeys.add(keyText(where));
        return this;
    }

    /** Lets its help also name the key of a related command, as {@code {1}}. */
    public Command beside(Command related) {
        helpKeys.addAll(related.helpKeys);
        return this;
    }

    /** Lets it apply only as long as a value is true. */
    public Command when(ObservableValue<Boolean> value) {
        enabled.bind(value);
        return this;
    }

    /** Lets it be there only as long as a value is true. */
    public Command offeredWhen(ObservableValue<Boolean> value) {
        offered.bind(value);
        return this;
    }

    /** Shows a state by a check mark. */
    public Command checked(ObservableValue<Boolean> state) {
        newItem = CheckMenuItem::new;
        selected.bind(state);
        return this;
    }

    /** Shows by a dot whether it is the chosen one of several. */
    public Command chosen(ObservableValue<Boolean> state) {
        checked(state);
        newItem = RadioMenuItem::new;
        return this;
    }

    /** Has it done, if it applies. */
    public void run() {
        if (applies()) {
            effect.run();
        }
    }

    boolean applies() {
        return enabled.get() && offered.get();
    }

    boolean isKey(KeyEvent event, Scope where) {
        return keys(where).stream().anyMatch(key -> key.match(event));
    }

    boolean hasKeys(Scope where) {
        return keys.containsKey(where);
    }

    private List<KeyCombination> keys(Scope where) {
        return keys.getOrDefault(where, List.of());
    }

    /** Its title, as a menu shows it. */
    public StringProperty titleProperty() {
        return title;
    }

    /** Its title without the mnemonic. */
    public String name() {
        return plain(title.get());
    }

    private static String plain(String menuText) {
        return menuText.replace("__", "\u0000").replace("_", "").replace('\u0000', '_');
    }

    /** The first key that acts somewhere. */
    public String keyText(Scope where) {
        return keys.get(where).getFirst().getDisplayText();
    }

    private Optional<String> help() {
        String key = "command." + id + ".help";
        return texts.bundle().containsKey(key)
                ? Optional.of(texts.of(key, helpKeys.toArray()))
                : Optional.empty();
    }

    /** A menu item for it. */
    MenuItem menuItem() {
        MenuItem item = newItem.get();
        item.setId(id + "Item");
        item.visibleProperty().bind(offered);
        attach(item);
        keys(Scope.MENU).stream().findFirst().ifPresent(item::setAccelerator);
        return item;
    }

    /** Lets a menu item have it done; the item keeps its graphic. */
    void attach(MenuItem item) {
        item.textProperty().bind(title);
        item.disableProperty().bind(enabled.not());
        switch (item) {
            case CheckMenuItem check -> follow(check.selectedProperty(), check::setOnAction);
            case RadioMenuItem radio -> follow(radio.selectedProperty(), radio::setOnAction);
            default -> item.setOnAction(event -> run());
        }
    }

    /** A click changes the control at once, whether or not the command then changes its state. */
    private void follow(BooleanProperty control, Consumer<EventHandler<ActionEvent>> setOnAction) {
        selected.subscribe(control::set);
        setOnAction.accept(
                event -> {
                    run();
                    control.set(selected.get());
                });
    }

    /** Lets a button have it done; the button keeps its graphic. */
    public void attach(ButtonBase button) {
        button.disableProperty().bind(enabled.not());
        button.accessibleTextProperty().bind(title.map(Command::plain));
        Explanation tooltip = new Explanation();
        tooltip.textProperty().bind(title.map(now -> help().orElse(plain(now))));
        button.setTooltip(tooltip);
        if (button instanceof ToggleButton toggle) {
            follow(toggle.selectedProperty(), toggle::setOnAction);
        } else {
            button.setOnAction(event -> run());
        }
    }
}
