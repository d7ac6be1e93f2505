package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Md2Place;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.SourcePlace;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.issues.IssuesPane;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictChips;
import org.jointscope.ui.verdicts.VerdictsViewModel;
import org.jointscope.ui.viewport.ShowAsMenu;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/** The window: menus, keys, files that are dropped on it, and the views of its parts. */
final class MainView {

    private static final Pattern SPACE = Pattern.compile(" ");

    private final MainViewModel viewModel;
    private final Editing editing;
    private final Saving saving;
    private final IssuesFold fold;
    private final Commands commands;
    private final Settings settings;
    private final FileDialogs dialogs;

    @FXML private ResourceBundle resources;
    @FXML private Parent root;
    @FXML private MenuBar menuBar;
    @FXML private Region rows;
    @FXML private Region lower;
    @FXML private Region grip;
    @FXML private SplitPane columns;
    @FXML private TabPane panes;
    @FXML private TabPane lowerPanes;
    @FXML private IssuesPane issueList;
    private KindTabs foot;

    MainView(MainViewModel viewModel, Commands commands, Settings settings, FileDialogs dialogs) {
        this.viewModel = viewModel;
        this.editing = viewModel.document().editing();
        this.saving = viewModel.saving();
        this.fold = viewModel.fold();
        this.commands = commands;
        this.settings = settings;
        this.dialogs = dialogs;
    }

    @FXML
    private void initialize() {
        Texts texts = new Texts(resources);
        KindTabs right = new KindTabs(panes, settings, "");
        right.fitTitles();
        foot = new KindTabs(lowerPanes, settings, "issuesTab");
        followIssues(foot.get("issuesTab"));
        title("issuesTab", viewModel.issues().stateProperty().map(IssuesViewModel.State::title));
        title(
                "verdictsTab",
                viewModel.verdicts().stateProperty().map(VerdictsViewModel.State::title));
        title("editsTab", viewModel.edits().stateProperty().map(EditsViewModel.State::title));
        issueList.setAside(new VerdictChips(viewModel.verdicts(), texts));
        viewModel.verdicts().onAsk(engine -> showVerdicts());
        viewModel.repair().onSuggest(() -> showLower("suggestTab", "#suggestFile"));
        viewModel.repair().onDone(() -> showLower("editsTab", "#edits"));
        showPanes(right);
        Showing.bind(lower, fold.unfoldedProperty());
        new LowerPane(rows, lower, grip, settings);
        viewModel.document().onShowSource(place -> tab(place).ifPresent(right::select));
        addCommands(new FileQuestions(saving, texts, this::window, dialogs));
        addMenus(texts);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .subscribe(
                        window -> {
                            if (window != null) {
                                window.setOnCloseRequest(this::closing);
                                window.focusedProperty().subscribe(this::focused);
                            }
                        });
    }

    private Window window() {
        return root.getScene().getWindow();
    }

    private void title(String tab, ObservableValue<String> title) {
        foot.get(tab).textProperty().bind(title);
    }

    private void addCommands(FileQuestions files) {
        commands.add("open", () -> open(files.files())).keys(Scope.MENU, "Shortcut+O");
        commands.add("openFolder", () -> open(files.folder().stream().toList()))
                .keys(Scope.MENU, "Shortcut+Shift+O");
        commands.add("openSample", viewModel.opener()::openSample);
        commands.add("save", saving::save)
                .keys(Scope.MENU, "Shortcut+S")
                .when(editing.modifiedProperty());
        commands.add("saveAs", saving::saveAs)
                .keys(Scope.MENU, "Shortcut+Shift+S")
                .when(viewModel.document().modelProperty().map(open -> open.anim().isPresent()));
        commands.add("quit", this::quit).keys(Scope.MENU, "Shortcut+Q");
        commands.add("issues", fold::toggle)
                .keys(Scope.MENU, "Shortcut+I")
                .checked(fold.shownProperty());
        commands.add("verdicts", this::showVerdicts).keys(Scope.MENU, "Shortcut+J");
        commands.add("components", () -> showLower("componentsTab", "#components"))
                .keys(Scope.MENU, "Shortcut+K");
        commands.add("frames", () -> showLower("framesTab", "#frames"))
                .keys(Scope.MENU, "Shortcut+Shift+K");
        commands.add("keys", () -> new KeysDialog(window(), commands, resources).show())
                .keys(Scope.MENU, "F1");
    }

    private void addMenus(Texts texts) {
        Menu view =
                menu(
                        "view",
                        "skeleton names axes bounds grid cameraPath lookThrough"
                                + " - issues verdicts components frames - resetView - light dark");
        view.getItems().add(7, ShowAsMenu.of(viewModel.showAs(), texts));
        menuBar.getMenus()
                .setAll(
                        menu("file", "open openFolder openSample - save saveAs - quit"),
                        menu("edit", "undo redo - revertJoint revertAll"),
                        menu(
                                "repair",
                                "suggest - repack clear tolerance all - rebaseFrame rebaseBind"
                                        + " - computeBounds boundsNumbers match - negate renumber"),
                        view,
                        menu(
                                "playback",
                                "play stepForward stepBack first last - loop once pingPong"),
                        menu("help", "keys"));
    }

    /**
     * @param items ids of commands, and a dash for each line between them
     */
    private Menu menu(String id, String items) {
        Menu menu = new Menu(resources.getString("menu." + id));
        menu.getItems().setAll(commands.items(SPACE.split(items)));
        return menu;
    }

    private void showVerdicts() {
        showLower("verdictsTab", "#verdicts");
    }

    /** Only the panes that there is something to show in. */
    private void showPanes(KindTabs right) {
        Node joints = columns.getItems().getFirst();
        DividerMemory.follow(columns, columns.getId(), settings);
        viewModel
                .document()
                .modelProperty()
                .map(PaneKind::of)
                .subscribe(
                        kinds -> {
                            right.show(kinds);
                            foot.show(kinds);
                            showColumn(joints, kinds.contains(PaneKind.MD5));
                        });
    }

    /** With and without the first column, the others are divided as they were the last time. */
    private void showColumn(Node first, boolean there) {
        if (there == columns.getItems().contains(first)) {
            return;
        }
        // New items get new dividers.
        if (there) {
            columns.getItems().addFirst(first);
            columns.setDividerPositions(0.17, 0.61);
            DividerMemory.follow(columns, columns.getId(), settings);
        } else {
            columns.getItems().remove(first);
            columns.setDividerPositions(0.53);
            DividerMemory.follow(columns, columns.getId() + ".without", settings);
        }
    }

    /** Keeps the tab in front and what is known about it the same. */
    private void followIssues(Tab tab) {
        SelectionModel<Tab> selection = lowerPanes.getSelectionModel();
        BooleanProperty inFront = fold.inFrontProperty();
        selection.selectedItemProperty().subscribe(front -> inFront.set(front == tab));
        inFront.subscribe(
                is -> {
                    if (is) {
                        selection.select(tab);
                    }
                });
    }

    /**
     * The id of the tab that shows what somebody wants to see: the text, or a part of an .md2,
     * which has no text to be read in.
     */
    private static Optional<String> tab(SourcePlace place) {
        if (!place.asked()) {
            return Optional.empty();
        }
        return place.location().isByte()
                ? Md2Place.of(place).map(Md2Place::part).map(MainView::tab)
                : Optional.of("sourceTab");
    }

    private static String tab(Md2Place.Part part) {
        return switch (part) {
            case HEADER -> "headerTab";
            case SKIN -> "skinsTab";
            case TEX_COORD, TRIANGLE -> "trianglesTab";
            case FRAME -> "keyframesTab";
            case VERTEX -> "verticesTab";
            case GL_COMMAND -> "glCommandsTab";
        };
    }

    /**
     * Unfolds the panes at the foot, with a tab in front, and gives it the keyboard.
     *
     * @param list the part of it that keys go to
     */
    private void showLower(String tab, String list) {
        fold.unfoldedProperty().set(true);
        foot.select(tab);
        foot.get(tab).getContent().lookup(list).requestFocus();
    }

    private void open(List<File> files) {
        if (!files.isEmpty()) {
            viewModel.opener().open(files.stream().map(File::toPath).toList());
        }
    }

    private void quit() {
        saving.beforeLeaving(Platform::exit);
    }

    @FXML
    private void foldLower() {
        fold.unfoldedProperty().set(false);
    }

    @FXML
    private void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    @FXML
    private void drop(DragEvent event) {
        boolean files = event.getDragboard().hasFiles();
        if (files) {
            open(event.getDragboard().getFiles());
        }
        event.setDropCompleted(files);
        event.consume();
    }

    /**
     * Commands get keys before the control that has the focus. Keys of the picture act there only:
     * the timeline takes the same ones itself when it has the focus, and all other controls have
     * their own use for them.
     */
    private void keyPressed(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) {
            return;
        }
        if (event.getCode() == KeyCode.O && !event.isShortcutDown() && !event.isAltDown()) {
            editing.showingOriginalProperty().set(true);
            event.consume();
        } else if (commands.press(event, Scope.WINDOW)
                || isPicture(event.getTarget()) && commands.press(event, Scope.PICTURE)) {
            event.consume();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            editing.showingOriginalProperty().set(false);
        }
    }

    /** Keys go to the root when nothing has the focus. */
    private boolean isPicture(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }

    /** Whoever lets a key go elsewhere has let it go. */
    private void focused(boolean is) {
        if (!is) {
            editing.showingOriginalProperty().set(false);
        }
    }

    private void closing(WindowEvent event) {
        if (editing.modifiedProperty().get() || saving.isBusy()) {
            event.consume();
            quit();
        }
    }
}
