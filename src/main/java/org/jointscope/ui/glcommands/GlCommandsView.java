package org.jointscope.ui.glcommands;

import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.SharedSelection;
import org.jointscope.ui.pane.TableKit;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ResourceBundle;

/**
 * A table of the strips and fans, and below it the vertices of the one that is selected everywhere.
 */
public final class GlCommandsView {

    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

    private final GlCommandsViewModel viewModel;
    private final Settings settings;
    private final ObservableList<CommandRow> rows = FXCollections.observableArrayList();
    private final SortedList<CommandRow> sorted = new SortedList<>(rows);
    private final ObservableList<CommandVertex> vertices = FXCollections.observableArrayList();
    private final SortedList<CommandVertex> sortedVertices = new SortedList<>(vertices);

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private ToggleGroup filters;

    @FXML private Label figuresLabel;

    @FXML private Label agreementLabel;

    @FXML private FontIcon agreementIcon;

    @FXML private ToggleButton helpToggle;

    @FXML private Node help;

    @FXML private SplitPane split;

    @FXML private TableView<CommandRow> table;

    @FXML private Label placeholderLabel;

    @FXML private Node showAllButton;

    @FXML private Label chosenLabel;

    @FXML private TableView<CommandVertex> vertexTable;

    private ObservableValue<Boolean> showing;

    public GlCommandsView(GlCommandsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        ToggleChoice.bind(filters, viewModel.filterProperty(), CommandFilter.class);
        for (Toggle toggle : filters.getToggles()) {
            CommandFilter filter = CommandFilter.valueOf((String) toggle.getUserData());
            ((ToggleButton) toggle).textProperty().bind(viewModel.filterTextProperty(filter));
        }
        figuresLabel.textProperty().bind(viewModel.figuresProperty());
        showIfAny(figuresLabel);
        viewModel.agreementProperty().subscribe(this::show);
        help.visibleProperty().bind(helpToggle.selectedProperty());
        help.managedProperty().bind(help.visibleProperty());
        buildTables();
        showing = Showing.of(root);
        showing.subscribe(viewModel::setShowing);
        DividerMemory.follow(split, "glCommands", settings);
    }

    private static void showIfAny(Label label) {
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
    }

    private void buildTables() {
        GlCommandsColumns columns = new GlCommandsColumns(viewModel, resources);
        table.getColumns().setAll(columns.ofCommands());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        placeholderLabel.textProperty().bind(viewModel.placeholderProperty());
        showAllButton
                .visibleProperty()
                .bind(viewModel.filterProperty().isNotEqualTo(CommandFilter.ALL));
        vertexTable.getColumns().setAll(columns.ofVertices());
        TableKit.equip(vertexTable, settings, resources.getString("table.copy"));
        sortedVertices.comparatorProperty().bind(vertexTable.comparatorProperty());
        vertexTable.setItems(sortedVertices);
        chosenLabel.textProperty().bind(viewModel.chosenProperty());
        showIfAny(chosenLabel);
        SharedSelection<CommandRow> command =
                new SharedSelection<>(table, CommandRow::index, viewModel.commandProperty());
        SharedSelection<CommandVertex> vertex =
                new SharedSelection<>(
                        vertexTable, CommandVertex::vertex, viewModel.vertexProperty());
        viewModel.shownProperty().subscribe(shown -> command.show(rows, shown));
        viewModel.verticesProperty().subscribe(shown -> vertex.show(vertices, shown));
    }

    private void show(Agreement agreement) {
        agreementLabel.setText(agreement.text());
        agreementLabel.setVisible(agreement.verdict() != Agreement.Verdict.NOTHING);
        agreementLabel.setManaged(agreementLabel.isVisible());
        boolean good = agreement.verdict() == Agreement.Verdict.GOOD;
        agreementIcon.setIconLiteral(good ? "mdi2c-check-circle-outline" : "mdi2a-alert-outline");
        agreementLabel.pseudoClassStateChanged(GOOD, good);
        agreementLabel.pseudoClassStateChanged(BAD, !good);
    }

    @FXML
    private void showAll() {
        viewModel.filterProperty().set(CommandFilter.ALL);
        table.requestFocus();
    }

    @FXML
    private void tableKey(KeyEvent event) {
        deselect(event, viewModel.commandProperty());
    }

    @FXML
    private void vertexKey(KeyEvent event) {
        deselect(event, viewModel.vertexProperty());
    }

    private static void deselect(KeyEvent event, IntegerProperty selected) {
        if (event.getCode() == KeyCode.ESCAPE && selected.get() != Md2Choices.NONE) {
            selected.set(Md2Choices.NONE);
            event.consume();
        }
    }
}
