package org.jointscope.ui.viewport;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.UnitLength;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.render.Grid;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.provenance.StageWords;
import org.jointscope.ui.viewport.ThroughCamera.ScreenShape;
import org.jointscope.ui.viewport.colors.ColorLegend;
import org.jointscope.ui.viewport.overlay.AllBoundsOverlay;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.jointscope.ui.viewport.overlay.CurrentBoxes;
import org.jointscope.ui.viewport.overlay.GhostsOverlay;
import org.jointscope.ui.viewport.overlay.SurfaceOverlay;

/** Shows the viewport, and handles mouse and keys for navigation and for pointing at joints. */
public final class ViewportView {

    /** A viewport without enough space for lines about an engine. */
    private static final double LOW = 340;

    /** A viewport without enough space for a legend beside the spacing of the grid. */
    private static final double NARROW = 560;

    /** The distance of overlays from the edge of the viewport. */
    private static final double EDGE = 8;

    /** A step of the keys that pan the view. */
    private static final double PIXELS = 40;

    private static final String TRANSPARENT = "transparent";

    private final ViewportViewModel viewModel;
    private final EnginePreviewViewModel enginePreview;
    private final PictureImages images;

    /** Whether the legend of the colors contains controls: not in an exported image. */
    private final BooleanProperty controls = new SimpleBooleanProperty(this, "controls", true);

    /** The length of a unit of the coordinates. */
    private final NumberChoices lengths;

    /** Created when it is first shown. */
    private final Supplier<StatisticsViewModel> statistics;

    @FXML
    private StackPane root;

    @FXML
    private Pane picture;

    @FXML
    private StackPane missing;

    @FXML
    private Node tools;

    @FXML
    private ViewportTools toolsController;

    @FXML
    private ResourceBundle resources;

    @FXML
    private StackPane statisticsPlace;

    @FXML
    private StackPane colorLegendPlace;

    @FXML
    private StackPane nothingDrawn;

    @FXML
    private Label nothingDrawnLabel;

    @FXML
    private Node drawTrianglesButton;

    @FXML
    private Pane legend;

    @FXML
    private Rectangle fileBoxSample;

    @FXML
    private Rectangle meshBoxSample;

    @FXML
    private Node fileBoxRow;

    @FXML
    private Label fileBoxLabel;

    @FXML
    private Node noFileBoxRow;

    @FXML
    private Label noFileBoxLabel;

    @FXML
    private Node meshBoxRow;

    @FXML
    private Rectangle ghostBeforeSample;

    @FXML
    private Rectangle ghostAfterSample;

    @FXML
    private Node ghostBeforeRow;

    @FXML
    private Node ghostAfterRow;

    @FXML
    private Rectangle backFacesSample;

    @FXML
    private Node backFacesRow;

    @FXML
    private Node enginePreviewLegend;

    @FXML
    private Label enginePreviewLabel;

    @FXML
    private Node mistakesLegend;

    @FXML
    private Label mistakesLabel;

    @FXML
    private Pane stageBar;

    @FXML
    private Label stageLabel;

    @FXML
    private Node endStage;

    @FXML
    private Label gridLabel;

    @FXML
    private Pane throughBar;

    @FXML
    private Label throughLabel;

    @FXML
    private MenuButton shapeMenu;

    @FXML
    private ToggleGroup shapes;

    /** Around the picture while it has the focus. */
    private Node ring = new Region();

    /** Whether the legend of overlays has rows. */
    private BooleanExpression explained = new SimpleBooleanProperty(this, "explained");

    /** The mouse drag that has ended the view through the camera continues. */
    private boolean left;

    private double mouseX;
    private double mouseY;

    /** The height of the tools and of the names below them. */
    private double covered;

    public ViewportView(
            ViewportViewModel viewModel,
            EnginePreviewViewModel enginePreview,
            PictureImages images,
            NumberChoices lengths,
            Supplier<StatisticsViewModel> statistics) {
        this.viewModel = viewModel;
        this.enginePreview = enginePreview;
        this.images = images;
        this.lengths = lengths;
        this.statistics = statistics;
    }

    @FXML
    private void initialize() {
        boolean available = Platform.isSupported(ConditionalFeature.SCENE3D);
        missing.setVisible(!available);
        picture.setVisible(available);
        viewModel.document.onModel(open -> tools.setVisible(available && !open.isEmpty()));
        enginePreviewLabel
                .textProperty()
                .bind(root.heightProperty()
                        .flatMap(height -> enginePreview.stateProperty().map(this::legend)));
        enginePreviewLegend
                .visibleProperty()
                .bind(enginePreviewLabel.textProperty().isNotEmpty());
        mistakesLabel.textProperty().bind(enginePreview.mistakes().legendProperty());
        mistakesLegend.visibleProperty().bind(mistakesLabel.textProperty().isNotEmpty());
        initializeThroughBar();
        initializeStageBar();
        if (available) {
            buildPicture();
        } else {
            legend.setVisible(false);
            gridLabel.setVisible(false);
            nothingDrawn.setVisible(false);
        }
    }

    /** Whether there is a picture to export. */
    public static boolean isDrawn() {
        return Platform.isSupported(ConditionalFeature.SCENE3D);
    }

    public Dimension2D size() {
        return new Dimension2D(root.getWidth(), root.getHeight());
    }

    /**
     * What the viewport shows, without its tools.
     *
     * @param scale the factor by which the image is larger
     * @param transparent whether the background is transparent
     */
    public WritableImage image(int scale, boolean transparent) {
        List<Node> hidden = List.of(tools, throughBar, statisticsPlace, nothingDrawn, ring);
        Bounds place = root.getBoundsInParent();
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(Transform.scale(scale, scale));
        parameters.setViewport(new Rectangle2D(
                scale * place.getMinX(), scale * place.getMinY(), scale * root.getWidth(), scale * root.getHeight()));
        hidden.forEach(node -> node.setOpacity(0));
        controls.set(false);
        if (transparent) {
            root.getStyleClass().add(TRANSPARENT);
        }
        try {
            return root.snapshot(parameters, null);
        } finally {
            root.getStyleClass().remove(TRANSPARENT);
            hidden.forEach(node -> node.setOpacity(1));
            controls.set(true);
        }
    }

    /** The differences between an engine and the file. */
    private String legend(EnginePreviewViewModel.State state) {
        return root.getHeight() < LOW ? state.title() : state.legend();
    }

    /**
     * Shows that the view is through the camera, with frame and FOV; offers screen shapes, and a button to leave it.
     */
    private void initializeThroughBar() {
        ThroughCamera camera = viewModel.camera;
        ToggleChoice.bind(shapes, camera.shape, ScreenShape.class);
        shapeMenu.textProperty().bind(camera.shape.map(shape -> resources.getString("viewport.shape." + shape)));
        throughBar.visibleProperty().bind(camera.through);
        Texts texts = new Texts(resources);
        throughLabel
                .textProperty()
                .bind(Bindings.createStringBinding(
                        () -> camera.isLookedThrough()
                                ? texts.of("viewport.through.at", camera.playhead.fileFrame(), camera.fovText())
                                : "",
                        camera.through,
                        camera.playhead.readableFrameProperty()));
    }

    /** Shows that the pose of a joint stops at a stage, or has other numbers. */
    private void initializeStageBar() {
        StageWords words = new StageWords(new Texts(resources));
        Document document = viewModel.document;
        stageLabel.textProperty().bind(document.walkProperty().map(walk -> words.legend(document.getOpen(), walk)));
        stageBar.visibleProperty().bind(stageLabel.textProperty().isNotEmpty());
        stageBar.translateYProperty()
                .bind(Bindings.when(throughBar.visibleProperty())
                        .then(throughBar.heightProperty().add(EDGE).negate())
                        .otherwise(0));
        Showing.bind(endStage, controls);
    }

    @FXML
    private void endStage() {
        viewModel.document.endWalk();
        picture.requestFocus();
    }

    @FXML
    private void leaveCamera() {
        viewModel.leaveCamera();
    }

    private void buildPicture() {
        ring = FocusRing.in(picture);
        ModelScene model = new ModelScene(viewModel, images);
        JointLabels names = new JointLabels(viewModel);
        SubScene scene = model.subScene();
        ComparedPictures pictures =
                new ComparedPictures(viewModel.comparison, root, picture, scene, model.counterpart());
        pictures.onMouse(this::press, this::drag, this::scroll);
        ComparisonOverlay overlay = new ComparisonOverlay(viewModel, new Texts(resources));
        root.getChildren().add(root.getChildren().indexOf(missing), overlay);
        VertexIndexLabels numbers = new VertexIndexLabels(viewModel);
        ScreenBars bars = new ScreenBars(viewModel.camera);
        List.of(names, numbers, bars).forEach(pane -> cover(pane, pictures));
        bars.layoutBoundsProperty().subscribe(bars::follow);
        picture.getChildren().addAll(scene, numbers, bars, names, ring);
        picture.layoutBoundsProperty()
                .subscribe(bounds -> viewModel.setPictureSize(bounds.getWidth(), bounds.getHeight()));
        toolsController.onHeight(height -> setCovered(height, overlay));
        viewModel.comparison.shownProperty().subscribe(() -> setCovered(overlay.top(), overlay));
        viewModel.document.onPose(names::follow);
        viewModel.document.onPose(numbers::place);
        viewModel.onOrbit(() -> {
            model.look();
            names.choose();
            numbers.place();
            bars.follow();
        });
        model.look();
        picture.cursorProperty()
                .bind(Bindings.when(viewModel.pointer.hovered.isEqualTo(Rig.NO_JOINT))
                        .then(Cursor.DEFAULT)
                        .otherwise(Cursor.HAND));
        // After a click on a tool, the viewport has the focus.
        toolsController.onClick(picture::requestFocus);
        explainOverlays();
        Texts texts = new Texts(resources);
        viewModel.document.onModel(open -> explainGrid(texts));
        gridLabel
                .visibleProperty()
                .bind(viewModel
                        .visible(Layers.GRID)
                        .and(tools.visibleProperty())
                        .and(stageBar.visibleProperty().not())
                        .and(root.widthProperty()
                                .greaterThan(NARROW)
                                .or(legend.visibleProperty()
                                        .or(throughBar.visibleProperty())
                                        .not())));
        ObservableValue<UnitLength> unit = lengths.unitProperty();
        BooleanProperty metric = lengths.metricGridProperty();
        viewModel.gridMeters.bind(Bindings.createDoubleBinding(
                () -> metric.get() ? unit.getValue().meters(1) : 1, unit, metric));
        unit.subscribe(() -> explainGrid(texts));
        metric.subscribe(() -> explainGrid(texts));
        viewModel.visible(Layers.STATISTICS).subscribe(this::showStatistics);
        colorLegendPlace.getChildren().add(new ColorLegend(viewModel.colors, texts, controls));
        viewModel.document.onModel(open -> statisticsPlace.setVisible(!open.isEmpty()));
        viewModel.md2.drawn.subscribe(this::explain);
        viewModel.unreadable.subscribe(this::explain);
        explain();
    }

    /** Reserves the height of the tools and of the names below them, over the viewport. */
    private void setCovered(double height, ComparisonOverlay overlay) {
        overlay.setTop(height);
        covered = height + overlay.nameHeight();
        viewModel.setCovered(covered);
        placeStatistics();
        colorLegendPlace.setPadding(new Insets(covered, EDGE, EDGE, EDGE));
        nothingDrawn.setPadding(new Insets(height, 0, 0, 0));
    }

    private void showStatistics(boolean shown) {
        if (shown && statisticsPlace.getChildren().isEmpty()) {
            Texts texts = new Texts(resources);
            statisticsPlace.getChildren().add(new StatisticsOverlay(statistics.get(), texts));
            for (Pane part : List.of(legend, throughBar)) {
                part.visibleProperty().subscribe(this::placeStatistics);
                part.heightProperty().subscribe(this::placeStatistics);
            }
        }
    }

    /** Places the statistics between the parts at the top and at the bottom. */
    private void placeStatistics() {
        double bottom = Math.max(heightAtBottom(legend), heightAtBottom(throughBar));
        statisticsPlace.setPadding(new Insets(covered, EDGE, bottom + EDGE, EDGE));
    }

    private static double heightAtBottom(Pane part) {
        return part.isVisible() ? part.getHeight() + EDGE : 0;
    }

    /** Places a pane over the viewport, clipped to the visible part of the open model. */
    private void cover(Pane pane, ComparedPictures pictures) {
        pane.prefWidthProperty().bind(picture.widthProperty());
        pane.prefHeightProperty().bind(picture.heightProperty());
        pictures.clip(pane);
    }

    private void explain() {
        ShownMd2.Drawn drawn = viewModel.md2.drawn.get();
        String unreadable = viewModel.unreadable.getValue();
        boolean nothing = drawn != ShownMd2.Drawn.SOMETHING;
        nothingDrawn.setVisible(nothing || !unreadable.isEmpty());
        if (!unreadable.isEmpty()) {
            nothingDrawnLabel.setText(new Texts(resources).of("viewport.unreadable", unreadable));
        } else if (nothing) {
            nothingDrawnLabel.setText(resources.getString("viewport.md2." + drawn.name()));
        }
        Showing.set(
                drawTrianglesButton, drawn == ShownMd2.Drawn.NO_COMMANDS || drawn == ShownMd2.Drawn.NO_SOUND_COMMANDS);
    }

    @FXML
    private void drawTriangles() {
        viewModel.md2.choices.surfaceProperty().set(Md2Surface.TRIANGLES);
        picture.requestFocus();
    }

    /** The distance of the lines on the ground. */
    private void explainGrid(Texts texts) {
        double spacing = Grid.spacing(viewModel.framing.size(), viewModel.gridMeters.get());
        double meters = lengths.unitProperty().get().meters(spacing);
        boolean small = meters < 1;
        Object units = Figures.units(spacing);
        Object metric = texts.of(
                "viewport.grid." + (small ? "centimeters" : "meters"), Figures.of(small ? 100 * meters : meters));
        boolean isMetric = lengths.metricGridProperty().get();
        gridLabel.setText(texts.of("viewport.grid.spacing", isMetric ? metric : units, isMetric ? units : metric));
    }

    private void explainOverlays() {
        fileBoxSample.setStroke(BoundsOverlay.FILE_BOX);
        meshBoxSample.setStroke(BoundsOverlay.MESH_BOX);
        CurrentBoxes boxes = viewModel.overlays.boxes;
        BooleanExpression now = viewModel.shows(BoundsOverlay.LAYER);
        BooleanExpression all = viewModel.shows(AllBoundsOverlay.LAYER);
        BooleanExpression file = now.and(boxes.fileThere).or(all.and(boxes.allOfFileThere));
        BooleanExpression noFile = now.and(boxes.fileThere.not()).or(all.and(boxes.allOfFileThere.not()));
        fileBoxLabel
                .textProperty()
                .bind(viewModel
                        .md2
                        .there
                        .map(md2 -> md2 ? "viewport.bounds.grid" : "viewport.bounds.file")
                        .map(resources::getString));
        noFileBoxLabel
                .textProperty()
                .bind(all.map(any -> any ? "viewport.bounds.none" : "viewport.bounds.noneNow")
                        .map(resources::getString));
        showWhile(file, fileBoxRow);
        showWhile(noFile.and(viewModel.animated), noFileBoxRow);
        showWhile(now.or(all).and(boxes.meshThere), meshBoxRow);
        ghostBeforeSample.setFill(GhostsOverlay.BEFORE);
        ghostAfterSample.setFill(GhostsOverlay.AFTER);
        showWhile(viewModel.shows(GhostsOverlay.LAYER), ghostBeforeRow, ghostAfterRow);
        backFacesSample.setFill(SurfaceOverlay.BACK);
        showWhile(viewModel.shows(SurfaceOverlay.BACK_FACES).and(viewModel.modelled), backFacesRow);
        legend.visibleProperty().bind(explained);
    }

    /** Shows rows of the legend while a condition is true. */
    private void showWhile(BooleanExpression condition, Node... rows) {
        for (Node row : rows) {
            Showing.bind(row, condition);
        }
        explained = explained.or(condition);
    }

    @FXML
    private void press(MouseEvent event) {
        picture.requestFocus();
        left = false;
        mouseX = event.getX();
        mouseY = event.getY();
    }

    @FXML
    private void drag(MouseEvent event) {
        if (event.isStillSincePress()) {
            return;
        }
        viewModel.pointer.away();
        left = viewModel.leaveCamera() || left;
        if (left) {
            return;
        }
        double right = event.getX() - mouseX;
        double down = event.getY() - mouseY;
        mouseX = event.getX();
        mouseY = event.getY();
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            viewModel.rotate(right, down);
        } else {
            viewModel.pan(right, down);
        }
    }

    @FXML
    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && !isOverCounterpart(event)) {
            viewModel.click(event.getX(), event.getY(), event.isAltDown());
        }
    }

    @FXML
    private void hover(MouseEvent event) {
        if (isOverCounterpart(event)) {
            viewModel.pointer.away();
        } else {
            viewModel.pointer.over(event.getX(), event.getY());
        }
    }

    /** Only the open model can be selected. */
    private boolean isOverCounterpart(MouseEvent event) {
        return viewModel.comparison.isCounterpartAt(event.getX() / picture.getWidth());
    }

    @FXML
    private void leave() {
        viewModel.pointer.away();
    }

    @FXML
    private void scroll(ScrollEvent event) {
        if (event.getTouchCount() > 0) {
            // Fingers on a screen: one also is a mouse drag.
            if (event.getTouchCount() > 1) {
                viewModel.pan(event.getDeltaX(), event.getDeltaY());
            }
            return;
        }
        // Two-finger scrolling on a touchpad and a notch of a wheel both are pixels; 40 of them are
        // a notch.
        double notches = event.getDeltaY() / 40;
        viewModel.zoom(notches, event.getX() - picture.getWidth() / 2, event.getY() - picture.getHeight() / 2);
    }

    @FXML
    private void pinch(ZoomEvent event) {
        viewModel.magnify(
                event.getZoomFactor(), event.getX() - picture.getWidth() / 2, event.getY() - picture.getHeight() / 2);
    }

    @FXML
    private void keyPressed(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        boolean taken = switch (event.getCode()) {
            case LEFT -> arrow(event, -1, 0);
            case RIGHT -> arrow(event, 1, 0);
            case UP -> arrow(event, 0, -1);
            case DOWN -> arrow(event, 0, 1);
            case PLUS, EQUALS, ADD -> plain && zoom(1);
            case MINUS, SUBTRACT -> plain && zoom(-1);
            case ESCAPE -> plain && !event.isShiftDown() && escape();
            default -> false;
        };
        if (taken) {
            event.consume();
        }
    }

    /** Without a modifier, left and right belong to the timeline; up and down keep the focus. */
    private boolean arrow(KeyEvent event, int right, int down) {
        if (event.isShortcutDown() && event.isShiftDown()) {
            viewModel.pan(right * PIXELS, down * PIXELS);
        } else if (event.isShortcutDown()) {
            viewModel.turn(right * ViewportCommands.DEGREES, down * ViewportCommands.DEGREES);
        }
        return event.isShortcutDown() || down != 0;
    }

    private boolean zoom(int notches) {
        viewModel.zoom(notches, 0, 0);
        return true;
    }

    private boolean escape() {
        return viewModel.leaveCamera() || viewModel.document.endWalk() || viewModel.clearSelection();
    }
}
