package org.jointscope.ui.md2.vertices;

import javafx.scene.control.Label;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the vertices; its selection is shared with the other panes. */
public final class VerticesPane extends FeaturePane {

    private static final int DECIMALS = 3;
    private static final int TROUBLE_CHARACTERS = 14;

    private final VerticesViewModel model;
    private final DataTable<VertexRow> table = new DataTable<>("vertices", kit);

    public VerticesPane(VerticesViewModel model, PaneKit kit) {
        super("vertices", kit, "figures-pane");
        this.model = model;
        table.live(model.numbers, kit.document().modelPlayhead().playingProperty());
        addColumns();
        table.select(VertexRow::index, kit.document().md2().vertexProperty());
        table.show(model.rows);
        Label trouble = summary("Trouble", model.trouble, "trouble");
        trouble.setGraphic(new FontIcon("mdi2a-alert-outline"));
        content(
                table,
                tools(table.filter(model.rows), space(), count(model.rows)),
                explained(summary("Moment", model.moment), "moment.help"),
                trouble,
                table);
        model.showing.bind(showing);
    }

    private void addColumns() {
        VerticesTexts texts = model.texts;
        table.integer("vertexNumber", "index", VertexRow::index).wide(48).fittedToDigits();
        table.axes(axis -> table.integer("byte", "byteAxis", row -> numbers().step(row, axis))
                .wide(62)
                .live());
        table.axes(axis -> table.number("place", "place", row -> numbers().position(row, axis), DECIMALS)
                .wide(88)
                .live()
                .explained(row -> texts.explainPosition(numbers(), row, axis)));
        Column<VertexRow> normal = table.integer(
                        "vertexNormal", "normal", row -> numbers().normal(row), row -> texts.normal(numbers(), row))
                .wide(72)
                .live()
                .marked(model::mark)
                .following(model.numbers);
        model.trouble.subscribe(text -> normal.makeRoom(text.isEmpty() ? 0 : TROUBLE_CHARACTERS));
        table.axes(axis -> table.number("normal", "axis", row -> numbers().normal(row, axis), DECIMALS)
                .wide(64)
                .live()
                .explained(row -> texts.explainNormal(numbers(), row)));
        table.integer("vertexTriangles", "triangles", VertexRow::triangles).wide(76);
        table.integer("vertexByte", "byte", row -> numbers().offset(row))
                .wide(72)
                .live();
    }

    private FrameVertices numbers() {
        return model.numbers.get();
    }
}
