package org.jointscope.ui.suggest;

import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** Lists what was found; the button makes the edit of the selected row. */
public final class SuggestView {

    private final SuggestViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Button fileButton;

    @FXML private Button jointButton;

    @FXML private Button applyButton;

    @FXML private Node root;

    @FXML private Node searching;

    @FXML private Label messageLabel;

    @FXML private TableView<SuggestLine> table;

    private boolean following;

    public SuggestView(SuggestViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(120, text("joint", title("joint"), SuggestLine::joint)),
                                wide(
                                        320,
                                        explained(
                                                text("what", title("what"), SuggestLine::what),
                                                SuggestLine::what)),
                                wide(
                                        110,
                                        explained(
                                                text("cost", title("cost"), SuggestLine::cost),
                                                line -> resources.getString("suggest.cost.help"))),
                                wide(
                                        100,
                                        explained(
                                                text(
                                                        "confidence",
                                                        title("confidence"),
                                                        SuggestLine::confidence),
                                                line ->
                                                        resources.getString(
                                                                "suggest.confidence.help"))),
                                wide(
                                        740,
                                        explained(
                                                text(
                                                        "reasons",
                                                        title("reasons"),
                                                        SuggestLine::reasons),
                                                SuggestLine::reasons))));
        table.getColumns().forEach(column -> column.setSortable(false));
        TableKit.equip(table, settings, resources.getString("table.copy"));
        table.setRowFactory(view -> row());
        table.getSelectionModel().selectedItemProperty().subscribe(this::selected);
        messageLabel.textProperty().bind(viewModel.messageProperty());
        searching.visibleProperty().bind(viewModel.searchingProperty());
        searching.managedProperty().bind(viewModel.searchingProperty());
        fileButton
                .disableProperty()
                .bind(viewModel.animatedProperty().not().or(viewModel.searchingProperty()));
        jointButton
                .disableProperty()
                .bind(viewModel.jointSelectedProperty().not().or(viewModel.searchingProperty()));
        viewModel.linesProperty().subscribe(this::show);
        Showing.of(root).subscribe(viewModel::setShowing);
    }

    private String title(String column) {
        return resources.getString("suggest.column." + column);
    }

    private void show(List<SuggestLine> lines) {
        table.getItems().setAll(lines);
        table.setVisible(!lines.isEmpty());
        applyButton.setDisable(lines.isEmpty());
        if (!lines.isEmpty()) {
            following = true;
            table.getSelectionModel().select(0);
            following = false;
        }
    }

    /** Only what the user selects here is selected everywhere. */
    private void selected(SuggestLine line) {
        if (line != null && !following) {
            viewModel.show(line);
        }
    }

    private TableRow<SuggestLine> row() {
        TableRow<SuggestLine> row = new TableRow<>();
        row.setOnMouseClicked(
                event -> {
                    boolean meant = event.getButton() == MouseButton.PRIMARY && !row.isEmpty();
                    if (meant && event.getClickCount() == 2) {
                        viewModel.apply(row.getItem());
                    } else if (meant) {
                        viewModel.show(row.getItem());
                    }
                });
        return row;
    }

    @FXML
    private void searchFile() {
        viewModel.searchFile();
    }

    @FXML
    private void searchJoint() {
        viewModel.searchJoint();
    }

    @FXML
    private void stop() {
        viewModel.stop();
    }

    @FXML
    private void apply() {
        SuggestLine line = table.getSelectionModel().getSelectedItem();
        if (line != null) {
            viewModel.apply(line);
        }
    }

    @FXML
    private void tableKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            apply();
            event.consume();
        }
    }
}
