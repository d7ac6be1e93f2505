package org.jointscope.ui.viewport;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.SubScene;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import org.jointscope.ui.viewport.Comparison.Mode;

/**
 * Arranges the picture of the open model and that of its counterpart: both have the same size and the same view, so
 * that equal models look equal. Side by side, each fills one half of the viewport; otherwise both fill it, and each is
 * clipped at the divider.
 */
final class ComparedPictures {

    /** The width in which the open model is visible. */
    final DoubleBinding openWidth;

    private final Pane picture;
    private final Pane other;
    private final SubScene openScene;

    /** @param root contains the picture of the open model; the other one is added */
    ComparedPictures(Comparison comparison, StackPane root, Pane picture, SubScene openScene, SubScene counterpart) {
        this.picture = picture;
        this.openScene = openScene;
        this.other = new Pane(counterpart);
        other.setId("counterpart");
        root.getChildren().add(root.getChildren().indexOf(picture) + 1, other);
        StackPane.setAlignment(picture, Pos.CENTER_LEFT);
        StackPane.setAlignment(other, Pos.CENTER_RIGHT);
        fill(counterpart, other);
        fill(openScene, picture);
        DoubleBinding width = Bindings.createDoubleBinding(
                () -> comparison.shown() == Mode.SIDE_BY_SIDE ? Math.floor(root.getWidth() / 2) : root.getWidth(),
                root.widthProperty(),
                comparison.shownProperty());
        picture.maxWidthProperty().bind(width);
        other.maxWidthProperty().bind(width);
        openWidth = Bindings.createDoubleBinding(
                () -> comparison.shown() == Mode.SWIPE
                        ? Math.rint(picture.getWidth() * comparison.divider.get())
                        : picture.getWidth(),
                picture.widthProperty(),
                comparison.divider,
                comparison.shownProperty());
        comparison.shownProperty().subscribe(this::arrange);
    }

    private static void fill(SubScene scene, Pane pane) {
        scene.widthProperty().bind(pane.widthProperty());
        scene.heightProperty().bind(pane.heightProperty());
    }

    private void arrange(Mode mode) {
        other.setVisible(mode == Mode.SIDE_BY_SIDE || mode == Mode.SWIPE);
        other.setMouseTransparent(mode == Mode.SWIPE);
        if (mode == Mode.SWIPE) {
            clip(openScene);
            Rectangle right = new Rectangle();
            right.xProperty().bind(openWidth);
            right.widthProperty().bind(other.widthProperty().subtract(openWidth));
            right.heightProperty().bind(other.heightProperty());
            other.setClip(right);
        } else {
            openScene.setClip(null);
            other.setClip(null);
        }
    }

    /** Clips a node over the picture of the open model to the visible part. */
    void clip(Node node) {
        Rectangle left = new Rectangle();
        left.widthProperty().bind(openWidth);
        left.heightProperty().bind(picture.heightProperty());
        node.setClip(left);
    }

    /** The mouse changes the view in both pictures. */
    void onMouse(EventHandler<MouseEvent> press, EventHandler<MouseEvent> drag, EventHandler<ScrollEvent> scroll) {
        other.setOnMousePressed(press);
        other.setOnMouseDragged(drag);
        other.setOnScroll(scroll);
    }
}
