package org.jointscope.ui.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;

/**
 * An action of the user: its title, its help, its keys, and whether it applies at the moment. The texts are
 * {@code command.ID}, a menu title with its mnemonic, and {@code command.ID.help}, in which {@code {0}} is the key.
 */
public final class Command {

    /** Where the keys of a command act. */
    public enum Scope {
        /** Everywhere, as accelerators of a menu item. */
        MENU,
        /** Everywhere except in text fields. */
        WINDOW,
        /** Everywhere, unless the focused control uses the key itself. */
        FREE,
        /** In the viewport. */
        PICTURE
    }

    private final String id;
    private final Texts texts;
    private final Runnable effect;
    private final StringProperty title = new SimpleStringProperty(this, "title", "");
    private final ReadOnlyBooleanWrapper enabled = new ReadOnlyBooleanWrapper(this, "enabled", true);
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper(this, "offered", true);
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

    /** Sets keys for a scope: tooltips show the first one. */
    public Command keys(Scope where, String... combinations) {
        keys.put(where, Arrays.stream(combinations).map(KeyCombination::valueOf).toList());
        helpKeys.add(keyText(where));
        return this;
    }

    /** Adds the key of a related command to the help, as {@code {1}}. */
    public Command beside(Command related) {
        helpKeys.addAll(related.helpKeys);
        return this;
    }

    /** Enables the command only while a value is true. */
    public Command when(ObservableValue<Boolean> value) {
        enabled.bind(value);
        return this;
    }

    /** Shows the command only while a value is true. */
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

    /** Shows by a dot whether it is the selected one of several. */
    public Command chosen(ObservableValue<Boolean> state) {
        checked(state);
        newItem = RadioMenuItem::new;
        return this;
    }

    /** Runs the command if it applies. */
    public void run() {
        if (applies()) {
            effect.run();
        }
    }

    /** Whether it applies at the moment. */
    public boolean applies() {
        return enabled.get() && offered.get();
    }

    /** Whether its menu item has a check mark. */
    public boolean isSelected() {
        return selected.get();
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

    /** The first key that works without the menu. */
    private Optional<KeyCombination> otherKey() {
        return Stream.of(Scope.WINDOW, Scope.FREE, Scope.PICTURE)
                .flatMap(where -> keys(where).stream())
                .findFirst();
    }

    /** The title as a menu shows it. */
    public StringProperty titleProperty() {
        return title;
    }

    /** The title without the mnemonic, unless another text is set: the general purpose. */
    public String name() {
        return plain(texts.of("command." + id));
    }

    /** The name, with the files to which the command applies if the key has two purposes. */
    public String purpose() {
        String key = "command." + id + ".purpose";
        return texts.bundle().containsKey(key) ? texts.of(key) : name();
    }

    /** The text of a menu item without the mnemonic. */
    public static String plain(String menuText) {
        return menuText.replaceFirst("_", "");
    }

    /** The first key of a scope. */
    public String keyText(Scope where) {
        return keys.get(where).getFirst().getDisplayText();
    }

    /** The key that its menu item shows. */
    public Optional<String> shownKey() {
        return keys(Scope.MENU).stream().findFirst().or(this::otherKey).map(KeyCombination::getDisplayText);
    }

    /** The id of its menu item. */
    public String itemId() {
        return id + "Item";
    }

    private Optional<String> help() {
        String key = "command." + id + ".help";
        return texts.bundle().containsKey(key) ? Optional.of(texts.of(key, helpKeys.toArray())) : Optional.empty();
    }

    /** A menu item for the command. */
    MenuItem menuItem() {
        MenuItem item = newItem.get();
        item.setId(itemId());
        item.visibleProperty().bind(offered);
        attach(item);
        keys(Scope.MENU).stream()
                .findFirst()
                .or(() -> otherKey().map(ShownKey::new))
                .ifPresent(item::setAccelerator);
        return item;
    }

    /** Connects a menu item with the command; the item keeps its graphic. */
    void attach(MenuItem item) {
        item.textProperty().bind(title);
        item.disableProperty().bind(enabled.not());
        switch (item) {
            case CheckMenuItem check -> follow(check.selectedProperty(), check::setOnAction);
            case RadioMenuItem radio -> follow(radio.selectedProperty(), radio::setOnAction);
            default -> item.setOnAction(event -> run());
        }
    }

    /** A click changes the control immediately, even if the command does not change its state. */
    private void follow(BooleanProperty control, Consumer<EventHandler<ActionEvent>> setOnAction) {
        selected.subscribe(control::set);
        setOnAction.accept(event -> {
            run();
            control.set(selected.get());
        });
    }

    /** Connects a button with the command; the button keeps its graphic. */
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
