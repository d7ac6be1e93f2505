package org.jointscope.ui.md2.triangles;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Swatches;

import java.util.Optional;

/**
 * The skin of an .md2 with its triangles over it. The wheel goes nearer, dragging moves, a click
 * chooses a triangle.
 */
public final class SkinMap extends Region {

    private static final double PER_NOTCH = 1.25;
    private static final double PIXELS_PER_NOTCH = 40;
    private static final double KEY_STEP = 40;

    private final Canvas canvas = new Canvas();
    private final Swatches colors =
            new Swatches(this::requestLayout, "ground", "text", "muted", "accent", "danger");
    private final SkinPainter painter = new SkinPainter(canvas.getGraphicsContext2D(), colors);
    private TrianglesViewModel model;
    private Optional<Image> image = Optional.empty();
    private MapZoom zoom = new MapZoom(1, 0, 0);
    private boolean whole = true;
    private Point2D held = Point2D.ZERO;

    public SkinMap() {
        getStyleClass().add("skin-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().addAll(colors, canvas);
        getChildren().forEach(child -> child.setManaged(false));
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseClicked(this::click);
        setOnScroll(this::scroll);
        setOnKeyPressed(this::key);
    }

    void show(TrianglesViewModel shown, PictureImages images) {
        model = shown;
        model.layout.subscribe(
                layout -> {
                    whole = true;
                    requestLayout();
                });
        model.choices
                .skinProperty()
                .subscribe(
                        skin -> {
                            image = skin.map(images::of);
                            requestLayout();
                        });
        model.choices.triangleProperty().subscribe(this::requestLayout);
        model.choices.vertexProperty().subscribe(this::requestLayout);
    }

    @Override
    protected void layoutChildren() {
        if (model == null || getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        if (whole) {
            zoom = wholeZoom();
        }
        painter.paint(
                model.layout.get(),
                zoom,
                image,
                model.choices.triangleProperty().get(),
                model.choices.vertexProperty().get());
    }

    private MapZoom wholeZoom() {
        return MapZoom.whole(model.layout.get(), getWidth(), getHeight());
    }

    /** Shows all of the skin. */
    void showWhole() {
        whole = true;
        requestLayout();
    }

    private void look(MapZoom next) {
        zoom = next;
        whole = false;
        requestLayout();
    }

    /** Where a place of the skin is drawn. */
    Point2D place(double s, double t) {
        return new Point2D(zoom.x(s), zoom.y(t));
    }

    private void press(MouseEvent event) {
        requestFocus();
        held = new Point2D(event.getX(), event.getY());
        event.consume();
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
        look(
                zoom.by(
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
