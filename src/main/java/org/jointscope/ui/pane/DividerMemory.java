package org.jointscope.ui.pane;

import javafx.scene.control.SplitPane;

import org.jointscope.ui.document.Settings;

import java.util.Arrays;

/** Remembers how split panes were divided. */
public final class DividerMemory {

    private DividerMemory() {}

    /**
     * Divides panes as they were, or leaves them as they are, and remembers from now on: as long as
     * they have the same items, for then they have the same dividers.
     *
     * @param name what the settings know them by
     */
    public static void follow(SplitPane panes, String name, Settings settings) {
        double[] positions = panes.getDividerPositions();
        for (int i = 0; i < positions.length; i++) {
            String key = "divider." + name + "." + i;
            positions[i] = Math.clamp(settings.find(key, positions[i]), 0, 1);
            panes.getDividers()
                    .get(i)
                    .positionProperty()
                    .subscribe((before, now) -> settings.put(key, now.toString()));
        }
        double[] sorted = positions.clone();
        Arrays.sort(sorted);
        if (Arrays.equals(sorted, positions)) {
            panes.setDividerPositions(positions);
        }
    }
}
