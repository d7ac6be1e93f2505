package org.jointscope.ui.app;

import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Window;

import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.text.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Asks what has to be decided before a file is written or edits are lost. */
final class SaveDialogs {

    private final Saving saving;
    private final Texts texts;
    private final Supplier<Window> window;
    private final FileDialogs dialogs;

    SaveDialogs(Saving saving, Texts texts, Supplier<Window> window, FileDialogs dialogs) {
        this.saving = saving;
        this.texts = texts;
        this.window = window;
        this.dialogs = dialogs;
        saving.onQuestion(this::ask);
        saving.onLeave(this::askLeaving);
        saving.onChoice(this::choose);
    }

    /** Lets somebody choose where to save. */
    private void choose(Consumer<Path> take) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.of("save.title"));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(texts.of("open.animation"), "*.md5anim"));
        chooser.setInitialFileName(saving.name());
        saving.path()
                .map(path -> path.toAbsolutePath().getParent())
                .filter(Files::isDirectory)
                .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        dialogs.saveFile(chooser, window.get()).map(File::toPath).ifPresent(take);
    }

    private void ask(Saving.Question question, Runnable yes) {
        ButtonType save =
                new ButtonType(
                        texts.of(question.replaces() ? "save.button.replace" : "save.button.save"),
                        ButtonData.OK_DONE);
        Alert alert = alert(AlertType.CONFIRMATION, save, ButtonType.CANCEL);
        Path name = question.file().getFileName();
        alert.setTitle(texts.of("save.title"));
        alert.setHeaderText(texts.of(question.replaces() ? "save.replace" : "save.new", name));
        alert.setContentText(String.join("\n\n", paragraphs(question)));
        alert.showAndWait().filter(save::equals).ifPresent(button -> yes.run());
    }

    private List<String> paragraphs(Saving.Question question) {
        List<String> paragraphs = new ArrayList<>();
        if (!question.changes().isEmpty()) {
            paragraphs.add(texts.of("save.changes", question.changes()));
        }
        if (question.target() == Saving.Target.CHANGED) {
            paragraphs.add(texts.of("save.meanwhile"));
        }
        if (question.target() == Saving.Target.DELETED) {
            paragraphs.add(texts.of("save.deleted"));
        }
        if (!question.losses().isEmpty()) {
            paragraphs.add(
                    texts.of("save.losses") + "\n– " + String.join("\n– ", question.losses()));
        }
        question.backup()
                .map(Path::getFileName)
                .ifPresent(backup -> paragraphs.add(texts.of("save.backup", backup)));
        return paragraphs;
    }

    private void askLeaving(Saving.Leave leave) {
        ButtonType save = new ButtonType(texts.of("leave.save"), ButtonData.YES);
        ButtonType discard = new ButtonType(texts.of("leave.discard"), ButtonData.NO);
        Alert alert = alert(AlertType.CONFIRMATION, save, discard, ButtonType.CANCEL);
        alert.setTitle(texts.of("leave.title"));
        alert.setHeaderText(texts.of("leave.header", leave.file()));
        alert.setContentText(texts.of("leave.text"));
        ButtonType chosen = alert.showAndWait().orElse(ButtonType.CANCEL);
        if (chosen == save) {
            leave.save().run();
        } else if (chosen == discard) {
            leave.discard().run();
        }
    }

    private Alert alert(AlertType type, ButtonType... buttons) {
        Alert alert = new Alert(type, "", buttons);
        alert.initOwner(window.get());
        FontIcon icon = new FontIcon("mdi2c-content-save-edit-outline");
        icon.getStyleClass().add("dialog-icon");
        alert.setGraphic(icon);
        alert.getDialogPane().getStylesheets().setAll(window.get().getScene().getStylesheets());
        alert.getDialogPane().setPrefWidth(520);
        return alert;
    }
}
