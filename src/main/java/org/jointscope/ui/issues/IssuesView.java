package org.jointscope.ui.issues;

import javafx.fxml.FXML;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.TreeTableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.PairState;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TreeRows;
import org.jointscope.ui.pane.TreeTableKit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/** A list of the issues, and beside it the explanation of the one that is chosen. */
public final class IssuesView {

    /** Where list and explanation do not fit side by side. */
    private static final double NARROW = 720;

    /** Where there is no room for anything aside from the tools. */
    private static final double CROWDED = 1100;

    private static final String GROUPING = "issues.grouping";

    private final IssuesViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Region root;

    @FXML private Node content;

    @FXML private Pane aside;

    @FXML private FilterField searchField;

    @FXML private HBox severities;

    @FXML private ToggleGroup groupings;

    @FXML private MenuButton kinds;

    @FXML private SplitPane split;

    @FXML private TreeTableView<IssueLine> table;

    @FXML private ScrollPane scroll;

    @FXML private IssueDetailsBox details;

    @FXML private Node hint;

    @FXML private Node pair;

    @FXML private Node pairProgress;

    @FXML private Label pairLabel;

    @FXML private Node stopButton;

    @FXML private Node resumeButton;

    @FXML private Node empty;

    @FXML private Node emptyIcon;

    @FXML private Label emptyLabel;

    private MenuItem followItem;
    private TreeRows<IssueLine> rows;

    public IssuesView(IssuesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        new IssueColumns(resources).addTo(table);
        TreeTableKit.equip(table, settings);
        TreeTableKit.onOpen(table, this::showInSource);
        followItem =
                ShowInSourceAction.add(
                        table,
                        table.getContextMenu(),
                        resources.getString("source.show"),
                        this::showInSource);
        table.widthProperty().subscribe(width -> IssueColumns.fit(table));
        DividerMemory.follow(split, split.getId(), settings);
        root.widthProperty().subscribe(width -> turn(width.doubleValue()));
        root.widthProperty().subscribe(this::makeRoom);
        rows = new TreeRows<>(table, new IssueShape(), viewModel::choose);
        searchField.textProperty().bindBidirectional(viewModel.searchProperty());
        searchField.narrow(table);
        followGrouping();
        for (Severity severity : Severity.values()) {
            severities.getChildren().add(new SeverityToggle(severity, viewModel, resources));
        }
        kinds.textProperty().bind(viewModel.kindsTextProperty());
        viewModel.kindsProperty().subscribe(this::fillKinds);
        details.onFollow(viewModel::follow);
        viewModel.detailsProperty().subscribe(this::showDetails);
        emptyLabel.textProperty().bind(viewModel.nothingProperty());
        pairLabel.textProperty().bind(viewModel.pairProperty());
        viewModel.pairProperty().subscribe(text -> showPair());
        viewModel.nothingProperty().subscribe(this::showContent);
        viewModel.linesProperty().subscribe(this::showLines);
    }

    /**
     * Puts something else that is to be known of the files among the tools, where there is room.
     */
    public void setAside(Node node) {
        aside.getChildren().setAll(node);
    }

    private void makeRoom() {
        aside.setVisible(root.getWidth() >= CROWDED);
    }

    private void followGrouping() {
        settings.find(GROUPING)
                .flatMap(
                        name ->
                                List.of(Grouping.values()).stream()
                                        .filter(each -> each.name().equals(name))
                                        .findFirst())
                .ifPresent(viewModel.groupingProperty()::set);
        ToggleChoice.bind(groupings, viewModel.groupingProperty(), Grouping.class);
        viewModel.groupingProperty().subscribe((before, now) -> settings.put(GROUPING, now.name()));
    }

    /** The explanation goes below the list where there is no room beside it. */
    private void turn(double width) {
        split.setOrientation(width < NARROW ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    }

    private void showLines(List<IssueLine> lines) {
        IssueColumns.makeRoom(table, lines);
        rows.show(lines);
    }

    private void fillKinds(List<KindChoice> choices) {
        List<MenuItem> menu = new ArrayList<>();
        for (KindChoice choice : choices) {
            CheckMenuItem item =
                    new CheckMenuItem(choice.code().name() + " \u00d7 " + choice.count());
            item.setMnemonicParsing(false);
            item.setSelected(choice.shown());
            item.setOnAction(event -> viewModel.show(choice.code(), item.isSelected()));
            menu.add(item);
        }
        menu.add(new SeparatorMenuItem());
        MenuItem all = new MenuItem(resources.getString("issues.showAll"));
        all.setOnAction(event -> viewModel.showAll());
        menu.add(all);
        kinds.getItems().setAll(menu);
    }

    private void showDetails(Optional<IssueDetails> shown) {
        shown.ifPresent(
                known -> {
                    details.show(known);
                    followItem.setText(known.follow());
                    scroll.setVvalue(0);
                });
        if (shown.isEmpty()) {
            // It is another file's: what was said of the last one's does not go on.
            rows.selected()
                    .flatMap(IssueLine::code)
                    .ifPresent(code -> table.getSelectionModel().clearSelection());
        }
        Showing.set(details, shown.isPresent());
        Showing.set(hint, shown.isEmpty());
    }

    private void showContent(String nothing) {
        Showing.set(content, nothing.isEmpty());
        Showing.set(empty, !nothing.isEmpty());
    }

    private void showPair() {
        PairState state = viewModel.pairState();
        Showing.set(pair, !viewModel.pairProperty().get().isEmpty());
        Showing.set(pairProgress, state == PairState.CHECKING);
        Showing.set(stopButton, state == PairState.CHECKING);
        Showing.set(resumeButton, state == PairState.STOPPED || state == PairState.FAILED);
        emptyIcon.setVisible(state == PairState.NONE || state == PairState.CHECKED);
    }

    private void showInSource() {
        rows.selected().ifPresent(viewModel::showInSource);
    }

    @FXML
    private void copy() {
        TreeTableKit.copy(table);
    }

    @FXML
    private void hideKind() {
        rows.selected().flatMap(IssueLine::code).ifPresent(code -> viewModel.show(code, false));
    }

    @FXML
    private void showAll() {
        viewModel.showAll();
    }

    @FXML
    private void stopPair() {
        viewModel.stopPair();
    }

    @FXML
    private void resumePair() {
        viewModel.resumePair();
    }
}
