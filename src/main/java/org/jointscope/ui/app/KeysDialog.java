package org.jointscope.ui.app;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Modality;
import javafx.stage.Window;

import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.DialogScroll;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.KeyFocus;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;

import java.util.List;
import java.util.ResourceBundle;

/** Lists the keyboard shortcuts. It can stay open next to the window. */
final class KeysDialog extends Dialog<ButtonType> {

    private static final double TEXT_WIDTH = 250;

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
        addHeading(picture, texts.getString("keys.free.title"));
        addCommands(picture, commands, Scope.FREE);
        addHeading(picture, texts.getString("keys.viewport.title"));
        addCommands(picture, commands, Scope.PICTURE);
        addLines(picture, texts.getString("keys.viewport"));
        DialogScroll scroll = new DialogScroll(this, new HBox(anywhere, picture));
        scroll.setMinWidth(Region.USE_PREF_SIZE);
        getDialogPane().setContent(new StackPane(scroll, FocusRing.over(scroll)));
        PageKeys.add(scroll);
        setOnShowing(event -> scroll.fit());
        setOnShown(event -> scroll.requestFocus());
        setResizable(true);
        getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
        getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        KeyFocus.mark(getDialogPane().getScene());
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
            addLine(grid, List.of(command.keyText(where)), command.purpose());
        }
    }

    /** Lines of the form {@code key key=what they do}: keys without a command. */
    private static void addLines(GridPane grid, String lines) {
        for (String line : lines.split("\\|")) {
            String[] keysAndText = line.strip().split("=", 2);
            addLine(grid, List.of(keysAndText[0].strip().split(" ")), keysAndText[1].strip());
        }
    }

    private static void addLine(GridPane grid, List<String> keys, String what) {
        HBox caps = styled(new HBox(), "key-row");
        keys.forEach(key -> caps.getChildren().add(styled(new Label(key), "key")));
        Label text = Nodes.wrapped();
        text.setText(what);
        text.setMaxWidth(TEXT_WIDTH);
        grid.addRow(grid.getRowCount(), caps, text);
    }
}
