package org.jointscope.ui.outline;

import javafx.scene.control.TreeItem;

import org.jointscope.ui.document.Document;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The items of the tree. A tree is built whole before it is shown, which takes milliseconds for
 * thousands of joints; which of them are collapsed is kept from one tree to the next, and a
 * filtered tree shows all.
 */
final class JointItems {

    private static final JointRow INVISIBLE_ROOT =
            new JointRow(Document.NO_JOINT, "", Document.NO_JOINT);
    private static final Comparator<TreeItem<JointRow>> BY_INDEX =
            Comparator.comparingInt(item -> item.getValue().index());

    private final Map<Integer, TreeItem<JointRow>> items = new HashMap<>();
    private final Set<Integer> collapsed = new HashSet<>();
    private boolean builtFiltered;

    /** Builds the tree of some rows, parents before their children, under an invisible root. */
    TreeItem<JointRow> build(List<JointRow> rows, boolean filtered) {
        items.clear();
        builtFiltered = filtered;
        Map<Integer, List<TreeItem<JointRow>>> children = new HashMap<>();
        for (JointRow row : rows) {
            TreeItem<JointRow> item = new TreeItem<>(row);
            items.put(row.index(), item);
            children.computeIfAbsent(row.parent(), parent -> new ArrayList<>()).add(item);
        }
        TreeItem<JointRow> root = new TreeItem<>(INVISIBLE_ROOT);
        children.forEach(
                (parent, ofParent) -> {
                    ofParent.sort(BY_INDEX);
                    TreeItem<JointRow> item = items.getOrDefault(parent, root);
                    item.getChildren().setAll(ofParent);
                    item.setExpanded(filtered || !collapsed.contains(parent));
                });
        if (!filtered) {
            rememberCollapsed(root);
        }
        return root;
    }

    /**
     * Takes what has become of the rows of the tree, as long as the same joints hang on each other;
     * false if they do not, and another tree has to be built.
     */
    boolean update(List<JointRow> rows, boolean filtered) {
        if (rows.size() != items.size() || filtered != builtFiltered) {
            return false;
        }
        boolean same = rows.stream().allMatch(row -> is(row, it -> it.parent() == row.parent()));
        if (same) {
            rows.stream()
                    .filter(row -> !is(row, row::equals))
                    .forEach(row -> items.get(row.index()).setValue(row));
        }
        return same;
    }

    /** Whether the joints are those of the tree, by name. */
    boolean isOf(List<JointRow> joints) {
        return joints.stream().allMatch(row -> is(row, it -> it.name().equals(row.name())));
    }

    /** Whether the tree has a joint of that index, and it meets a condition. */
    private boolean is(JointRow row, Predicate<JointRow> condition) {
        return find(row.index()).map(TreeItem::getValue).filter(condition).isPresent();
    }

    private void rememberCollapsed(TreeItem<JointRow> root) {
        root.addEventHandler(
                TreeItem.<JointRow>branchCollapsedEvent(),
                event -> collapsed.add(index(event.getTreeItem())));
        root.addEventHandler(
                TreeItem.<JointRow>branchExpandedEvent(),
                event -> collapsed.remove(index(event.getTreeItem())));
    }

    private static int index(TreeItem<JointRow> item) {
        return item.getValue().index();
    }

    /** The item of a joint, if the tree has it. */
    Optional<TreeItem<JointRow>> find(int joint) {
        return Optional.ofNullable(items.get(joint));
    }

    /** The next tree is built with all rows open. */
    void expandAll() {
        collapsed.clear();
    }

    /** The next tree is built with all rows closed. */
    void collapseAll() {
        collapsed.addAll(items.keySet());
    }
}
