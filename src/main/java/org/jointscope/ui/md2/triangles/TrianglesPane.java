package org.jointscope.ui.md2.triangles;

import java.util.function.ToIntBiFunction;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.plot.UvMap;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;

/** The skin with the triangles over it, and a table of them. */
public final class TrianglesPane extends FeaturePane {

    private static final String[] CORNERS = {"a", "b", "c"};

    private final TrianglesViewModel model;
    private final DataTable<TriangleRow> table = new DataTable<>("triangles", kit);

    public TrianglesPane(TrianglesViewModel model, PictureImages images, PaneKit kit) {
        super("triangles", kit, "figures-pane", "triangles");
        this.model = model;
        addColumns();
        table.select(TriangleRow::index, kit.document().md2().triangleProperty());
        table.show(model.rows);
        SplitPane split = new SplitPane(map(images), table);
        split.setId("trianglesSplit");
        split.setOrientation(Orientation.VERTICAL);
        DividerMemory.follow(split, kit.settings(), kit.texts().of("divider.name"), 0.58);
        content(
                split,
                tools(table.filter(model.rows), space(), count(model.rows)),
                explained(summary("Summary", model.summary), "summary.help"),
                split);
    }

    private StackPane map(PictureImages images) {
        UvMap map = new UvMap(
                model.layout, model.choices.triangleProperty(), model.choices.vertexProperty(), model::choose, showing);
        model.choices.skinProperty().subscribe(skin -> map.setImage(skin.map(images::of)));
        map.setId("skinMap");
        model.selectedText.subscribe(map::setAccessibleText);
        Node whole =
                iconButton("skinMapWhole", "mdi2f-fit-to-screen-outline", text("whole"), text("whole"), map::showWhole);
        StackPane.setAlignment(whole, Pos.TOP_RIGHT);
        StackPane stack = new StackPane(map, whole);
        stack.setMinHeight(80);
        return stack;
    }

    private void addColumns() {
        table.integer("triangle", "triangle", TriangleRow::index).wide(78);
        table.text("fit", model::fit).wide(120).explained(model::explain);
        for (int corner = 0; corner < CORNERS.length; corner++) {
            integer("vertex", corner, TriangleRow::vertex).wide(78);
        }
        for (int corner = 0; corner < CORNERS.length; corner++) {
            integer("st", corner, TriangleRow::texCoord).wide(78);
        }
        for (int corner = 0; corner < CORNERS.length; corner++) {
            integer("s", corner, TriangleRow::s).wide(50);
            integer("t", corner, TriangleRow::t).wide(50);
        }
        table.number("area", "area", TriangleRow::area, 1).wide(68);
        table.integer("byte", "byte", TriangleRow::offset).wide(68);
    }

    private Column<TriangleRow> integer(String id, int corner, ToIntBiFunction<TriangleRow, Integer> value) {
        return table.integer(id, id, row -> value.applyAsInt(row, corner)).of(CORNERS[corner], CORNERS[corner]);
    }
}
