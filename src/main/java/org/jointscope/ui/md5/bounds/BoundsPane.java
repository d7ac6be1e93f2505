package org.jointscope.ui.md5.bounds;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.VBox;

import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.Column;
import org.jointscope.ui.pane.DataTable;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.FramePlot;
import org.jointscope.ui.pane.PaneKit;

import java.util.function.ToDoubleFunction;

/** The boxes of every frame as a table and as a plot; both lead to a frame and follow it. */
public final class BoundsPane extends FeaturePane {

    private static final int DECIMALS = 3;

    private final BoundsViewModel model;
    private final DataTable<BoundsLine> table = table("boundsTable");

    public BoundsPane(BoundsViewModel model, PaneKit kit) {
        super("bounds", kit, "bounds");
        this.model = model;
        ObservableValue<BoundsViewModel.State> state = model.stateProperty();
        table.live(state, model.computation().runningProperty());
        addColumns();
        table.followFrames(BoundsLine::frame, kit.document().modelPlayhead(), showing);
        table.show(state.map(BoundsViewModel.State::lines));
        table.source(model::showSource);
        FramePlot plot = framePlot(model::explain);
        state.subscribe(
                now ->
                        plot.show(
                                now.plot().bars(),
                                text("plot." + now.plot().kind()),
                                model.describeScale()));
        model.showing.bind(showing);
        VBox content =
                content(
                        table,
                        judgment("Summary", state.map(BoundsViewModel.State::summary)),
                        progress(model.computation()),
                        plot,
                        table);
        message(
                "boundsMissing",
                "mdi2c-cube-outline",
                "missing",
                state.map(BoundsViewModel.State::missing),
                content);
    }

    private void addColumns() {
        table.integer("frameNumber", "frame", BoundsLine::frame)
                .wide(64)
                .marked((marks, line) -> marks.frame(line.frame()));
        table.column("fit", "fit", BoundsLine::fit, line -> kit.texts().of(line.fit().key()))
                .wide(112)
                .live()
                .cellStyle("fit")
                .icon(line -> line.fit().icon())
                .state("out", line -> line.fit() == Fit.STICKS_OUT)
                .state("faint", line -> !line.fit().isKnown());
        table.number("out", "out", BoundsLine::sticksOut, DECIMALS)
                .wide(80)
                .live()
                .explained(line -> model.explain(line.frame()));
        table.axes(axis -> typed("min", axis));
        table.axes(axis -> typed("max", axis + 3));
        table.axes(axis -> side("size", line -> line.file().size(line.frame(), axis)));
        table.axes(axis -> side("meshMin", line -> line.mesh().min(line.frame(), axis)).live());
        table.axes(axis -> side("meshMax", line -> line.mesh().max(line.frame(), axis)).live());
        table.integer(
                        "line",
                        "line",
                        BoundsLine::line,
                        line -> line.isInFile() ? Integer.toString(line.line()) : "")
                .wide(64);
    }

    private Column<BoundsLine, Double> side(String id, ToDoubleFunction<BoundsLine> value) {
        return table.number(id, id, value, DECIMALS).wide(88);
    }

    /**
     * @param face 0…2 is min x, y, z, 3…5 is max
     */
    private Column<BoundsLine, Double> typed(String id, int face) {
        return side(id, line -> line.file().face(line.frame(), face))
                .typed(
                        line -> JointEdits.plain(line.file().face(line.frame(), face)),
                        (line, typed) ->
                                line.isInFile()
                                        ? kit.edits().typeBounds(line.frame(), face, typed)
                                        : text("type.none"),
                        line -> kit.edits().isBoundsEdited(line.frame(), face),
                        line -> model.explain(line.frame()));
    }
}
