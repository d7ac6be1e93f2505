package org.jointscope.ui.issues;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.TableColumns;
import org.jointscope.ui.control.TableKit;
import org.jointscope.ui.document.Settings;

import java.util.List;
import java.util.ResourceBundle;

/** A table of the issues; choosing one leads to what it is about. */
public final class IssuesView {

    private static final double LEAST_MESSAGE = 160;
    private static final double SCROLL_BAR = 16;

    private final IssuesViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Node content;

    @FXML private TableView<IssueRow> table;

    @FXML private Node empty;

    @FXML private Label emptyLabel;

    public IssuesView(IssuesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        table.getColumns().setAll(columns());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        table.widthProperty().subscribe(this::fitMessage);
        emptyLabel.textProperty().bind(viewModel.emptyTextProperty());
        viewModel.rowsProperty().subscribe(this::show);
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        row -> {
                            if (row != null) {
                                viewModel.choose(row);
                            }
                        });
    }

    /**
     * The message takes what the severity and the line leave; what comes after it is to be scrolled
     * to.
     */
    private void fitMessage() {
        double before =
                table.getColumns().stream()
                        .filter(column -> List.of("severity", "line").contains(column.getId()))
                        .mapToDouble(TableColumn::getWidth)
                        .sum();
        table.getColumns().stream()
                .filter(column -> column.getId().equals("message"))
                .forEach(
                        column ->
                                column.setPrefWidth(
                                        Math.max(
                                                LEAST_MESSAGE,
                                                table.getWidth() - before - SCROLL_BAR)));
    }

    private List<TableColumn<IssueRow, ?>> columns() {
        TableColumn<IssueRow, Severity> severity =
                TableColumns.column(
                        "severity",
                        text("severity"),
                        IssueRow::severity,
                        IssueRow::severityText,
                        false);
        severity.setCellFactory(column -> new SeverityCell());
        TableColumn<IssueRow, String> message =
                TableColumns.text("message", text("message"), IssueRow::message);
        message.setCellFactory(column -> new MessageCell(viewModel::explanation));
        return List.of(
                width(severity, 108),
                width(TableColumns.text("file", text("file"), IssueRow::file), 128),
                width(TableColumns.integer("line", text("line"), IssueRow::line), 64),
                width(message, 320),
                width(TableColumns.integer("column", text("column"), IssueRow::column), 76),
                width(TableColumns.integer("count", text("count"), IssueRow::count), 76),
                width(TableColumns.text("code", text("code"), IssueRow::code), 240));
    }

    private String text(String key) {
        return resources.getString("issues." + key);
    }

    private static <V> TableColumn<IssueRow, V> width(
            TableColumn<IssueRow, V> column, double width) {
        column.setPrefWidth(width);
        return column;
    }

    private void show(List<IssueRow> rows) {
        table.getItems().setAll(rows);
        table.getSortOrder().clear();
        content.setVisible(!rows.isEmpty());
        content.setManaged(!rows.isEmpty());
        empty.setVisible(rows.isEmpty());
        empty.setManaged(rows.isEmpty());
    }
}
