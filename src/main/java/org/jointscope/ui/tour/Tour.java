package org.jointscope.ui.tour;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.jointscope.messages.Texts;
import org.jointscope.ui.learn.PartFrames;

/**
 * Shows the tour above the other parts of the window: a card next to the part that it explains, and a frame around that
 * part. They are nodes of the same scene and not a popup, which would receive the keys of the controls below.
 * Everything else in the window remains usable.
 */
public final class Tour {

    private static final double WIDTH = 320;
    private static final double GAP = 12;

    /** Distance of the card from the top of the part: the height of the tabs. */
    private static final double BELOW_TABS = 48;

    private final Pane root;
    private final TourViewModel viewModel;
    private final Function<TourStop, List<Node>> opener;
    private final TourCard card;
    private final Runnable follow = this::place;
    private final EventHandler<KeyEvent> keyUnused = this::keyUnused;
    private final PartFrames frames;
    private List<Node> parts = List.of();

    /** The control that had the focus before. */
    private Optional<Node> origin = Optional.empty();

    /**
     * @param root of the window, which does not manage the positions of the card and the frames
     * @param opener opens the panes that a stop explains, and returns them; the card is next to the first one
     */
    public Tour(Pane root, TourViewModel viewModel, Function<TourStop, List<Node>> opener, Texts texts) {
        this.root = root;
        this.viewModel = viewModel;
        this.opener = opener;
        this.card = new TourCard(viewModel, texts);
        this.frames = new PartFrames(root);
    }

    /** Shows the first stop. */
    public void show() {
        Scene scene = root.getScene();
        origin = Optional.ofNullable(scene.getFocusOwner());
        root.getChildren().add(card);
        root.addEventHandler(KeyEvent.KEY_PRESSED, keyUnused);
        scene.addPostLayoutPulseListener(follow);
        viewModel.stopProperty().subscribe(stop -> stop.ifPresentOrElse(this::show, this::end));
        card.focus();
    }

    private void show(TourStop stop) {
        parts = opener.apply(stop);
        frames.show(() -> parts);
        card.toFront();
        card.show();
        root.requestLayout();
    }

    private void end() {
        boolean focused = card.isFocusWithin();
        root.getScene().removePostLayoutPulseListener(follow);
        root.removeEventHandler(KeyEvent.KEY_PRESSED, keyUnused);
        frames.hide();
        if (focused) {
            origin.filter(node -> node.getScene() == root.getScene())
                    .orElse(root)
                    .requestFocus();
        }
        root.getChildren().remove(card);
    }

    /** Escape ends the tour, unless the focused control uses it. */
    private void keyUnused(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            viewModel.close();
            event.consume();
        }
    }

    /** Follows the first part when the window or a divider moves. */
    private void place() {
        double width = Math.min(WIDTH, root.getWidth() - 2 * GAP);
        double height = card.prefHeight(width);
        Point2D at = corner(frames.bounds(parts.getFirst()), width, height);
        PartFrames.move(
                card,
                within(at.getX(), width, root.getWidth()),
                within(at.getY(), height, root.getHeight()),
                width,
                height);
    }

    /**
     * The upper left corner of the card: on the right of the part, otherwise on the left, otherwise above; if it fits
     * nowhere, at the right edge of the window.
     */
    private Point2D corner(Bounds part, double width, double height) {
        if (part.isEmpty()) {
            return new Point2D((root.getWidth() - width) / 2, (root.getHeight() - height) / 2);
        }
        double right = part.getMaxX() + GAP;
        double left = part.getMinX() - GAP - width;
        double above = part.getMinY() - GAP - height;
        double top = part.getMinY() + BELOW_TABS;
        if (right + width + GAP <= root.getWidth()) {
            return new Point2D(right, top);
        }
        if (left >= GAP) {
            return new Point2D(left, top);
        }
        return above >= GAP ? new Point2D(part.getMinX() + GAP, above) : new Point2D(right, top);
    }

    private static double within(double position, double size, double available) {
        return Math.max(GAP, Math.min(position, available - GAP - size));
    }
}
