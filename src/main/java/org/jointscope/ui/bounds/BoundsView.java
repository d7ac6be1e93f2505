package org.jointscope.ui.bounds;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.FrameSelection;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.TypedCell;
import org.jointscope.ui.pane.Typing;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;

/** Binds the table and the plot; both lead to a frame and follow it. */
public final class BoundsView {

    private static final int DECIMALS = 3;
    private static final double FRAME_WIDTH = 64;
    private static final double FIT_WIDTH = 112;
    private static final double OUT_WIDTH = 80;
    private static final double NUMBER_WIDTH = 88;
    private static final double LINE_WIDTH = 64;
    private static final String[] AXES = {"x", "y", "z"};
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");

    private final BoundsViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Node content;

    @FXML private Node missing;

    @FXML private Label missingLabel;

    @FXML private Label summaryLabel;

    @FXML private FontIcon summaryIcon;

    @FXML private Node computing;

    @FXML private ProgressBar progressBar;

    @FXML private Node stopButton;

    @FXML private Node resumeButton;

    @FXML private BoundsPlot plot;

    @FXML private TableView<BoundsLine> table;

    private ObservableValue<Boolean> showing;
    private FrameSelection<BoundsLine> selection;

    public BoundsView(BoundsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        missingLabel.textProperty().bind(viewModel.missingProperty());
        showOnly(missing, viewModel.missingProperty().isNotEmpty());
        showOnly(content, viewModel.missingProperty().isEmpty());
        showOnly(computing, viewModel.runningProperty().or(viewModel.stoppedProperty()));
        showOnly(stopButton, viewModel.runningProperty());
        showOnly(resumeButton, viewModel.stoppedProperty());
        progressBar.progressProperty().bind(viewModel.progressProperty());
        viewModel.summaryProperty().subscribe(this::showSummary);
        buildTable();
        plot.onChoose(viewModel::goTo);
        plot.setExplanation(viewModel::explain);
        showing = Showing.of(root);
        showing.subscribe(this::showing);
        viewModel.plotProperty().subscribe(this::showBoxes);
        viewModel.frameProperty().subscribe(frame -> followFrame());
        viewModel.playingProperty().subscribe(playing -> followFrame());
    }

    private static void showOnly(Node node, ObservableValue<Boolean> when) {
        node.visibleProperty().bind(when);
        node.managedProperty().bind(when);
    }

    private void showSummary(Summary summary) {
        summaryLabel.setText(summary.text());
        summaryLabel.pseudoClassStateChanged(BAD, summary.verdict() == Summary.Verdict.BAD);
        summaryLabel.pseudoClassStateChanged(GOOD, summary.verdict() == Summary.Verdict.GOOD);
        summaryIcon.setIconLiteral(
                switch (summary.verdict()) {
                    case BAD -> "mdi2a-alert-outline";
                    case GOOD -> "mdi2c-check-circle-outline";
                    case COMPUTING -> "mdi2t-timer-sand";
                    case OPEN, NOTHING -> "mdi2i-information-outline";
                });
    }

    private void buildTable() {
        List<TableColumn<BoundsLine, ?>> columns = table.getColumns();
        columns.add(
                sized(
                        TableColumns.marked(
                                TableColumns.integer(
                                        "frameNumber",
                                        resources.getString("bounds.frame"),
                                        BoundsLine::frame),
                                viewModel::mark,
                                viewModel.marksProperty()),
                        FRAME_WIDTH));
        TableColumn<BoundsLine, Fit> fit =
                TableColumns.column(
                        "fit",
                        resources.getString("bounds.fit"),
                        BoundsLine::fit,
                        this::fitText,
                        false);
        fit.setCellFactory(column -> new FitCell(resources));
        columns.add(live(sized(fit, FIT_WIDTH)));
        TableColumn<BoundsLine, Double> out =
                TableColumns.number(
                        "out", resources.getString("bounds.out"), BoundsLine::sticksOut, DECIMALS);
        columns.add(
                live(
                        sized(
                                TableColumns.explained(
                                        out, line -> viewModel.explain(line.frame())),
                                OUT_WIDTH)));
        typed(0, addAxes("min", (line, axis) -> line.file().min(line.frame(), axis)));
        typed(3, addAxes("max", (line, axis) -> line.file().max(line.frame(), axis)));
        addAxes("size", (line, axis) -> line.file().size(line.frame(), axis));
        addAxes("meshMin", (line, axis) -> line.mesh().min(line.frame(), axis)).forEach(this::live);
        addAxes("meshMax", (line, axis) -> line.mesh().max(line.frame(), axis)).forEach(this::live);
        TableColumn<BoundsLine, Integer> source =
                TableColumns.integer(
                        "line",
                        resources.getString("bounds.line"),
                        BoundsLine::line,
                        line -> line.isInFile() ? Integer.toString(line.line()) : "");
        columns.add(sized(source, LINE_WIDTH));
        table.setEditable(true);
        table.setItems(viewModel.lines());
        selection =
                new FrameSelection<>(
                        table, BoundsLine::frame, line -> viewModel.goTo(line.frame()));
        table.setRowFactory(t -> selection.row());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
    }

    private static <V> TableColumn<BoundsLine, V> sized(
            TableColumn<BoundsLine, V> column, double width) {
        column.setPrefWidth(width);
        return column;
    }

    /** Of boxes that are still being computed. */
    private <V> TableColumn<BoundsLine, V> live(TableColumn<BoundsLine, V> column) {
        return TableColumns.following(viewModel.plotProperty(), column);
    }

    private String fitText(BoundsLine line) {
        return resources.getString(line.fit().textKey());
    }

    private interface Side {
        double of(BoundsLine line, int axis);
    }

    /** Three columns: x, y and z of one thing. */
    private List<TableColumn<BoundsLine, Double>> addAxes(String id, Side side) {
        List<TableColumn<BoundsLine, Double>> columns = new ArrayList<>();
        for (int i = 0; i < AXES.length; i++) {
            int axis = i;
            TableColumn<BoundsLine, Double> column =
                    TableColumns.number(
                            id + "-" + AXES[axis],
                            resources.getString("bounds." + id) + " " + AXES[axis],
                            line -> side.of(line, axis),
                            DECIMALS);
            columns.add(sized(column, NUMBER_WIDTH));
        }
        table.getColumns().addAll(columns);
        return columns;
    }

    /** Lets three columns be typed into, from that of a face on. */
    private void typed(int firstFace, List<TableColumn<BoundsLine, Double>> axes) {
        for (int axis = 0; axis < axes.size(); axis++) {
            int face = firstFace + axis;
            TypedCell.in(
                    axes.get(axis),
                    new Typing<>(
                            line -> JointEdits.plain(line.file().face(line.frame(), face)),
                            (line, typed) -> viewModel.type(line, face, typed),
                            line -> viewModel.isEdited(line, face),
                            viewModel.changesProperty(),
                            line -> viewModel.explain(line.frame())));
        }
    }

    private void showing(boolean is) {
        viewModel.setShowing(is);
        if (is) {
            showBoxes(viewModel.plotProperty().get());
        }
    }

    private void showBoxes(Plot now) {
        if (!showing.getValue()) {
            return;
        }
        plot.show(now, resources.getString(now.kind().textKey()), viewModel.describeScale());
        if (!viewModel.runningProperty().get()) {
            table.sort();
        }
        followFrame();
    }

    /** The current frame's row is the selected one; while playing it is not run after. */
    private void followFrame() {
        if (!showing.getValue()) {
            return;
        }
        plot.showFrame(viewModel.frameProperty().get());
        selection.follow(viewModel.currentFrame(), !viewModel.playingProperty().get());
    }

    @FXML
    private void stop() {
        viewModel.stop();
    }

    @FXML
    private void resume() {
        viewModel.resume();
    }
}
