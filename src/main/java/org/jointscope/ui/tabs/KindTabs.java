package org.jointscope.ui.tabs;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.document.Settings;

/**
 * Shows only the tabs of a pane that have content; the user data of a tab is its kind. The selected tab is stored for
 * each set of visible tabs.
 */
public final class KindTabs {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass NARROWEST = PseudoClass.getPseudoClass("narrowest");

    /** The values of the style sheet: the font size, and the space around a title. */
    private static final double FONT = 0.95;

    private static final double AROUND = 28;
    private static final double FONT_IF_NARROW = 0.85;
    private static final double AROUND_IF_NARROW = 8;

    /** The list of tabs that do not fit, and its edges; it is shown until there is room for it. */
    private static final double LIST = 50;

    private final TabPane pane;
    private final Settings settings;
    private final List<Tab> all;
    private final String usual;
    private Optional<Texts> keys = Optional.empty();
    private String key = "";
    private boolean changing;

    /**
     * @param usual id of the tab that is selected if none is stored; if that tab does not exist, the first one is
     *     selected
     */
    public KindTabs(TabPane pane, Settings settings, String usual) {
        this.pane = pane;
        this.settings = settings;
        this.usual = usual;
        this.all = List.copyOf(pane.getTabs());
        pane.getSelectionModel().selectedItemProperty().subscribe(this::remember);
    }

    /**
     * Reduces the space around titles if they would not all fit: users do not find a tab that is out of sight. A width
     * results from a layout, and styles that change during one leave parts unchanged.
     */
    public void fitTitles() {
        pane.widthProperty().subscribe(() -> Platform.runLater(this::fit));
        pane.getTabs().subscribe(() -> Platform.runLater(this::fit));
    }

    private void fit() {
        if (pane.getWidth() > 0) {
            pane.pseudoClassStateChanged(NARROW, pane.getWidth() < LIST + width(FONT, AROUND));
            pane.pseudoClassStateChanged(NARROWEST, pane.getWidth() < LIST + width(FONT_IF_NARROW, AROUND_IF_NARROW));
        }
    }

    private double width(double font, double around) {
        return pane.getTabs().stream()
                .mapToDouble(tab -> Nodes.width(tab.getText()) * font + around)
                .sum();
    }

    public void show(Set<PaneKind> kinds) {
        List<Tab> shown = all.stream().filter(tab -> kinds.contains(kind(tab))).toList();
        String next = "tab." + pane.getId() + "." + names(kinds);
        if (next.equals(key) && shown.equals(pane.getTabs())) {
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
        keys.ifPresent(this::explain);
    }

    /** The key of the tab at an index. */
    public static KeyCombination key(int index) {
        return KeyCombination.valueOf("Shortcut+" + (index + 1));
    }

    /** Shows the keys of the tabs in their tooltips. */
    public void showKeys(Texts texts) {
        keys = Optional.of(texts);
    }

    private void explain(Texts texts) {
        for (int i = 0; i < pane.getTabs().size(); i++) {
            Tab tab = pane.getTabs().get(i);
            String text = texts.of("tab.help", tab.getText(), key(i).getDisplayText());
            tab.setTooltip(new Tooltip(text));
        }
    }

    private static PaneKind kind(Tab tab) {
        return PaneKind.valueOf((String) tab.getUserData());
    }

    /** Without the counterpart, which is found only after a model is shown. */
    private static String names(Set<PaneKind> kinds) {
        return kinds.stream()
                .filter(kind -> kind != PaneKind.COUNTERPART)
                .map(PaneKind::name)
                .sorted()
                .collect(Collectors.joining("+"));
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

    /** Whether a tab is visible. */
    public boolean shows(String id) {
        return find(pane.getTabs(), id).isPresent();
    }

    /** The id of the selected tab. */
    public Optional<String> selected() {
        return Optional.ofNullable(pane.getSelectionModel().getSelectedItem()).map(Tab::getId);
    }

    /** A tab, visible or not. */
    public Tab get(String id) {
        return find(all, id).orElseThrow();
    }

    /** Selects a tab if it is visible. */
    public void select(String id) {
        find(pane.getTabs(), id).ifPresent(pane.getSelectionModel()::select);
    }
}
