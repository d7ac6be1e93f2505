package org.jointscope.ui.flags;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.stage.WindowEvent;

import org.jointscope.model.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/** What can be done to the selected joints, as a part of the table's menu. */
final class FlagsMenu {

    private final FlagsViewModel viewModel;
    private final Supplier<List<Integer>> joints;
    private final ResourceBundle resources;
    private final List<CheckMenuItem> bits = new ArrayList<>();
    private final List<MenuItem> others = new ArrayList<>();

    FlagsMenu(FlagsViewModel viewModel, Supplier<List<Integer>> joints, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.joints = joints;
        this.resources = resources;
        for (Component component : Component.values()) {
            CheckMenuItem bit = new CheckMenuItem(component.label());
            bit.setOnAction(event -> viewModel.edits().toggle(joints.get(), component));
            bits.add(bit);
        }
        add("flags.menu.earlier", () -> viewModel.edits().moveStarts(joints.get(), -1));
        add("flags.menu.later", () -> viewModel.edits().moveStarts(joints.get(), 1));
        add("flags.menu.revert", () -> viewModel.edits().revert(joints.get()));
    }

    private void add(String key, Runnable action) {
        MenuItem item = new MenuItem(resources.getString(key));
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
            bit.setSelected(!now.isEmpty() && viewModel.edits().hasBit(now, component));
            bit.setDisable(now.isEmpty());
        }
        others.forEach(item -> item.setDisable(now.isEmpty()));
    }
}
