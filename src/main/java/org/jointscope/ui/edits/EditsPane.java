package org.jointscope.ui.edits;

import java.util.List;
import javafx.scene.control.Label;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.edits.EditsViewModel.EditLine;
import org.jointscope.ui.edits.EditsViewModel.State;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Lists the edits; selecting one returns to the animation after it. */
public final class EditsPane extends FeaturePane {

    private final DataTable<EditLine> table = new DataTable<>("edits", kit);
    private final Label nothing = new Label(text("empty"), new FontIcon("mdi2p-pencil-outline"));
    private int shown = -1;
    private int count;
    private int chosen;

    public EditsPane(EditsViewModel model, PaneKit kit) {
        super("edits", kit, "edits");
        getStyleClass().remove("pane");
        nothing.setId("noEdits");
        nothing.getStyleClass().add("message");
        nothing.setWrapText(true);
        nothing.setMaxWidth(560);
        getChildren().addAll(table, nothing);
        table.integer("editNumber", "number", EditLine::number).wide(40);
        table.text("editWhat", "what", this::words).sharing(0.3);
        table.text("editSummary", "summary", EditLine::summary).sharing(0.3);
        table.text("editPose", "pose", EditLine::effect).sharing(0.4);
        table.getColumns().forEach(column -> column.setSortable(false));
        table.rowState("undone", EditLine::undone);
        // The arrow keys only move through the list.
        Editing editing = kit.document().editing();
        table.onClick((line, event) -> editing.goTo(line.number()));
        table.on("Enter", () -> {
            table.selected().ifPresent(line -> editing.goTo(line.number()));
            return table.selected().isPresent();
        });
        table.link(EditLine::number, () -> chosen, line -> chosen = line.number());
        table.show(model.stateProperty().map(State::lines));
        model.stateProperty().subscribe(this::select);
    }

    /** Selects the last edit if it has changed; otherwise the list does not scroll. */
    private void select(State now) {
        List<EditLine> lines = now.lines();
        boolean moved = shown != now.done() || count != lines.size();
        shown = now.done();
        count = lines.size();
        Showing.set(table, !lines.isEmpty());
        Showing.set(nothing, lines.isEmpty());
        if (!lines.isEmpty() && moved) {
            chosen = shown;
            table.follow(true);
        }
    }

    private String words(EditLine line) {
        return line.undone() ? line.title() + " – " + text("undone") : line.title();
    }
}
