package org.jointscope.ui.app;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.Modality;
import javafx.stage.Window;

import java.util.ResourceBundle;
import java.util.regex.Pattern;

/** Lists the keys. It stays open beside the window as long as it is wanted. */
final class KeysDialog extends Dialog<ButtonType> {

    private static final Pattern LINE = Pattern.compile("\\|");
    private static final Pattern KEY = Pattern.compile("=");
    private static final Pattern SEVERAL = Pattern.compile(" ");

    KeysDialog(Window owner, ResourceBundle texts) {
        initOwner(owner);
        initModality(Modality.NONE);
        setTitle(texts.getString("keys.title"));
        GridPane grid = new GridPane();
        grid.getStyleClass().add("keys");
        for (String section : new String[] {"everywhere", "viewport", "lists", "source"}) {
            addSection(
                    grid,
                    texts.getString("keys." + section + ".title"),
                    texts.getString("keys." + section));
        }
        getDialogPane().setContent(grid);
        getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
        getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
    }

    /** Lines of the form {@code key key=what they do}. */
    private static void addSection(GridPane grid, String title, String lines) {
        Label heading = new Label(title);
        heading.getStyleClass().add("heading");
        grid.add(heading, 0, grid.getRowCount(), 2, 1);
        for (String line : LINE.split(lines)) {
            String[] keysAndText = KEY.split(line.strip(), 2);
            HBox keys = new HBox();
            keys.getStyleClass().add("key-row");
            SEVERAL.splitAsStream(keysAndText[0].strip())
                    .forEach(key -> keys.getChildren().add(keyCap(key)));
            Label text = new Label(keysAndText[1].strip());
            text.setMinWidth(Region.USE_PREF_SIZE);
            grid.addRow(grid.getRowCount(), keys, text);
        }
    }

    private static Label keyCap(String key) {
        Label label = new Label(key);
        label.getStyleClass().add("key");
        return label;
    }
}
