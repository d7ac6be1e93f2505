package org.jointscope.ui.edits;

import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.edits.EditsViewModel.State;

/** The buttons for undoing and comparing edits. */
public final class EditBar {

    private final Editing editing;
    private final Commands commands;

    @FXML
    private HBox root;

    @FXML
    private Button hold;

    public EditBar(Editing editing, Commands commands) {
        this.editing = editing;
        this.commands = commands;
    }

    /** Adds the commands that undo or redo edits. */
    public static void addCommands(Commands commands, EditsViewModel edits, Editing editing) {
        ObservableValue<State> state = edits.stateProperty();
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
        commands.add("revertJoint", edits::revertJoint).when(edits.jointEditedProperty());
        commands.add("revertAll", editing::revertAll).when(editing.modifiedProperty());
    }

    @FXML
    private void initialize() {
        commands.attach(root);
        hold.disableProperty().bind(editing.modifiedProperty().not());
        hold.setTooltip(new Explanation(hold.getAccessibleText()).below(hold));
        // Held by the mouse or the space bar, until it is released.
        hold.armedProperty().subscribe(editing.showingOriginalProperty()::set);
    }
}
