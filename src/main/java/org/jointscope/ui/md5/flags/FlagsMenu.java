package org.jointscope.ui.md5.flags;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.stage.WindowEvent;

import org.jointscope.model.Component;
import org.jointscope.ui.editing.JointEdits;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** What can be done to the selected joints, as a part of the table's menu. */
final class FlagsMenu {

    private final JointEdits edits;
    private final Supplier<List<Integer>> joints;
    private final List<CheckMenuItem> bits = new ArrayList<>();
    private final List<MenuItem> others = new ArrayList<>();

    FlagsMenu(JointEdits edits, Supplier<List<Integer>> joints, UnaryOperator<String> text) {
        this.edits = edits;
        this.joints = joints;
        for (Component component : Component.values()) {
            CheckMenuItem bit = new CheckMenuItem(component.label());
            bit.setOnAction(event -> edits.toggle(joints.get(), component));
            bits.add(bit);
        }
        add(text.apply("menu.earlier"), () -> edits.moveStarts(joints.get(), -1));
        add(text.apply("menu.later"), () -> edits.moveStarts(joints.get(), 1));
        add(text.apply("menu.revert"), () -> edits.revert(joints.get()));
    }

    private void add(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        others.add(item);
    }

    void addTo(TableView<FlagsRow> table) {
        table.getContextMenu().getItems().add(new SeparatorMenuItem());
        table.getContextMenu().getItems().addAll(bits);
        table.getContextMenu().getItems().addAll(others);
        table.getContextMenu().addEventHandler(WindowEvent.WINDOW_SHOWING, event -> follow());
    }

    private void follow() {
        List<Integer> now = joints.get();
        for (Component component : Component.values()) {
            CheckMenuItem bit = bits.get(component.ordinal());
            bit.setSelected(!now.isEmpty() && edits.hasBit(now, component));
            bit.setDisable(now.isEmpty());
        }
        others.forEach(item -> item.setDisable(now.isEmpty()));
    }
}
