package org.jointscope.ui.compare;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.ui.compare.DifferencesViewModel.State;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.plot.HeatMap;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.TreeTable;

/** Shows the differences between two exports: a table, and a map of joints and frames. */
final class DifferencesPane extends FeaturePane {

    private static final double MAP_HEIGHT = 190;

    /** The height of the pane from which there is room for the table and the map. */
    private static final double ROOM = 330;

    private final DifferencesViewModel model;
    private final TreeTable<DifferenceRow> table;

    DifferencesPane(DifferencesViewModel model, PaneKit kit) {
        super("differences", kit, "table-pane", "differences-pane");
        this.model = model;
        table = table();
        Label title = label("Title", model.state.map(State::title));
        title.setMinWidth(0);
        HBox.setHgrow(title, Priority.ALWAYS);
        title.setMaxWidth(Double.MAX_VALUE);
        Button previous = iconButton(
                "differencesPrevious", "mdi2c-chevron-up", text("previous"), text("previous.help"), () -> step(-1));
        Button next =
                iconButton("differencesNext", "mdi2c-chevron-down", text("next"), text("next.help"), () -> step(1));
        ToggleButton swap = toggle("Swap", "swap");
        swap.selectedProperty().bindBidirectional(model.swapped);
        VBox map = map();
        content(
                table,
                tools(title, previous, next, swap),
                assessment("Summary", model.state.map(State::summary)),
                table,
                map);
        model.showing.bind(showing);
    }

    private TreeTable<DifferenceRow> table() {
        TreeTable<DifferenceRow> rows = new TreeTable<>("differences", kit);
        text(rows, "differenceJoint", "joint", DifferenceRow::place).wide(100);
        text(rows, "differenceWhat", "what", DifferenceRow::what).sharing(0.46);
        text(rows, "differenceBefore", "before", row -> row.difference().before())
                .sharing(0.27);
        text(rows, "differenceAfter", "after", row -> row.difference().after()).sharing(0.27);
        rows.numbers("differenceFrame", "frame", row -> row.difference().frame(), DifferenceRow::frame)
                .wide(66);
        rows.numbers(
                        "differenceLines",
                        "lines",
                        row -> row.difference().source().after(),
                        DifferenceRow::source)
                .wide(66);
        rows.onSelect(model::choose);
        rows.onOpen(() -> rows.selected().ifPresent(model::showSource));
        rows.setPlaceholder(new Label(""));
        rows.show(model.state.map(State::rows));
        return rows;
    }

    private static Column<DifferenceRow> text(
            TreeTable<DifferenceRow> rows, String id, String key, Function<DifferenceRow, String> value) {
        return rows.text(id, key, value)
                .explained(row -> String.join("\n", row.difference().lines()));
    }

    private VBox map() {
        ComboBox<Measure> measure = new ComboBox<>();
        measure.setId("differencesMeasure");
        measure.setAccessibleText(text("measure"));
        measure.getItems().setAll(Measure.values());
        ComboChoice.show(measure, it -> text("measure." + it));
        ComboChoice.bind(measure, model.measure);
        Label largest = new Label();
        model.state.subscribe(() -> largest.setText(model.largest()));
        HBox legend = styled(new HBox(new Label("0"), styled(new Region(), "scale"), largest), "legend");
        legend.setMinWidth(Region.USE_PREF_SIZE);
        HeatMap plot = new HeatMap(
                showing,
                model.state.map(State::map),
                kit.document().modelPlayhead().frameProperty(),
                kit.document().selectedJointProperty(),
                model);
        plot.setId("differencesMap");
        plot.setAccessibleText(text("map"));
        VBox.setVgrow(plot, Priority.ALWAYS);
        VBox box = new VBox(tools(measure, space(), legend), plot);
        box.setPrefHeight(MAP_HEIGHT);
        box.setMinHeight(Region.USE_PREF_SIZE);
        // In a low pane, the table has all of the height.
        Showing.bind(
                box,
                model.state.flatMap(
                        it -> heightProperty().map(height -> !it.map().isEmpty() && height.doubleValue() > ROOM)));
        return box;
    }

    /** Selects the next or the previous difference. */
    void step(int by) {
        model.next(by).ifPresent(table::unfold);
    }
}
