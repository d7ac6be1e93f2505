package org.jointscope.ui.file;

import javafx.beans.value.ObservableValue;

import org.jointscope.model.Place;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the open files say of themselves, and whether the rest of them agrees. */
public final class FileViewModel {

    private final Document document;
    private final ObservableValue<List<FileSheet>> sheets;

    public FileViewModel(Document document, Texts texts) {
        this.document = document;
        SheetWriter writer = new SheetWriter(texts);
        this.sheets =
                document.modelProperty()
                        .map(open -> open.files().stream().map(writer::sheet).toList());
    }

    /** The mesh first, then the animation. */
    public ObservableValue<List<FileSheet>> sheetsProperty() {
        return sheets;
    }

    /** All sheets as tab-separated values. */
    public String tsv() {
        return sheets.getValue().stream().map(FileViewModel::tsv).collect(Collectors.joining("\n"));
    }

    private static String tsv(FileSheet sheet) {
        Stream<String> rows =
                sheet.sections().stream()
                        .flatMap(
                                section ->
                                        section.rows().stream()
                                                .map(
                                                        row ->
                                                                line(
                                                                        section.title(),
                                                                        row.label(),
                                                                        row.value(),
                                                                        row.note())));
        return Stream.concat(Stream.of(line(sheet.title(), sheet.kind())), rows)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(String... cells) {
        return Stream.of(cells)
                .map(text -> text.replaceAll("[\\t\\r\\n]+", " "))
                .collect(Collectors.joining("\t"));
    }

    /**
     * Shows where a file says something.
     *
     * @param sheet index of the file's
     */
    public void showSource(int sheet, Place place) {
        document.getOpen().files().stream()
                .skip(sheet)
                .findFirst()
                .ifPresent(file -> document.showSource(file, place));
    }
}
