package org.jointscope.ui.md5.camera;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.function.ToDoubleFunction;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.playback.CameraPlayhead;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the frames, which selects a frame and follows the playhead. */
public final class CameraPane extends FeaturePane {

    private final CameraViewModel model;
    private final CameraPlayhead playhead;
    private final DataTable<CameraLine> table = new DataTable<>("cameraFrames", "camera", kit);

    public CameraPane(CameraViewModel model, PaneKit kit) {
        super("camera", kit, "table-pane", "camera-pane");
        this.model = model;
        this.playhead = kit.document().cameraPlayhead();
        addColumns();
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.lead(CameraLine::frame, playhead::currentFrame, line -> playhead.select(line.frame()));
        table.followWhile(
                showing,
                playhead.playingProperty(),
                playhead.pathProperty(),
                playhead.readableFrameProperty(),
                playhead.selectedFrameProperty());
        table.rowState("cut", CameraLine::cut);
        table.rowState("begins", CameraLine::begins);
        table.rowState("long", CameraLine::isTooLong);
        table.rowState(
                "chosen",
                line -> line.frame() == playhead.selectedFrameProperty().get());
        table.rowsFollow(playhead.selectedFrameProperty());
        table.deselect(playhead.selectedFrameProperty());
        table.on("Alt+Down", () -> seekCut(1));
        table.on("Alt+Up", () -> seekCut(-1));
        table.show(model.lines);
        table.source(model::showSource);
        content(table, tools(facts(), cuts()), table);
    }

    private Label facts() {
        Label facts = wrapped("facts");
        facts.setGraphic(new FontIcon("mdi2i-information-outline"));
        facts.setId("cameraFacts");
        facts.setMaxWidth(Double.MAX_VALUE);
        facts.textProperty().bind(model.facts);
        facts.setTooltip(new Explanation(model.explanation::get));
        HBox.setHgrow(facts, Priority.ALWAYS);
        return facts;
    }

    private HBox cuts() {
        Label cuts = styled(new Label(text("cuts"), new FontIcon("mdi2c-content-cut")), "sum");
        HBox tools = new HBox(
                cutButton("previousCut", "mdi2c-chevron-left", -1),
                cuts,
                cutButton("nextCut", "mdi2c-chevron-right", 1));
        styled(tools, "cut-tools").setMinWidth(Region.USE_PREF_SIZE);
        Showing.bind(tools, model.cutThere);
        return tools;
    }

    private Region cutButton(String id, String icon, int direction) {
        return iconButton(id, icon, text(id), text(id + ".help"), () -> playhead.seekCut(direction));
    }

    private boolean seekCut(int direction) {
        playhead.seekCut(direction);
        return true;
    }

    private void addColumns() {
        CameraTexts texts = model.texts;
        table.integer("frameNumber", "frame", CameraLine::frame)
                .wide(60)
                .marked((marks, line) -> marks.cameraFrame(line.frame()));
        table.integer("played", "played", CameraLine::played, texts::played)
                .wide(60)
                .explained(texts::explain);
        number("time", CameraLine::seconds, 3).wide(60);
        degrees("fov", line -> line.row().fov()).wide(64);
        stored("x", line -> line.row().position().x(), 3).wide(80);
        stored("y", line -> line.row().position().y(), 3).wide(80);
        stored("z", line -> line.row().position().z(), 3).wide(80);
        degrees("heading", line -> line.angles().heading());
        degrees("tilt", line -> line.angles().tilt());
        degrees("roll", line -> line.angles().roll());
        stored("qx", line -> line.row().orientation().x(), 5);
        stored("qy", line -> line.row().orientation().y(), 5);
        stored("qz", line -> line.row().orientation().z(), 5);
        number("w", CameraLine::w, 5).explained(texts::explainW);
        number("length", CameraLine::lengthSquared, 5).explained(texts::explainW);
        table.text("note", texts::note).wide(176).explained(texts::explain);
        table.line(line -> line.row().location().line()).wide(64);
    }

    private Column<CameraLine> stored(String id, ToDoubleFunction<CameraLine> value, int decimals) {
        return table.stored(id, id, value, decimals).wide(76);
    }

    private Column<CameraLine> number(String id, ToDoubleFunction<CameraLine> value, int decimals) {
        return table.number(id, id, value, decimals).wide(76);
    }

    /** An angle; the tooltip names its zero direction. */
    private Column<CameraLine> degrees(String id, ToDoubleFunction<CameraLine> value) {
        return number(id, value, 2).wide(84).explained(line -> text(id + ".help"));
    }
}
