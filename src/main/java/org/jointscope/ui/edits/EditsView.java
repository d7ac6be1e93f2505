package org.jointscope.ui.edits;

import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** Lists the edits; choosing one goes to where it was made last. */
public final class EditsView {

    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");

    private final EditsViewModel viewModel;
    private final Settings settings;
    private int shown = -1;
    @FXML private ResourceBundle resources;
    @FXML private TableView<EditLine> table;
    @FXML private Node nothing;

    public EditsView(EditsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(40, integer("editNumber", title("number"), EditLine::number)),
                                wide(360, text("editWhat", title("what"), this::words)),
                                wide(
                                        400,
                                        TableColumns.explained(
                                                text(
                                                        "editSummary",
                                                        title("summary"),
                                                        EditLine::summary),
                                                EditLine::summary)),
                                wide(
                                        600,
                                        TableColumns.explained(
                                                text("editPose", title("pose"), EditLine::effect),
                                                EditLine::effect))));
        table.getColumns().forEach(column -> column.setSortable(false));
        TableKit.equip(table, settings, resources.getString("table.copy"));
        table.setRowFactory(view -> new Row());
        viewModel.linesProperty().subscribe(this::show);
    }

    private String title(String column) {
        return resources.getString("edits.column." + column);
    }

    private String words(EditLine line) {
        return line.undone()
                ? line.title() + " – " + resources.getString("edits.undone")
                : line.title();
    }

    private void show(List<EditLine> lines) {
        int selected = table.getSelectionModel().getSelectedIndex();
        boolean moved = shown != viewModel.current() || table.getItems().size() != lines.size();
        shown = viewModel.current();
        table.getItems().setAll(lines);
        table.setVisible(!lines.isEmpty());
        nothing.setVisible(lines.isEmpty());
        if (!lines.isEmpty()) {
            table.getSelectionModel().clearAndSelect(moved ? shown : selected);
            if (moved) {
                table.scrollTo(Math.max(0, shown - 2));
            }
        }
    }

    @FXML
    private void tableKey(KeyEvent event) {
        EditLine line = table.getSelectionModel().getSelectedItem();
        if (event.getCode() == KeyCode.ENTER && line != null) {
            viewModel.goTo(line);
            event.consume();
        }
    }

    /** A click on an edit goes there; the arrow keys only walk through the list. */
    private final class Row extends TableRow<EditLine> {

        Row() {
            setOnMouseClicked(
                    event -> {
                        if (!isEmpty()) {
                            viewModel.goTo(getItem());
                        }
                    });
        }

        @Override
        protected void updateItem(EditLine line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(UNDONE, !empty && line.undone());
        }
    }
}
