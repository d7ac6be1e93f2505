package org.jointscope.ui.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Dialog;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeView;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.compare.Compared;
import org.jointscope.ui.compatibility.CompatibilityViewModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ValuePart;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Md2Location;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.exercises.ExerciseGuide;
import org.jointscope.ui.find.Finder;
import org.jointscope.ui.help.HelpCommands;
import org.jointscope.ui.image.ImageDialog;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.learn.LearnPanel;
import org.jointscope.ui.lessons.LessonGuide;
import org.jointscope.ui.md5.joint.JointPane;
import org.jointscope.ui.md5.meshes.MeshesPane;
import org.jointscope.ui.md5.vertices.MeshVerticesPane;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.present.Presentation;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.start.StartPane;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.viewport.ViewportView;

/** The window: menus, keyboard shortcuts, dropped files, and the views of its parts. */
final class MainView {

    /** The right edges of the joints and of the viewport. */
    private static final double[] WITH_JOINTS = {0.2, 0.61};

    /** The smallest widths of the joints: without, and with a lesson or an exercise. */
    private static final double LEAST_JOINTS = 240;

    private static final double LEAST_JOINTS_IF_LEARNING = 160;

    /** Changes a value; in other parts, the key has other purposes. */
    private static final KeyCombination VALUE = new KeyCodeCombination(KeyCode.F2);

    private final MainViewModel viewModel;
    private final Editing editing;
    private final Saving saving;
    private final IssuesFold fold;
    private final Commands commands;
    private final Settings settings;
    private final FileDialogs dialogs;
    private final Function<Window, Dialog<?>> newPreferences;
    private final HelpCommands help;
    private final LessonGuide lessons;
    private final ExerciseGuide exercises;

    @FXML
    private ResourceBundle resources;

    @FXML
    private Pane root;

    @FXML
    private MenuBar menuBar;

    @FXML
    private Region toolbar;

    @FXML
    private Region rows;

    @FXML
    private Region lower;

    @FXML
    private Region grip;

    @FXML
    private SplitPane columns;

    @FXML
    private TabPane panes;

    @FXML
    private TabPane lowerPanes;

    @FXML
    private StartPane start;

    @FXML
    private LearnPanel learn;

    @FXML
    private ViewportView viewportController;

    private KindTabs right;
    private KindTabs foot;
    private PaneFocus focus;
    private LowerPane lowerPane;
    private TourGuide tour;
    private Presentation presentation;

    /** Whether the lower panes were unfolded before the presentation. */
    private boolean unfolded;

    private Region joints;

    /** Created when it is first requested. */
    private Dialog<?> preferences;

    /** Created when it is first requested. */
    private Finder finder;

    MainView(
            MainViewModel viewModel,
            Commands commands,
            Settings settings,
            FileDialogs dialogs,
            Function<Window, Dialog<?>> newPreferences,
            HelpCommands help,
            LessonGuide lessons,
            ExerciseGuide exercises) {
        this.viewModel = viewModel;
        this.editing = viewModel.document().editing();
        this.saving = viewModel.saving();
        this.fold = viewModel.fold();
        this.commands = commands;
        this.settings = settings;
        this.dialogs = dialogs;
        this.newPreferences = newPreferences;
        this.help = help;
        this.lessons = lessons;
        this.exercises = exercises;
    }

    @FXML
    private void initialize() {
        Texts texts = new Texts(resources);
        right = new KindTabs(panes, settings, "");
        right.fitTitles();
        right.showKeys(texts);
        foot = new KindTabs(lowerPanes, settings, "issuesTab");
        followIssues(foot.get("issuesTab"));
        title("issuesTab", viewModel.issues().stateProperty().map(IssuesViewModel.State::title));
        title("compatibilityTab", viewModel.compatibility().stateProperty().map(CompatibilityViewModel.State::title));
        title("editsTab", viewModel.edits().stateProperty().map(EditsViewModel.State::title));
        viewModel.compatibility().onAsk(engine -> showLower("compatibilityTab"));
        viewModel.issues().onAsk(line -> showLower("issuesTab"));
        viewModel.repair().onSuggest(() -> showLower("suggestTab"));
        viewModel.reload().onPane(this::showPane);
        viewModel.repair().onDone(() -> showLower("editsTab"));
        joints = (Region) columns.getItems().getFirst();
        joints.minWidthProperty().bind(learn.visibleProperty().map(it -> it ? LEAST_JOINTS_IF_LEARNING : LEAST_JOINTS));
        lowerPane = new LowerPane(rows, lower, grip, settings);
        focus = new PaneFocus(root, joints, panes, lowerPanes);
        viewModel.document().onOpened(focus::opened);
        tour = new TourGuide(root, viewModel.document(), settings, fold, right, foot, texts);
        presentation = new Presentation(root, toolbar);
        presentation.activeProperty().subscribe((before, now) -> {
            unfolded = now ? fold.unfoldedProperty().get() : unfolded;
            fold.unfoldedProperty().set(!now && unfolded);
        });
        showPanes();
        viewModel.document().counterpartProperty().subscribe((before, now) -> {
            if (now.origin() != before.origin() && now.origin() != Origin.REPLACEMENT) {
                right.select("compareTab");
            }
        });
        viewModel.opener().onSession(this::restore);
        Showing.bind(lower, fold.unfoldedProperty());
        viewModel.document().onShowSource(target -> tab(target).ifPresent(right::select));
        addCommands(new FileQuestions(saving, viewModel.renames(), texts, this::window, dialogs));
        ((TreeView<?>) joints.lookup("#joints"))
                .getContextMenu()
                .getItems()
                .addAll(commands.items("changeParent", "jointVertices"));
        start.attach(commands);
        menuBar.getMenus().setAll(new MainMenus(viewModel, commands, lessons, exercises, texts).all());
        menuBar.getMenus().forEach(menu -> menu.addEventHandler(Menu.ON_SHOWN, it -> endAlt()));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::keyUnused);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
        ObservableValue<Window> window = root.sceneProperty().flatMap(Scene::windowProperty);
        window.subscribe(shown -> {
            if (shown != null) {
                shown.setOnCloseRequest(this::closing);
            }
        });
        window.flatMap(Window::focusedProperty).orElse(false).subscribe(this::focused);
    }

    MainViewModel viewModel() {
        return viewModel;
    }

    /** What is open and how it is shown. */
    Session capture() {
        return viewModel.session().capture(right, foot);
    }

    /** Shows the open files as in a session, as far as it says. */
    void restore(Session session) {
        viewModel.session().restore(session, right, foot);
    }

    /**
     * The menu bar does not receive the letter that opens a menu with Alt, so it would treat the release of Alt as that
     * of Alt alone, which closes the menu. Any other key ends that state.
     */
    private void endAlt() {
        menuBar.fireEvent(new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.UNDEFINED, false, false, false, false));
    }

    /** Starts the tour with the next files, if the user has not seen it. */
    void offerTour(boolean firstStart) {
        tour.offer(firstStart);
    }

    private void findAnything() {
        if (finder == null) {
            finder = new Finder(
                    root,
                    menuBar,
                    panes,
                    commands,
                    viewModel.document(),
                    viewModel.opener(),
                    settings,
                    this::showPreference,
                    text -> help.search(text, window()),
                    new Texts(resources));
        }
        finder.show();
    }

    private void showPreference(String key) {
        showPreferences();
        Platform.runLater(() -> Optional.ofNullable(preferences.getDialogPane().lookup("#preferences-" + key))
                .ifPresent(Node::requestFocus));
    }

    private void showPreferences() {
        if (preferences == null) {
            preferences = newPreferences.apply(window());
        }
        if (preferences.isShowing()) {
            preferences.getDialogPane().getScene().getWindow().requestFocus();
        } else {
            preferences.show();
        }
    }

    private Window window() {
        return root.getScene().getWindow();
    }

    private void title(String tab, ObservableValue<String> title) {
        foot.get(tab).textProperty().bind(title);
    }

    private void addCommands(FileQuestions files) {
        ObservableValue<Boolean> opened = viewModel.document().modelProperty().map(open -> !open.isEmpty());
        commands.add("open", () -> open(files.files())).keys(Scope.MENU, "Shortcut+O");
        commands.add("openFolder", () -> open(files.folder().stream().toList())).keys(Scope.MENU, "Shortcut+Shift+O");
        commands.add("openSample", viewModel.opener()::openSample);
        ObservableValue<Boolean> editable = viewModel.document().modelProperty().map(OpenModel::hasModel);
        commands.add("save", saving::save).keys(Scope.MENU, "Shortcut+S").when(editable);
        commands.add("saveAs", saving::saveAs)
                .keys(Scope.MENU, "Shortcut+Shift+S")
                .when(editable);
        commands.add("saveSession", () -> saveSession(files)).when(opened);
        ObservableValue<Boolean> comparable =
                viewModel.document().modelProperty().map(PaneKind::isComparable);
        commands.add("compareWith", () -> compare(files.compared())).when(comparable);
        commands.add("compareAnimation", viewModel.counterparts()::compareWithAnimation)
                .when(viewModel
                        .document()
                        .modelProperty()
                        .map(open -> open.mesh().isPresent() && open.anim().isPresent()));
        commands.add("compareOriginal", viewModel.counterparts()::compareWithOriginal)
                .when(editing.modifiedProperty());
        commands.add("closeComparison", viewModel.counterparts()::close)
                .when(viewModel.document().counterpartProperty().map(it -> it.origin() != Origin.REPLACEMENT));
        ObservableValue<Boolean> compared =
                viewModel.document().counterpartProperty().map(it -> it.model().hasModel());
        commands.add("nextDifference", () -> step(1)).keys(Scope.MENU, "F7").when(compared);
        commands.add("previousDifference", () -> step(-1))
                .keys(Scope.MENU, "Shift+F7")
                .when(compared);
        ObservableValue<Boolean> drawn = opened.map(is -> is && ViewportView.isDrawn());
        commands.add("exportImage", () -> exportImage(files)).when(drawn);
        commands.add("copyImage", this::copyImage)
                .keys(Scope.MENU, "Shortcut+Shift+X")
                .when(drawn);
        commands.add("quit", this::quit).keys(Scope.MENU, "Shortcut+Q");
        commands.add("findAnything", this::findAnything).keys(Scope.MENU, "Shortcut+K");
        commands.add("find", this::find).keys(Scope.MENU, "Shortcut+F").when(opened);
        commands.add("filterJoints", focus::filterJoints)
                .keys(Scope.MENU, "Shortcut+Shift+F")
                .when(Bindings.createBooleanBinding(() -> columns.getItems().contains(joints), columns.getItems()));
        commands.add("nextPane", () -> focus.move(1)).keys(Scope.MENU, "F6");
        commands.add("previousPane", () -> focus.move(-1)).keys(Scope.MENU, "Shift+F6");
        commands.add("nextDivider", () -> focus.moveToDivider(1)).keys(Scope.MENU, "F8");
        commands.add("previousDivider", () -> focus.moveToDivider(-1)).keys(Scope.MENU, "Shift+F8");
        commands.add("changeValue", this::changeValue)
                .when(viewModel.document().selectedComponentProperty().map(Optional::isPresent));
        commands.add("changeParent", this::changeParent)
                .when(Bindings.createBooleanBinding(
                        () -> viewModel.document().getOpen().md5Anim().isPresent()
                                && viewModel.document().selectedJointProperty().get() != Rig.NO_JOINT,
                        viewModel.document().modelProperty(),
                        viewModel.document().selectedJointProperty()));
        commands.add("changeShader", this::changeShader)
                .when(viewModel
                        .document()
                        .modelProperty()
                        .map(open -> open.md5Mesh().isPresent()));
        commands.add("jointVertices", this::jointVertices)
                .when(Bindings.createBooleanBinding(
                        () -> viewModel.document().getOpen().md5Mesh().isPresent()
                                && viewModel.document().selectedJointProperty().get() != Rig.NO_JOINT,
                        viewModel.document().modelProperty(),
                        viewModel.document().selectedJointProperty()));
        commands.add("issues", () -> toggleLower("issuesTab"))
                .keys(Scope.MENU, "Shortcut+I")
                .checked(fold.shownProperty());
        addLower("compatibility", "compatibilityTab", "Shortcut+J");
        addLower("components", "componentsTab", "Shortcut+U");
        addLower("frames", "framesTab", "Shortcut+Shift+U");
        addLower("anomalies", "anomaliesTab", "Shortcut+L");
        addLower("curves", "curvesTab", "Shortcut+Shift+L");
        addLower("interpolation", "interpolationTab", "Shortcut+Shift+I");
        addLower("suggestions", "suggestTab", "Shortcut+Shift+R");
        addLower("edits", "editsTab", "Shortcut+E");
        commands.add("enlargeLower", () -> lowerPane.enlarge(1))
                .keys(Scope.MENU, "Alt+Page Up")
                .when(fold.unfoldedProperty());
        commands.add("reduceLower", () -> lowerPane.enlarge(-1))
                .keys(Scope.MENU, "Alt+Page Down")
                .when(fold.unfoldedProperty());
        commands.addToggle("present", presentation.activeProperty()).keys(Scope.MENU, "F11");
        commands.add("preferences", this::showPreferences).keys(Scope.MENU, "Shortcut+P");
        commands.add("keys", () -> new KeysDialog(window(), commands, new Texts(resources)).show())
                .keys(Scope.MENU, "F1");
        help.add(commands, this::window);
        commands.add("tour", tour::start);
    }

    /** Adds a command for a lower pane; it applies to files that have the pane. */
    private void addLower(String id, String tab, String key) {
        Tab pane = foot.get(tab);
        commands.add(id, () -> toggleLower(tab))
                .keys(Scope.MENU, key)
                .when(Bindings.createBooleanBinding(() -> lowerPanes.getTabs().contains(pane), lowerPanes.getTabs()));
    }

    /** Shows a lower pane and moves the focus to its list, or folds the lower panes if the list has the focus. */
    private void toggleLower(String tab) {
        boolean inFront =
                tab.equals(lowerPanes.getSelectionModel().getSelectedItem().getId());
        if (inFront && focus.hasEnteredLower()) {
            foldLower();
        } else {
            showLower(tab);
        }
    }

    /** Shows only the panes that have content. */
    private void showPanes() {
        DividerMemory dividers =
                DividerMemory.follow(columns, settings, resources.getString("divider.name"), WITH_JOINTS);
        Document document = viewModel.document();
        document.modelProperty()
                .flatMap(open -> document.counterpartProperty().map(counterpart -> PaneKind.of(open, counterpart)))
                .subscribe(kinds -> {
                    right.show(kinds);
                    foot.show(kinds);
                });
        document.modelProperty()
                .flatMap(open -> presentation
                        .activeProperty()
                        .map(presented -> !presented && (open.hasModel() || open.isEmpty())))
                .subscribe(there -> showJoints(there, dividers));
    }

    /** With and without the joints, the other dividers keep their last positions. */
    private void showJoints(boolean there, DividerMemory dividers) {
        if (there == columns.getItems().contains(joints)) {
            return;
        }
        if (there) {
            columns.getItems().addFirst(joints);
            dividers.use(columns.getId(), WITH_JOINTS);
        } else {
            columns.getItems().remove(joints);
            dividers.use(columns.getId() + ".without", 0.53);
        }
    }

    /** Synchronizes the selected tab with the state of the issue list. */
    private void followIssues(Tab tab) {
        SelectionModel<Tab> selection = lowerPanes.getSelectionModel();
        BooleanProperty inFront = fold.inFrontProperty();
        selection.selectedItemProperty().subscribe(front -> inFront.set(front == tab));
        inFront.subscribe(is -> {
            if (is) {
                selection.select(tab);
            }
        });
    }

    /**
     * The id of the tab that shows a requested location: the source, or a part of an .md2, which is not a text file.
     */
    private static Optional<String> tab(SourceLocation target) {
        if (!target.asked()) {
            return Optional.empty();
        }
        return target.location().isByte()
                ? Md2Location.of(target).map(Md2Location::part).map(MainView::tab)
                : Optional.of("sourceTab");
    }

    private static String tab(Md2Location.Part part) {
        return switch (part) {
            case HEADER -> "headerTab";
            case SKIN -> "skinsTab";
            case TEX_COORD, TRIANGLE -> "trianglesTab";
            case FRAME -> "md2FramesTab";
            case VERTEX -> "verticesTab";
            case GL_COMMAND -> "glCommandsTab";
        };
    }

    /** Unfolds the lower panes with a tab selected, and moves the focus into it. */
    private void showLower(String tab) {
        fold.unfoldedProperty().set(true);
        foot.select(tab);
        focus.enterLower();
    }

    /** Shows a pane next to the viewport or below it. */
    private void showPane(String tab) {
        if (panes.getTabs().stream().anyMatch(it -> it.getId().equals(tab))) {
            right.select(tab);
        } else {
            showLower(tab);
        }
    }

    /** If no visible pane has a field that filters or finds, another one is shown. */
    private void find() {
        List<Runnable> panes = List.of(
                () -> {},
                () -> right.select("sourceTab"),
                () -> showLower("issuesTab"),
                () -> showLower("compatibilityTab"));
        for (Runnable show : panes) {
            show.run();
            if (focus.find()) {
                return;
            }
        }
    }

    /** Afterwards, the pane that is in front now is in front again. */
    private void changeValue() {
        Node origin = root.getScene().getFocusOwner();
        Optional<String> front = right.selected();
        right.select("jointTab");
        if (root.lookup(".joint-pane") instanceof JointPane joint) {
            joint.type(() -> {
                front.ifPresent(right::select);
                origin.requestFocus();
            });
        }
    }

    private void changeParent() {
        right.select("jointTab");
        if (root.lookup(".joint-pane") instanceof JointPane joint) {
            joint.typeParent();
        }
    }

    private void changeShader() {
        right.select("meshesTab");
        if (root.lookup(".meshes-pane") instanceof MeshesPane meshes) {
            meshes.changeShader();
        }
    }

    private void jointVertices() {
        right.select("meshVerticesTab");
        if (root.lookup(".mesh-vertices-pane") instanceof MeshVerticesPane vertices) {
            vertices.showOfSelectedJoint();
        }
    }

    private void open(List<File> files) {
        if (!files.isEmpty()) {
            viewModel.opener().open(files.stream().map(File::toPath).toList());
        }
    }

    private void compare(List<Path> files) {
        if (!files.isEmpty()) {
            viewModel.counterparts().compareWith(files);
        }
    }

    private void step(int by) {
        right.select("compareTab");
        if (root.lookup(".compare-pane") instanceof Compared pane) {
            pane.step(by);
        }
    }

    private void saveSession(FileQuestions files) {
        files.session(viewModel.document().getOpen().paths().getFirst())
                .ifPresent(file -> viewModel.sessions().save(file, capture()));
    }

    private void exportImage(FileQuestions files) {
        ImageDialog dialog =
                new ImageDialog(viewModel.images(), viewportController.size(), new Texts(resources), window());
        if (dialog.showAndWait().orElse(false)) {
            files.image(viewModel.document().getOpen().paths().getFirst())
                    .ifPresent(file -> viewModel.images().save(file, PictureImages.picture(image())));
        }
    }

    private Image image() {
        return viewportController.image(
                viewModel.images().scale(), viewModel.images().isTransparent());
    }

    private void copyImage() {
        ClipboardContent content = new ClipboardContent();
        content.putImage(image());
        Clipboard.getSystemClipboard().setContent(content);
        viewModel.document().noticeProperty().set(resources.getString("image.copied"));
    }

    private void quit() {
        saving.beforeLeaving(Platform::exit);
    }

    @FXML
    private void foldLower() {
        focus.leaveLower();
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
     * Some commands receive keys before the focused control. Some keys act only in the viewport: the focused timeline
     * handles the same keys itself, and all other controls use them for other purposes.
     */
    private void keyPressed(KeyEvent event) {
        if (focus.press(event)) {
            event.consume();
            return;
        }
        if (Keys.openContextMenu(event)) {
            event.consume();
            return;
        }
        if (Keys.isTyped(event.getTarget())) {
            return;
        }
        if (Keys.openList(event)) {
            return;
        }
        if (event.getTarget() instanceof ScrollPane && Keys.SPACE.match(event)) {
            // By default, it scrolls by a page.
            commands.press(event, Scope.FREE);
            event.consume();
            return;
        }
        if (VALUE.match(event) && event.getTarget() instanceof ValuePart part) {
            if (part.selectValue()) {
                changeValue();
            }
            event.consume();
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

    /** The other commands receive only keys that the focused control does not use. */
    private void keyUnused(KeyEvent event) {
        if (!Keys.isTyped(event.getTarget()) && commands.press(event, Scope.FREE)) {
            event.consume();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            editing.showingOriginalProperty().set(false);
        }
    }

    /** The root receives keys when no control has the focus. */
    private boolean isPicture(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }

    /** A window that loses the focus does not receive the release of a key. */
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
