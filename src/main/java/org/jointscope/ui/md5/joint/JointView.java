package org.jointscope.ui.md5.joint;

import javafx.fxml.FXML;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.ShowInSourceAction;

import java.util.Optional;
import java.util.ResourceBundle;

/** Shows, step by step, how the pose of the selected joint comes about. */
public final class JointView {

    private static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private final JointViewModel viewModel;

    @FXML private ResourceBundle resources;

    @FXML private VBox root;

    @FXML private VBox empty;

    @FXML private Label invitation;

    @FXML private ScrollPane sheet;

    @FXML private Label name;

    @FXML private Label place;

    @FXML private Hyperlink parent;

    @FXML private Label rootLabel;

    @FXML private Label numbersText;

    @FXML private FlowPane flagsEditor;

    @FXML private NumberGrid numbers;

    @FXML private Label lengthsText;

    @FXML private LengthGrid lengths;

    @FXML private PlacementBox local;

    @FXML private PlacementBox modelSpace;

    @FXML private PlacementBox drawn;

    @FXML private PlacementBox bind;

    public JointView(JointViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        invitation.textProperty().bind(viewModel.invitationProperty());
        viewModel.sheetProperty().subscribe(this::show);
        FlagsEditor editor = new FlagsEditor(flagsEditor, viewModel, resources);
        viewModel.bitsProperty().subscribe(editor::show);
        viewModel.selectedComponentProperty().subscribe(numbers::select);
        numbers.onChosen(viewModel::toggle);
        ShowInSourceAction.add(root, resources.getString("source.show"), viewModel::showSource);
        viewModel.showing.bind(Showing.of(root));
    }

    private void show(Optional<JointSheet> shown) {
        Showing.set(empty, shown.isEmpty());
        Showing.set(sheet, shown.isPresent());
        shown.ifPresent(this::show);
    }

    private void show(JointSheet shown) {
        name.setText(shown.name());
        place.setText(shown.place());
        Showing.set(parent, shown.parent().isPresent());
        Showing.set(rootLabel, shown.parent().isEmpty());
        shown.parent().ifPresent(it -> parent.setText(it.name()));
        numbersText.setText(shown.numbersText());
        numbers.show(shown.numbers());
        lengthsText.setText(shown.lengthsText());
        lengths.show(shown.lengths());
        local.show(Optional.of(shown.local()));
        modelSpace.show(Optional.of(shown.modelSpace()));
        drawn.show(shown.drawn());
        bind.show(shown.bind());
    }

    @FXML
    private void selectParent() {
        viewModel.selectParent();
    }

    @FXML
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(viewModel.tsv());
        Clipboard.getSystemClipboard().setContent(content);
    }

    @FXML
    private void keyPressed(KeyEvent event) {
        if (COPY.match(event)) {
            copy();
            event.consume();
        }
    }
}
