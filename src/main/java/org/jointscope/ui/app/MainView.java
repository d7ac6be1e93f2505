package org.jointscope.ui.app;

import java.io.File;
import java.util.List;
import java.util.ResourceBundle;
import javafx.application.Platform;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.FileChooser;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.LoopMode;
import org.jointscope.ui.viewport.ViewportViewModel;

/** The window: menus, keys, files that are dropped on it, and the views of its parts. */
final class MainView {

    private final MainViewModel viewModel;
    private final ViewportViewModel viewport;
    private final Theme theme;
    private final WindowMemory memory;

    @FXML
    private ResourceBundle resources;

    @FXML
    private Parent root;

    @FXML
    private CheckMenuItem skeletonItem;

    @FXML
    private CheckMenuItem gridItem;

    @FXML
    private ToggleGroup loopModes;

    @FXML
    private RadioMenuItem lightItem;

    @FXML
    private RadioMenuItem darkItem;

    @FXML
    private SplitPane columns;

    @FXML
    private TabPane panes;

    private File lastFolder = new File(System.getProperty("user.home", "."));

    MainView(MainViewModel viewModel, ViewportViewModel viewport, Theme theme, WindowMemory memory) {
        this.viewModel = viewModel;
        this.viewport = viewport;
        this.theme = theme;
        this.memory = memory;
    }

    @FXML
    private void initialize() {
        skeletonItem.selectedProperty().bindBidirectional(viewport.skeletonVisibleProperty());
        gridItem.selectedProperty().bindBidirectional(viewport.gridVisibleProperty());
        ToggleChoice.bind(loopModes, viewModel.loopModeProperty(), LoopMode.class);
        lightItem.setSelected(!theme.darkProperty().get());
        darkItem.selectedProperty().bindBidirectional(theme.darkProperty());
        memory.follow("theme.dark", theme.darkProperty());
        memory.follow("viewport.skeleton", viewport.skeletonVisibleProperty());
        memory.follow("viewport.grid", viewport.gridVisibleProperty());
        memory.follow(columns);
        memory.follow(panes);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    @FXML
    private void openFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(resources.getString("open.title"));
        chooser.setInitialDirectory(lastFolder.isDirectory() ? lastFolder : null);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(
                                resources.getString("open.models"), "*.md5mesh", "*.md5anim", "*.MD5MESH", "*.MD5ANIM"),
                        new FileChooser.ExtensionFilter(resources.getString("open.all"), "*"));
        List<File> files = chooser.showOpenMultipleDialog(root.getScene().getWindow());
        if (files != null && !files.isEmpty()) {
            lastFolder = files.getFirst().getParentFile();
            open(files);
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
    private void quit() {
        Platform.exit();
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

    /** Keys of the whole window. They come here before the control that has the focus, which could swallow Space. */
    private void keyPressed(KeyEvent event) {
        if (isFor(event.getTarget(), event.getCode()) || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case SPACE -> viewModel.togglePlaying();
            case PERIOD, RIGHT -> viewModel.stepForward();
            case COMMA, LEFT -> viewModel.stepBack();
            case HOME -> viewModel.goToFirst();
            case END -> viewModel.goToLast();
            case L -> viewModel.nextLoopMode();
            case R -> viewport.resetView();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private static boolean isFor(EventTarget focused, KeyCode key) {
        return switch (focused) {
            case TextInputControl _ -> true;
            case ButtonBase _, ComboBoxBase<?> _ -> key == KeyCode.SPACE;
            default -> false;
        };
    }
}
