package org.jointscope.ui.md2.header;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.SelectionLink;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/** A map of the file above a table of the header, and what there is to say about one number. */
public final class HeaderView {

    private final HeaderViewModel viewModel;
    private final Settings settings;
    private final ObservableList<HeaderRow> rows = FXCollections.observableArrayList();

    @FXML private ResourceBundle resources;

    @FXML private Label summaryLabel;

    @FXML private FileMap map;

    @FXML private TableView<HeaderRow> table;

    @FXML private Node details;

    @FXML private Label titleLabel;

    @FXML private Label meaningLabel;

    @FXML private Label checkLabel;

    @FXML private VBox troubles;

    private SelectionLink<HeaderRow> selection;

    public HeaderView(HeaderViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        new HeaderColumns(resources).addTo(table, viewModel.rowsProperty());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        table.setItems(rows);
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        details.managedProperty().bind(details.visibleProperty());
        map.onChoose(viewModel::choose);
        selection =
                new SelectionLink<>(
                        table,
                        row -> row.field().ordinal(),
                        viewModel.selectedProperty()::get,
                        row -> viewModel.selectedProperty().set(row.field().ordinal()));
        viewModel.selectedProperty().subscribe(now -> selection.follow(true));
        viewModel.rowsProperty().subscribe(now -> selection.show(rows, now));
        viewModel.blocksProperty().subscribe(this::showBlocks);
        viewModel.detailsProperty().subscribe(this::showDetails);
    }

    private void showBlocks(List<FileBlock> blocks) {
        map.show(blocks);
        map.select(selected());
    }

    private Optional<Field> selected() {
        return viewModel.detailsProperty().get().map(HeaderRow::field);
    }

    private void showDetails(Optional<HeaderRow> shown) {
        details.setVisible(shown.isPresent());
        map.select(selected());
        shown.ifPresent(
                row -> {
                    titleLabel.setText(row.field().label() + "  " + row.value());
                    meaningLabel.setText(sentence(row.meaning(), row.limit()));
                    show(checkLabel, row.check());
                    troubles.getChildren()
                            .setAll(row.mark().map(HeaderView::troubles).orElse(List.of()));
                });
    }

    private static String sentence(String meaning, String limit) {
        return limit.isEmpty() ? meaning : meaning + " " + limit;
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    private static List<Label> troubles(IssueMarks.Mark mark) {
        return mark.messages().stream().map(message -> trouble(message, mark)).toList();
    }

    private static Label trouble(String message, IssueMarks.Mark mark) {
        Label label = new Label(message, new SeverityIcon(mark.severity()));
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    @FXML
    private void tableKey(KeyEvent event) {
        boolean selected = viewModel.selectedProperty().get() != HeaderViewModel.NONE;
        if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.selectedProperty().set(HeaderViewModel.NONE);
            event.consume();
        }
    }
}
