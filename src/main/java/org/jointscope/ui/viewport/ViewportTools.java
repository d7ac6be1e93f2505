package org.jointscope.ui.viewport;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.DoubleConsumer;
import javafx.application.Platform;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.preview.EnginePreviewMenu;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.preview.EnginePreviewViewModel.State;
import org.jointscope.ui.viewport.colors.ColorsMenu;
import org.jointscope.ui.viewport.overlay.Layer;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The viewport's tools. If there is not enough space for all of them, they fold into menus: first the actions, then the
 * toggles. Then the menus about the root and the engine lose their titles.
 */
public final class ViewportTools {

    /** The commands that select the comparison with the counterpart. */
    public static final String[] COMPARISONS = {"compareOff", "compareBeside", "compareSwipe", "compareOverlay"};

    private final ViewportViewModel viewModel;
    private final EnginePreviewViewModel enginePreview;
    private final Commands commands;

    @FXML
    private ResourceBundle resources;

    @FXML
    private HBox root;

    @FXML
    private Node roots;

    @FXML
    private MenuButton rootMenu;

    @FXML
    private ToggleGroup rootModes;

    @FXML
    private Node md2Tools;

    @FXML
    private MenuButton surfaceMenu;

    @FXML
    private ToggleGroup surfaces;

    @FXML
    private ToggleGroup normals;

    @FXML
    private Node enginePreviewTools;

    @FXML
    private MenuButton enginePreviewMenu;

    @FXML
    private Node compareTools;

    @FXML
    private MenuButton compareMenu;

    @FXML
    private MenuButton colorsMenu;

    @FXML
    private HBox views;

    @FXML
    private MenuButton viewsMenu;

    @FXML
    private HBox toggles;

    @FXML
    private MenuButton togglesMenu;

    @FXML
    private HBox cameraTools;

    public ViewportTools(ViewportViewModel viewModel, EnginePreviewViewModel enginePreview, Commands commands) {
        this.viewModel = viewModel;
        this.enginePreview = enginePreview;
        this.commands = commands;
    }

    @FXML
    private void initialize() {
        commands.attach(viewsMenu.getItems());
        compareMenu.getItems().setAll(commands.items(COMPARISONS));
        Texts texts = new Texts(resources);
        ColorsMenu.fill(colorsMenu.getItems(), viewModel.colors, texts);
        Layers.ALL.stream()
                .filter(layer -> layer.icon().isPresent())
                .forEach(
                        layer -> toggles.getChildren().add(toggles.getChildren().size() - 1, button(layer)));
        togglesMenu
                .getItems()
                .setAll(commands.items(Layers.IN_MENU.stream().map(Layer::id).toArray(String[]::new)));
        togglesMenu
                .getItems()
                .addAll(
                        ColorsMenu.of(viewModel.colors, texts),
                        new ViewportCommands(commands, viewModel).motionMenu(texts));
        commands.attach(root);
        choose(rootModes, viewModel.document.rootModeProperty(), RootMode.class, rootMenu, "viewport.root.");
        choose(
                surfaces,
                viewModel.md2.choices.surfaceProperty(),
                Md2Surface.class,
                surfaceMenu,
                "viewport.md2.surface.");
        ToggleChoice.bind(normals, viewModel.md2.choices.normalsProperty(), KeyframeNormals.class);
        EnginePreviewMenu.fill(enginePreviewMenu.getItems(), enginePreview, true);
        enginePreviewMenu.textProperty().bind(enginePreview.stateProperty().map(State::name));
        rootMenu.disableProperty().bind(viewModel.animated.not());
        offer();
        root.widthProperty().subscribe(this::fold);
        rootMenu.textProperty().subscribe(this::foldLater);
        enginePreviewMenu.textProperty().subscribe(this::foldLater);
        enginePreviewTools.managedProperty().subscribe(this::foldLater);
        compareTools.managedProperty().subscribe(this::foldLater);
    }

    private <E extends Enum<E>> void choose(
            ToggleGroup group, ObjectProperty<E> value, Class<E> type, MenuButton menu, String key) {
        ToggleChoice.bind(group, value, type);
        menu.textProperty().bind(value.map(now -> resources.getString(key + now)));
    }

    private ToggleButton button(Layer layer) {
        ToggleButton button = new ToggleButton();
        button.setId(layer.id());
        button.getStyleClass().addAll("button-icon", "quiet");
        button.setGraphic(new FontIcon(layer.icon().orElseThrow()));
        Showing.bind(button, viewModel.offers(layer));
        return button;
    }

    /** An .md2 contains normals, but neither joints nor a root; a camera alone has only its path. */
    private void offer() {
        BooleanExpression md2 = viewModel.md2.there;
        Showing.bind(roots, viewModel.skeletal);
        Showing.bind(md2Tools, md2);
        Showing.bind(enginePreviewTools, enginePreview.stateProperty().map(State::offered));
        Showing.bind(compareTools, viewModel.comparison.there);
        Showing.bind(colorsMenu, viewModel.colors.offersAny());
        Showing.bind(cameraTools, viewModel.camera.there);
        viewModel.document.onModel(open -> fold());
    }

    /** Calls back when the mouse has pressed a button, before its action. */
    void onClick(Runnable listener) {
        for (Node tools : List.of(views, cameraTools, toggles)) {
            tools.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
                // A menu without the focus closes.
                if (!colorsMenu.isShowing()) {
                    listener.run();
                }
            });
        }
    }

    /** Calls back with the height of the tools, now and whenever it changes. */
    void onHeight(DoubleConsumer listener) {
        root.heightProperty().subscribe(height -> listener.accept(height.doubleValue()));
    }

    /** The width of a menu is known only after later listeners have run. */
    private void foldLater() {
        Platform.runLater(this::fold);
    }

    private void fold() {
        for (int folded = 0; folded <= 4; folded++) {
            Showing.set(views, folded < 1);
            Showing.set(viewsMenu, folded >= 1);
            Showing.set(toggles, folded < 2);
            Showing.set(togglesMenu, folded >= 2);
            // Without the engine's name, which the legend also contains.
            enginePreviewMenu.setContentDisplay(folded < 3 ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
            rootMenu.setContentDisplay(folded < 4 ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
            if (root.prefWidth(-1) <= root.getWidth()) {
                return;
            }
        }
    }
}
