package org.jointscope.ui.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.TypeAhead;
import org.jointscope.ui.files.FilesViewModel.AnimationChoice;
import org.jointscope.ui.files.FilesViewModel.State;
import org.kordamp.ikonli.javafx.FontIcon;

/** Binds the two choosers; only a selection by the user opens files. */
public final class FilesView {

    private static final String MISFIT_ICON = "mdi2a-alert-outline";

    private final FilesViewModel viewModel;

    @FXML
    private ResourceBundle resources;

    @FXML
    private Label modelLabel;

    @FXML
    private ComboBox<String> modelChoice;

    @FXML
    private Label skinLabel;

    @FXML
    private ComboBox<String> skinChoice;

    @FXML
    private ComboBox<Path> meshChoice;

    @FXML
    private Label animationLabel;

    @FXML
    private SearchableComboBox<AnimationChoice> animationChoice;

    @FXML
    private Button matchButton;

    @FXML
    private Label misfitLabel;

    private final Label noAnimation = new Label();
    private boolean following;

    /** The animation that was last selected in the open list; null if none. */
    private AnimationChoice chosen;

    public FilesView(FilesViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        ComboChoice.show(meshChoice, viewModel::label);
        meshChoice.setCellFactory(list -> new MeshCell(null));
        meshChoice.setPromptText(resources.getString("files.mesh.none"));
        // The prompt is not shown again after the items have changed.
        meshChoice.setButtonCell(new MeshCell(resources.getString("files.mesh.none")));
        List.of(modelChoice, meshChoice, skinChoice).forEach(TypeAhead::add);
        meshChoice.setPlaceholder(new Label(resources.getString("files.mesh.none")));
        ComboChoice.show(animationChoice, this::name);
        animationChoice.setCellFactory(list -> new AnimationCell());
        animationChoice.setPromptText(resources.getString("files.animation.missing"));
        animationChoice.setPlaceholder(noAnimation);
        animationChoice.setOnHidden(event -> {
            keepFocus();
            Platform.runLater(this::openChosen);
        });
        Keys.hide(animationChoice, this::isUnused);
        animationChoice.addEventHandler(KeyEvent.KEY_PRESSED, this::searchKey);
        ObservableValue<State> state = viewModel.stateProperty();
        state.map(State::meshes).subscribe(meshes -> follow(() -> showMeshes(meshes)));
        state.map(State::animations).subscribe(found -> follow(() -> showAnimations(found)));
        state.map(State::openMesh).subscribe(mesh -> follow(() -> meshChoice.setValue(mesh.orElse(null))));
        state.map(State::openAnimation).subscribe(open -> follow(() -> show(open)));
        state.map(State::matchingMesh).subscribe(this::showMatch);
        for (Node part : List.of(animationLabel, animationChoice)) {
            Showing.bind(part, state.map(State::animatable));
        }
        state.map(State::models).subscribe(names -> follow(() -> showModels(names)));
        state.map(State::openModel).subscribe(name -> follow(() -> modelChoice.setValue(name.orElse(null))));
        for (Node part : List.of(modelLabel, modelChoice)) {
            Showing.bind(part, state.map(now -> now.models().size() > 1));
        }
        ComboChoice.show(skinChoice, viewModel::skinLabel);
        state.map(State::skins).subscribe(names -> follow(() -> showSkins(names)));
        state.map(State::openSkin).subscribe(name -> follow(() -> skinChoice.setValue(name)));
        for (Node part : List.of(skinLabel, skinChoice)) {
            Showing.bind(part, state.map(now -> !now.skins().isEmpty()));
        }
        modelChoice.valueProperty().subscribe((before, name) -> modelChosen(name));
        skinChoice.valueProperty().subscribe((before, name) -> skinChosen(name));
        meshChoice.valueProperty().subscribe((before, mesh) -> meshChosen(mesh));
        animationChoice.valueProperty().subscribe((before, now) -> animationChosen(now));
    }

    private void showModels(List<String> names) {
        modelChoice.setItems(FXCollections.observableArrayList(names));
        modelChoice.setValue(viewModel.getState().openModel().orElse(null));
    }

    private void modelChosen(String name) {
        if (!following && name != null) {
            viewModel.chooseModel(name);
        }
    }

    private void showSkins(List<String> names) {
        skinChoice.setItems(FXCollections.observableArrayList(names));
        skinChoice.setValue(viewModel.getState().openSkin());
    }

    private void skinChosen(String name) {
        if (!following && name != null) {
            viewModel.chooseSkin(name);
        }
    }

    /** The search field, which is hidden with the list, loses the focus to another pane. */
    private void keepFocus() {
        Node at = animationChoice.getScene().getFocusOwner();
        while (at != null && at != animationChoice) {
            at = at.getParent();
        }
        if (at == animationChoice) {
            animationChoice.requestFocus();
        }
    }

    /**
     * Keys that the chooser would use by mistake: it would open its list for the shortcuts of the window, and with a
     * closed list, Enter, Tab and Escape would select another animation.
     */
    private boolean isUnused(KeyEvent event) {
        return event.isShortcutDown()
                || event.isAltDown() && event.getCode() != KeyCode.DOWN
                || !animationChoice.isShowing() && !isSearchKey(event.getCode());
    }

    private static boolean isSearchKey(KeyCode code) {
        return code.isLetterKey()
                || code.isDigitKey()
                || List.of(KeyCode.SPACE, KeyCode.UP, KeyCode.DOWN).contains(code);
    }

    /** The chooser opens its list, but leaves the key to the window. */
    private void searchKey(KeyEvent event) {
        if (isSearchKey(event.getCode())) {
            event.consume();
        }
    }

    private void showMeshes(List<Path> meshes) {
        // A value that stays would keep its text, which depends on the other items.
        meshChoice.setValue(null);
        meshChoice.setItems(FXCollections.observableArrayList(meshes));
        meshChoice.setValue(viewModel.getState().openMesh().orElse(null));
    }

    private void showAnimations(List<AnimationChoice> animations) {
        // The filter text of the chooser can exclude all of them.
        noAnimation.setText(
                resources.getString(animations.isEmpty() ? "files.animation.missing" : "files.animation.noMatch"));
        // A value that was set before its item existed would stay without its text.
        animationChoice.setValue(null);
        animationChoice.setItems(FXCollections.observableArrayList(animations));
        show(viewModel.getState().openAnimation());
    }

    private void show(AnimationChoice animation) {
        // Without a mesh, no animation is not an item.
        animationChoice.setValue(animationChoice.getItems().contains(animation) ? animation : null);
        Optional<String> reason = viewModel.getState().openMesh().flatMap(mesh -> animation.misfit());
        misfitLabel.setText(
                reason.map(it -> new Texts(resources).of("files.misfit", it)).orElse(""));
        misfitLabel.setVisible(reason.isPresent());
    }

    /** Opens the selected animation, if it is another one, after its list is closed. */
    private void openChosen() {
        AnimationChoice selected = chosen;
        chosen = null;
        if (selected != null && !selected.equals(viewModel.getState().openAnimation())) {
            viewModel.chooseAnimation(selected);
        }
        follow(() -> show(viewModel.getState().openAnimation()));
    }

    /** Opens a mesh; until it is read, or if it cannot be read, the open one is shown. */
    private void openMesh(Path mesh) {
        viewModel.chooseMesh(mesh);
        follow(() -> meshChoice.setValue(viewModel.getState().openMesh().orElse(null)));
    }

    /** The path of the selected file. */
    private static Tooltip tooltip(Path file) {
        return file == null ? null : new Explanation(file.toString());
    }

    private void showMatch(Optional<Path> mesh) {
        Showing.set(matchButton, mesh.isPresent());
        Texts texts = new Texts(resources);
        mesh.ifPresent(path -> {
            matchButton.setText(texts.of("files.match", FilesViewModel.name(path)));
            matchButton.setTooltip(new Explanation(texts.of("files.match.help", path)));
            matchButton.setOnAction(event -> viewModel.chooseMesh(path));
        });
    }

    private void follow(Runnable change) {
        following = true;
        change.run();
        following = false;
    }

    private void meshChosen(Path mesh) {
        meshChoice.setTooltip(tooltip(mesh));
        if (!following && mesh != null) {
            Platform.runLater(() -> openMesh(mesh));
        }
    }

    private void animationChosen(AnimationChoice animation) {
        animationChoice.setTooltip(
                animation == null ? null : tooltip(animation.path().orElse(null)));
        // The list deselects the animation when its filter changes, also when it is closed.
        if (!following && animation != null) {
            chosen = animation;
            if (!animationChoice.isShowing()) {
                Platform.runLater(this::openChosen);
            }
        }
    }

    private String name(AnimationChoice animation) {
        return viewModel.label(animation);
    }

    /** The name of a mesh; its tooltip is the path. */
    private final class MeshCell extends ListCell<Path> {

        private final String none;

        /** @param none text without a mesh, or null */
        MeshCell(String none) {
            this.none = none;
        }

        @Override
        protected void updateItem(Path mesh, boolean empty) {
            super.updateItem(mesh, empty);
            setText(empty || mesh == null ? none : viewModel.label(mesh));
            setTooltip(empty ? null : tooltip(mesh));
        }
    }

    /** The name of an animation, and below it the reason why it does not match the mesh. */
    private final class AnimationCell extends ListCell<AnimationChoice> {

        private final Label name = new Label();
        private final Label reason = new Label();
        private final VBox misfit = new VBox(name, reason);

        AnimationCell() {
            reason.getStyleClass().add("reason");
            name.setGraphic(new FontIcon(MISFIT_ICON));
        }

        @Override
        protected void updateItem(AnimationChoice animation, boolean empty) {
            super.updateItem(animation, empty);
            boolean misfits = !empty && animation.misfit().isPresent();
            getStyleClass().remove("misfit-cell");
            setTooltip(empty ? null : tooltip(animation.path().orElse(null)));
            setGraphic(misfits ? misfit : null);
            setText(empty || misfits ? null : FilesView.this.name(animation));
            if (misfits) {
                getStyleClass().add("misfit-cell");
                name.setText(FilesView.this.name(animation));
                reason.setText(animation.misfit().orElseThrow());
                setTooltip(new Explanation(
                        reason.getText() + '\n' + animation.path().orElseThrow()));
            }
        }
    }
}
