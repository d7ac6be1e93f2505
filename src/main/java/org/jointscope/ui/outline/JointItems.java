package org.jointscope.ui.outline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javafx.scene.control.TreeItem;
import org.jointscope.pose.Rig;

/**
 * The items of the tree. A tree is completely built before it is shown, which requires milliseconds for thousands of
 * joints; the collapsed joints stay collapsed in the next tree, and a filtered tree shows all.
 */
final class JointItems {

    private static final JointRow INVISIBLE_ROOT = new JointRow(Rig.NO_JOINT, "", Rig.NO_JOINT);
    private static final Comparator<TreeItem<JointRow>> BY_INDEX =
            Comparator.comparingInt(item -> item.getValue().index());

    private final Map<Integer, TreeItem<JointRow>> items = new HashMap<>();
    private final Set<Integer> collapsed = new HashSet<>();
    private boolean builtFiltered;

    /** Builds the tree of rows, parents before their children, under an invisible root. */
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
        children.forEach((parent, ofParent) -> {
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
     * Updates the rows of the tree if the joints and their parents are the same; otherwise returns false, and another
     * tree must be built.
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

    /** Whether the joints are those of the tree, by their names or, if renamed, their parents. */
    boolean isOf(List<JointRow> joints) {
        return joints.stream().allMatch(row -> is(row, it -> it.name().equals(row.name())))
                || joints.stream().allMatch(row -> is(row, it -> it.parent() == row.parent()));
    }

    /** Whether the tree contains a joint of that index that meets a condition. */
    private boolean is(JointRow row, Predicate<JointRow> condition) {
        return find(row.index()).map(TreeItem::getValue).filter(condition).isPresent();
    }

    private void rememberCollapsed(TreeItem<JointRow> root) {
        root.addEventHandler(
                TreeItem.<JointRow>branchCollapsedEvent(), event -> collapsed.add(index(event.getTreeItem())));
        root.addEventHandler(
                TreeItem.<JointRow>branchExpandedEvent(), event -> collapsed.remove(index(event.getTreeItem())));
    }

    private static int index(TreeItem<JointRow> item) {
        return item.getValue().index();
    }

    /** The item of a joint, if the tree contains it. */
    Optional<TreeItem<JointRow>> find(int joint) {
        return Optional.ofNullable(items.get(joint));
    }

    /** The next tree is built with all rows expanded. */
    void expandAll() {
        collapsed.clear();
    }

    /** The next tree is built with all rows collapsed. */
    void collapseAll() {
        collapsed.addAll(items.keySet());
    }
}
