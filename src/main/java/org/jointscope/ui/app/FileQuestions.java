package org.jointscope.ui.app;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextArea;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jointscope.edit.RenameJoint;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.FileExtension;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.storage.FolderRenames;
import org.jointscope.ui.storage.Saving;
import org.kordamp.ikonli.javafx.FontIcon;

/** Asks which files to open, and for decisions before a file is written or edits are lost. */
final class FileQuestions {

    private static final String SESSIONS = "*." + Session.EXTENSION;

    /** Longer texts scroll. */
    private static final int MOST_LINES = 12;

    private static final int MOST_NAMES = 3;

    private final Texts texts;
    private final Supplier<Window> window;
    private final FileDialogs dialogs;

    FileQuestions(Saving saving, FolderRenames renames, Texts texts, Supplier<Window> window, FileDialogs dialogs) {
        this.texts = texts;
        this.window = window;
        this.dialogs = dialogs;
        saving.onQuestion(this::ask);
        saving.onLeave(this::askLeaving);
        saving.onChoice(this::choose);
        renames.onOffer(this::offer);
    }

    /** Lets the user choose files to open; empty if the user cancels. */
    List<File> files() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.of("open.title"));
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(texts.of("open.models"), patterns()),
                        new ExtensionFilter(texts.of("open.archives"), archives()),
                        new ExtensionFilter(texts.of("open.sessions"), SESSIONS),
                        new ExtensionFilter(texts.of("open.all"), "*"));
        return dialogs.openFiles(chooser, window.get());
    }

    /** Lets the user choose files to compare with the open ones; empty if the user cancels. */
    List<Path> compared() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.of("compare.choose"));
        Stream<String> kinds =
                Stream.of(FileKind.MD5MESH, FileKind.MD5ANIM, FileKind.MD2).map(FileKind::label);
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(texts.of("compare.choose.files"), FileDialogs.patterns(kinds)),
                        new ExtensionFilter(texts.of("open.all"), "*"));
        return dialogs.openFiles(chooser, window.get()).stream()
                .map(File::toPath)
                .toList();
    }

    private static List<String> patterns() {
        Stream<String> kinds = Arrays.stream(FileKind.values()).map(FileKind::label);
        return Stream.of(FileDialogs.patterns(kinds).stream(), archives().stream(), Stream.of(SESSIONS))
                .flatMap(names -> names)
                .toList();
    }

    private static List<String> archives() {
        return FileDialogs.patterns(StoredFiles.ARCHIVES.stream());
    }

    /**
     * Lets the user choose a file to save a session to; empty if the user cancels. If the extension is corrected, an
     * existing file is replaced only after another question.
     *
     * @param shown the first file of the session
     */
    Optional<Path> session(Path shown) {
        return target(texts.of("session.title"), texts.of("open.sessions"), shown, Session.EXTENSION);
    }

    /** Lets the user choose a file for an image, likewise. */
    Optional<Path> image(Path shown) {
        return target(texts.of("image.title"), texts.of("image.files"), shown, "png");
    }

    private Optional<Path> target(String title, String filter, Path shown, String extension) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new ExtensionFilter(filter, "*." + extension));
        String name = shown.getFileName().toString();
        chooser.setInitialFileName(name.substring(0, name.lastIndexOf('.') + 1) + extension);
        if (!Sample.contains(shown)) {
            StoredFiles.folder(shown).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        }
        Optional<Path> chosen = dialogs.saveFile(chooser, window.get()).map(File::toPath);
        Optional<Path> file = chosen.map(it -> FileExtension.once(it, extension));
        return file.equals(chosen) ? file : file.filter(this::isReplaced);
    }

    private boolean isReplaced(Path file) {
        ButtonType replace = new ButtonType(texts.of("save.button.replace"), ButtonData.OK_DONE);
        return Files.notExists(file)
                || alert(
                                texts.of("save.title"),
                                texts.of("save.replace", file.getFileName()),
                                "",
                                replace,
                                ButtonType.CANCEL)
                        .filter(replace::equals)
                        .isPresent();
    }

    /** Lets the user choose a folder to open; empty if the user cancels. */
    Optional<File> folder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.of("open.folder"));
        return dialogs.openFolder(chooser, window.get());
    }

    /** Lets the user choose a file to save to. */
    private void choose(Saving.Choice choice) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(choice.reason().isEmpty() ? title(choice) : choice.reason());
        chooser.getExtensionFilters()
                .add(new ExtensionFilter(
                        texts.of("open.kind." + choice.file().kind()),
                        "*." + choice.file().kind().label()));
        chooser.setInitialFileName(choice.file().name());
        choice.folder().filter(Files::isDirectory).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        dialogs.saveFile(chooser, window.get()).map(File::toPath).ifPresentOrElse(choice.take(), choice.cancel());
    }

    /** Several files are saved one after the other, each with its own dialog. */
    private String title(Saving.Choice choice) {
        String title = texts.of("save.as.title." + choice.file().kind());
        return choice.count() == 1 ? title : texts.of("save.as.title.of", title, choice.index() + 1, choice.count());
    }

    private void ask(List<Saving.Question> questions, Runnable yes, Runnable no) {
        boolean replaces = questions.stream().anyMatch(Saving.Question::replaces);
        ButtonType save =
                new ButtonType(texts.of(replaces ? "save.button.replace" : "save.button.save"), ButtonData.OK_DONE);
        String names = questions.size() > MOST_NAMES
                ? texts.of("save.files", questions.size())
                : questions.stream()
                        .map(question -> question.file().getFileName().toString())
                        .reduce((first, second) -> texts.of("save.names", first, second))
                        .orElseThrow();
        alert(
                        texts.of("save.title"),
                        texts.of(replaces ? "save.replace" : "save.new", names),
                        questions.stream()
                                .map(question -> paragraphs(question, questions.size() > 1))
                                .collect(Collectors.joining("\n\n")),
                        save,
                        ButtonType.CANCEL)
                .filter(save::equals)
                .ifPresentOrElse(button -> yes.run(), no);
    }

    /** Of several files, each is named. */
    private String paragraphs(Saving.Question question, boolean named) {
        List<String> paragraphs = new ArrayList<>();
        if (named) {
            paragraphs.add(question.file().getFileName() + ":");
        }
        if (!question.changes().isEmpty()) {
            paragraphs.add(texts.of("save.changes", question.changes()));
        }
        if (question.target() == Saving.Target.CHANGED) {
            paragraphs.add(
                    question.backup().isPresent() ? texts.of("save.meanwhile") : texts.of("save.meanwhile.lost"));
        }
        if (question.target() == Saving.Target.DELETED) {
            paragraphs.add(texts.of("save.deleted"));
        }
        if (!question.losses().isEmpty()) {
            paragraphs.add(texts.of("save.losses") + "\n– " + String.join("\n– ", question.losses()));
        }
        question.backup()
                .map(Path::getFileName)
                .map(backup -> texts.of("save.backup", backup))
                .or(() -> Optional.of(texts.of("save.backup.none")).filter(it -> question.replaces()))
                .ifPresent(paragraphs::add);
        return String.join(named ? "\n" : "\n\n", paragraphs);
    }

    private void askLeaving(Saving.Leave leave) {
        ButtonType save = new ButtonType(texts.of("leave.save"), ButtonData.YES);
        ButtonType discard = new ButtonType(texts.of("leave.discard"), ButtonData.NO);
        Optional<ButtonType> chosen = alert(
                texts.of("leave.title"),
                texts.of("leave.header", leave.files()),
                texts.of("leave.text"),
                save,
                discard,
                ButtonType.CANCEL);
        chosen.filter(save::equals).ifPresent(button -> leave.save().run());
        chosen.filter(discard::equals).ifPresent(button -> leave.discard().run());
    }

    private void offer(FolderRenames.Offer offer) {
        RenameJoint edit = offer.edit();
        ButtonType all = new ButtonType(texts.of("rename.all"), ButtonData.OK_DONE);
        ButtonType none = new ButtonType(texts.of("rename.none"), ButtonData.NO);
        int count = offer.files().size();
        Optional<ButtonType> chosen = alert(
                texts.of("rename.title"),
                texts.of("rename.header", edit.from(), edit.to(), count),
                texts.of("rename.text", edit.from(), count) + "\n\n" + String.join("\n", offer.files()),
                all,
                none,
                ButtonType.CANCEL);
        chosen.filter(all::equals).ifPresent(button -> offer.rename().run());
        chosen.filter(ButtonType.CANCEL::equals)
                .ifPresent(button -> offer.cancel().run());
    }

    private Optional<ButtonType> alert(String title, String header, String text, ButtonType... buttons) {
        Alert alert = new Alert(AlertType.CONFIRMATION, text, buttons);
        Dialogs.prepare(alert, window.get());
        alert.setTitle(title);
        alert.setHeaderText(header);
        if (text.lines().count() > MOST_LINES) {
            TextArea area = new TextArea(text);
            area.setEditable(false);
            area.setWrapText(true);
            area.setPrefRowCount(MOST_LINES);
            alert.getDialogPane().setContent(area);
        }
        alert.setGraphic(Nodes.styled(new FontIcon("mdi2c-content-save-edit-outline"), "dialog-icon"));
        alert.getDialogPane().setPrefWidth(520);
        return alert.showAndWait();
    }
}
