package org.jointscope.ui.app;

import javafx.scene.control.Menu;

import org.jointscope.ui.command.Commands;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.viewport.preview.ShowAsMenu;
import org.jointscope.ui.viewport.preview.ShowAsViewModel;

import java.util.List;

/** The menus of the window: which commands stand in which menu. */
final class MainMenus {

    private static final String LINE = Commands.SEPARATOR;

    private final Commands commands;
    private final Texts texts;

    MainMenus(Commands commands, Texts texts) {
        this.commands = commands;
        this.texts = texts;
    }

    List<Menu> all(ShowAsViewModel showAs) {
        Menu view =
                menu(
                        "view",
                        "skeleton",
                        "names",
                        "axes",
                        "bounds",
                        "grid",
                        "cameraPath",
                        "lookThrough",
                        LINE,
                        "issues",
                        "verdicts",
                        "components",
                        "frames",
                        LINE,
                        "resetView",
                        LINE,
                        "light",
                        "dark");
        view.getItems().add(7, ShowAsMenu.of(showAs, texts));
        return List.of(
                menu(
                        "file",
                        "open",
                        "openFolder",
                        "openSample",
                        LINE,
                        "save",
                        "saveAs",
                        LINE,
                        "quit"),
                menu("edit", "undo", "redo", LINE, "revertJoint", "revertAll"),
                menu(
                        "repair",
                        "suggest",
                        LINE,
                        "repack",
                        "clear",
                        "tolerance",
                        "all",
                        LINE,
                        "rebaseFrame",
                        "rebaseBind",
                        LINE,
                        "computeBounds",
                        "boundsNumbers",
                        "match",
                        LINE,
                        "negate",
                        "renumber"),
                view,
                menu(
                        "playback",
                        "play",
                        "stepForward",
                        "stepBack",
                        "first",
                        "last",
                        LINE,
                        "loop",
                        "once",
                        "pingPong"),
                menu("help", "keys"));
    }

    private Menu menu(String id, String... items) {
        Menu menu = new Menu(texts.of("menu." + id));
        menu.getItems().setAll(commands.items(items));
        return menu;
    }
}
