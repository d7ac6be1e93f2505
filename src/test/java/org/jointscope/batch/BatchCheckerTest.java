package org.jointscope.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchCheckerTest {

    private static final int SMALL_FILES = 40;

    /** Takes far longer than all small files together. */
    private static final int LARGE = 2_000_000;

    @TempDir
    private Path folder;

    @Test
    void resultsAreInTheOrderOfTheFilesAlsoIfALaterOneIsFinishedFirst() throws IOException {
        List<String> names = new ArrayList<>();
        names.add(write("a-large.md5anim", "junk ".repeat(LARGE / 5)));
        for (int i = 0; i < SMALL_FILES; i++) {
            names.add(write("small-%02d.md5mesh".formatted(i), "MD5Version 10"));
        }
        BatchChecker checker = checker();
        List<String> checked = new ArrayList<>();
        checker.into(result -> checked.add(result.path().getFileName().toString()));
        assertThat(checked).isEqualTo(names);
        assertThat(checker.totals().files()).isEqualTo(names.size());
    }

    @Test
    void faultOfTheListenerEndsTheCheck() throws IOException {
        write("a.md5mesh", "MD5Version 10");
        write("b.md5mesh", "MD5Version 10");
        BatchChecker checker = checker();
        assertThatThrownBy(() -> checker.into(result -> {
                    throw new IOException("full");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
        assertThat(checker.totals().files()).isEqualTo(1);
    }

    @Test
    void interruptedCheckEnds() throws IOException {
        write("a.md5mesh", "MD5Version 10");
        BatchChecker checker = checker();
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> checker.into(result -> {})).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private BatchChecker checker() {
        return new BatchChecker(List.of(folder), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL);
    }

    private String write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
        return name;
    }
}
