package org.jointscope.ui.issues;

import javafx.scene.control.TreeItem;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The items of the list. Which are unfolded is kept from one list to the next: files at first, the
 * places of an issue when asked for.
 */
final class IssueItems {

    private final Set<String> toggled = new HashSet<>();
    private TreeItem<IssueLine> root = new TreeItem<>();

    /** Builds the list under an invisible root. */
    TreeItem<IssueLine> build(List<IssueLine> lines) {
        root = new TreeItem<>();
        lines.forEach(line -> root.getChildren().add(item(line)));
        root.setExpanded(true);
        root.addEventHandler(
                TreeItem.<IssueLine>expandedItemCountChangeEvent(),
                event -> {
                    if (event.wasExpanded() || event.wasCollapsed()) {
                        remember(event.getTreeItem());
                    }
                });
        return root;
    }

    /** No deeper than file, issue, place. */
    private TreeItem<IssueLine> item(IssueLine line) {
        TreeItem<IssueLine> item = new TreeItem<>(line);
        line.lines().forEach(below -> item.getChildren().add(item(below)));
        item.setExpanded(unfoldsByItself(line) != toggled.contains(line.id()));
        return item;
    }

    private static boolean unfoldsByItself(IssueLine line) {
        return line.kind() == IssueLine.Kind.FILE;
    }

    private void remember(TreeItem<IssueLine> item) {
        IssueLine line = item.getValue();
        if (item.isExpanded() == unfoldsByItself(line)) {
            toggled.remove(line.id());
        } else {
            toggled.add(line.id());
        }
    }

    /** The item that stands for a line, if the list has it. */
    Optional<TreeItem<IssueLine>> find(String id) {
        Deque<TreeItem<IssueLine>> open = new ArrayDeque<>(root.getChildren());
        while (!open.isEmpty()) {
            TreeItem<IssueLine> item = open.pop();
            if (item.getValue().id().equals(id)) {
                return Optional.of(item);
            }
            open.addAll(item.getChildren());
        }
        return Optional.empty();
    }

    /** Sorts on each level; what is not listed stays last. */
    void sort(Comparator<TreeItem<IssueLine>> by) {
        Comparator<TreeItem<IssueLine>> moreLast =
                Comparator.comparing(item -> item.getValue().kind() == IssueLine.Kind.MORE);
        sort(root, moreLast.thenComparing(by));
    }

    private static void sort(
            TreeItem<IssueLine> parent, Comparator<TreeItem<IssueLine>> comparator) {
        parent.getChildren().forEach(child -> sort(child, comparator));
        if (parent.getChildren().size() > 1) {
            parent.getChildren().sort(comparator);
        }
    }
}
