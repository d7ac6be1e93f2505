package org.jointscope.ui.md5.frames;

import java.util.function.ToDoubleFunction;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;

/** A table of the components of the current frame, with editable values. */
public final class FramesPane extends FeaturePane {

    private static final int DECIMALS = 5;

    private final FramesViewModel model;
    private final DataTable<ComponentLine> table = new DataTable<>("frames", kit);

    public FramesPane(FramesViewModel model, PaneKit kit) {
        super("frames", kit, "table-pane", "frames-pane");
        this.model = model;
        Document document = kit.document();
        table.live(model.values, document.modelPlayhead().playingProperty());
        addColumns();
        table.rowState("free", line -> line.use().isEmpty());
        table.rowState("bad", line -> line.isShared() || line.past());
        table.link(ComponentLine::number, () -> model.current(table.selected()), model::select);
        document.selectedJointProperty().subscribe(joint -> table.follow(true));
        document.selectedComponentProperty().subscribe(component -> table.follow(true));
        table.deselect(document.selectedJointProperty());
        table.show(model.rows);
        table.source(model::showSource);
        ToggleButton onlySelected = toggle("OnlySelected", "onlySelected");
        onlySelected.selectedProperty().bindBidirectional(model.onlySelected);
        VBox content = content(
                table,
                tools(
                        table.filter(model.rows),
                        onlySelected,
                        space(),
                        label("Count", model.count),
                        label("Moment", model.moment)),
                table);
        message("noFrames", "mdi2t-table-large", "none", model.missing, content);
        model.showing.bind(showing);
    }

    private void addColumns() {
        FrameNumbers numbers = model.numbers;
        table.integer("index", "index", ComponentLine::index).wide(44).fittedToDigits();
        table.text("joint", ComponentLine::joint).wide(128).styled("name-column");
        table.text("component", ComponentLine::component).wide(88);
        Column<ComponentLine> value = stored("value", numbers::value)
                .typed(numbers::beginEdit, numbers::edit, numbers::isEdited, numbers::explain);
        stored("baseframe", numbers::baseframe).explained(numbers::explainBaseframe);
        table.number("difference", "difference", numbers::difference, DECIMALS)
                .wide(104)
                .live();
        stored("least", numbers::least).explained(line -> numbers.whole(numbers.least(line)));
        stored("greatest", numbers::greatest).explained(line -> numbers.whole(numbers.greatest(line)));
        table.text("constant", numbers::constant).wide(88).live();
        table.text("note", numbers::note).wide(200).live().explained(numbers::explain);
        table.line(numbers::sourceLine).wide(60).live();
        table.edits("F2", kit.texts().of("table.change"), () -> value);
        table.on("Enter", table::showSource);
    }

    private Column<ComponentLine> stored(String id, ToDoubleFunction<ComponentLine> value) {
        return table.stored(id, id, value, DECIMALS).wide(104).live();
    }
}
