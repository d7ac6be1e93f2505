package org.jointscope.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.jointscope.messages.Texts;
import org.jointscope.scene.Counterpart;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.exercises.ExerciseGuide;
import org.jointscope.ui.lessons.LessonGuide;
import org.jointscope.ui.preview.EnginePreviewMenu;
import org.jointscope.ui.start.RecentMenu;
import org.jointscope.ui.viewport.Layers;
import org.jointscope.ui.viewport.ViewportCommands;
import org.jointscope.ui.viewport.ViewportTools;
import org.jointscope.ui.viewport.colors.ColorsMenu;
import org.jointscope.ui.viewport.overlay.Layer;

/** The menus of the window. */
final class MainMenus {

    private static final Pattern SPACE = Pattern.compile(" ");

    /** In a submenu: otherwise, the menu would be higher than a small screen. */
    private static final String[] LOWER = {
        "issues",
        "compatibility",
        "components",
        "frames",
        "anomalies",
        "curves",
        "interpolation",
        "suggestions",
        "edits",
        "enlargeLower",
        "reduceLower"
    };

    private static final String[] VIEWPOINT = {
        "front",
        "back",
        "side",
        "left",
        "top",
        "bottom",
        "opposite",
        Commands.SEPARATOR,
        "orthographic",
        "followRoot",
        Commands.SEPARATOR,
        "frameSelected",
        "frameAll",
        "resetView"
    };

    private static final String[] COMPARISON = {
        Commands.SEPARATOR,
        "compareOriginal",
        "compareAnimation",
        "closeComparison",
        Commands.SEPARATOR,
        "nextDifference",
        "previousDifference"
    };

    private static final String[] MESHES = {"hideMesh", "isolateMesh", "showMeshes"};

    private static final String[] FOCUS = {"nextPane", "previousPane", "nextDivider", "previousDivider"};

    private static final String[] THEMES = {"light", "dark", "systemTheme"};

    private final MainViewModel viewModel;
    private final Commands commands;
    private final LessonGuide lessons;
    private final ExerciseGuide exercises;
    private final Texts texts;

    /** Menus within menus, by the names that stand for them among the ids of commands. */
    private final Map<String, Supplier<Menu>> submenus;

    MainMenus(MainViewModel viewModel, Commands commands, LessonGuide lessons, ExerciseGuide exercises, Texts texts) {
        this.viewModel = viewModel;
        this.commands = commands;
        this.lessons = lessons;
        this.exercises = exercises;
        this.texts = texts;
        this.submenus = Map.of(
                "RECENT", () -> RecentMenu.of(viewModel.start(), texts),
                "ENGINE_PREVIEW", () -> EnginePreviewMenu.of(viewModel.enginePreview(), texts),
                "COMPARE", this::compareMenu,
                "COLORS", this::colorsMenu,
                "VIEWPOINT", () -> submenu("viewpointMenu", "viewport.views", VIEWPOINT),
                "MOTION",
                        () -> new ViewportCommands(commands, viewModel.session().viewport()).motionMenu(texts),
                "MESHES", () -> submenu("meshesMenu", "menu.view.meshes", MESHES),
                "LOWER", () -> submenu("lowerMenu", "menu.view.lower", LOWER),
                "FOCUS", () -> submenu("focusMenu", "menu.view.focus", FOCUS),
                "THEME", () -> submenu("themeMenu", "preferences.theme", THEMES));
    }

    List<Menu> all() {
        return List.of(
                menu(
                        "file",
                        "open openFolder RECENT openSample reload compareWith - save saveAs saveSession export"
                                + " exportImage - quit"),
                menu(
                        "edit",
                        "undo redo - revertJoint revertAll - renameJoint changeParent changeValue changeShader -"
                                + " jointVertices - convert10 convert11 transformModel frameRate - copyImage -"
                                + " findAnything find filterJoints - preferences"),
                menu(
                        "repair",
                        "suggest - repack clear tolerance all - rebaseFrame rebaseBind"
                                + " - computeBounds boundsNumbers match - negate renumber"),
                menu(
                        "view",
                        Layers.IN_MENU.stream().map(Layer::id).collect(Collectors.joining(" "))
                                + " COLORS MOTION scales VIEWPOINT MESHES lookThrough ENGINE_PREVIEW commonMistakes"
                                + " COMPARE LOWER FOCUS - present THEME"),
                menu(
                        "playback",
                        "play stepForward stepBack first last goToFrame chooseClip"
                                + " - loop once pingPong - slower faster normalSpeed"
                                + " - rangeStart rangeEnd rangeAll"),
                learnMenu(),
                menu(
                        "help",
                        "userGuide formatGuide lessonTexts issueReference engineRules - keys tour"
                                + " - copyDiagnostics about"));
    }

    /** @param items ids of commands and names of submenus, and a dash for each separator */
    private Menu menu(String id, String items) {
        Menu menu = new Menu(texts.of("menu." + id));
        menu.setId(id + "Menu");
        List<MenuItem> all = new ArrayList<>();
        for (String item : SPACE.split(items)) {
            if (submenus.containsKey(item)) {
                all.add(submenus.get(item).get());
            } else {
                all.addAll(commands.items(item));
            }
        }
        menu.getItems().setAll(all);
        return menu;
    }

    private Menu learnMenu() {
        Menu menu = menu("learn", "continueLesson -");
        menu.getItems().addAll(lessons.menuItems());
        menu.getItems().addAll(new SeparatorMenuItem(), exercises.menu());
        return menu;
    }

    private Menu colorsMenu() {
        Menu menu = ColorsMenu.of(viewModel.session().viewport().colors(), texts);
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().addAll(commands.items("surfaceColors", Commands.SEPARATOR));
        Layers.OF_COLORS.forEach(layer -> menu.getItems().addAll(commands.items(layer.id())));
        return menu;
    }

    private Menu submenu(String id, String title, String... items) {
        Menu menu = new Menu(texts.of(title));
        menu.setId(id);
        menu.getItems().setAll(commands.items(items));
        return menu;
    }

    /** The comparison with another model, which it names. */
    private Menu compareMenu() {
        Menu menu = new Menu();
        menu.setId("compareMenu");
        menu.getItems().setAll(commands.items(ViewportTools.COMPARISONS));
        menu.getItems().addAll(commands.items(COMPARISON));
        ObservableValue<Counterpart> counterpart = viewModel.document().counterpartProperty();
        menu.textProperty()
                .bind(counterpart.map(it ->
                        it.isDrawn() ? texts.of("menu.view.compare", it.name()) : texts.of("menu.view.compare.none")));
        menu.disableProperty()
                .bind(viewModel
                        .document()
                        .modelProperty()
                        .flatMap(open -> counterpart.map(it -> !it.isThere() && !open.hasModel())));
        return menu;
    }
}
