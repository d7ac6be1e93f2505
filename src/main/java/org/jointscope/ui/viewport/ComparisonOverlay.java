package org.jointscope.ui.viewport;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import org.jointscope.messages.Texts;
import org.jointscope.scene.Counterpart;
import org.jointscope.ui.viewport.Comparison.Mode;
import org.kordamp.ikonli.javafx.FontIcon;

/** The names of the compared files, and the divider between them, over the viewport. */
final class ComparisonOverlay extends Pane {

    /** The height of the names, including the space around them. */
    private static final double NAME_HEIGHT = 30;

    private static final double APART = 10;
    private static final double SAMPLE = 5;
    private static final double DIVIDER_WIDTH = 25;
    private static final double STEP = 0.02;
    private static final double LARGE_STEP = 0.1;

    private final Comparison comparison;
    private final Label open = name("openName");
    private final Label counterpart = name("counterpartName");
    private final StackPane divider = styled(new StackPane(), "compare-divider");
    private double top;

    ComparisonOverlay(ViewportViewModel viewModel, Texts texts) {
        this.comparison = viewModel.comparison;
        open.textProperty().bind(comparison.openName);
        counterpart.textProperty().bind(comparison.counterpart.map(Counterpart::name));
        divider.setId("compareDivider");
        divider.getChildren()
                .addAll(
                        styled(new Region(), "line"),
                        styled(new StackPane(new FontIcon("mdi2a-arrow-left-right")), "handle"));
        divider.setFocusTraversable(true);
        divider.setAccessibleRole(AccessibleRole.SLIDER);
        divider.setAccessibleText(texts.of("viewport.compare.divider"));
        divider.setOnMousePressed(event -> divider.requestFocus());
        divider.setOnMouseDragged(this::drag);
        divider.setOnMouseClicked(this::click);
        divider.setOnKeyPressed(this::keyPressed);
        getChildren().addAll(open, counterpart, divider);
        getStyleClass().add("comparison");
        setPickOnBounds(false);
        comparison.shownProperty().subscribe(this::show);
        comparison.divider.subscribe(this::requestLayout);
    }

    private static Label name(String id) {
        Label label = styled(new Label(), "compared-name");
        label.setId(id);
        label.setMouseTransparent(true);
        return label;
    }

    private void show(Mode mode) {
        setVisible(mode != Mode.OFF);
        divider.setVisible(mode != Mode.OVERLAY);
        open.setGraphic(mode == Mode.OVERLAY ? new Circle(SAMPLE, OverlaidModels.OPEN) : null);
        counterpart.setGraphic(mode == Mode.OVERLAY ? new Circle(SAMPLE, OverlaidModels.COUNTERPART) : null);
        divider.setDisable(mode != Mode.SWIPE);
        divider.setMouseTransparent(mode != Mode.SWIPE);
        requestLayout();
    }

    /** Sets the height of the tools above the names. */
    void setTop(double height) {
        top = height;
        requestLayout();
    }

    /** The height of the tools above the names. */
    double top() {
        return top;
    }

    /** The height of the names; 0 without a comparison. */
    double nameHeight() {
        // Not the visibility, which changes after listeners of the comparison have run.
        return comparison.shown() == Mode.OFF ? 0 : NAME_HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        boolean swipe = comparison.shown() == Mode.SWIPE;
        double width = getWidth();
        double middle = Math.rint(width * (swipe ? comparison.divider.get() : 0.5));
        divider.resizeRelocate(middle - Math.floor(DIVIDER_WIDTH / 2), 0, DIVIDER_WIDTH, getHeight());
        double ofOpen = fit(open, middle);
        double ofOther = fit(counterpart, width - middle);
        if (swipe) {
            open.relocate(middle - APART - ofOpen, top);
            counterpart.relocate(middle + APART, top);
        } else {
            open.relocate(Math.rint((middle - ofOpen) / 2), top);
            counterpart.relocate(Math.rint(middle + (width - middle - ofOther) / 2), top);
        }
    }

    /** Sizes a name for its side; hides it if there is almost no space. */
    private static double fit(Label name, double side) {
        double available = Math.max(0, side - 2 * APART);
        double wanted = Math.ceil(name.prefWidth(-1));
        double width = Math.min(wanted, available);
        name.setVisible(available >= Math.min(wanted, 4 * APART));
        name.resize(width, name.prefHeight(-1));
        return width;
    }

    private void drag(MouseEvent event) {
        comparison.moveDivider(sceneToLocal(event.getSceneX(), 0).getX() / getWidth());
        event.consume();
    }

    private void click(MouseEvent event) {
        if (event.getClickCount() == 2) {
            comparison.moveDivider(0.5);
        }
        event.consume();
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        double now = comparison.divider.get();
        double step = event.isShiftDown() ? LARGE_STEP : STEP;
        double next = switch (event.getCode()) {
            case LEFT -> now - step;
            case RIGHT -> now + step;
            case HOME -> 0;
            case END -> 1;
            default -> Double.NaN;
        };
        if (!Double.isNaN(next)) {
            comparison.moveDivider(next);
            event.consume();
        }
    }
}
