package org.jointscope.ui.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramLogTest {

    private static final String START = "Jointscope 1.2.3";

    @TempDir
    private Path temporary;

    private final List<ProgramLog> opened = new ArrayList<>();

    @AfterEach
    void close() {
        opened.forEach(ProgramLog::close);
    }

    private ProgramLog log(Path folder) {
        ProgramLog log = new ProgramLog(folder, () -> START);
        opened.add(log);
        return log;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.toString().endsWith(".lck"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void firstErrorCreatesTheFileWithTheVersionsAndTheStackTrace() throws IOException {
        Path folder = temporary.resolve("state/100%");
        ProgramLog log = log(folder);
        assertThat(log.last(10)).isEmpty();
        assertThat(temporary.resolve("state")).doesNotExist();
        assertThat(log.add("IllegalStateException: é\n    at a.B.c(B.java:1)\n"))
                .isEmpty();
        assertThat(files(folder)).containsExactly(folder.resolve("jointscope.0.log"));
        List<String> lines = log.last(10);
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).matches("\\d{4}-\\S+ INFO " + START);
        assertThat(lines.get(1)).matches("\\d{4}-\\S+ SEVERE IllegalStateException: é");
        assertThat(lines.get(2)).isEqualTo("    at a.B.c(B.java:1)");
        assertThat(log.last(1)).containsExactly("    at a.B.c(B.java:1)");
    }

    @Test
    void nextStartAppendsAndItsLastLinesAreThoseOfBoth() throws IOException {
        log(temporary).add("first");
        close();
        assertThat(files(temporary)).hasSize(1);
        ProgramLog next = log(temporary);
        assertThat(next.last(10)).hasSize(2);
        next.add("second");
        assertThat(next.last(10)).hasSize(4);
        assertThat(next.last(1).getFirst()).endsWith("second");
    }

    @Test
    void filesReplaceEachOtherAndKeepTheirLimit() throws IOException {
        ProgramLog log = log(temporary);
        String record = "x".repeat(20_000);
        int enough = (ProgramLog.FILES + 2) * ProgramLog.BYTES / record.length();
        for (int i = 0; i < enough; i++) {
            log.add(record);
        }
        log.add("y".repeat(10 * ProgramLog.BYTES));
        log.add("the last one");
        assertThat(files(temporary)).hasSize(ProgramLog.FILES);
        for (Path file : files(temporary)) {
            assertThat(Files.size(file)).isLessThan(ProgramLog.BYTES + 40_000);
            assertThat(Files.readAllLines(file).getFirst()).endsWith(START);
        }
        assertThat(log.last(1).getFirst()).endsWith("the last one");
    }

    @Test
    void folderThatCannotBeWrittenIsReportedAndNothingIsThrown() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));
        ProgramLog log = log(file.resolve("folder"));
        assertThat(log.add("error")).isPresent();
        assertThat(log.last(10)).isEmpty();
        Files.delete(file);
        assertThat(log.add("error")).as("the folder can be written now").isEmpty();
        assertThat(log.last(1).getFirst()).endsWith("error");
    }

    @Test
    void anotherWindowHasItsOwnFile() throws IOException {
        assertThat(log(temporary).add("first")).isEmpty();
        assertThat(log(temporary).add("second")).isEmpty();
        assertThat(files(temporary)).hasSize(2);
    }

    @Test
    void homeFolderIsATilde() {
        log(temporary).add("not found: " + Path.of(System.getProperty("user.home"), "a.md2"));
        assertThat(log(temporary).last(1).getFirst()).matches(".* not found: ~.a\\.md2");
    }
}
