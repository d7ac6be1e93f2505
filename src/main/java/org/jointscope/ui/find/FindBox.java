package org.jointscope.ui.find;

import static org.jointscope.ui.control.Nodes.styled;

import atlantafx.base.controls.CustomTextField;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/** The field and the list of Find Anything, at the top of the window above all panes. A click outside closes it. */
final class FindBox extends VBox {

    private static final double WIDTH = 620;
    private static final double TOP = 48;
    private static final double ROW = 30;
    private static final int MOST_ROWS = 12;
    private static final int PAGE = 10;

    private final Pane window;
    private final FindViewModel viewModel;
    private final CustomTextField field = new CustomTextField();
    private final ListView<FindEntry> list = new ListView<>();
    private final EventHandler<MouseEvent> outside = this::pressed;
    private final ChangeListener<Node> focus = (owner, old, now) -> close();
    private Node before;

    /** @param window its root */
    FindBox(Pane window, FindViewModel viewModel, Texts texts) {
        this.window = window;
        this.viewModel = viewModel;
        setId("find");
        styled(this, "find-box");
        setManaged(false);
        field.setId("findField");
        field.setLeft(new FontIcon("mdi2m-magnify"));
        field.setPromptText(texts.of("find.prompt"));
        field.setAccessibleText(texts.of("find.prompt"));
        field.textProperty().bindBidirectional(viewModel.typedProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        list.setId("findList");
        list.setAccessibleText(texts.of("find.list"));
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setCellFactory(any -> new Row());
        Label nothing = styled(new Label(texts.of("find.nothing")), "text-muted");
        list.setPlaceholder(nothing);
        viewModel.foundProperty().subscribe(found -> {
            list.setItems(FXCollections.observableList(found));
            select();
            place();
        });
        viewModel.selectedProperty().subscribe(this::select);
        window.layoutBoundsProperty().subscribe(this::place);
        getChildren().addAll(field, list);
    }

    private void select() {
        list.getSelectionModel().select(viewModel.selectedProperty().get());
        list.scrollTo(Math.max(0, viewModel.selectedProperty().get() - MOST_ROWS + 1));
    }

    private void place() {
        int rows = Math.clamp(list.getItems().size(), 1, MOST_ROWS);
        list.setPrefHeight(rows * ROW + 2);
        double width = Math.min(WIDTH, window.getWidth() - 2 * TOP);
        resizeRelocate((window.getWidth() - width) / 2, TOP, width, prefHeight(width));
    }

    void show() {
        if (getScene() == null) {
            before = window.getScene().getFocusOwner();
            window.getChildren().add(this);
            window.getScene().addEventFilter(MouseEvent.MOUSE_PRESSED, outside);
            applyCss();
            field.requestFocus();
            window.getScene().focusOwnerProperty().addListener(focus);
        }
        viewModel.open();
    }

    private void close() {
        window.getScene().focusOwnerProperty().removeListener(focus);
        window.getScene().removeEventFilter(MouseEvent.MOUSE_PRESSED, outside);
        window.getChildren().remove(this);
        viewModel.close();
    }

    /** Gives the focus back. */
    private void hide() {
        close();
        if (before != null) {
            before.requestFocus();
        }
    }

    private void pressed(MouseEvent event) {
        if (!contains(sceneToLocal(event.getSceneX(), event.getSceneY()))) {
            hide();
        }
    }

    /** The window has the focus as before when the action runs. */
    private void use() {
        Runnable action = viewModel.use();
        hide();
        action.run();
    }

    private void keyPressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> viewModel.move(1);
            case UP -> viewModel.move(-1);
            case PAGE_DOWN -> viewModel.move(PAGE);
            case PAGE_UP -> viewModel.move(-PAGE);
            case ENTER -> use();
            case ESCAPE -> hide();
            case TAB -> {}
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** An icon, the name, the detail at the right, and the keys. */
    private final class Row extends ListCell<FindEntry> {

        private final FontIcon icon = new FontIcon();
        private final Label name = new Label();
        private final Label detail = styled(new Label(), "text-muted");
        private final Label keys = styled(new Label(), "key");
        private final HBox row = styled(new HBox(icon, name, detail, keys), "find-row");

        Row() {
            HBox.setHgrow(name, Priority.SOMETIMES);
            name.setMaxWidth(Double.MAX_VALUE);
            keys.setMinWidth(Region.USE_PREF_SIZE);
            keys.managedProperty().bind(keys.visibleProperty());
            row.setMinWidth(0);
            row.setPrefWidth(0);
            setOnMouseClicked(event -> {
                if (!isEmpty()) {
                    viewModel.selectedProperty().set(getIndex());
                    use();
                }
            });
        }

        @Override
        protected void updateItem(FindEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            setGraphic(empty || entry == null ? null : row);
            if (entry != null) {
                icon.setIconLiteral(entry.kind().icon());
                name.setText(entry.name());
                detail.setText(entry.detail());
                keys.setText(entry.keys());
                keys.setVisible(!entry.keys().isEmpty());
                setAccessibleText(entry.name() + ", " + entry.detail());
            }
        }
    }
}
