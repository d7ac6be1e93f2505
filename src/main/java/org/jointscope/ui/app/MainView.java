package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.WindowEvent;

import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.LoopMode;
import org.jointscope.ui.document.Saving;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.Texts;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.repair.RepairViewModel;
import org.jointscope.ui.viewport.ViewportViewModel;

import java.io.File;
import java.util.List;
import java.util.ResourceBundle;

/** The window: menus, keys, files that are dropped on it, and the views of its parts. */
final class MainView {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** With less, the titles of all panes need to be set closer to stand side by side. */
    private static final double NARROW_PANES = 460;

    private final MainViewModel viewModel;
    private final ViewportViewModel viewport;
    private final IssuesViewModel issues;
    private final EditsViewModel edits;
    private final RepairViewModel repair;
    private final Saving saving;
    private final IssuesFold fold;
    private final Theme theme;
    private final Settings settings;
    private final WindowMemory memory;

    @FXML private ResourceBundle resources;

    @FXML private Parent root;

    @FXML private CheckMenuItem skeletonItem;

    @FXML private CheckMenuItem namesItem;

    @FXML private CheckMenuItem axesItem;

    @FXML private CheckMenuItem boundsItem;

    @FXML private CheckMenuItem gridItem;

    @FXML private CheckMenuItem issuesItem;

    @FXML private MenuItem saveItem;
    @FXML private MenuItem saveAsItem;
    @FXML private ToggleGroup loopModes;

    @FXML private RadioMenuItem lightItem;

    @FXML private RadioMenuItem darkItem;

    @FXML private Region rows;

    @FXML private Region lower;

    @FXML private Region grip;

    @FXML private SplitPane columns;

    @FXML private TabPane panes;

    @FXML private TabPane lowerPanes;

    @FXML private Tab componentsTab;

    @FXML private Tab framesTab;

    @FXML private Tab issuesTab;
    @FXML private Tab editsTab;

    @FXML private Tab sourceTab;

    private SaveDialogs dialogs;
    private LowerTabs lowerTabs;
    private File lastFolder = new File(System.getProperty("user.home", "."));

    MainView(
            MainViewModel viewModel,
            ViewportViewModel viewport,
            IssuesViewModel issues,
            EditsViewModel edits,
            RepairViewModel repair,
            Saving saving,
            IssuesFold fold,
            Theme theme,
            Settings settings) {
        this.viewModel = viewModel;
        this.viewport = viewport;
        this.issues = issues;
        this.edits = edits;
        this.repair = repair;
        this.saving = saving;
        this.fold = fold;
        this.theme = theme;
        this.settings = settings;
        this.memory = new WindowMemory(settings);
    }

    @FXML
    private void initialize() {
        skeletonItem.selectedProperty().bindBidirectional(viewport.skeletonVisibleProperty());
        namesItem.selectedProperty().bindBidirectional(viewport.namesVisibleProperty());
        axesItem.selectedProperty().bindBidirectional(viewport.axesVisibleProperty());
        boundsItem.selectedProperty().bindBidirectional(viewport.boundsVisibleProperty());
        gridItem.selectedProperty().bindBidirectional(viewport.gridVisibleProperty());
        ToggleChoice.bind(loopModes, viewModel.loopModeProperty(), LoopMode.class);
        lightItem.setSelected(!theme.darkProperty().get());
        darkItem.selectedProperty().bindBidirectional(theme.darkProperty());
        lowerTabs = new LowerTabs(lowerPanes, fold);
        lowerTabs.follow(issuesTab);
        fold.shownProperty().subscribe(issuesItem::setSelected);
        issuesTab.textProperty().bind(issues.titleProperty());
        repair.onDone(() -> lowerTabs.show(editsTab, "#edits"));
        editsTab.textProperty().bind(edits.titleProperty());
        saveItem.disableProperty().bind(edits.modifiedProperty().not());
        saveAsItem.disableProperty().bind(viewModel.animationOpenProperty().map(open -> !open));
        dialogs = new SaveDialogs(saving, new Texts(resources), () -> root.getScene().getWindow());
        memory.follow("theme.dark", theme.darkProperty());
        memory.follow("viewport.skeleton", viewport.skeletonVisibleProperty());
        memory.follow("viewport.names", viewport.namesVisibleProperty());
        memory.follow("viewport.axes", viewport.axesVisibleProperty());
        memory.follow("viewport.bounds", viewport.boundsVisibleProperty());
        memory.follow("viewport.grid", viewport.gridVisibleProperty());
        memory.follow("issues.folded", fold.foldedByHandProperty());
        memory.follow(columns);
        memory.follow(panes);
        lowerPanes.getSelectionModel().select(issuesTab);
        memory.follow(lowerPanes);
        panes.widthProperty()
                .subscribe(
                        width ->
                                panes.pseudoClassStateChanged(
                                        NARROW, width.doubleValue() < NARROW_PANES));
        new LowerPane(rows, lower, grip, settings).follow(fold.unfoldedProperty());
        viewModel.onSourceAsked(() -> panes.getSelectionModel().select(sourceTab));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .subscribe(
                        window -> {
                            if (window != null) {
                                window.setOnCloseRequest(this::closing);
                            }
                        });
    }

    @FXML
    private void openFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(resources.getString("open.title"));
        chooser.setInitialDirectory(lastFolder.isDirectory() ? lastFolder : null);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(
                                resources.getString("open.models"),
                                "*.md5mesh",
                                "*.md5anim",
                                "*.md5camera",
                                "*.MD5MESH",
                                "*.MD5ANIM",
                                "*.MD5CAMERA"),
                        new FileChooser.ExtensionFilter(resources.getString("open.all"), "*"));
        List<File> files = chooser.showOpenMultipleDialog(root.getScene().getWindow());
        if (files != null && !files.isEmpty()) {
            lastFolder = files.getFirst().getParentFile();
            open(files);
        }
    }

    @FXML
    private void openFolder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(resources.getString("open.folder"));
        chooser.setInitialDirectory(lastFolder.isDirectory() ? lastFolder : null);
        File folder = chooser.showDialog(root.getScene().getWindow());
        if (folder != null) {
            lastFolder = folder;
            open(List.of(folder));
        }
    }

    private void open(List<File> files) {
        viewModel.open(files.stream().map(File::toPath).toList());
    }

    @FXML
    private void openSample() {
        viewModel.openSample();
    }

    @FXML
    private void save() {
        saving.save();
    }

    @FXML
    private void saveAs() {
        dialogs.saveAs();
    }

    @FXML
    private void quit() {
        saving.beforeLeaving(Platform::exit);
    }

    @FXML
    private void foldIssues() {
        fold.toggle();
    }

    @FXML
    private void foldLower() {
        fold.unfoldedProperty().set(false);
    }

    @FXML
    private void showComponents() {
        lowerTabs.show(componentsTab, "#components");
    }

    @FXML
    private void showFrames() {
        lowerTabs.show(framesTab, "#frames");
    }

    @FXML
    private void resetView() {
        viewport.resetView();
    }

    @FXML
    private void togglePlaying() {
        viewModel.togglePlaying();
    }

    @FXML
    private void stepForward() {
        viewModel.stepForward();
    }

    @FXML
    private void stepBack() {
        viewModel.stepBack();
    }

    @FXML
    private void goToFirst() {
        viewModel.goToFirst();
    }

    @FXML
    private void goToLast() {
        viewModel.goToLast();
    }

    @FXML
    private void showKeys() {
        new KeysDialog(root.getScene().getWindow(), resources).show();
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
     * Comes before the control that has the focus: commas and points step everywhere but where they
     * are typed.
     */
    private void keyPressed(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl;
        boolean shortcut = event.isShortcutDown() || event.isAltDown();
        if (typing || shortcut) {
            return;
        }
        boolean known =
                actsAnywhere(event.getCode())
                        || (isViewport(event.getTarget()) && actsOnViewport(event.getCode()));
        if (known) {
            event.consume();
        }
    }

    private void closing(WindowEvent event) {
        if (edits.modifiedProperty().get()) {
            event.consume();
            quit();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            edits.showingOriginalProperty().set(false);
        }
    }

    private boolean actsAnywhere(KeyCode key) {
        switch (key) {
            case PERIOD -> viewModel.stepForward();
            case COMMA -> viewModel.stepBack();
            case O -> edits.showingOriginalProperty().set(true);
            default -> {
                return false;
            }
        }
        return true;
    }

    /**
     * The timeline takes these keys itself when it has the focus; all other controls have their own
     * use for them.
     */
    private boolean actsOnViewport(KeyCode key) {
        switch (key) {
            case SPACE -> viewModel.togglePlaying();
            case RIGHT -> viewModel.stepForward();
            case LEFT -> viewModel.stepBack();
            case HOME -> viewModel.goToFirst();
            case END -> viewModel.goToLast();
            case L -> viewModel.nextLoopMode();
            case R -> viewport.resetView();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The picture, or what keys go to when nothing has the focus. */
    private boolean isViewport(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }
}
