package org.jointscope.ui.md5.bounds;

import java.util.function.ToDoubleFunction;
import javafx.scene.layout.VBox;
import org.jointscope.analysis.BoundsComparison.Fit;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.StepwiseWork;
import org.jointscope.ui.plot.FramePlot;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;

/** The bounds of every frame as a table and as a plot; both select a frame and follow it. */
public final class BoundsPane extends FeaturePane {

    private static final int DECIMALS = 3;

    /** The height below which there is no space for the plot. */
    private static final double LOW = 260;

    private final BoundsViewModel model;
    private final DataTable<Line> table = new DataTable<>("boundsTable", "bounds", kit);

    public BoundsPane(BoundsViewModel model, PaneKit kit) {
        super("bounds", kit, "table-pane", "bounds");
        this.model = model;
        table.live(model.state, model.computation.progressProperty().map(StepwiseWork.Progress::isRunning));
        addColumns();
        table.followFrames(Line::frame, kit.document().modelPlayhead(), showing);
        table.show(model.state.map(now -> now.boxes().lines()));
        table.source(model::showSource);
        FramePlot plot = framePlot(model::explain);
        model.state.subscribe(
                now -> plot.show(now.plot().bars(), text("plot." + now.plot().kind()), model.describeScale()));
        model.showing.bind(showing);
        hideBelow(LOW, plot);
        VBox content = content(
                table,
                assessment("Summary", model.state.map(BoundsViewModel.State::summary)),
                progress(model.computation),
                plot,
                table);
        message(
                "boundsMissing",
                "mdi2c-cube-outline",
                "missing",
                model.state.map(BoundsViewModel.State::missing),
                content);
    }

    private void addColumns() {
        table.integer("frameNumber", "frame", Line::frame).wide(64).marked((marks, line) -> marks.frame(line.frame()));
        table.column("fit", "fit", Line::fit, line -> text("fit." + line.fit()))
                .wide(128)
                .live()
                .cellStyle("fit")
                .icon(line -> icon(line.fit()))
                .state("out", line -> line.fit() == Fit.STICKS_OUT)
                .state("faint", line -> !line.fit().isKnown());
        table.number("out", "out", Line::sticksOut, DECIMALS)
                .wide(88)
                .live()
                .explained(line -> model.explain(line.frame()));
        table.axes(axis -> typed("min", axis));
        table.axes(axis -> typed("max", axis + 3));
        table.axes(axis -> side("size", line -> line.file().size(line.frame(), axis)));
        table.axes(axis ->
                side("meshMin", line -> line.mesh().min(line.frame(), axis)).live());
        table.axes(axis ->
                side("meshMax", line -> line.mesh().max(line.frame(), axis)).live());
        table.line(Line::line).wide(64);
    }

    private static String icon(Fit fit) {
        return switch (fit) {
            case STICKS_OUT -> "mdi2a-alert-outline";
            case INSIDE, TOLERATED -> "mdi2c-check";
            case PENDING -> "mdi2d-dots-horizontal";
            case NO_MESH, NO_BOX, NO_FRAME -> "mdi2m-minus";
            case UNREADABLE -> "mdi2h-help";
        };
    }

    private Column<Line> side(String id, ToDoubleFunction<Line> value) {
        return table.number(id, id, value, DECIMALS).wide(88);
    }

    /** @param face 0 to 2 for min x, y, z, 3 to 5 for max */
    private Column<Line> typed(String id, int face) {
        return table.stored(id, id, line -> line.file().face(line.frame(), face), DECIMALS)
                .wide(88)
                .typed(
                        line -> JointEdits.plain(line.file().face(line.frame(), face)),
                        (line, typed) -> line.row().isPresent()
                                ? kit.edits().typeBounds(line.frame(), face, typed)
                                : text("type.none"),
                        line -> kit.edits().isBoundsEdited(line.frame(), face),
                        line -> model.explain(line.frame()));
    }
}
