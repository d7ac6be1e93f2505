package org.jointscope.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressRunTest {

    private static final int PAUSE = 60;

    @TempDir
    private Path folder;

    @Test
    void showsALineAtMostTenTimesPerSecondAndRemovesIt() throws IOException {
        for (int i = 0; i < 6; i++) {
            Files.writeString(folder.resolve("m" + i + ".md5mesh"), "MD5Version 10\n");
        }
        BatchChecker checker =
                new BatchChecker(List.of(folder), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL);
        List<String> lines = new ArrayList<>();
        long start = System.nanoTime();
        new ProgressRun(checker, lines::add, false).into(result -> pause());
        double seconds = (System.nanoTime() - start) / 1e9;
        assertThat(lines).hasSizeBetween(2, (int) (seconds * 10) + 2);
        assertThat(lines.getFirst()).matches("[1-5] of 6 files, \\d+ errors?, \\d+ warnings?, \\d+ s left");
        assertThat(lines.getLast()).isBlank().hasSameSizeAs(lines.get(lines.size() - 2));
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
