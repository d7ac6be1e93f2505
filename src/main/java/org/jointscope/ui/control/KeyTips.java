package org.jointscope.ui.control;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Shows the tooltip of a button without a text below it when the keyboard has moved the focus to it, after the usual
 * delay and for the usual time. The next key ends it, and has its usual effect.
 */
final class KeyTips {

    private static final double GAP = 4;

    /** JavaFX lets Esc hide a tooltip, and by default nothing else. */
    private static final ListChangeListener<Window> SHARES_ESCAPE = change -> {
        while (change.next()) {
            change.getAddedSubList().forEach(KeyTips::shareEscape);
        }
    };

    private final Scene scene;
    private final PauseTransition timer = new PauseTransition();
    private Optional<Tooltip> shown = Optional.empty();

    private KeyTips(Scene scene) {
        this.scene = scene;
    }

    /** Shows the tooltips of a scene from now on. */
    static void show(Scene scene) {
        // There is one list of windows for all scenes.
        Window.getWindows().removeListener(SHARES_ESCAPE);
        Window.getWindows().addListener(SHARES_ESCAPE);
        KeyTips tips = new KeyTips(scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> tips.end());
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> tips.end());
        scene.focusOwnerProperty().subscribe((before, now) -> tips.begin(now));
        scene.windowProperty().flatMap(Window::focusedProperty).subscribe((before, now) -> tips.end());
    }

    private static void shareEscape(Window window) {
        if (window instanceof Tooltip tip) {
            tip.setConsumeAutoHidingEvents(false);
        }
    }

    private void begin(Node focused) {
        end();
        if (focused instanceof ButtonBase button && button.getTooltip() != null && isIcon(button)) {
            after(button.getTooltip().getShowDelay(), () -> show(button));
        }
    }

    private static boolean isIcon(ButtonBase button) {
        return button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY
                || button.getText() == null
                || button.getText().isEmpty();
    }

    private void after(Duration delay, Runnable action) {
        timer.setDuration(delay);
        timer.setOnFinished(event -> action.run());
        timer.playFromStart();
    }

    private void show(ButtonBase button) {
        Tooltip tip = button.getTooltip();
        Window window = scene.getWindow();
        if (!button.isFocusVisible() || window == null || !window.isFocused() || tip.isShowing()) {
            return;
        }
        Bounds place = button.localToScreen(button.getLayoutBounds());
        tip.show(button, place.getMinX(), place.getMaxY() + GAP);
        if (tip.getY() < place.getMaxY()) {
            // At the bottom of the screen, JavaFX moves it over the button.
            tip.setAnchorY(place.getMinY() - GAP - tip.getHeight());
        }
        shown = Optional.of(tip);
        after(tip.getShowDuration(), this::end);
    }

    private void end() {
        timer.stop();
        shown.ifPresent(Tooltip::hide);
        shown = Optional.empty();
    }
}
