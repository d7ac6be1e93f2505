package org.jointscope.ui.md5.curves;

import static org.jointscope.ui.control.Nodes.styled;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Line;
import javafx.stage.FileChooser;
import org.jointscope.analysis.Channel;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.md5.curves.CurvesViewModel.Ghost;
import org.jointscope.ui.md5.curves.CurvesViewModel.JointChoice;
import org.jointscope.ui.md5.curves.CurvesViewModel.Sample;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;

/** The plot of the curves, a table of them as its legend, and the choice of joints and channels. */
public final class CurvesPane extends FeaturePane {

    private static final int DECIMALS = 6;

    private final CurvesViewModel model;
    private final FileDialogs dialogs;
    private final DataTable<CurveRow> table = new DataTable<>("curves", kit);
    private final CurvePlot plot;

    public CurvesPane(CurvesViewModel model, PaneKit kit, FileDialogs dialogs) {
        super("curves", kit, "figures-pane", "curves-pane");
        this.model = model;
        this.dialogs = dialogs;
        remember(kit.settings());
        plot = new CurvePlot(model, kit.document().modelPlayhead().frameProperty(), this::title);
        plot.setId("curvePlot");
        plot.setAccessibleHelp(text("plot"));
        model.reading.subscribe(line -> plot.setAccessibleText(text("plot") + " " + line));
        addColumns();
        SplitPane split = new SplitPane(plot, table);
        split.setId("curvesSplit");
        split.setOrientation(Orientation.HORIZONTAL);
        DividerMemory.follow(split, kit.settings(), kit.texts().of("divider.name"), 0.7);
        ToggleButton normalized = toggle("Normalized", "normalized");
        normalized.selectedProperty().bindBidirectional(model.normalized);
        ToggleButton issues = toggle("OnlyIssues", "onlyIssues");
        issues.selectedProperty().bindBidirectional(model.onlyIssues);
        Button whole =
                iconButton("curvesWhole", "mdi2f-fit-to-screen-outline", text("whole"), text("whole"), plot::showWhole);
        Label summary = label("Summary", model.state.map(CurvesViewModel.State::summary));
        summary.setMinWidth(0);
        VBox content = content(
                split,
                tools(joints(), channels(), issues, normalized, ghosts(), space(), summary, whole, exports()),
                split,
                reading());
        message(
                "curvesMissing",
                "mdi2c-chart-line",
                "missing",
                model.state.map(CurvesViewModel.State::missing),
                content);
        model.showing.bind(showing);
    }

    private void remember(Settings settings) {
        settings.follow("curves.joints", model.joints, JointChoice.class);
        settings.follow("curves.normalized", model.normalized);
        model.channels.forEach((channel, chosen) -> settings.follow("curves.channel." + channel, chosen));
    }

    private String title(CurvePanel panel) {
        String title = text("quantity." + panel.quantity().map(Enum::name).orElse("NORMALIZED"));
        return model.ghost.get() == Ghost.NONE ? title : title + "   " + text("dashed", model.ghostName());
    }

    private Label reading() {
        Label reading = summary("Reading", model.reading, "numbers");
        reading.setWrapText(false);
        return reading;
    }

    private ComboBox<JointChoice> joints() {
        ComboBox<JointChoice> joints = new ComboBox<>();
        joints.setId("curvesJoints");
        joints.setMinWidth(Region.USE_PREF_SIZE);
        joints.setAccessibleText(text("joints"));
        joints.setTooltip(new Explanation(text("joints")));
        joints.getItems().setAll(JointChoice.values());
        ComboChoice.show(joints, choice -> text("joints." + choice));
        ComboChoice.bind(joints, model.joints);
        return joints;
    }

    private MenuButton menu(String idEnd, String key, MenuItem... items) {
        MenuButton menu = styled(new MenuButton(text(key)), "small");
        menu.setId("curves" + idEnd);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setTooltip(new Explanation(text(key + ".tip")));
        menu.getItems().setAll(items);
        return menu;
    }

    /** The channels, in a menu that stays open, so that several can be chosen. */
    private MenuButton channels() {
        return menu(
                "Channels",
                "channels",
                model.channels.keySet().stream().map(this::item).toArray(MenuItem[]::new));
    }

    private MenuItem item(Channel channel) {
        CheckBox box = new CheckBox(model.name(channel) + " – " + text("channel." + channel + ".tip"));
        // A click or a key is an action of the item; the box only shows its state. The content of an item must not be
        // transparent for the mouse, because it receives the click.
        box.setMouseTransparent(true);
        var chosen = model.channels.get(channel);
        box.selectedProperty().bind(chosen);
        HBox row = new HBox(box);
        row.setId("curves-" + channel);
        CustomMenuItem item = new CustomMenuItem(row, false);
        item.setOnAction(event -> chosen.set(!chosen.get()));
        return item;
    }

    private MenuButton ghosts() {
        MenuButton menu =
                menu("Ghost", "ghost", Stream.of(Ghost.values()).map(this::item).toArray(MenuItem[]::new));
        model.ghost.subscribe(now -> menu.setText(now == Ghost.NONE ? text("ghost") : model.ghostName()));
        return menu;
    }

    private MenuItem item(Ghost ghost) {
        return command(ghost.name(), "ghost.menu." + ghost, () -> {
            if (ghost == Ghost.OTHER) {
                Optional<Path> folder = kit.document().getOpen().paths().stream()
                        .findFirst()
                        .map(Path::toAbsolutePath)
                        .map(Path::getParent);
                ask(dialogs, "ghost.ask", Stream.of("md5anim"), folder).ifPresent(model::readOther);
            } else {
                model.ghost.set(ghost);
            }
        });
    }

    private MenuItem command(String idEnd, String key, Runnable action) {
        MenuItem item = new MenuItem(text(key));
        item.setId("curves" + idEnd);
        item.setOnAction(event -> action.run());
        return item;
    }

    private MenuButton exports() {
        return menu(
                "Export",
                "export",
                command("Copy", "copy", this::copy),
                command("Csv", "csv", () -> ask("csv").ifPresent(model::saveCsv)),
                command(
                        "Png",
                        "png",
                        () -> ask("png").ifPresent(file -> model.savePng(file, PictureImages.picture(image())))));
    }

    private void copy() {
        kit.copyTable(model.cells().map(TableKit::line).collect(Collectors.joining()));
    }

    private Image image() {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(plot.background());
        return plot.snapshot(parameters, null);
    }

    /** Asks for a file to save to. */
    private Optional<Path> ask(String extension) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(text(extension + ".title"));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(text(extension + ".files"), "*." + extension));
        chooser.setInitialFileName("curves." + extension);
        return dialogs.saveFile(chooser, getScene().getWindow()).map(File::toPath);
    }

    private void addColumns() {
        table.live(
                kit.document().modelPlayhead().readableFrameProperty(),
                kit.document().modelPlayhead().playingProperty());
        table.rowState("bad", row -> !row.shared().isEmpty());
        table.text("curve", CurveRow::name)
                .wide(140)
                .icon(row -> true, CurvesPane::line)
                .explained(row -> model.source(new Sample(row, model.frame())));
        Column<CurveRow> value = table.stored("value", "value", model::value, DECIMALS)
                .wide(92)
                .live()
                .typed(
                        row -> JointEdits.plain(model.value(row)),
                        model::type,
                        model::isEdited,
                        row -> model.source(new Sample(row, model.frame())));
        table.stored("least", "least", row -> row.own()[0], DECIMALS).wide(92);
        table.stored("greatest", "greatest", row -> row.own()[1], DECIMALS).wide(92);
        table.text("shared", CurveRow::shared).wide(132);
        table.edits("F2", kit.texts().of("table.change"), () -> value);
        table.select(CurveRow::index, model.selected);
        table.show(model.state.map(CurvesViewModel.State::rows));
    }

    /** A piece of the line of a curve. */
    private static Line line(CurveRow row) {
        Line line = styled(new Line(0, 0, 18, 0), "line-" + row.color());
        line.setStrokeWidth(2.5);
        if (row.dash() > 0) {
            line.getStrokeDashArray().setAll((double) row.dash(), (double) row.dash());
        }
        return line;
    }
}
