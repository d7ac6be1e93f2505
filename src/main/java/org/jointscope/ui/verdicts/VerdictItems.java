package org.jointscope.ui.verdicts;

import javafx.scene.control.TreeItem;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The items of the list. Which are unfolded is kept from one list to the next: none at first. */
final class VerdictItems {

    private final Set<String> unfolded = new HashSet<>();
    private TreeItem<VerdictLine> root = new TreeItem<>();

    /** Builds the list under an invisible root. */
    TreeItem<VerdictLine> build(List<VerdictLine> lines) {
        root = new TreeItem<>();
        lines.forEach(line -> root.getChildren().add(item(line)));
        root.setExpanded(true);
        root.addEventHandler(
                TreeItem.<VerdictLine>expandedItemCountChangeEvent(),
                event -> {
                    if (event.wasExpanded()) {
                        unfolded.add(event.getTreeItem().getValue().id());
                    } else if (event.wasCollapsed()) {
                        unfolded.remove(event.getTreeItem().getValue().id());
                    }
                });
        return root;
    }

    /** No deeper than engine, manner, trait. */
    private TreeItem<VerdictLine> item(VerdictLine line) {
        TreeItem<VerdictLine> item = new TreeItem<>(line);
        line.lines().forEach(below -> item.getChildren().add(item(below)));
        item.setExpanded(unfolded.contains(line.id()));
        return item;
    }

    /** The item that stands for a line, if the list has it. */
    Optional<TreeItem<VerdictLine>> find(String id) {
        Deque<TreeItem<VerdictLine>> open = new ArrayDeque<>(root.getChildren());
        while (!open.isEmpty()) {
            TreeItem<VerdictLine> item = open.pop();
            if (item.getValue().id().equals(id)) {
                return Optional.of(item);
            }
            open.addAll(item.getChildren());
        }
        return Optional.empty();
    }

    /** Sorts the engines; the rules of one stay in their order, in which the first decides. */
    void sort(Comparator<TreeItem<VerdictLine>> by) {
        root.getChildren().sort(by);
    }
}
