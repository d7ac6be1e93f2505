package org.jointscope.ui.file;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.model.Place;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.pane.TableKit;

/** The declarations of the open files, and whether the content matches them. */
public final class FileViewModel {

    /** The mesh first, then the animation. */
    final ObservableValue<List<FileSheet>> sheets;

    private final Document document;

    private final NumberChoices numbers;

    public FileViewModel(Document document, NumberChoices numbers) {
        this.document = document;
        this.numbers = numbers;
        this.sheets = document.modelProperty()
                .flatMap(open -> numbers.unitProperty()
                        .map(unit -> open.files().stream()
                                .map(file -> FileSheet.of(file, unit))
                                .toList()));
    }

    /** All sheets as tab-separated values. */
    public String tsv() {
        return numbers.copied(sheets.getValue().stream().map(FileViewModel::tsv).collect(Collectors.joining("\n")));
    }

    private static String tsv(FileSheet sheet) {
        StringBuilder tsv = new StringBuilder(TableKit.line(List.of(sheet.title(), sheet.kind())));
        for (Section section : sheet.sections()) {
            for (Fact row : section.facts()) {
                tsv.append(TableKit.line(List.of(section.title(), row.label(), row.value(), row.note())));
            }
        }
        return tsv.toString();
    }

    /**
     * Shows where a file declares a property.
     *
     * @param sheet index of the file's sheet
     */
    public void showSource(int sheet, Place place) {
        document.getOpen().files().stream().skip(sheet).findFirst().ifPresent(file -> document.showSource(file, place));
    }
}
