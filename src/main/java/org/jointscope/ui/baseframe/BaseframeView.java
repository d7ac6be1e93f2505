package org.jointscope.ui.baseframe;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.SharedSelection;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.TypedCell;

import java.util.List;
import java.util.ResourceBundle;

/**
 * Shows the pose that the frames change, and keeps the table's selection and the document's the
 * same.
 */
public final class BaseframeView {

    private final BaseframeViewModel viewModel;
    private final Settings settings;
    private final ObservableList<BaseframeLine> lines = FXCollections.observableArrayList();
    private final SortedList<BaseframeLine> sorted = new SortedList<>(lines);

    @FXML private ResourceBundle resources;

    @FXML private Node content;

    @FXML private TableView<BaseframeLine> table;

    @FXML private Label countLabel;

    @FXML private Label likenessLabel;

    @FXML private Tooltip likenessTooltip;

    @FXML private Node message;

    @FXML private Label messageText;

    private BaseframeColumns columns;
    private SharedSelection<BaseframeLine> selection;

    public BaseframeView(BaseframeViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        columns = new BaseframeColumns(viewModel, resources);
        columns.addTo(table);
        table.setEditable(true);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        selection =
                new SharedSelection<>(
                        table, BaseframeLine::index, viewModel.selectedJointProperty());
        message.visibleProperty().bind(content.visibleProperty().not());
        viewModel.linesProperty().subscribe(this::show);
        viewModel.summaryProperty().subscribe(this::summarize);
    }

    private void show(List<BaseframeLine> shown) {
        selection.show(lines, shown);
        columns.makeRoom(shown);
    }

    private void summarize(BaseframeSummary summary) {
        content.setVisible(summary.animation());
        messageText.setText(
                resources.getString(
                        summary.mesh() ? "baseframe.none.mesh" : "baseframe.none.empty"));
        countLabel.setText(summary.count());
        likenessLabel.setText(summary.likeness());
        likenessTooltip.setText(
                summary.likeness() + "\n" + resources.getString("baseframe.sum.help"));
    }

    @FXML
    private void tableKey(KeyEvent event) {
        boolean selected = viewModel.selectedJointProperty().get() != Document.NO_JOINT;
        int row = table.getSelectionModel().getSelectedIndex();
        if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.selectedJointProperty().set(Document.NO_JOINT);
            event.consume();
        } else if (event.getCode() == KeyCode.F2 && row >= 0) {
            TypedCell.open(table, row, columns.columnOf(viewModel.selectedComponent()));
            event.consume();
        }
    }
}
