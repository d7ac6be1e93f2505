package org.jointscope.ui.flags;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.SharedSelection;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.TypedCell;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Objects;
import java.util.ResourceBundle;

/**
 * Shows which components of each joint come from the frame, and keeps the table's selection and the
 * document's the same.
 */
public final class FlagsView {

    private static final String ALL_USED_ICON = "mdi2c-check";
    private static final String WASTE_ICON = "mdi2a-arrow-expand-horizontal";

    private final FlagsViewModel viewModel;
    private final Settings settings;
    private final ObservableList<FlagsRow> rows = FXCollections.observableArrayList();
    private final SortedList<FlagsRow> sorted = new SortedList<>(rows);
    private final FontIcon useIcon = new FontIcon(ALL_USED_ICON);

    @FXML private ResourceBundle resources;

    @FXML private Node content;

    @FXML private FilterField filterField;

    @FXML private ComboBox<StatusChoice> statusChoice;

    @FXML private TableView<FlagsRow> table;

    @FXML private Label countLabel;

    @FXML private Label useLabel;

    @FXML private Tooltip useTooltip;

    @FXML private Node message;

    @FXML private Label messageText;

    private FlagsColumns columns;
    private SharedSelection<FlagsRow> selection;
    private boolean following;

    public FlagsView(FlagsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        columns = new FlagsColumns(viewModel, this::meant, resources);
        columns.addTo(table);
        table.setEditable(true);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        new FlagsMenu(viewModel, this::selectedJoints, resources).addTo(table);
        table.setItems(sorted);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(table);
        statusChoice.setConverter(new ChoiceText());
        useLabel.setGraphic(useIcon);
        content.managedProperty().bind(content.visibleProperty());
        message.visibleProperty().bind(content.visibleProperty().not());
        viewModel
                .statusesProperty()
                .subscribe(choices -> follow(() -> statusChoice.getItems().setAll(choices)));
        viewModel.statusProperty().subscribe(choice -> follow(() -> statusChoice.setValue(choice)));
        statusChoice.valueProperty().subscribe(this::chosen);
        selection =
                new SharedSelection<>(table, FlagsRow::index, viewModel.selectedJointProperty());
        viewModel.shownProperty().subscribe(this::show);
        viewModel.summaryProperty().subscribe(this::summarize);
    }

    /** The joints of the selected rows. */
    private List<Integer> selectedJoints() {
        return table.getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .map(FlagsRow::index)
                .toList();
    }

    /** What is done to a row is meant for all that are selected with it. */
    private List<Integer> meant(FlagsRow row) {
        List<Integer> selected = selectedJoints();
        return selected.contains(row.index()) ? selected : List.of(row.index());
    }

    private void show(List<FlagsRow> shown) {
        selection.show(rows, shown);
        columns.makeRoom(viewModel.all());
    }

    private void summarize(FlagsSummary summary) {
        content.setVisible(summary.animation());
        messageText.setText(
                resources.getString(summary.mesh() ? "flags.none.text" : "flags.none.empty"));
        countLabel.setText(summary.count());
        useLabel.setText(summary.use());
        useTooltip.setText(summary.use() + "\n" + resources.getString("flags.use.help"));
        useIcon.setIconLiteral(summary.wasteful() ? WASTE_ICON : ALL_USED_ICON);
    }

    private void follow(Runnable change) {
        following = true;
        change.run();
        following = false;
    }

    private void chosen(StatusChoice choice) {
        if (!following && choice != null) {
            viewModel.statusProperty().set(choice);
        }
    }

    @FXML
    private void showAll() {
        viewModel.showAll();
        table.requestFocus();
    }

    @FXML
    private void tableKey(KeyEvent event) {
        boolean selected = viewModel.selectedJointProperty().get() != Document.NO_JOINT;
        int row = table.getSelectionModel().getSelectedIndex();
        if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.selectedJointProperty().set(Document.NO_JOINT);
        } else if (event.getCode() == KeyCode.F2 && row >= 0) {
            TypedCell.open(
                    table,
                    row,
                    event.isShiftDown() ? columns.flagsColumn() : columns.startColumn());
        } else if (event.getCode() == KeyCode.SPACE) {
            viewModel
                    .selectedComponentProperty()
                    .get()
                    .ifPresent(it -> viewModel.edits().toggle(selectedJoints(), it));
        } else if (event.isAltDown() && event.getCode() == KeyCode.RIGHT) {
            viewModel.edits().moveStarts(selectedJoints(), 1);
        } else if (event.isAltDown() && event.getCode() == KeyCode.LEFT) {
            viewModel.edits().moveStarts(selectedJoints(), -1);
        } else {
            return;
        }
        event.consume();
    }

    private final class ChoiceText extends StringConverter<StatusChoice> {

        @Override
        public String toString(StatusChoice choice) {
            return choice == null ? "" : viewModel.word(choice);
        }

        @Override
        public StatusChoice fromString(String unused) {
            throw new UnsupportedOperationException();
        }
    }
}
