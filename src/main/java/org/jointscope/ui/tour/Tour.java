package org.jointscope.ui.tour;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.event.EventHandler;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jointscope.messages.Texts;

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

    private static final Bounds NOWHERE = new BoundingBox(0, 0, -1, -1);

    private final Pane root;
    private final TourViewModel viewModel;
    private final Function<TourStop, List<Node>> opener;
    private final TourCard card;
    private final Runnable follow = this::place;
    private final EventHandler<KeyEvent> keyUnused = this::keyUnused;
    private List<Node> parts = List.of();
    private List<Region> frames = List.of();

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
        root.getChildren().removeAll(frames);
        frames = parts.stream().map(part -> frame()).toList();
        root.getChildren().addAll(root.getChildren().indexOf(card), frames);
        card.show();
        root.requestLayout();
    }

    private static Region frame() {
        Region frame = styled(new Region(), "tour-frame");
        frame.setManaged(false);
        frame.setMouseTransparent(true);
        return frame;
    }

    private void end() {
        boolean focused = card.isFocusWithin();
        root.getScene().removePostLayoutPulseListener(follow);
        root.removeEventHandler(KeyEvent.KEY_PRESSED, keyUnused);
        root.getChildren().removeAll(frames);
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

    /** Follows the parts when the window or a divider moves. */
    private void place() {
        for (int i = 0; i < parts.size(); i++) {
            Bounds part = bounds(parts.get(i));
            frames.get(i).setVisible(!part.isEmpty());
            move(frames.get(i), part.getMinX(), part.getMinY(), part.getWidth(), part.getHeight());
        }
        double width = Math.min(WIDTH, root.getWidth() - 2 * GAP);
        double height = card.prefHeight(width);
        Point2D at = corner(bounds(parts.getFirst()), width, height);
        move(
                card,
                within(at.getX(), width, root.getWidth()),
                within(at.getY(), height, root.getHeight()),
                width,
                height);
    }

    /** Empty if the part is not visible. */
    private Bounds bounds(Node part) {
        return part.getScene() == root.getScene() && isVisible(part)
                ? part.localToScene(part.getLayoutBounds())
                : NOWHERE;
    }

    private static boolean isVisible(Node node) {
        return node == null || node.isVisible() && isVisible(node.getParent());
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

    private static void move(Region region, double x, double y, double width, double height) {
        region.resizeRelocate(Math.rint(x), Math.rint(y), Math.rint(width), Math.rint(height));
        region.layout();
    }
}
