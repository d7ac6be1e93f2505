package org.jointscope.ui.md2.keyframes;

import java.util.function.ToDoubleFunction;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;

/** A table of the frames, which selects a frame and follows the playhead. */
public final class KeyframesPane extends FeaturePane {

    private static final int DECIMALS = 3;

    private final KeyframesViewModel model;
    private final DataTable<KeyframeRow> table = new DataTable<>("keyframes", kit);

    public KeyframesPane(KeyframesViewModel model, PaneKit kit) {
        super("keyframes", kit, "figures-pane");
        this.model = model;
        table.live(model.boxes);
        addColumns();
        table.followFrames(KeyframeRow::index, kit.document().modelPlayhead(), showing);
        table.show(model.rows);
        content(
                table,
                tools(table.filter(model.rows), space(), count(model.rows)),
                explained(summary("Summary", model.summary), "steps.help"),
                table);
        model.showing.bind(showing);
    }

    private void addColumns() {
        table.integer("keyframeNumber", "frame", KeyframeRow::index)
                .wide(64)
                .fittedToDigits()
                .marked((marks, row) -> marks.frame(row.index()));
        table.text("keyframeName", "name", row -> row.frame().name()).wide(112).styled("name-column");
        table.text("keyframeClip", "clip", KeyframeRow::clip).wide(92).styled("name-column");
        table.axes(axis -> table.column("step", "step", row -> row.step(axis), row -> model.step(row, axis))
                .styled("number-column")
                .wide(92)
                .explained(row -> model.explainStep(row, axis)));
        table.axes(axis -> number("start", row -> row.start(axis)).wide(92));
        table.axes(axis -> number("grid", row -> row.grid(axis)).hidden());
        table.axes(axis ->
                number("size", row -> boxes().size(row.index(), axis)).live());
        table.axes(axis -> number("min", row -> boxes().min(row.index(), axis)).live());
        table.axes(axis -> number("max", row -> boxes().max(row.index(), axis)).live());
        table.integer("keyframeByte", "byte", row -> row.frame().offset()).wide(68);
    }

    private Column<KeyframeRow> number(String id, ToDoubleFunction<KeyframeRow> value) {
        return table.number(id, id, value, DECIMALS).wide(76);
    }

    private FrameBoxes boxes() {
        return model.boxes.get();
    }
}
