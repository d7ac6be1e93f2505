package org.jointscope.ui.app;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.DialogScroll;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.source.SourceView;
import org.jointscope.ui.tabs.KindTabs;

/** Lists the keyboard shortcuts. It can stay open next to the window. */
final class KeysDialog extends Dialog<ButtonType> {

    private static final double TEXT_WIDTH = 250;

    /** Index of the last tab that has a key. */
    private static final int LAST_TAB = 8;

    KeysDialog(Window owner, Commands commands, Texts texts) {
        Dialogs.prepare(this, owner);
        initModality(Modality.NONE);
        setTitle(texts.of("keys.title"));
        GridPane anywhere = grid();
        addHeading(anywhere, texts.of("keys.everywhere.title"));
        addCommands(anywhere, commands, Scope.MENU);
        addCommands(anywhere, commands, Scope.WINDOW);
        addLines(
                anywhere,
                texts.of(
                        "keys.everywhere",
                        KindTabs.key(0).getDisplayText(),
                        KindTabs.key(LAST_TAB).getDisplayText(),
                        commands.get("issues").keyText(Scope.MENU),
                        commands.get("compatibility").keyText(Scope.MENU),
                        TableKit.COPY.getDisplayText()));
        addHeading(anywhere, texts.of("keys.lists.title"));
        addLines(anywhere, texts.of("keys.lists"));
        addHeading(anywhere, texts.of("keys.source.title"));
        addLines(anywhere, texts.of("keys.source", SourceView.LINE.getDisplayText()));
        GridPane picture = grid();
        addHeading(picture, texts.of("keys.free.title"));
        addCommands(picture, commands, Scope.FREE);
        addHeading(picture, texts.of("keys.viewport.title"));
        addCommands(picture, commands, Scope.PICTURE);
        addLines(picture, texts.of("keys.viewport"));
        DialogScroll scroll = new DialogScroll(this, new HBox(anywhere, picture));
        scroll.setMinWidth(Region.USE_PREF_SIZE);
        getDialogPane().setContent(new StackPane(scroll, FocusRing.over(scroll)));
        PageKeys.add(scroll);
        setOnShown(event -> scroll.requestFocus());
        setResizable(true);
        getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
    }

    private static GridPane grid() {
        GridPane grid = styled(new GridPane(), "keys");
        grid.setMinWidth(Region.USE_PREF_SIZE);
        // A grid that a heading makes wider has the height of texts without a maximum width.
        grid.getColumnConstraints()
                .setAll(new ColumnConstraints(), new ColumnConstraints(TEXT_WIDTH, TEXT_WIDTH, TEXT_WIDTH));
        return grid;
    }

    private static void addHeading(GridPane grid, String title) {
        Label heading = styled(Nodes.wrapped(), "heading");
        heading.setText(title);
        grid.add(heading, 0, grid.getRowCount(), 2, 1);
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
        grid.addRow(grid.getRowCount(), caps, text);
    }
}
