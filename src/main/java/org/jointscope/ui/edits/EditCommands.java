package org.jointscope.ui.edits;

import javafx.beans.value.ObservableValue;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.edits.EditsViewModel.State;

/** Commands that take edits back. */
public final class EditCommands {

    private EditCommands() {}

    public static void add(Commands commands, EditsViewModel viewModel, Editing editing) {
        ObservableValue<State> state = viewModel.stateProperty();
        commands.add("undo", editing::undo)
                .keys(Scope.MENU, "Shortcut+Z")
                .when(state.map(State::canUndo))
                .titleProperty()
                .bind(state.map(State::undoText));
        commands.add("redo", editing::redo)
                .keys(Scope.MENU, "Shortcut+Shift+Z")
                .when(state.map(State::canRedo))
                .titleProperty()
                .bind(state.map(State::redoText));
        commands.add("revertJoint", viewModel::revertJoint).when(viewModel.jointEditedProperty());
        commands.add("revertAll", editing::revertAll).when(editing.modifiedProperty());
    }
}
