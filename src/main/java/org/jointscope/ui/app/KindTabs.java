package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.document.Settings;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Leaves of a pane's tabs those that there is something to show in: each says by its user data what
 * it is about. Which of them was in front is remembered for each choice of them.
 */
final class KindTabs {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** As the style sheet has it: the size of the letters, and the room around a title. */
    private static final double FONT = 0.95;

    private static final double AROUND = 28;

    private final TabPane pane;
    private final Settings settings;
    private final List<Tab> all;
    private final String usual;
    private String key = "";
    private boolean changing;

    /**
     * @param usual id of the tab that comes to the front where nothing is remembered; if there is
     *     no such tab, the first one does
     */
    KindTabs(TabPane pane, Settings settings, String usual) {
        this.pane = pane;
        this.settings = settings;
        this.usual = usual;
        this.all = List.copyOf(pane.getTabs());
        pane.getSelectionModel().selectedItemProperty().subscribe(this::remember);
    }

    /**
     * Sets titles closer where they would not all stand side by side: one that is out of sight is
     * not found. A width comes of a layout: styles that change during one leave parts of it as it
     * was.
     */
    void fitTitles() {
        pane.widthProperty().subscribe(() -> Platform.runLater(this::fit));
        pane.getTabs().subscribe(() -> Platform.runLater(this::fit));
    }

    private void fit() {
        double needed =
                pane.getTabs().stream()
                        .mapToDouble(tab -> Nodes.width(tab.getText()) * FONT + AROUND)
                        .sum();
        if (pane.getWidth() > 0) {
            pane.pseudoClassStateChanged(NARROW, pane.getWidth() < needed);
        }
    }

    void show(Set<PaneKind> kinds) {
        List<Tab> shown = all.stream().filter(tab -> kinds.contains(kind(tab))).toList();
        String next = "tab." + pane.getId() + "." + names(kinds);
        if (next.equals(key)) {
            return;
        }
        key = next;
        Tab front = front(shown);
        changing = true;
        pane.getTabs().removeIf(tab -> !shown.contains(tab));
        for (int i = 0; i < shown.size(); i++) {
            if (i == pane.getTabs().size() || pane.getTabs().get(i) != shown.get(i)) {
                pane.getTabs().add(i, shown.get(i));
            }
        }
        pane.getSelectionModel().select(front);
        changing = false;
    }

    private static PaneKind kind(Tab tab) {
        return PaneKind.valueOf((String) tab.getUserData());
    }

    private static String names(Set<PaneKind> kinds) {
        return kinds.stream().map(PaneKind::name).sorted().collect(Collectors.joining("+"));
    }

    private Tab front(List<Tab> shown) {
        return find(shown, settings.find(key).orElse(usual))
                .or(() -> find(shown, usual))
                .orElseGet(shown::getFirst);
    }

    private static Optional<Tab> find(List<Tab> tabs, String id) {
        return tabs.stream().filter(tab -> tab.getId().equals(id)).findFirst();
    }

    private void remember(Tab front) {
        if (!changing && front != null && !key.isEmpty()) {
            settings.put(key, front.getId());
        }
    }

    /** A tab, whether or not it is shown. */
    Tab get(String id) {
        return find(all, id).orElseThrow();
    }

    /** Brings a tab to the front, if it is shown. */
    void select(String id) {
        find(pane.getTabs(), id).ifPresent(pane.getSelectionModel()::select);
    }
}
