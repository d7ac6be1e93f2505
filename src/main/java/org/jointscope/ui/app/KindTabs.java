package org.jointscope.ui.app;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

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

    private final TabPane pane;
    private final Settings settings;
    private final List<Tab> all;
    private final Optional<Tab> usual;
    private String key = "";
    private boolean changing;

    /**
     * @param usual comes to the front where nothing is remembered; else the first one does
     */
    KindTabs(TabPane pane, Settings settings, Optional<Tab> usual) {
        this.pane = pane;
        this.settings = settings;
        this.usual = usual;
        this.all = List.copyOf(pane.getTabs());
        pane.getSelectionModel().selectedItemProperty().subscribe(this::remember);
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
        return settings.find(key)
                .flatMap(id -> shown.stream().filter(tab -> id.equals(tab.getId())).findFirst())
                .or(() -> usual.filter(shown::contains))
                .orElseGet(shown::getFirst);
    }

    private void remember(Tab front) {
        if (!changing && front != null && !key.isEmpty()) {
            settings.put(key, front.getId());
        }
    }
}
