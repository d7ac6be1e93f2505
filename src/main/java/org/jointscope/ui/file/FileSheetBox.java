package org.jointscope.ui.file;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import org.jointscope.model.Place;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** The sheet of one file: sections with a heading each, whose values can be selected and copied. */
final class FileSheetBox extends VBox {

    private static final double LABEL_PERCENT = 32;
    private static final int LONG_KEYWORD = 16;

    private static final Place BEGINNING = new Place(1, 1);

    private final String sourceText;
    private final Consumer<Place> showSource;

    /**
     * @param sourceText of the menu item that shows the source
     * @param showSource shows a place in the source
     */
    FileSheetBox(FileSheet sheet, String sourceText, Consumer<Place> showSource) {
        this.sourceText = sourceText;
        this.showSource = showSource;
        getStyleClass().add("file-sheet");
        offerSource(this, BEGINNING);
        Label title = styled(new Label(sheet.title()), "sheet-title");
        title.setWrapText(true);
        getChildren().add(new VBox(title, styled(new Label(sheet.kind()), "note")));
        for (FileSheet.Section section : sheet.sections()) {
            Label heading = styled(new Label(section.title()), "step-title");
            getChildren().add(styled(new VBox(heading, grid(section)), "step"));
        }
    }

    private void offerSource(Node node, Place place) {
        ShowInSourceAction.add(node, sourceText, () -> showSource.accept(place));
    }

    private GridPane grid(FileSheet.Section section) {
        GridPane grid = styled(new GridPane(), "file-grid");
        ColumnConstraints labels = new ColumnConstraints();
        labels.setPercentWidth(LABEL_PERCENT);
        ColumnConstraints values = new ColumnConstraints();
        values.setPercentWidth(100 - LABEL_PERCENT);
        grid.getColumnConstraints().addAll(labels, values);
        for (FileSheet.Row row : section.rows()) {
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
            row.place().ifPresent(place -> offerSource(label, place));
            row.place().ifPresent(place -> offerSource(value, place));
        }
        return grid;
    }

    /** A keyword like numAnimatedComponents goes on in a second line. */
    private static String broken(String keyword) {
        return keyword.length() < LONG_KEYWORD
                ? keyword
                : keyword.replaceFirst("(?=\\p{Upper}\\p{Lower}+$)", "\n");
    }

    private static Label note(FileSheet.Row row) {
        Label note = styled(new Label(row.note()), "note");
        note.setWrapText(true);
        if (row.mismatch()) {
            note.getStyleClass().add("trouble");
            note.setGraphic(new FontIcon("mdi2a-alert-outline"));
        }
        return note;
    }
}
