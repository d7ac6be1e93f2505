package org.jointscope.ui.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Dialog;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeView;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jointscope.messages.Texts;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.compatibility.CompatibilityViewModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.exercises.ExerciseGuide;
import org.jointscope.ui.find.Finder;
import org.jointscope.ui.help.HelpCommands;
import org.jointscope.ui.image.ImageDialog;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.learn.LearnPanel;
import org.jointscope.ui.lessons.LessonGuide;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.present.Presentation;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.start.StartPane;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.tabs.KindTabs;
import org.jointscope.ui.tabs.LowerHeight;
import org.jointscope.ui.tabs.PaneFocus;
import org.jointscope.ui.tabs.PaneKind;
import org.jointscope.ui.viewport.ViewportView;

/** The window: menus, keyboard shortcuts, dropped files, and the views of its parts. */
final class MainView {

    /** The smallest widths of the joints: without, and with a lesson or an exercise. */
    private static final double LEAST_JOINTS = 240;

    private static final double LEAST_JOINTS_IF_LEARNING = 160;

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
    private LowerHeight lowerHeight;
    private PaneCommands paneCommands;
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
        joints = (Region) columns.getItems().getFirst();
        joints.minWidthProperty().bind(learn.visibleProperty().map(it -> it ? LEAST_JOINTS_IF_LEARNING : LEAST_JOINTS));
        lowerHeight = new LowerHeight(rows, lower, grip, settings);
        focus = new PaneFocus(root, joints, panes, lowerPanes);
        viewModel.document().onOpened(focus::opened);
        paneCommands = new PaneCommands(root, panes, lowerPanes, right, foot, focus, fold, viewModel.document());
        viewModel.compatibility().onAsk(engine -> paneCommands.showLower("compatibilityTab"));
        viewModel.issues().onAsk(line -> paneCommands.showLower("issuesTab"));
        viewModel.repair().onSuggest(() -> paneCommands.showLower("suggestTab"));
        viewModel.reload().onPane(paneCommands::showPane);
        viewModel.repair().onDone(() -> paneCommands.showLower("editsTab"));
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
        addCommands(new FileQuestions(saving, viewModel.renames(), texts, this::window, dialogs));
        ((TreeView<?>) joints.lookup("#joints"))
                .getContextMenu()
                .getItems()
                .addAll(commands.items("changeParent", "jointVertices"));
        start.attach(commands);
        menuBar.getMenus().setAll(new MainMenus(viewModel, commands, lessons, exercises, texts).all());
        new WindowKeys(root, menuBar, commands, focus, editing);
        ObservableValue<Window> window = root.sceneProperty().flatMap(Scene::windowProperty);
        window.subscribe(shown -> {
            if (shown != null) {
                shown.setOnCloseRequest(this::closing);
            }
        });
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
        ObservableValue<Boolean> drawn = opened.map(is -> is && ViewportView.isDrawn());
        commands.add("exportImage", () -> exportImage(files)).when(drawn);
        commands.add("copyImage", this::copyImage)
                .keys(Scope.MENU, "Shortcut+Shift+X")
                .when(drawn);
        commands.add("quit", this::quit).keys(Scope.MENU, "Shortcut+Q");
        commands.add("findAnything", this::findAnything).keys(Scope.MENU, "Shortcut+K");
        paneCommands.addTo(commands, columns, joints, lowerHeight);
        commands.addToggle("present", presentation.activeProperty()).keys(Scope.MENU, "F11");
        commands.add("preferences", this::showPreferences).keys(Scope.MENU, "Shortcut+P");
        commands.add("keys", () -> new KeysDialog(window(), commands, new Texts(resources)).show())
                .keys(Scope.MENU, "Shift+F1");
        help.add(commands, this::window);
        commands.add("tour", tour::start);
    }

    /** Shows only the panes that have content. */
    private void showPanes() {
        DividerMemory dividers =
                DividerMemory.follow(columns, settings, resources.getString("divider.name"), FirstFrame.SIDES);
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
            dividers.use(columns.getId(), FirstFrame.SIDES);
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
        paneCommands.foldLower();
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

    private void closing(WindowEvent event) {
        if (editing.modifiedProperty().get() || saving.isBusy()) {
            event.consume();
            quit();
        }
    }
}
