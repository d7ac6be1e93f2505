package org.jointscope.ui.compatibility;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;

/**
 * The choice of engines: a check box for all, one per family, and one per engine. The menu stays open, so that several
 * can be chosen.
 */
public record EnginesMenu(ChosenEngines engines, Texts texts) {

    private static final KeyCombination ONLY = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHIFT_DOWN);

    public static MenuButton of(ChosenEngines engines, Texts texts) {
        MenuButton button = styled(new MenuButton(), "small");
        button.setId("compatibilityEngines");
        button.setMnemonicParsing(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Explanation(texts.of("compatibility.engines.tip")));
        button.setAccessibleHelp(texts.of("compatibility.engines.tip"));
        String all = texts.of("compatibility.engines.all");
        ObservableValue<String> some = engines.chosenProperty()
                .map(now -> now.size() == Engines.ALL.size()
                        ? all
                        : texts.of("compatibility.engines.some", now.size(), Engines.ALL.size()));
        button.textProperty().bind(some);
        EnginesMenu menu = new EnginesMenu(engines, texts);
        button.getItems().add(menu.item("all", all, Engines.ALL, "family"));
        for (Family family : Engines.families()) {
            List<Engine> members = Engines.of(family);
            button.getItems().add(menu.item(family.name(), family.text(), members, "family"));
            for (Engine engine : members) {
                button.getItems().add(menu.item(engine.id(), engine.name(), List.of(engine), "engine"));
            }
        }
        return button;
    }

    private MenuItem item(String id, String name, List<Engine> members, String style) {
        CheckBox box = new CheckBox(name);
        box.setId("engines-" + id);
        box.setMnemonicParsing(false);
        // A click on the row or a key is an action of the item; the box only shows its state.
        box.setMouseTransparent(true);
        engines.chosenProperty().subscribe(now -> show(now, box, members));
        HBox row = styled(new HBox(box), "engine-row");
        if (members.size() < Engines.ALL.size()) {
            Region between = new Region();
            HBox.setHgrow(between, Priority.ALWAYS);
            row.getChildren().addAll(between, only(id, members));
            // The keys of an item go to the node around its content.
            EventHandler<KeyEvent> keys = event -> onlyByKey(event, members);
            row.parentProperty().subscribe((before, now) -> {
                if (before != null) {
                    before.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
                }
                if (now != null) {
                    now.addEventHandler(KeyEvent.KEY_PRESSED, keys);
                    now.setAccessibleHelp(texts.of("compatibility.engines.only.key"));
                }
            });
        }
        CustomMenuItem item = new CustomMenuItem(row, false);
        item.getStyleClass().addAll("engine-choice", style);
        item.setOnAction(event -> engines.choose(members, !engines.get().containsAll(members)));
        return item;
    }

    /** A link that chooses these engines alone: there are too many others to deselect each. */
    private Label only(String id, List<Engine> members) {
        Label only = styled(new Label(texts.of("compatibility.engines.only")), "only");
        only.setId("only-" + id);
        only.setOnMouseReleased(event -> {
            engines.chooseOnly(members);
            // Otherwise it would also be a click on the row.
            event.consume();
        });
        return only;
    }

    private void onlyByKey(KeyEvent event, List<Engine> members) {
        if (ONLY.match(event)) {
            engines.chooseOnly(members);
            event.consume();
        }
    }

    /** The last chosen ones cannot be deselected. */
    private static void show(Set<Engine> chosen, CheckBox box, List<Engine> members) {
        long count = members.stream().filter(chosen::contains).count();
        box.setSelected(count == members.size());
        box.setIndeterminate(count > 0 && count < members.size());
        box.setDisable(count == members.size() && count == chosen.size());
    }
}
