package org.jointscope.ui.file;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.ResourceBundle;
import javafx.fxml.FXML;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.model.TextLocation;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TableKit;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows a sheet for each open file. */
public final class FileView {

    /** Widths of the labels and of the values. */
    private static final double[] COLUMN_PERCENT = {32, 68};

    private static final int LONG_KEYWORD = 16;
    private static final TextLocation BEGINNING = new TextLocation(1, 1);

    private final FileViewModel viewModel;

    @FXML
    private ResourceBundle resources;

    @FXML
    private Pane root;

    @FXML
    private ScrollPane scroll;

    @FXML
    private VBox sheets;

    @FXML
    private Node empty;

    public FileView(FileViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        root.getChildren().add(FocusRing.over(scroll));
        PageKeys.add(scroll);
        viewModel.sheets.subscribe(this::show);
        viewModel.showing.bind(Showing.of(root));
    }

    private void show(List<FileSheet> shown) {
        sheets.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            sheets.getChildren().add(sheet(shown.get(i), i));
        }
        scroll.setVvalue(0);
        Showing.set(scroll, !shown.isEmpty());
        Showing.set(empty, shown.isEmpty());
    }

    /** Sections with one heading each and values that can be selected and copied. */
    private VBox sheet(FileSheet sheet, int index) {
        Label title = styled(new Label(sheet.title()), "sheet-title");
        title.setWrapText(true);
        VBox box = styled(new VBox(), "file-sheet");
        box.getChildren().add(new VBox(title, styled(new Label(sheet.kind()), "note")));
        for (Section section : sheet.sections()) {
            Label heading = styled(new Label(section.title()), "step-title");
            box.getChildren().add(styled(new VBox(heading, grid(section, index)), "step"));
        }
        offerSource(box, index, BEGINNING);
        return box;
    }

    private void offerSource(Node node, int sheet, TextLocation location) {
        String text = resources.getString("source.show");
        ShowInSourceAction.add(node, text, () -> viewModel.showSource(sheet, location));
    }

    private GridPane grid(Section section, int sheet) {
        GridPane grid = styled(new GridPane(), "file-grid");
        for (double percent : COLUMN_PERCENT) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(percent);
            grid.getColumnConstraints().add(column);
        }
        for (Fact row : section.facts()) {
            int at = grid.getRowCount();
            Label label = styled(new Label(broken(row.label())), "file-label");
            label.setWrapText(true);
            GridPane.setValignment(label, VPos.TOP);
            grid.add(label, 0, at);
            VBox value = styled(new VBox(new SelectableText(row.value())), "file-value");
            if (!row.note().isEmpty()) {
                value.getChildren().add(note(row));
            }
            grid.add(value, 1, at);
            row.location().ifPresent(location -> offerSource(label, sheet, location));
            row.location().ifPresent(location -> offerSource(value, sheet, location));
        }
        return grid;
    }

    /** A keyword like numAnimatedComponents continues on a second line. */
    private static String broken(String keyword) {
        return keyword.length() < LONG_KEYWORD ? keyword : keyword.replaceFirst("(?=\\p{Upper}\\p{Lower}+$)", "\n");
    }

    private static Label note(Fact row) {
        Label note = styled(new Label(row.note()), "note");
        note.setWrapText(true);
        if (row.mismatch()) {
            note.getStyleClass().add("trouble");
            note.setGraphic(new FontIcon("mdi2a-alert-outline"));
        }
        return note;
    }

    @FXML
    private void copy() {
        TableKit.copy(viewModel.tsv());
    }
}
