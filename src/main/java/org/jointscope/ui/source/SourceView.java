package org.jointscope.ui.source;

import java.util.List;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jointscope.ui.control.FirstClick;
import org.jointscope.ui.control.Showing;

/** The text of an open file, with search tools. */
public final class SourceView {

    /** Goes to a line. */
    public static final KeyCombination LINE = KeyCombination.valueOf("Shortcut+G");

    private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");

    private final SourceViewModel viewModel;

    @FXML
    private Node root;

    @FXML
    private Node content;

    @FXML
    private Node message;

    @FXML
    private ComboBox<String> fileChoice;

    @FXML
    private SourceArea area;

    @FXML
    private Node findBar;

    @FXML
    private TextField findField;

    @FXML
    private Label countLabel;

    @FXML
    private TextField lineField;

    @FXML
    private Label caretLabel;

    @FXML
    private ContextMenu menu;

    private boolean following;

    public SourceView(SourceViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        content.visibleProperty().bind(viewModel.file.map(file -> file.isPresent()));
        message.visibleProperty().bind(content.visibleProperty().not());
        findBar.managedProperty().bind(findBar.visibleProperty());
        countLabel.textProperty().bind(viewModel.search.count);
        viewModel.files.subscribe(this::showFiles);
        viewModel.chosen.subscribe(now -> showFiles(viewModel.files.getValue()));
        fileChoice.getSelectionModel().selectedIndexProperty().subscribe(index -> choose(index.intValue()));
        findField.textProperty().subscribe((before, now) -> viewModel.search.find(now));
        viewModel.caret.selection.subscribe(now -> caretLabel.setText(viewModel.caretText()));
        viewModel.file.subscribe(now -> caretLabel.setText(viewModel.caretText()));
        viewModel.onAsked(() -> Platform.runLater(area::requestFocus));
        area.show(viewModel);
        FirstClick.selectAllIn(lineField);
        viewModel.showing.bind(Showing.of(root));
    }

    private void showFiles(List<String> names) {
        following = true;
        if (!fileChoice.getItems().equals(names)) {
            fileChoice.getItems().setAll(names);
        }
        fileChoice.getSelectionModel().clearAndSelect(viewModel.chosen.get());
        following = false;
    }

    private void choose(int index) {
        if (!following) {
            viewModel.choose(index);
        }
    }

    @FXML
    private void keyPressed(KeyEvent event) {
        if (FIND.match(event)) {
            openFind();
        } else if (LINE.match(event)) {
            lineField.requestFocus();
            lineField.selectAll();
        } else if (event.getCode() == KeyCode.F3) {
            findOn(event.isShiftDown());
        } else if (event.getCode() == KeyCode.ESCAPE && findBar.isVisible()) {
            closeFind();
        } else {
            return;
        }
        event.consume();
    }

    private void findOn(boolean back) {
        if (back) {
            findPrevious();
        } else {
            findNext();
        }
    }

    @FXML
    private void openFind() {
        findBar.setVisible(true);
        String selected = viewModel.caret.selectedText();
        if (!selected.isEmpty() && selected.indexOf('\n') < 0) {
            findField.setText(selected);
        }
        findField.requestFocus();
        findField.selectAll();
    }

    @FXML
    private void closeFind() {
        findBar.setVisible(false);
        area.requestFocus();
    }

    @FXML
    private void findKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            findOn(event.isShiftDown());
            event.consume();
        }
    }

    @FXML
    private void findNext() {
        viewModel.search.next();
    }

    @FXML
    private void findPrevious() {
        viewModel.search.previous();
    }

    @FXML
    private void lineKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            viewModel.caret.goToLine(lineField.getText());
            area.requestFocus();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            area.requestFocus();
            event.consume();
        }
    }

    @FXML
    private void copy() {
        area.copy();
    }

    @FXML
    private void selectAll() {
        viewModel.caret.selectAll();
    }

    @FXML
    private void showMenu(ContextMenuEvent event) {
        menu.show(area, event.getScreenX(), event.getScreenY());
        event.consume();
    }
}
