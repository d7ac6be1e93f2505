package org.jointscope.ui.app;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.session.Session;

/** Brings a window back to the state in which it opened, so that the tests of a class can share it. */
final class WindowReset {

    /** Settings that the reset restores, or that do not change how a window looks. */
    private static final Pattern RESTORED = Pattern.compile(
            "(recent|folder|folders|open|tab|window|viewport)\\..*|table\\..*\\.width|playback.whenOpened|issues.folded|components.zoom");

    private final Stage stage;
    private final MainView main;
    private final Supplier<Map<String, String>> settings;
    private final Map<String, String> first;
    private final double width;
    private final double height;
    private final Session.Shown shown;

    /** @param stage a window that has just opened */
    WindowReset(Stage stage, JointscopeApplication application) {
        this.stage = stage;
        main = application.main().orElseThrow();
        settings = application.settings()::all;
        first = lasting();
        width = stage.getWidth();
        height = stage.getHeight();
        shown = main.capture().show();
    }

    /** The settings that only a new window restores. */
    private Map<String, String> lasting() {
        Map<String, String> all = new HashMap<>(settings.get());
        all.keySet().removeIf(RESTORED.asMatchPredicate());
        return all;
    }

    /** Closes other windows, and undoes what was done in this one; false if that is not possible. */
    boolean clear() {
        if (!lasting().equals(first)) {
            return false;
        }
        closeLists();
        List.copyOf(Window.getWindows()).reversed().stream()
                .filter(window -> window != stage)
                .forEach(Window::hide);
        stage.requestFocus();
        MainViewModel model = main.viewModel();
        Editing editing = model.document().editing();
        editing.showingOriginalProperty().set(false);
        editing.goTo(0);
        if (editing.modifiedProperty().get()) {
            return false;
        }
        // Files with the same mesh would keep selection and scroll positions.
        model.document().show(OpenModel.NONE);
        stage.setMaximized(false);
        stage.setWidth(width);
        stage.setHeight(height);
        model.fold().unfoldedProperty().set(false);
        model.fold().foldedByHandProperty().set(false);
        model.fold().inFrontProperty().set(true);
        Document document = model.document();
        document.playback().playingProperty().set(false);
        document.playback().loopModeProperty().set(LoopMode.LOOP);
        document.cameraPlayhead().lookedThroughProperty().set(false);
        model.enginePreview().choose(EnginePreviewViewModel.USUAL);
        main.restore(new Session(
                List.of(),
                new Session.Declared(null, null),
                new Session.Textures(Map.of(), null, null),
                new Session.Selected(null, null, List.of()),
                new Session.Played(null, null, null, null, null, null, List.of()),
                null,
                new Session.Shown(
                        shown.layers(),
                        null,
                        null,
                        shown.root(),
                        null,
                        shown.comparison(),
                        shown.colors(),
                        shown.descendants(),
                        shown.surface(),
                        shown.normals()),
                new Session.Panes(null, null, null)));
        return true;
    }

    /** Closes menus and lists; they would not notice that their pop-up is hidden. */
    private void closeLists() {
        Parent root = stage.getScene().getRoot();
        ((MenuBar) root.lookup("#menuBar")).getMenus().forEach(Menu::hide);
        root.lookupAll(".combo-box-base").forEach(box -> ((ComboBoxBase<?>) box).hide());
        root.lookupAll(".menu-button").stream()
                .filter(MenuButton.class::isInstance)
                .forEach(button -> ((MenuButton) button).hide());
    }

    /** Selects the tabs that are selected in a new window, and frames the model. */
    void showOpened() {
        main.viewModel().session().viewport().resetView();
        ((TabPane) stage.getScene().lookup("#panes")).getSelectionModel().selectFirst();
        main.viewModel().fold().inFrontProperty().set(true);
    }

    /** Opens files as at the start of the program. */
    void open(boolean playing, Path... files) {
        main.viewModel().document().playback().playsWhenLoadedProperty().set(playing);
        if (files.length == 0) {
            main.viewModel().opener().openSample();
        } else {
            main.viewModel().opener().open(List.of(files));
        }
    }
}
