package org.jointscope.ui.verdicts;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.fxml.FXML;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeSortMode;
import javafx.scene.control.TreeTableView;
import javafx.scene.layout.Region;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TreeRows;
import org.jointscope.ui.pane.TreeTableKit;

import java.util.Optional;
import java.util.ResourceBundle;

/** A list of the verdicts, and beside it the explanation of what is chosen. */
public final class VerdictsView {

    /** Where list and explanation do not fit side by side. */
    private static final double NARROW = 720;

    private static final String OBJECTING = "verdicts.objecting";

    private final VerdictsViewModel viewModel;
    private final Settings settings;

    /** Whether there has been room for list and explanation side by side. */
    private final BooleanProperty wide = new SimpleBooleanProperty(this, "wide");

    @FXML private ResourceBundle resources;

    @FXML private Region root;

    @FXML private Node content;

    @FXML private ToggleButton allToggle;

    @FXML private ToggleButton objectingToggle;

    @FXML private Label countsLabel;

    @FXML private Label unreadLabel;

    @FXML private Node state;

    @FXML private Label stateLabel;

    @FXML private Node stateProgress;

    @FXML private Node resumeButton;

    @FXML private SplitPane split;

    @FXML private TreeTableView<VerdictLine> table;

    @FXML private VerdictDetailsBox details;

    @FXML private Node hint;

    @FXML private Node empty;

    @FXML private Label emptyLabel;

    private MenuItem followItem;
    private TreeRows<VerdictLine> rows;

    public VerdictsView(VerdictsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        new VerdictColumns(resources).addTo(table);
        TreeTableKit.equip(table, settings);
        TreeTableKit.onOpen(table, this::showInSource);
        followItem =
                ShowInSourceAction.add(
                        table,
                        table.getContextMenu(),
                        resources.getString("source.show"),
                        this::showInSource);
        table.widthProperty().subscribe(width -> VerdictColumns.fit(table));
        // The rules of an engine stay in their order, in which the first one decides.
        table.setSortMode(TreeSortMode.ONLY_FIRST_LEVEL);
        rows = new TreeRows<>(table, new VerdictShape(), viewModel::choose);
        DividerMemory.follow(split, split.getId(), settings);
        divide(split.getDividerPositions());
        root.widthProperty().subscribe(width -> turn(width.doubleValue()));
        followObjecting();
        countsLabel.textProperty().bind(viewModel.countsProperty());
        unreadLabel.textProperty().bind(viewModel.unreadProperty());
        stateLabel.textProperty().bind(viewModel.stateProperty());
        emptyLabel.textProperty().bind(viewModel.nothingProperty());
        viewModel.stateProperty().subscribe(text -> showState());
        viewModel.resumableProperty().subscribe(this::showState);
        viewModel.nothingProperty().subscribe(this::showContent);
        details.onFollow(viewModel::follow);
        viewModel.detailsProperty().subscribe(this::showDetails);
        viewModel.linesProperty().subscribe(rows::show);
        viewModel.onAsk(this::unfold);
    }

    private void followObjecting() {
        settings.find(OBJECTING)
                .map(Boolean::parseBoolean)
                .ifPresent(viewModel.objectingProperty()::set);
        viewModel
                .objectingProperty()
                .subscribe(
                        only -> {
                            objectingToggle.setSelected(only);
                            allToggle.setSelected(!only);
                        });
        viewModel
                .objectingProperty()
                .subscribe((before, only) -> settings.put(OBJECTING, only.toString()));
    }

    @FXML
    private void listAll() {
        viewModel.objectingProperty().set(false);
        allToggle.setSelected(true);
    }

    @FXML
    private void listObjecting() {
        viewModel.objectingProperty().set(true);
        objectingToggle.setSelected(true);
    }

    /** The explanation goes below the list where there is no room beside it. */
    private void turn(double width) {
        split.setOrientation(width < NARROW ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    }

    /** Behind another tab it is laid out at its least width, which pushes the divider about. */
    private void divide(double[] positions) {
        split.widthProperty()
                .when(wide.not())
                .subscribe(
                        width -> {
                            if (width.doubleValue() >= NARROW) {
                                wide.set(true);
                                Platform.runLater(() -> split.setDividerPositions(positions));
                            }
                        });
    }

    /** Shows an engine with its rules. */
    private void unfold(String engine) {
        rows.find(engine)
                .ifPresent(
                        item -> {
                            item.setExpanded(true);
                            table.getSelectionModel().select(item);
                            table.scrollTo(table.getRow(item));
                        });
    }

    private void showDetails(Optional<VerdictDetails> shown) {
        shown.ifPresent(
                known -> {
                    details.show(known);
                    if (!known.follow().isEmpty()) {
                        followItem.setText(known.follow());
                    }
                    followItem.setDisable(known.follow().isEmpty());
                });
        if (shown.isEmpty()) {
            // It is another file's: what was said of the last one's does not go on.
            table.getSelectionModel().clearSelection();
        }
        Showing.set(details, shown.isPresent());
        Showing.set(hint, shown.isEmpty());
    }

    private void showContent(String nothing) {
        Showing.set(content, nothing.isEmpty());
        Showing.set(empty, !nothing.isEmpty());
    }

    private void showState() {
        boolean resumable = viewModel.resumableProperty().get();
        Showing.set(state, !viewModel.stateProperty().get().isEmpty());
        Showing.set(stateProgress, !resumable);
        Showing.set(resumeButton, resumable);
    }

    private void showInSource() {
        rows.selected().ifPresent(viewModel::showInSource);
    }

    @FXML
    private void copy() {
        TreeTableKit.copy(table);
    }

    @FXML
    private void resumePair() {
        viewModel.resumePair();
    }
}
