package org.jointscope.ui.file;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.TextLocation;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.WhenSeen;

/** The declarations of the open files, and whether the content matches them. */
public final class FileViewModel {

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The mesh first, then the animation. */
    final ReadOnlyObjectWrapper<List<FileSheet>> sheets = new ReadOnlyObjectWrapper<>(this, "sheets", List.of());

    private final WhenSeen computing = new WhenSeen(showing, this::compute);
    private final Document document;
    private final NumberChoices numbers;
    private final BackgroundWork work;
    private final Texts texts;

    /** @param work a lane of its own: the facts include sizes of images in other files */
    public FileViewModel(Document document, NumberChoices numbers, BackgroundWork work, Texts texts) {
        this.document = document;
        this.numbers = numbers;
        this.work = work;
        this.texts = texts;
        document.modelProperty().subscribe(open -> computing.run());
        numbers.unitProperty().subscribe(unit -> computing.run());
    }

    private void compute() {
        List<InspectedFile> files = document.getOpen().files();
        GameTree tree = document.gameTree();
        UnitLength unit = numbers.unitProperty().get();
        work.start(
                texts.of("file.computing"),
                () -> files.stream().map(file -> FileSheet.of(file, tree, unit)).toList(),
                sheets::set,
                failure -> sheets.set(List.of()));
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
    public void showSource(int sheet, TextLocation location) {
        document.getOpen().files().stream()
                .skip(sheet)
                .findFirst()
                .ifPresent(file -> document.showSource(file, location));
    }
}
