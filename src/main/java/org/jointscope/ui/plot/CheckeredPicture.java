package org.jointscope.ui.plot;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import org.jointscope.ui.control.Showing;

/**
 * An image in front of a checkerboard, which shows transparency. Small images are enlarged by whole numbers so that
 * pixels can be told from their neighbors.
 */
public final class CheckeredPicture extends Region {

    private static final double SQUARE = 8;
    private static final double TALLEST = 400;
    private static final double SMALLEST_SIDE = 2;

    private final Rectangle ground = new Rectangle();
    private final SVGPath squares = new SVGPath();
    private final ImageView view = new ImageView();

    public CheckeredPicture() {
        getStyleClass().add("checkered-picture");
        ground.getStyleClass().add("ground");
        squares.getStyleClass().add("squares");
        for (var node : List.of(ground, squares, view)) {
            node.setManaged(false);
        }
        getChildren().addAll(ground, squares, view);
        Showing.set(this, false);
    }

    public void show(Optional<Image> picture) {
        view.setImage(picture.orElse(null));
        Showing.set(this, picture.isPresent());
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + snappedRightInset() + SQUARE;
    }

    @Override
    protected double computePrefHeight(double width) {
        Image image = view.getImage();
        if (image == null) {
            return 0;
        }
        double room = width < 0 ? TALLEST : width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset()
                + snappedBottomInset()
                + Math.max(SMALLEST_SIDE, image.getHeight() * scale(image, room));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /** A whole number, or less than 1 for an image that does not fit. */
    private static double scale(Image image, double room) {
        double most = Math.min(Math.max(1, room) / image.getWidth(), TALLEST / image.getHeight());
        return most >= 1 ? Math.floor(most) : most;
    }

    @Override
    protected void layoutChildren() {
        Image image = view.getImage();
        if (image == null) {
            return;
        }
        double scale = scale(image, getWidth() - snappedLeftInset() - snappedRightInset());
        double width = Math.max(SMALLEST_SIDE, image.getWidth() * scale);
        double height = Math.max(SMALLEST_SIDE, image.getHeight() * scale);
        for (var node : List.of(squares, view)) {
            node.relocate(snappedLeftInset(), snappedTopInset());
        }
        view.setSmooth(scale < 1);
        view.setFitWidth(width);
        view.setFitHeight(height);
        ground.relocate(snappedLeftInset() - 1, snappedTopInset() - 1);
        if (ground.getWidth() != width + 2 || ground.getHeight() != height + 2) {
            ground.setWidth(width + 2);
            ground.setHeight(height + 2);
            drawSquares(width, height);
        }
    }

    private void drawSquares(double width, double height) {
        StringBuilder path = new StringBuilder();
        for (int row = 0; row * SQUARE < height; row++) {
            for (int column = row % 2; column * SQUARE < width; column += 2) {
                double left = column * SQUARE;
                double top = row * SQUARE;
                path.append('M').append(left).append(' ').append(top);
                path.append('H').append(Math.min(width, left + SQUARE));
                path.append('V').append(Math.min(height, top + SQUARE));
                path.append('H').append(left).append('Z');
            }
        }
        squares.setContent(path.toString());
    }
}
