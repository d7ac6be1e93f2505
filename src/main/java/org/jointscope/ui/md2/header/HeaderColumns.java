package org.jointscope.ui.md2.header;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.marked;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Function;

/** The columns of the table of the header's numbers. */
final class HeaderColumns {

    private static final double BYTE_WIDTH = 52;
    private static final double HEX_WIDTH = 48;
    private static final double FIELD_WIDTH = 92;
    private static final double VALUE_WIDTH = 64;
    private static final double VALUE_HEX_WIDTH = 72;
    private static final double VERDICT_WIDTH = 328;
    private static final double LIMIT_WIDTH = 264;
    private static final double MEANING_WIDTH = 640;

    private final ResourceBundle resources;

    HeaderColumns(ResourceBundle resources) {
        this.resources = resources;
    }

    /**
     * @param change of what is wrong with any row
     */
    void addTo(TableView<HeaderRow> table, ObservableValue<?> change) {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(
                                        BYTE_WIDTH,
                                        integer(
                                                "headerByte",
                                                title("byte"),
                                                row -> row.field().offset())),
                                wide(HEX_WIDTH, number("headerHex", "hex", HeaderRow::hexOffset)),
                                wide(
                                        FIELD_WIDTH,
                                        text(
                                                "headerField",
                                                title("field"),
                                                row -> row.field().label())),
                                wide(VALUE_WIDTH, number("headerValue", "value", HeaderRow::value)),
                                wide(
                                        VALUE_HEX_WIDTH,
                                        number("headerValueHex", "hex", HeaderRow::hex)),
                                wide(
                                        VERDICT_WIDTH,
                                        marked(
                                                text(
                                                        "headerCheck",
                                                        title("check"),
                                                        HeaderRow::verdict),
                                                HeaderRow::mark,
                                                change)),
                                wide(
                                        LIMIT_WIDTH,
                                        text("headerLimit", title("limit"), HeaderRow::limit)),
                                wide(
                                        MEANING_WIDTH,
                                        text(
                                                "headerMeaning",
                                                title("meaning"),
                                                HeaderRow::meaning))));
        // Seventeen numbers are read in the order of the file.
        table.getColumns().forEach(column -> column.setSortable(false));
    }

    private String title(String column) {
        return resources.getString("header.column." + column);
    }

    private TableColumn<HeaderRow, String> number(
            String id, String title, Function<HeaderRow, String> text) {
        return column(id, title(title), text, text, true);
    }
}
