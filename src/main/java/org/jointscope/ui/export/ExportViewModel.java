package org.jointscope.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.export.formats.Exporters;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportFiles.Written;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.inspect.FileExtension;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;

/** Exports the open model. Format and options stay as chosen last. */
public final class ExportViewModel {

    private static final String FORMAT = "export.format";

    private final Document document;
    private final BackgroundWork preparing;
    private final BackgroundWork writing;
    private final Settings settings;
    private final Texts texts;
    private final StringProperty format = new SimpleStringProperty(this, "format");
    private final ReadOnlyObjectWrapper<Preview> preview = new ReadOnlyObjectWrapper<>(this, "preview", Preview.NONE);
    private final ReadOnlyStringWrapper result = new ReadOnlyStringWrapper(this, "result", "");
    private final Set<String> invalid = new TreeSet<>();
    private Optional<Path> folder = Optional.empty();
    private ExportOptions options = ExportOptions.INITIAL;

    /**
     * An option.
     *
     * @param toggle whether its values are true and false
     * @param choices its values; empty for any text
     */
    record Option(String id, boolean toggle, List<String> choices) {}

    /**
     * What will be written.
     *
     * @param reason why nothing can be written, or that it is being computed; empty if it can be written
     */
    public record Preview(Optional<Prepared> prepared, List<String> contents, List<String> losses, String reason) {

        static final Preview NONE = because("");

        static Preview because(String reason) {
            return new Preview(Optional.empty(), List.of(), List.of(), reason);
        }

        static Preview of(Prepared prepared) {
            return new Preview(Optional.of(prepared), strings(prepared.contents()), strings(prepared.losses()), "");
        }

        private static List<String> strings(List<Phrase> phrases) {
            return phrases.stream().map(Phrase::toString).toList();
        }
    }

    /**
     * @param preparing for previews
     * @param writing for files
     */
    public ExportViewModel(
            Document document, BackgroundWork preparing, BackgroundWork writing, Settings settings, Texts texts) {
        this.document = document;
        this.preparing = preparing;
        this.writing = writing;
        this.settings = settings;
        this.texts = texts;
        for (ExportOption<?> option : Exporters.options()) {
            settings.find(key(option)).ifPresent(text -> read(option, text));
        }
        format.set(settings.find(FORMAT)
                .filter(formats()::contains)
                .orElseGet(() -> formats().getFirst()));
        format.subscribe((before, now) -> {
            settings.put(FORMAT, now);
            invalid.clear();
            result.set("");
            update();
        });
    }

    private static String key(ExportOption<?> option) {
        return "export." + option.id();
    }

    private boolean read(ExportOption<?> option, String text) {
        try {
            options = options.withText(option, text);
            return true;
        } catch (IllegalArgumentException invalid) {
            return false;
        }
    }

    ObservableValue<Boolean> offeredProperty() {
        return document.modelProperty().map(open -> !open.isEmpty());
    }

    /** The ids of all formats. */
    List<String> formats() {
        return Exporters.ALL.stream().map(Exporter::id).toList();
    }

    /** The id of the format. */
    StringProperty formatProperty() {
        return format;
    }

    private Exporter exporter() {
        return Exporters.withId(format.get()).orElseThrow();
    }

    /** Of the files of the format, without a dot. */
    String extension() {
        return exporter().extension();
    }

    /** The options of the format. */
    List<Option> options() {
        return exporter().options().stream()
                .map(option -> new Option(option.id(), option.type() == Boolean.class, option.names()))
                .toList();
    }

    private static ExportOption<?> option(String id) {
        return Exporters.options().stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    ReadOnlyObjectProperty<Preview> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /** The title of the export that is running; empty if none is. */
    ReadOnlyStringProperty runningProperty() {
        return writing.titleProperty();
    }

    /** The outcome of the last export, as a sentence; empty before the first one. */
    ReadOnlyStringProperty resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** The folder of the files that were written last. */
    Optional<Path> folder() {
        return folder;
    }

    /** The text of a value. */
    String value(String id) {
        return ExportOption.name(options.get(option(id)));
    }

    /** Sets and stores a value; returns false, without a change, if the text represents none. */
    boolean set(String id, String text) {
        ExportOption<?> option = option(id);
        boolean valid = read(option, text);
        if (valid) {
            settings.put(key(option), text);
            invalid.remove(id);
        } else {
            invalid.add(id);
        }
        update();
        return valid;
    }

    /** Begins with the model that is open now. */
    void open() {
        invalid.clear();
        result.set("");
        folder = Optional.empty();
        update();
    }

    /** Ends all work, and frees the memory. */
    void close() {
        cancel();
        preparing.cancel();
        preview.set(Preview.NONE);
    }

    private void update() {
        if (document.getOpen().isEmpty()) {
            return;
        }
        if (!invalid.isEmpty()) {
            preparing.cancel();
            String names =
                    invalid.stream().map(id -> texts.of("export.option." + id)).collect(Collectors.joining(", "));
            preview.set(Preview.because(texts.of("export.invalid", names)));
            return;
        }
        ExportSource source = ExportSource.of(document.getOpen().copy());
        Exporter exporter = exporter();
        ExportOptions chosen = options;
        Optional<Phrase> obstacle = exporter.obstacle(source, chosen);
        if (obstacle.isPresent()) {
            preparing.cancel();
            preview.set(Preview.because(texts.of("export.impossible", obstacle.get())));
            return;
        }
        preview.set(Preview.because(texts.of("export.computing")));
        preparing.start(
                texts.of("export.computing"),
                () -> Preview.of(exporter.prepare(source, chosen)),
                preview::set,
                failure -> preview.set(Preview.because(texts.of("export.impossible", failure))));
    }

    /** The suggested name of the file. */
    String fileName() {
        return ExportSource.of(document.getOpen()).name() + "." + extension();
    }

    /** Writes what the preview shows; the user has confirmed that existing files are replaced. */
    void write(Path chosen) {
        Path file = FileExtension.once(chosen, extension());
        Prepared prepared = preview.get().prepared().orElseThrow();
        result.set("");
        folder = Optional.empty();
        writing.start(
                texts.of("save.writing", file.getFileName()),
                () -> ExportFiles.write(file, true, prepared),
                files -> done(file, files),
                failure -> result.set(texts.of("session.failed", file, reason(failure))));
    }

    private static String reason(Throwable failure) {
        return failure instanceof IOException io ? FileFailure.writing(io) : failure.toString();
    }

    private void done(Path file, List<Written> files) {
        folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        String name = String.valueOf(file.getFileName());
        result.set(texts.of("export.done", name, files.size()));
        document.noticeProperty().set(result.get());
    }

    /** Ends the export that is running; its files are deleted. */
    void cancel() {
        if (!runningProperty().get().isEmpty()) {
            writing.cancel();
            result.set(texts.of("export.canceled"));
        }
    }
}
