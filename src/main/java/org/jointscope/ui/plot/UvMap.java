package org.jointscope.ui.plot;

import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** An image with triangles at their texture coordinates. The wheel zooms, dragging pans, a click selects a triangle. */
public final class UvMap extends PlotCanvas {

    private static final double PER_NOTCH = 1.25;
    private static final double PIXELS_PER_NOTCH = 40;
    private static final double KEY_STEP = 40;

    /** Receives a position on the image. */
    public interface Chooser {
        void choose(double x, double y);
    }

    private final ObservableValue<UvLayout> layout;
    private final ObservableIntegerValue triangle;
    private final ObservableIntegerValue vertex;
    private final Chooser chooser;
    private Optional<Image> image = Optional.empty();
    private UvZoom zoom = new UvZoom(1, 0, 0);
    private boolean whole = true;
    private Point2D held = Point2D.ZERO;

    /**
     * @param triangle index of the selected one, or −1
     * @param vertex index of the selected one, or −1
     * @param chooser receives the position of a click
     */
    public UvMap(
            ObservableValue<UvLayout> layout,
            ObservableIntegerValue triangle,
            ObservableIntegerValue vertex,
            Chooser chooser,
            ObservableValue<Boolean> seen) {
        super("skin-map", seen, "ground", "text", "muted", "accent", "danger");
        this.layout = layout;
        this.triangle = triangle;
        this.vertex = vertex;
        this.chooser = chooser;
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setOnMousePressed(event -> held = new Point2D(event.getX(), event.getY()));
        setOnMouseDragged(this::drag);
        setOnMouseClicked(this::click);
        setOnScroll(this::scroll);
        setOnKeyPressed(this::key);
        layout.subscribe(now -> showWhole());
        triangle.subscribe(this::repaintLive);
        vertex.subscribe(this::repaintLive);
    }

    /** Sets the image below the triangles. */
    public void setImage(Optional<Image> other) {
        image = other;
        repaint();
    }

    @Override
    protected void arrange() {
        if (whole) {
            zoom = wholeZoom();
        }
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        new UvPainter(graphics, colors, layout.getValue(), zoom).paint(image);
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        new UvPainter(graphics, colors, layout.getValue(), zoom).paintSelected(triangle.get(), vertex.get());
    }

    private UvZoom wholeZoom() {
        return UvZoom.whole(layout.getValue(), getWidth(), getHeight());
    }

    /** Shows the entire image. */
    public void showWhole() {
        whole = true;
        repaint();
    }

    private void look(UvZoom next) {
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
            chooser.choose(zoom.s(event.getX()), zoom.t(event.getY()));
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
