package org.jointscope.ui.md5.repair;

import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

import java.util.ResourceBundle;

/** Commands of the repair tools. */
public final class RepairCommands {

    private final RepairViewModel viewModel;
    private final ResourceBundle resources;

    private RepairCommands(RepairViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
    }

    public static void add(Commands commands, RepairViewModel viewModel, ResourceBundle resources) {
        RepairCommands dialogs = new RepairCommands(viewModel, resources);
        ObservableValue<Boolean> anim = viewModel.animProperty();
        ObservableValue<Boolean> pair = viewModel.pairProperty();
        commands.add("suggest", viewModel::suggest).keys(Scope.MENU, "Shortcut+R").when(anim);
        commands.add("repack", viewModel::repack).when(anim);
        commands.add("clear", () -> viewModel.clearStill(Tolerance.LOSSLESS)).when(anim);
        commands.add("tolerance", dialogs::clearWithTolerance).when(anim);
        commands.add("all", viewModel::setAllComponents).when(anim);
        commands.add("rebaseFrame", viewModel::rebaseToFrame).when(anim);
        commands.add("rebaseBind", viewModel::rebaseToBindPose).when(pair);
        commands.add("computeBounds", viewModel::computeBounds).when(pair);
        commands.add("boundsNumbers", viewModel::matchBounds).when(anim);
        commands.add("match", viewModel::matchMesh).when(pair);
        commands.add("negate", dialogs::negate).when(viewModel.jointProperty());
        commands.add("renumber", viewModel::renumberStarts).when(anim);
    }

    /** A menu that is not shown knows no window. */
    private static Window window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private void clearWithTolerance() {
        new ToleranceDialog(viewModel, resources, window())
                .showAndWait()
                .ifPresent(viewModel::clearStill);
    }

    private void negate() {
        new NegateDialog(viewModel, resources, window())
                .showAndWait()
                .ifPresent(viewModel::negateSelected);
    }
}
