package org.jointscope.ui.md2.header;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.DataTable;

/** A map of the file above a table of the header, and the details of one number. */
public final class HeaderPane extends FeaturePane {

    private final HeaderViewModel model;
    private final DataTable<HeaderRow> table = new DataTable<>("headerTable", "header", kit);

    public HeaderPane(HeaderViewModel model, PaneKit kit) {
        super("header", kit, "figures-pane", "header-pane");
        this.model = model;
        addColumns();
        table.select(row -> row.field().ordinal(), model.selected);
        table.show(model.state.map(HeaderViewModel.State::rows));
        FileMap map = new FileMap(model::choose);
        map.setId("headerMap");
        map.setMinHeight(Region.USE_PREF_SIZE);
        model.state.subscribe(now -> map.show(now.blocks()));
        content(table, summary("Summary", model.state.map(HeaderViewModel.State::summary)), map, table, details());
        model.details.subscribe(row -> map.select(row.map(HeaderRow::field)));
    }

    /** The details of the selected number. */
    private VBox details() {
        Label title = styled(new Label(), "step-title");
        title.setId("headerTitle");
        Label meaning = wrapped();
        Label check = wrapped("note");
        VBox troubles = styled(new VBox(), "troubles");
        VBox details = styled(new VBox(title, meaning, check, troubles), "field-details");
        details.setId("headerDetails");
        details.setMinHeight(Region.USE_PREF_SIZE);
        Showing.bind(details, model.details.map(Optional::isPresent));
        model.details.subscribe(shown -> shown.ifPresent(row -> {
            title.setText(row.field().label() + "  " + row.value());
            meaning.setText((row.meaning() + " " + row.limit()).strip());
            check.setText(row.check());
            Showing.set(check, !row.check().isEmpty());
            troubles.getChildren().setAll(row.mark().map(HeaderPane::troubles).orElse(List.of()));
        }));
        return details;
    }

    private static List<Label> troubles(IssueMarks.Mark mark) {
        return mark.messages().stream()
                .map(message -> {
                    Label label = wrapped();
                    label.setText(message);
                    label.setGraphic(new SeverityIcon(mark.severity()));
                    return label;
                })
                .toList();
    }

    private void addColumns() {
        table.integer("headerByte", "byte", row -> row.field().offset()).wide(52);
        table.text("headerHex", "byteHex", HeaderRow::hexOffset).wide(84).styled("number-column");
        table.text("headerField", "field", row -> row.field().label()).wide(106);
        table.text("headerValue", "value", HeaderRow::value).wide(64).styled("number-column");
        table.text("headerValueHex", "valueHex", HeaderRow::hex).wide(92).styled("number-column");
        table.text("headerCheck", "check", HeaderRow::result).wide(328).marked(HeaderRow::mark);
        table.text("headerLimit", "limit", HeaderRow::limit).wide(264);
        table.text("headerMeaning", "meaning", HeaderRow::meaning).wide(640);
        // Seventeen numbers are read in the order of the file.
        table.getColumns().forEach(column -> column.setSortable(false));
    }
}
