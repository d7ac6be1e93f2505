package org.jointscope.ui.md5.vertices;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.plot.UvMap;
import org.jointscope.ui.scene3d.Textures;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the vertices, and below it the weights of the selected one. */
public final class MeshVerticesPane extends FeaturePane {

    private static final int DECIMALS = 4;

    /** The initial share of the table in the height. */
    private static final double TABLE_SHARE = 0.45;

    private final MeshVerticesViewModel model;
    private final DataTable<VertexRow> table = new DataTable<>("meshVertices", kit);

    /** @param frame shows the selected vertex in the viewport */
    public MeshVerticesPane(MeshVerticesViewModel model, PaneKit kit, Runnable frame) {
        super("meshVertices", kit, "mesh-vertices-pane");
        this.model = model;
        table.live(model.valuesProperty());
        addColumns();
        table.link(VertexRow::index, model::selected, model::choose);
        table.show(model.rows);
        table.source(model::showSource);
        model.selectedProperty().subscribe(vertex -> table.follow(true));
        VertexSumBox sum = new VertexSumBox(model, kit.texts());
        ScrollPane scroll = new ScrollPane(sum);
        scroll.setAccessibleText(text("details"));
        scroll.setFitToWidth(true);
        StackPane reading = PageKeys.reading(scroll);
        UvMap map = map();
        ToggleButton uv = styled(new ToggleButton(text("uv")), "small");
        uv.setId("meshVerticesUv");
        uv.setTooltip(new Explanation(text("uv.tip")));
        model.uv.showing.bind(showing.flatMap(seen -> uv.selectedProperty().map(selected -> seen && selected)));
        Showing.bind(map, uv.selectedProperty());
        Showing.bind(reading, uv.selectedProperty().not());
        VBox rows = new VBox(
                table,
                tools(
                        iconButton("Previous", "previous", "mdi2c-chevron-up", () -> model.move(-1)),
                        iconButton("Next", "next", "mdi2c-chevron-down", () -> model.move(1)),
                        explained(button("Frame", "frame", frame), "frame.tip"),
                        space(),
                        uv));
        VBox.setVgrow(table, Priority.ALWAYS);
        SplitPane split = new SplitPane(rows, new StackPane(reading, map));
        split.setId("meshVerticesSplit");
        split.setOrientation(Orientation.VERTICAL);
        DividerMemory.follow(split, kit.settings(), kit.texts().of("divider.name"), TABLE_SHARE);
        VBox content = content(split, tools(table.filter(model.rows), conditions(), space(), count(model.rows)), split);
        Label words = wrapped("message");
        words.setText(text("empty"));
        FontIcon icon = styled(new FontIcon("mdi2v-vector-point"), "message-icon");
        VBox empty = styled(new VBox(icon, words), "pane-empty");
        getChildren().add(empty);
        Showing.bind(empty, model.none);
        Showing.bind(content, model.none.map(it -> !it));
        model.showing.bind(showing);
    }

    /** The texture of the mesh with its triangles. */
    private UvMap map() {
        MeshUvViewModel uv = model.uv;
        UvMap map = new UvMap(uv.layout, uv.triangleProperty(), uv.vertexProperty(), uv::choose, uv.showing);
        map.setId("meshUvMap");
        map.setAccessibleText(text("uv.map"));
        uv.mesh.subscribe(mesh -> {
            map.setImage(Optional.empty());
            mesh.ifPresent(shown -> Textures.load(
                    shown.textures().color(),
                    image -> {
                        if (uv.mesh.get().equals(mesh)) {
                            uv.setSize((int) image.getWidth(), (int) image.getHeight());
                            map.setImage(Optional.of(image));
                        }
                    },
                    () -> {}));
        });
        return map;
    }

    private Button iconButton(String idEnd, String key, String icon, Runnable action) {
        String name = text(key);
        return iconButton("meshVertices" + idEnd, icon, name, name, action);
    }

    /** Shows the vertices that the selected joint moves. */
    public void showOfSelectedJoint() {
        model.showOfSelectedJoint();
        table.requestFocus();
    }

    private void addColumns() {
        table.integer("index", "index", VertexRow::vertex).wide(56).fittedToDigits();
        table.integer("mesh", "mesh", VertexRow::mesh).wide(56);
        table.integer("influences", "influences", VertexRow::influences).wide(80);
        table.number("jointWeight", "jointWeight", model::jointWeight, DECIMALS)
                .wide(80)
                .live()
                .explained(row -> text("jointWeight.help"));
        table.number("sum", "sum", VertexRow::biasSum, DECIMALS).wide(80);
        table.number("spread", "spread", VertexRow::spread, DECIMALS).wide(80).explained(row -> text("spread.help"));
        table.number("movement", "movement", model::movement, DECIMALS)
                .wide(88)
                .live()
                .explained(row -> text("movement.help"));
        table.line(VertexRow::line).wide(64);
    }

    /** The frequent conditions; each replaces the filter. */
    private MenuButton conditions() {
        MenuButton menu = styled(new MenuButton(text("conditions")), "small");
        menu.setId("meshVerticesConditions");
        menu.setMinWidth(USE_PREF_SIZE);
        menu.setTooltip(new Explanation(text("conditions.tip")));
        for (String condition : List.of("influences > 4", "influences > 8", "sum != 1", "spread > 0.01")) {
            menu.getItems()
                    .add(item(condition, () -> model.rows.filterProperty().set(condition)));
        }
        menu.getItems().add(item(text("conditions.joint"), model::showOfSelectedJoint));
        return menu;
    }

    private static MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(name);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }
}
