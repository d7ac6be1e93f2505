package org.jointscope.export.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.messages.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportFilesTest {

    @TempDir
    private Path folder;

    private interface Body {
        void write(ExportFiles files) throws IOException;
    }

    private record Export(Body body) implements Prepared {

        @Override
        public List<Phrase> contents() {
            return List.of();
        }

        @Override
        public List<Phrase> losses() {
            return List.of();
        }

        @Override
        public boolean exact() {
            return true;
        }

        @Override
        public void write(ExportFiles files) throws IOException {
            body.write(files);
        }
    }

    private static void put(ExportFiles files, String name, String text) throws IOException {
        try (OutputStream out = files.file(name)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static final Export TWO = new Export(files -> {
        put(files, files.name(), "main");
        put(files, files.stem() + ".bin", "other");
    });

    private Path target() {
        return folder.resolve("a.txt");
    }

    @Test
    void filesAppearTogether() throws IOException {
        Export looking = new Export(files -> {
            put(files, files.name(), "main");
            assertThat(target()).doesNotExist();
            put(files, files.stem() + ".bin", "other");
        });
        assertThat(ExportFiles.write(target(), false, looking))
                .extracting(file -> file.file().getFileName().toString())
                .containsExactly("a.txt", "a.bin");
        assertThat(target()).hasContent("main");
        assertThat(folder.resolve("a.bin")).hasContent("other");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void nothingIsLeftAfterAFailure() {
        Export full = new Export(files -> {
            put(files, files.name(), "main");
            try (OutputStream out = files.file("b")) {
                out.write(1);
                throw new IOException("no space left on device");
            }
        });
        assertThatThrownBy(() -> ExportFiles.write(target(), true, full))
                .isInstanceOf(IOException.class)
                .hasMessage("no space left on device");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void nothingIsLeftAfterACancellation() {
        Export canceled = new Export(files -> {
            put(files, files.name(), "main");
            Thread.currentThread().interrupt();
            Interruption.check();
        });
        assertThatThrownBy(() -> ExportFiles.write(target(), true, canceled)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(folder).isEmptyDirectory();
        Export writing = new Export(files -> {
            Thread.currentThread().interrupt();
            put(files, files.name(), "main");
        });
        assertThatThrownBy(() -> ExportFiles.write(target(), true, writing)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void existingFileIsKept() throws IOException {
        Path other = Files.writeString(folder.resolve("a.bin"), "old");
        assertThatThrownBy(() -> ExportFiles.write(target(), false, TWO)).hasMessage("file a.bin exists");
        assertThat(other).hasContent("old");
        assertThat(target()).doesNotExist();

        Files.writeString(other, "other");
        assertThat(ExportFiles.write(target(), false, TWO)).hasSize(2);
        Files.delete(target());
        Files.writeString(other, "old");
        assertThat(ExportFiles.write(target(), true, TWO).getLast().backup()).contains(folder.resolve("a.bin.bak"));
        assertThat(other).hasContent("other");
        assertThat(folder.resolve("a.bin.bak")).hasContent("old");
    }

    @Test
    void completedFilesAreUndoneIfAnotherOneFails() throws IOException {
        Files.writeString(target(), "old");
        Export blocked = new Export(files -> {
            TWO.write(files);
            Files.createDirectory(folder.resolve("a.bin"));
        });
        assertThatThrownBy(() -> ExportFiles.write(target(), true, blocked)).isInstanceOf(IOException.class);
        assertThat(target()).hasContent("old");
    }

    @Test
    void missingFolderIsNamed() {
        Path file = folder.resolve("none").resolve("a.txt");
        assertThatThrownBy(() -> ExportFiles.write(file, true, TWO)).hasMessage("folder not found; create it first");
    }

    @Test
    void filesAreInTheFolder() {
        for (String name : List.of("../x", "b/c", "/tmp/x")) {
            Export outside = new Export(files -> put(files, name, ""));
            assertThatThrownBy(() -> ExportFiles.write(target(), true, outside))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(folder).isEmptyDirectory();
        FileNames names = new FileNames();
        assertThat(names.unique("../a b/c:d?.tga", "x")).isEqualTo("c_d_");
        assertThat(names.unique("..\\C_D_.png", "x")).isEqualTo("C_D_-2");
        assertThat(names.unique("", "x")).isEqualTo("x");
        assertThat(FileNames.safe("..")).isEqualTo("_");
    }
}
