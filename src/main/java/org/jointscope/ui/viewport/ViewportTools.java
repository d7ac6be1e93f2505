package org.jointscope.ui.viewport;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;

import org.jointscope.pose.RootMode;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.viewport.preview.ShowAsButton;

import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * The viewport's tools. Where there is not room for all of them they fold into menus: first what
 * does something, then what shows a state.
 */
public final class ViewportTools {

    private final ViewportViewModel viewModel;
    private final Commands commands;

    @FXML private ResourceBundle resources;

    @FXML private HBox root;

    @FXML private Node roots;

    @FXML private MenuButton rootMenu;

    @FXML private RadioMenuItem fileItem;

    @FXML private RadioMenuItem doom3Item;

    @FXML private RadioMenuItem inPlaceItem;

    @FXML private ShowAsButton showAsController;

    @FXML private HBox views;

    @FXML private MenuButton viewsMenu;

    @FXML private HBox toggles;

    @FXML private MenuButton togglesMenu;

    @FXML private HBox cameraTools;

    @FXML private ToggleButton skeletonToggle;

    @FXML private ToggleButton namesToggle;

    @FXML private ToggleButton axesToggle;

    @FXML private ToggleButton normalsToggle;

    @FXML private ToggleButton boundsToggle;

    public ViewportTools(ViewportViewModel viewModel, Commands commands) {
        this.viewModel = viewModel;
        this.commands = commands;
    }

    @FXML
    private void initialize() {
        commands.attach(root);
        commands.attach(viewsMenu.getItems());
        togglesMenu
                .getItems()
                .setAll(commands.items("skeleton", "names", "axes", "normals", "bounds", "grid"));
        viewModel.md2().thereProperty().subscribe(there -> offer());
        viewModel.onModel(open -> offer());
        rootMenu.disableProperty().bind(viewModel.animatedProperty().not());
        viewModel.rootModeProperty().subscribe(this::showRootMode);
        root.widthProperty().subscribe(this::fold);
        rootMenu.textProperty().subscribe(this::foldLater);
        showAsController.onChange(this::foldLater);
    }

    /**
     * An .md2 has normals of its own, but neither joints nor a root; a camera alone has nothing but
     * its path.
     */
    private void offer() {
        boolean md2 = viewModel.md2().thereProperty().get();
        boolean joints = viewModel.framing().hasModel() && !md2;
        List.of(roots, skeletonToggle, namesToggle, axesToggle)
                .forEach(node -> Showing.set(node, joints));
        Showing.set(normalsToggle, md2);
        Showing.set(boundsToggle, joints || md2);
        Showing.set(cameraTools, viewModel.camera().thereProperty().get());
        fold();
    }

    /** Calls back when the mouse has pressed a button, before that acts. */
    void onClick(Runnable listener) {
        views.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> listener.run());
        cameraTools.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> listener.run());
        toggles.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> listener.run());
    }

    private void showRootMode(RootMode mode) {
        RadioMenuItem item =
                Map.of(
                                RootMode.FILE,
                                fileItem,
                                RootMode.DOOM3,
                                doom3Item,
                                RootMode.IN_PLACE,
                                inPlaceItem)
                        .get(mode);
        item.setSelected(true);
        rootMenu.setText(resources.getString("viewport.root." + mode.name()));
    }

    /** Menus know how wide they are only when those have come by who listen after us. */
    private void foldLater() {
        Platform.runLater(this::fold);
    }

    private void fold() {
        for (int folded = 0; folded <= 3; folded++) {
            show(views, viewsMenu, folded < 1);
            show(toggles, togglesMenu, folded < 2);
            showAsController.setCompact(folded > 2);
            if (root.prefWidth(-1) <= root.getWidth()) {
                return;
            }
        }
    }

    private static void show(Node unfolded, Node folded, boolean isUnfolded) {
        unfolded.setVisible(isUnfolded);
        unfolded.setManaged(isUnfolded);
        folded.setVisible(!isUnfolded);
        folded.setManaged(!isUnfolded);
    }

    @FXML
    private void rootAsInFile() {
        viewModel.rootModeProperty().set(RootMode.FILE);
    }

    @FXML
    private void rootAsInDoom3() {
        viewModel.rootModeProperty().set(RootMode.DOOM3);
    }

    @FXML
    private void rootInPlace() {
        viewModel.rootModeProperty().set(RootMode.IN_PLACE);
    }
}
