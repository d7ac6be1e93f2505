package org.jointscope.ui.app;

import javafx.scene.control.Menu;

import org.jointscope.ui.command.Commands;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.viewport.preview.ShowAsMenu;
import org.jointscope.ui.viewport.preview.ShowAsViewModel;

import java.util.List;
import java.util.regex.Pattern;

/** The menus of the window: which commands stand in which menu. */
final class MainMenus {

    private static final Pattern SPACE = Pattern.compile(" ");

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
                        "skeleton names axes bounds grid cameraPath lookThrough"
                                + " - issues verdicts components frames - resetView - light dark");
        view.getItems().add(7, ShowAsMenu.of(showAs, texts));
        return List.of(
                menu("file", "open openFolder openSample - save saveAs - quit"),
                menu("edit", "undo redo - revertJoint revertAll"),
                menu(
                        "repair",
                        "suggest - repack clear tolerance all - rebaseFrame rebaseBind"
                                + " - computeBounds boundsNumbers match - negate renumber"),
                view,
                menu("playback", "play stepForward stepBack first last - loop once pingPong"),
                menu("help", "keys"));
    }

    /**
     * @param items ids of commands, and a dash for each line between them
     */
    private Menu menu(String id, String items) {
        Menu menu = new Menu(texts.of("menu." + id));
        menu.getItems().setAll(commands.items(SPACE.split(items)));
        return menu;
    }
}
