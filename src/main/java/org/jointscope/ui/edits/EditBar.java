package org.jointscope.ui.edits;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Editing;

/** The buttons that one wants at hand while trying things out. */
public final class EditBar {

    private final Editing editing;
    private final Commands commands;
    @FXML private HBox root;
    @FXML private Button hold;

    public EditBar(Editing editing, Commands commands) {
        this.editing = editing;
        this.commands = commands;
    }

    @FXML
    private void initialize() {
        commands.attach(root);
        hold.disableProperty().bind(editing.modifiedProperty().not());
        // Held by mouse or space bar, until it is let go.
        hold.armedProperty().subscribe(editing.showingOriginalProperty()::set);
    }
}
