package org.jointscope.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork preparing = new ImmediateWork();
    private final ImmediateWork writing = new ImmediateWork();
    private final MemorySettings settings = new MemorySettings();
    private final ExportViewModel model = create();

    private ExportViewModel create() {
        return new ExportViewModel(document, preparing, writing, settings, Texts.program());
    }

    @BeforeEach
    void open() {
        assertThat(model.offeredProperty().getValue()).isFalse();
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        model.formatProperty().set("obj");
        model.open();
    }

    @Test
    void previewFollowsFormatAndOptions() {
        assertThat(model.previewProperty().get().contents()).contains("frame 0", "2 materials with 2 images");
        assertThat(model.set("frames", "2-4")).isTrue();
        assertThat(model.previewProperty().get().contents()).contains("frames 2 to 4 in 3 files");
        assertThat(model.set("frames", "4-2")).isFalse();
        assertThat(model.value("frames")).isEqualTo("2-4");
        assertThat(model.previewProperty().get().prepared()).isEmpty();
        assertThat(model.previewProperty().get().reason()).isEqualTo("Invalid value: Frames");
        model.set("frames", "99");
        assertThat(model.previewProperty().get().prepared()).isEmpty();
        assertThat(model.previewProperty().get().reason())
                .isEqualTo("Cannot be exported: frames must be from 0 to 24, but are 99");
        model.set("frames", "");
        model.formatProperty().set("csv");
        assertThat(model.previewProperty().get().contents()).containsExactly("table joints: 41 rows, 12 columns");
        assertThat(model.fileName()).isEqualTo("dapple.csv");
    }

    @Test
    void previewIsComputedInTheBackground() {
        preparing.holdUp();
        model.set("scale", "2");
        assertThat(model.previewProperty().get().reason()).isEqualTo("Computing the contents…");
        preparing.finish();
        assertThat(model.previewProperty().get().prepared()).isPresent();
    }

    @Test
    void choicesAreKept() {
        model.formatProperty().set("tsv");
        model.set("table", "bounds");
        ExportViewModel next = create();
        assertThat(next.formatProperty().get()).isEqualTo("tsv");
        assertThat(next.value("table")).isEqualTo("bounds");
        settings.put("export.table", "unknown");
        assertThat(create().value("table")).isEqualTo("joints");
    }

    @Test
    void filesAreWrittenAndNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("d.obj"), "old");
        model.write(folder.resolve("d"));
        assertThat(Files.readAllLines(file)).contains("g body");
        assertThat(folder.resolve("d.obj.bak")).hasContent("old");
        assertThat(model.resultProperty().get()).isEqualTo("Exported d.obj: 4 files.");
        assertThat(document.noticeProperty().get()).isEqualTo("Exported d.obj: 4 files.");
        assertThat(model.folder()).contains(folder);
    }

    @Test
    void failureIsNamedAndLeavesNoFile() {
        model.write(folder.resolve("none").resolve("d.obj"));
        assertThat(model.resultProperty().get())
                .startsWith("Could not save " + folder)
                .endsWith(": folder not found; create it first.");
        assertThat(model.folder()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void exportCanBeCanceled() {
        writing.holdUp();
        model.write(folder.resolve("d.obj"));
        assertThat(model.runningProperty().get()).isEqualTo("Writing d.obj…");
        model.cancel();
        assertThat(model.runningProperty().get()).isEmpty();
        assertThat(model.resultProperty().get()).isEqualTo("Export canceled. No files were written.");
        assertThat(folder).isEmptyDirectory();
    }
}
