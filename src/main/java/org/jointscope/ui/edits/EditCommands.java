package org.jointscope.ui.edits;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

/** Commands that take edits back. */
public final class EditCommands {

    private EditCommands() {}

    public static void add(Commands commands, EditsViewModel viewModel) {
        commands.add("undo", viewModel::undo)
                .keys(Scope.MENU, "Shortcut+Z")
                .when(viewModel.canUndoProperty())
                .titleProperty()
                .bind(viewModel.undoTextProperty());
        commands.add("redo", viewModel::redo)
                .keys(Scope.MENU, "Shortcut+Shift+Z")
                .when(viewModel.canRedoProperty())
                .titleProperty()
                .bind(viewModel.redoTextProperty());
        commands.add("revertJoint", viewModel::revertJoint).when(viewModel.jointEditedProperty());
        commands.add("revertAll", viewModel::revertAll).when(viewModel.modifiedProperty());
    }
}
