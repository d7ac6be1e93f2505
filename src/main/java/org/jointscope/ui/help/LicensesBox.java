package org.jointscope.ui.help;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.FocusRing;

/** The program and its libraries with a search field, and the license texts of the selected one. */
final class LicensesBox extends SplitPane {

    private static final double LIST = 0.36;
    private static final double NARROWEST = 150;

    private final List<Library> all;
    private final FilterField search = new FilterField();
    private final ListView<Library> list = new ListView<>();
    private final TextArea text = new TextArea();

    LicensesBox(Texts texts) {
        all = Library.all(texts);
        search.setId("licenseSearch");
        search.setPromptText(texts.of("help.search"));
        search.setAccessibleText(texts.of("about.search"));
        search.setClearText(texts.of("help.clear"));
        search.narrow(list);
        search.textProperty().subscribe(typed -> narrow(search.words()));
        list.setId("libraries");
        list.setAccessibleText(texts.of("about.libraries"));
        list.setPlaceholder(styled(new Label(texts.of("about.noMatch")), "message"));
        list.setCellFactory(any -> new Cell());
        list.getSelectionModel().selectedItemProperty().subscribe(this::show);
        text.setId("licenseText");
        text.setAccessibleText(texts.of("about.licenseText"));
        text.setEditable(false);
        text.setWrapText(true);
        StackPane framed = new StackPane(list, FocusRing.over(list));
        VBox.setVgrow(framed, Priority.ALWAYS);
        VBox side = styled(new VBox(search, framed), "help-contents");
        side.setMinWidth(NARROWEST);
        getItems().setAll(side, text);
        setDividerPositions(LIST);
        narrow(List.of());
    }

    /** Lists the libraries that contain the words, and selects the first one. */
    private void narrow(List<String> words) {
        Library before = list.getSelectionModel().getSelectedItem();
        list.getItems().setAll(all.stream().filter(it -> it.contains(words)).toList());
        if (list.getItems().contains(before)) {
            list.getSelectionModel().select(before);
        } else {
            list.getSelectionModel().selectFirst();
        }
        mark(list.getSelectionModel().getSelectedItem());
    }

    private void show(Library library) {
        text.setText(library == null ? "" : library.text());
        mark(library);
    }

    /** Selects the first word of the search in the text. */
    private void mark(Library library) {
        List<String> words = search.words();
        int at = library == null || words.isEmpty() ? -1 : library.find(words.getFirst());
        if (at >= 0) {
            text.selectRange(at, at + words.getFirst().length());
        } else {
            text.positionCaret(0);
        }
    }

    private static final class Cell extends ListCell<Library> {

        private final Label name = new Label();
        private final Label license = styled(new Label(), "license");
        private final VBox lines = new VBox(name, license);

        Cell() {
            // As wide as the list: long names end with an ellipsis.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Library library, boolean empty) {
            super.updateItem(library, empty);
            setGraphic(empty ? null : lines);
            if (!empty) {
                name.setText(library.name());
                license.setText(library.version() + "  ·  " + library.license());
            }
        }
    }
}
