package org.jointscope.ui.pane;

import java.util.Arrays;
import javafx.application.Platform;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import org.jointscope.ui.document.Settings;

/**
 * The divider positions of a split pane. Only those that the user moves are stored, as fractions of its size. They are
 * restored whenever that size changes: a small window and a hidden tab, which has its minimum size, move dividers, but
 * not for good.
 */
public final class DividerMemory {

    private final SplitPane panes;
    private final Settings settings;
    private String name = "";
    private double[] wanted = {};
    private double[] pressed = {};

    private DividerMemory(SplitPane panes, Settings settings) {
        this.panes = panes;
        this.settings = settings;
        panes.widthProperty().subscribe((before, now) -> Platform.runLater(this::restore));
        panes.heightProperty().subscribe((before, now) -> Platform.runLater(this::restore));
        panes.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressed());
        panes.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> store());
    }

    /**
     * Restores the positions, and stores those that the user chooses.
     *
     * @param name of a divider for screen readers
     * @param first positions if none are stored
     */
    public static DividerMemory follow(SplitPane panes, Settings settings, String name, double... first) {
        DividerMemory memory = new DividerMemory(panes, settings);
        DividerKeys.add(panes, name, memory::pressed, memory::store);
        memory.use(panes.getId(), first);
        return memory;
    }

    /**
     * Restores the positions for another set of items.
     *
     * @param items key in the settings
     * @param first positions if none are stored
     */
    public void use(String items, double... first) {
        name = items;
        wanted = first.clone();
        Arrays.setAll(wanted, i -> Math.clamp(settings.find(key(i), first[i]), 0, 1));
        Arrays.sort(wanted);
        restore();
    }

    private String key(int divider) {
        return "divider." + name + "." + divider;
    }

    private void restore() {
        panes.setDividerPositions(wanted);
    }

    private void pressed() {
        pressed = panes.getDividerPositions();
    }

    private void store() {
        double[] now = panes.getDividerPositions();
        for (int i = 0; i < Math.min(now.length, pressed.length); i++) {
            if (now[i] != pressed[i]) {
                wanted[i] = now[i];
                settings.put(key(i), Double.toString(now[i]));
            }
        }
    }
}
