package org.jointscope.ui.md2.triangles;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.plot.PlotCanvas;

/** The skin of an .md2 with its triangles over it. The wheel zooms, dragging pans, a click selects a triangle. */
public final class SkinMap extends PlotCanvas {

    private static final double PER_NOTCH = 1.25;
    private static final double PIXELS_PER_NOTCH = 40;
    private static final double KEY_STEP = 40;

    private final TrianglesViewModel model;
    private Optional<Image> image = Optional.empty();
    private MapZoom zoom = new MapZoom(1, 0, 0);
    private boolean whole = true;
    private Point2D held = Point2D.ZERO;

    public SkinMap(TrianglesViewModel model, PictureImages images, ObservableValue<Boolean> seen) {
        super("skin-map", seen, "ground", "text", "muted", "accent", "danger");
        this.model = model;
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setOnMousePressed(event -> held = new Point2D(event.getX(), event.getY()));
        setOnMouseDragged(this::drag);
        setOnMouseClicked(this::click);
        setOnScroll(this::scroll);
        setOnKeyPressed(this::key);
        model.layout.subscribe(layout -> showWhole());
        model.choices.skinProperty().subscribe(skin -> {
            image = skin.map(images::of);
            repaint();
        });
        model.choices.triangleProperty().subscribe(this::repaintLive);
        model.choices.vertexProperty().subscribe(this::repaintLive);
    }

    @Override
    protected void arrange() {
        if (whole) {
            zoom = wholeZoom();
        }
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        new SkinPainter(graphics, colors, model.layout.get(), zoom).paint(image);
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        new SkinPainter(graphics, colors, model.layout.get(), zoom)
                .paintSelected(
                        model.choices.triangleProperty().get(),
                        model.choices.vertexProperty().get());
    }

    private MapZoom wholeZoom() {
        return MapZoom.whole(model.layout.get(), getWidth(), getHeight());
    }

    /** Shows the entire skin. */
    void showWhole() {
        whole = true;
        repaint();
    }

    private void look(MapZoom next) {
        zoom = next;
        whole = false;
        repaint();
    }

    private void drag(MouseEvent event) {
        if (!event.isStillSincePress()) {
            look(zoom.moved(event.getX() - held.getX(), event.getY() - held.getY()));
            held = new Point2D(event.getX(), event.getY());
        }
        event.consume();
    }

    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            model.choose(zoom.s(event.getX()), zoom.t(event.getY()));
        }
    }

    private void scroll(ScrollEvent event) {
        double notches = event.getDeltaY() / PIXELS_PER_NOTCH;
        look(zoom.by(
                Math.pow(PER_NOTCH, notches),
                event.getX(),
                event.getY(),
                wholeZoom().scale()));
        event.consume();
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case PLUS, ADD, EQUALS -> nearer(PER_NOTCH);
            case MINUS, SUBTRACT -> nearer(1 / PER_NOTCH);
            case DIGIT0, NUMPAD0, HOME -> showWhole();
            case LEFT -> look(zoom.moved(KEY_STEP, 0));
            case RIGHT -> look(zoom.moved(-KEY_STEP, 0));
            case UP -> look(zoom.moved(0, KEY_STEP));
            case DOWN -> look(zoom.moved(0, -KEY_STEP));
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void nearer(double factor) {
        look(zoom.by(factor, getWidth() / 2, getHeight() / 2, wholeZoom().scale()));
    }
}
