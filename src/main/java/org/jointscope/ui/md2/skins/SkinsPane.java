package org.jointscope.ui.md2.skins;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jointscope.material.PictureReader;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md2.skins.Palettes.PaletteChoice;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the skins; the selected one is the active skin, and its image is below the table. */
public final class SkinsPane extends FeaturePane {

    private static final double ROW_HEIGHT = 26;
    private static final double HEADER_HEIGHT = 42;
    private static final double SCROLL_BAR_HEIGHT = 16;
    private static final int LEAST_ROWS = 3;
    private static final int MOST_ROWS = 8;
    private static final PseudoClass INACTIVE = PseudoClass.getPseudoClass("inactive");

    private final SkinsViewModel model;
    private final FileDialogs dialogs;
    private final DataTable<SkinRow> table = new DataTable<>("skins", kit);

    public SkinsPane(SkinsViewModel model, PictureImages images, PaneKit kit, FileDialogs dialogs) {
        super("skins", kit, "skins-pane");
        this.model = model;
        this.dialogs = dialogs;
        table.setFixedCellSize(ROW_HEIGHT);
        table.live(model.readings);
        addColumns();
        table.link(
                SkinRow::number, () -> model.active.get().map(SkinRow::number).orElse(-1), model::choose);
        table.show(model.rows);
        SkinDetailsBox details = new SkinDetailsBox(kit.texts());
        model.details.subscribe(details::show);
        kit.document()
                .md2()
                .skinProperty()
                .subscribe(skin -> details.showPicture(
                        skin.map(images::of),
                        skin.map(it -> text("preview", it.width(), it.height())).orElse("")));
        ScrollPane scroll = new ScrollPane(details);
        scroll.setAccessibleText(text("details"));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(220);
        scroll.setPrefHeight(220);
        StackPane reading = PageKeys.reading(scroll);
        Button colormap = fileButton("colormap", model::chooseColormap, List.of("pcx"));
        Button picture = fileButton("picture", model::choosePicture, PictureReader.EXTENSIONS);
        HBox palettes = styled(tools(palette(), colormap), "palettes");
        content(reading, tools(summary(), picture), palettes, table, reading);
        model.rows.subscribe(rows -> {
            table.setMinHeight(height(Math.min(rows.size(), LEAST_ROWS)));
            table.setPrefHeight(height(Math.min(rows.size(), MOST_ROWS)));
            Showing.set(table, !rows.isEmpty());
            Showing.set(palettes, rows.stream().anyMatch(SkinRow::isPcx));
        });
        model.active.subscribe(active -> {
            table.follow(true);
            Showing.set(reading, active.isPresent());
        });
    }

    private static double height(int rows) {
        return HEADER_HEIGHT + Math.max(1, rows) * ROW_HEIGHT + SCROLL_BAR_HEIGHT;
    }

    private Label summary() {
        FontIcon icon = new FontIcon();
        Label summary = wrapped("summary");
        summary.setId("skinsSummary");
        summary.setGraphic(icon);
        summary.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        model.summary.subscribe(now -> {
            summary.setText(now.text());
            summary.pseudoClassStateChanged(INACTIVE, !now.applied());
            icon.setVisible(!now.text().isEmpty());
            icon.setIconLiteral(now.applied() ? "mdi2t-tshirt-crew-outline" : "mdi2i-image-off-outline");
        });
        return summary;
    }

    private ComboBox<PaletteChoice> palette() {
        ComboBox<PaletteChoice> palette = new ComboBox<>();
        palette.setId("skinsPalette");
        palette.setMinWidth(80);
        palette.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(palette, Priority.ALWAYS);
        palette.setAccessibleText(text("palette"));
        palette.setTooltip(new Explanation(text("palette.tip")));
        ComboChoice.show(palette, PaletteChoice::label);
        ComboChoice.bind(palette, model.choices, model.choice, model::choosePalette);
        return palette;
    }

    /** A button that opens a file dialog. */
    private Button fileButton(String key, Consumer<Path> chosen, List<String> endings) {
        Button button = new Button(text(key));
        button.setId("skins" + Character.toUpperCase(key.charAt(0)) + key.substring(1));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Explanation(text(key + ".tip")));
        button.setOnAction(
                event -> ask(dialogs, key, endings.stream(), model.folder()).ifPresent(chosen));
        return button;
    }

    private void addColumns() {
        SkinWords words = model.words;
        table.integer("index", "index", SkinRow::index, words::index).wide(36);
        table.text("name", SkinRow::name).wide(140).styled("path-column").explained(SkinRow::name);
        table.text("found", words::found).wide(100).live().explained(words::foundExplained);
        table.integer("size", "size", SkinRow::area, words::size).wide(96).live();
        table.text("format", words::format).wide(64).live();
        table.text("colours", words::colours).wide(100).live();
        table.text("file", SkinRow::fileName)
                .wide(120)
                .explained(row -> row.skin().found().map(Path::toString).orElse(""));
    }
}
