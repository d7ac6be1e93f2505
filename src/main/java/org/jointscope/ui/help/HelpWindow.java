package org.jointscope.ui.help;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.KeyFocus;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.TitleBar;
import org.jointscope.ui.pane.DetailsBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A window next to the main window, with a table of contents, a search field, and one page. */
final class HelpWindow {

    private static final double WIDTH = 960;
    private static final double HEIGHT = 640;

    /** JavaFX centers a window before it knows the height of the title bar. */
    private static final double ROOM_AROUND = 100;

    private static final double CONTENTS = 0.38;

    /** The English endings of a word: the text can contain another form. */
    private static final Pattern ENDING = Pattern.compile("(?<=\\w{4})(ed|ing|s)$");

    private final Texts texts;
    private final Stage stage = new Stage();
    private final List<HelpTopic> books;
    private final FilterField search = new FilterField();
    private final TreeView<HelpTopic> contents = new TreeView<>(new TreeItem<>());
    private final DetailsBox<Optional<Severity>> page = new DetailsBox<>(HelpWindow::icon, target -> {}, this::open);
    private final ScrollPane scroll = new ScrollPane(page);

    /** @param owner the main window, which closes this one with itself */
    HelpWindow(Window owner, Texts texts) {
        this.texts = texts;
        books = new HelpPages(texts).books();
        stage.initOwner(owner);
        stage.setTitle(texts.of("help.title"));
        SplitPane split = new SplitPane(list(), PageKeys.reading(scroll));
        split.setDividerPositions(CONTENTS);
        SplitPane.setResizableWithParent(split.getItems().getFirst(), false);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        styled(scroll, "issue-side").setId("helpPage");
        Rectangle2D screen = Dialogs.screen(owner);
        // The divider keeps its distance from the left, so the first layout has the final size.
        Scene scene = new Scene(
                styled(split, "help"),
                Math.min(WIDTH, screen.getWidth() - ROOM_AROUND),
                Math.min(HEIGHT, screen.getHeight() - ROOM_AROUND));
        scene.getStylesheets().setAll(owner.getScene().getStylesheets());
        KeyFocus.mark(scene);
        TitleBar.keepOnScreen(stage);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        // The tree consumes Escape.
        contents.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        stage.setScene(scene);
        search.textProperty().subscribe(typed -> narrow(search.words()));
    }

    private VBox list() {
        search.setId("helpSearch");
        search.setPromptText(texts.of("help.search"));
        search.setAccessibleText(texts.of("help.search"));
        search.setClearText(texts.of("help.clear"));
        search.narrow(contents);
        contents.setId("helpContents");
        contents.setShowRoot(false);
        contents.setCellFactory(any -> new TopicCell());
        contents.getSelectionModel().selectedItemProperty().subscribe(this::show);
        Label nothing = styled(new Label(texts.of("help.noMatch")), "message");
        nothing.setWrapText(true);
        nothing.visibleProperty().bind(contents.expandedItemCountProperty().lessThan(2));
        StackPane topics = new StackPane(contents, nothing, FocusRing.over(contents));
        VBox.setVgrow(topics, Priority.ALWAYS);
        VBox list = styled(new VBox(search, topics), "help-contents");
        list.setMinWidth(200);
        return list;
    }

    private static Node icon(Optional<Severity> severity) {
        return severity.<Node>map(SeverityIcon::new)
                .orElseGet(() -> new FontIcon("mdi2b-book-open-page-variant-outline"));
    }

    /** Shows a book, and brings the window to the front. */
    void show(HelpBook book) {
        // A tree in a hidden window cannot resolve the colors of its rows.
        stage.show();
        stage.toFront();
        search.clear();
        TreeItem<HelpTopic> item = contents.getRoot().getChildren().get(book.ordinal());
        item.setExpanded(true);
        select(item);
        contents.requestFocus();
    }

    /** Lists the topics that contain the words of a text. */
    void search(String text) {
        search.setText(text);
    }

    /** Shows a page of any book. */
    private void open(String name) {
        search.clear();
        first(contents.getRoot(), topic -> topic.name().equals(name)).ifPresent(this::select);
        contents.requestFocus();
    }

    private static List<String> stems(List<String> words) {
        return words.stream().map(word -> ENDING.matcher(word).replaceFirst("")).toList();
    }

    private void select(TreeItem<HelpTopic> item) {
        contents.getSelectionModel().select(item);
        contents.scrollTo(contents.getRow(item));
    }

    private void show(TreeItem<HelpTopic> item) {
        if (item != null) {
            page.show(item.getValue().page());
            scroll.setVvalue(0);
        }
    }

    /**
     * Lists the topics that contain the words, and shows the first one with all of them in its name, or else the first
     * one.
     */
    private void narrow(List<String> typed) {
        List<String> words = stems(typed);
        contents.getRoot()
                .getChildren()
                .setAll(books.stream()
                        .flatMap(book -> book.narrowed(words).stream())
                        .map(book -> item(book, !words.isEmpty()))
                        .toList());
        if (!words.isEmpty()) {
            first(contents.getRoot(), topic -> topic.isCalled(typed))
                    .or(() -> first(contents.getRoot(), topic -> topic.isCalled(words)))
                    .or(() -> first(contents.getRoot(), topic -> topic.contains(words)))
                    .ifPresent(this::select);
        }
    }

    private static TreeItem<HelpTopic> item(HelpTopic topic, boolean expanded) {
        TreeItem<HelpTopic> item = new TreeItem<>(topic);
        item.setExpanded(expanded);
        item.getChildren()
                .setAll(topic.topics().stream()
                        .map(below -> item(below, expanded))
                        .toList());
        return item;
    }

    private static Optional<TreeItem<HelpTopic>> first(TreeItem<HelpTopic> below, Predicate<HelpTopic> condition) {
        for (TreeItem<HelpTopic> item : below.getChildren()) {
            if (condition.test(item.getValue())) {
                return Optional.of(item);
            }
            Optional<TreeItem<HelpTopic>> first = first(item, condition);
            if (first.isPresent()) {
                return first;
            }
        }
        return Optional.empty();
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            stage.close();
            event.consume();
        }
    }

    private static final class TopicCell extends TreeCell<HelpTopic> {

        private final SeverityIcon icon = new SeverityIcon();

        @Override
        protected void updateItem(HelpTopic topic, boolean empty) {
            super.updateItem(topic, empty);
            setText(empty || topic == null ? "" : topic.name());
            Optional<Severity> severity =
                    Optional.ofNullable(topic).flatMap(it -> it.page().state());
            severity.ifPresent(icon::setSeverity);
            setGraphic(severity.isPresent() ? icon : null);
        }
    }
}
