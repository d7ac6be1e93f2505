package org.jointscope.ui.app;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.Modality;
import javafx.stage.Window;

import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

import java.util.List;
import java.util.ResourceBundle;

/** Lists the keys. It stays open beside the window as long as it is wanted. */
final class KeysDialog extends Dialog<ButtonType> {

    /** Height of the window that the list leaves to the dialog's button and frame. */
    private static final double ROOM_AROUND = 120;

    KeysDialog(Window owner, Commands commands, ResourceBundle texts) {
        initOwner(owner);
        initModality(Modality.NONE);
        setTitle(texts.getString("keys.title"));
        GridPane anywhere = grid();
        addHeading(anywhere, texts.getString("keys.everywhere.title"));
        addCommands(anywhere, commands, Scope.MENU);
        addCommands(anywhere, commands, Scope.WINDOW);
        addLines(anywhere, texts.getString("keys.everywhere"));
        for (String section : List.of("lists", "source")) {
            addHeading(anywhere, texts.getString("keys." + section + ".title"));
            addLines(anywhere, texts.getString("keys." + section));
        }
        GridPane picture = grid();
        addHeading(picture, texts.getString("keys.viewport.title"));
        addCommands(picture, commands, Scope.PICTURE);
        addLines(picture, texts.getString("keys.viewport"));
        ScrollPane scroll = new ScrollPane(new HBox(anywhere, picture));
        scroll.setMinWidth(Region.USE_PREF_SIZE);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.maxHeightProperty().bind(owner.heightProperty().subtract(ROOM_AROUND));
        getDialogPane().setContent(scroll);
        getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
        getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
    }

    private static GridPane grid() {
        GridPane grid = styled(new GridPane(), "keys");
        grid.setMinWidth(Region.USE_PREF_SIZE);
        return grid;
    }

    private static void addHeading(GridPane grid, String title) {
        grid.add(styled(new Label(title), "heading"), 0, grid.getRowCount(), 2, 1);
    }

    private static void addCommands(GridPane grid, Commands commands, Scope where) {
        for (Command command : commands.withKeys(where)) {
            addLine(grid, List.of(command.keyText(where)), command.name());
        }
    }

    /** Lines of the form {@code key key=what they do}: keys that are no commands. */
    private static void addLines(GridPane grid, String lines) {
        for (String line : lines.split("\\|")) {
            String[] keysAndText = line.strip().split("=", 2);
            addLine(grid, List.of(keysAndText[0].strip().split(" ")), keysAndText[1].strip());
        }
    }

    private static void addLine(GridPane grid, List<String> keys, String what) {
        HBox caps = styled(new HBox(), "key-row");
        keys.forEach(key -> caps.getChildren().add(styled(new Label(key), "key")));
        Label text = new Label(what);
        text.setMinWidth(Region.USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), caps, text);
    }
}
