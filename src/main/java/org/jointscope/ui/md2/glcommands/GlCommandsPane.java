package org.jointscope.ui.md2.glcommands;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXMLLoader;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.md2.glcommands.GlCommandsViewModel.CommandFilter;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the strips and fans, and below it the vertices of the selected one. */
public final class GlCommandsPane extends FeaturePane {

    /** The titles of the columns and three rows, which the help refers to. */
    private static final double LOWEST_TABLE_BESIDE_HELP = 120;

    /** The titles of the columns and a row. */
    private static final double LOWEST_TABLE = 66;

    /** The height below which there is only space for the tools and the tables. */
    private static final double LOW = 320;

    private static final double LOWEST_HELP = 48;

    /** The edges of the help above and below its text. */
    private static final double EDGES = 2;

    private final GlCommandsViewModel model;
    private final Md2Choices choices;
    private final DataTable<CommandRow> table = new DataTable<>("glCommands", "glcommands", kit);
    private final DataTable<CommandVertex> vertices = new DataTable<>("glVertices", "glcommands", kit);

    public GlCommandsPane(GlCommandsViewModel model, PaneKit kit) {
        super("glcommands", kit, "figures-pane", "gl-commands");
        this.model = model;
        this.choices = kit.document().md2();
        buildCommands();
        buildVertices();
        Label chosen = summary("Chosen", model.chosen);
        chosen.setId("glChosen");
        chosen.getStyleClass().setAll("label", "chosen");
        chosen.setWrapText(false);
        chosen.setTooltip(new Explanation(chosen::getText));
        VBox below = new VBox(chosen, vertices);
        below.setMinHeight(90);
        VBox.setVgrow(vertices, Priority.ALWAYS);
        SplitPane split = new SplitPane(table, below);
        split.setId("glSplit");
        split.setOrientation(Orientation.VERTICAL);
        DividerMemory.follow(split, kit.settings(), kit.texts().of("divider.name"), 0.6);
        // It gets the height that the other parts leave.
        split.setPrefHeight(0);
        Label agreement = assessment("Agreement", model.agreement);
        agreement.setId("glAgreement");
        agreement.getStyleClass().add("agreement");
        Label figures = summary("Figures", model.figures);
        figures.setId("glFigures");
        FilterField search = table.filter(model.rows);
        ToggleButton helpToggle = helpToggle();
        Node help = help();
        Showing.bind(help, helpToggle.selectedProperty());
        table.minHeightProperty()
                .bind(Bindings.when(helpToggle.selectedProperty())
                        .then(LOWEST_TABLE_BESIDE_HELP)
                        .otherwise(LOWEST_TABLE));
        VBox summary = new VBox(figures, agreement);
        setAlignment(Pos.TOP_LEFT);
        hideBelow(LOW, summary);
        content(split, tools(filters(), search, space(), helpToggle), help, summary, split);
        model.showing.bind(showing);
    }

    private HBox filters() {
        ToggleGroup group = new ToggleGroup();
        HBox row = new HBox();
        row.setAlignment(Pos.CENTER_LEFT);
        for (CommandFilter filter : CommandFilter.values()) {
            ToggleButton toggle = new ToggleButton();
            String name = filter.name();
            toggle.setId("gl" + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT));
            toggle.setUserData(name);
            toggle.setToggleGroup(group);
            toggle.setMinWidth(Region.USE_PREF_SIZE);
            toggle.getStyleClass().addAll("small", pill(filter));
            toggle.textProperty().bind(model.rows.describe((some, all) -> model.filterText(filter)));
            row.getChildren().add(toggle);
            if (filter == CommandFilter.ISSUES) {
                toggle.setTooltip(new Explanation(text("filter.issues.help")));
            }
        }
        ToggleChoice.bind(group, model.filter, CommandFilter.class);
        return row;
    }

    private static String pill(CommandFilter filter) {
        return switch (filter) {
            case ALL -> "left-pill";
            case STRIPS, FANS -> "center-pill";
            case ISSUES -> "right-pill";
        };
    }

    private ToggleButton helpToggle() {
        ToggleButton toggle = new ToggleButton("", new FontIcon("mdi2h-help-circle-outline"));
        toggle.setId("glHelp");
        toggle.getStyleClass().addAll("button-icon", "quiet", "small");
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setAccessibleText(text("help"));
        toggle.setTooltip(new Explanation(text("help")));
        return toggle;
    }

    /** As high as its text; scrolls if that is half of the pane, or the table would be too low. */
    private Node help() {
        try {
            Region text = FXMLLoader.load(
                    GlCommandsPane.class.getResource("GlCommandsHelp.fxml"),
                    kit.texts().bundle());
            ScrollPane scroll = Nodes.styled(new ScrollPane(text), "help");
            scroll.setId("glHelpText");
            scroll.setFitToWidth(true);
            scroll.setMinHeight(LOWEST_HELP);
            scroll.prefHeightProperty().bind(text.heightProperty().add(EDGES));
            scroll.maxHeightProperty().bind(heightProperty().divide(2));
            scroll.setFocusTraversable(true);
            PageKeys.add(scroll);
            return new StackPane(scroll, FocusRing.over(scroll));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void buildCommands() {
        GlCommandsTexts texts = model.texts;
        table.integer("glCommand", "index", CommandRow::index)
                .wide(52)
                .marked(model::mark)
                .following(model.marks);
        table.text("glKind", "kind", texts::kind).wide(64).explained(texts::explain);
        table.integer("glVertices", "vertices", row -> row.command().size()).wide(82);
        table.integer("glTriangles", "triangles", row -> row.command().triangleCount())
                .wide(82)
                .explained(texts::explain);
        table.integer("glByte", "byte", CommandRow::offset).wide(68);
        table.text("glStart", "start", CommandRow::start).sharing(1);
        table.select(CommandRow::index, choices.glCommandProperty());
        table.show(model.rows);
    }

    private void buildVertices() {
        vertices.setAccessibleText(text("vertices"));
        vertices.integer("glOrder", "order", CommandVertex::order).wide(64);
        vertices.integer("glVertex", "vertex", CommandVertex::vertex).wide(64).explained(model.texts::explain);
        coordinate("glS", "s", CommandVertex::s, 5);
        coordinate("glT", "t", CommandVertex::t, 5);
        coordinate("glPixelS", "pixelS", CommandVertex::pixelS, 2);
        coordinate("glPixelT", "pixelT", CommandVertex::pixelT, 2);
        vertices.integer("glVertexByte", "byte", CommandVertex::offset).wide(68);
        vertices.select(CommandVertex::vertex, choices.vertexProperty());
        vertices.show(model.vertices);
        Label choose = new Label(text("choose"));
        choose.getStyleClass().add("choose");
        choose.setWrapText(true);
        choose.visibleProperty().bind(model.rows.shownProperty().map(shown -> !shown.isEmpty()));
        vertices.setPlaceholder(choose);
    }

    private Column<CommandVertex> coordinate(
            String id, String key, ToDoubleFunction<CommandVertex> value, int decimals) {
        return vertices.number(id, key, value, decimals).wide(76).explained(vertex -> text("coordinate.help"));
    }
}
