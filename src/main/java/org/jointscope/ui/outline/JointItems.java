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

/**
 * The items of the tree. A tree is built whole before it is shown, which takes milliseconds for
 * thousands of joints; which of them are collapsed is kept from one tree to the next, and a
 * filtered tree shows all.
 */
final class JointItems {

    private static final OutlineRow INVISIBLE_ROOT =
            new OutlineRow(new JointRow(Document.NO_JOINT, "", Document.NO_JOINT), false);
    private static final Comparator<TreeItem<OutlineRow>> BY_INDEX =
            Comparator.comparingInt(item -> item.getValue().joint().index());

    private final Map<Integer, TreeItem<OutlineRow>> items = new HashMap<>();
    private final Set<Integer> collapsed = new HashSet<>();
    private boolean builtFiltered;

    /** Builds the tree of some rows, parents before their children, under an invisible root. */
    TreeItem<OutlineRow> build(List<OutlineRow> rows, boolean filtered) {
        items.clear();
        builtFiltered = filtered;
        Map<Integer, List<TreeItem<OutlineRow>>> children = new HashMap<>();
        for (OutlineRow row : rows) {
            TreeItem<OutlineRow> item = new TreeItem<>(row);
            items.put(row.joint().index(), item);
            children.computeIfAbsent(row.joint().parent(), parent -> new ArrayList<>()).add(item);
        }
        TreeItem<OutlineRow> root = new TreeItem<>(INVISIBLE_ROOT);
        children.forEach(
                (parent, ofParent) -> {
                    ofParent.sort(BY_INDEX);
                    TreeItem<OutlineRow> item = items.getOrDefault(parent, root);
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
    boolean update(List<OutlineRow> rows, boolean filtered) {
        if (rows.size() != items.size() || filtered != builtFiltered) {
            return false;
        }
        boolean same =
                rows.stream()
                        .allMatch(
                                row ->
                                        find(row.joint().index())
                                                .filter(
                                                        item ->
                                                                parent(item)
                                                                        == row.joint().parent())
                                                .isPresent());
        if (same) {
            rows.stream()
                    .filter(row -> !items.get(row.joint().index()).getValue().equals(row))
                    .forEach(row -> items.get(row.joint().index()).setValue(row));
        }
        return same;
    }

    /** Whether the joints are those of the tree, by name. */
    boolean isOf(List<JointRow> joints) {
        return joints.stream()
                .allMatch(
                        joint ->
                                find(joint.index())
                                        .filter(item -> isNamed(item, joint))
                                        .isPresent());
    }

    private static boolean isNamed(TreeItem<OutlineRow> item, JointRow joint) {
        return item.getValue().joint().name().equals(joint.name());
    }

    private static int parent(TreeItem<OutlineRow> item) {
        return item.getValue().joint().parent();
    }

    private void rememberCollapsed(TreeItem<OutlineRow> root) {
        root.addEventHandler(
                TreeItem.<OutlineRow>branchCollapsedEvent(),
                event -> collapsed.add(index(event.getTreeItem())));
        root.addEventHandler(
                TreeItem.<OutlineRow>branchExpandedEvent(),
                event -> collapsed.remove(index(event.getTreeItem())));
    }

    private static int index(TreeItem<OutlineRow> item) {
        return item.getValue().joint().index();
    }

    /** The item of a joint, if the tree has it. */
    Optional<TreeItem<OutlineRow>> find(int joint) {
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
