package org.jointscope.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class FileWatcherTest {

    private static final String NONE = "(absent)";

    @TempDir
    private Path disk;

    /** @param content of the file under test, when the report came */
    private record Report(Set<Path> files, String content) {}

    private final BlockingQueue<Report> reports = new LinkedBlockingQueue<>();
    private final FileWatcher watcher = new FileWatcher(files -> reports.add(new Report(files, content())));
    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = disk.resolve("walk.md5anim");
        Files.writeString(file, "first");
    }

    @AfterEach
    void close() {
        watcher.close();
    }

    private String content() {
        try {
            return Files.readString(file);
        } catch (IOException absent) {
            return NONE;
        }
    }

    private Report next() throws InterruptedException {
        Report report = reports.poll(60, TimeUnit.SECONDS);
        assertThat(report).as("report").isNotNull();
        return report;
    }

    /** Awaits the report of a content. Returns all reports up to it. */
    private List<Report> until(String content) throws InterruptedException {
        List<Report> all = new ArrayList<>();
        do {
            all.add(next());
        } while (!all.getLast().content().equals(content));
        return all;
    }

    /** Everything before a change of another file is reported at the latest with it. */
    private Set<Path> reportedBeforeAnother() throws IOException, InterruptedException {
        Path other = disk.resolve("other.md5mesh");
        watcher.watch(Set.of(file, other));
        Files.writeString(other, "other");
        Set<Path> reported = new HashSet<>();
        while (!reported.contains(other)) {
            reported.addAll(next().files());
        }
        reported.remove(other);
        return reported;
    }

    @Test
    void changeIsReportedAndNothingElse() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        Files.writeString(disk.resolve("not-watched"), "x");
        assertThat(content()).isEqualTo("first");
        assertThat(reportedBeforeAnother()).isEmpty();
        Files.writeString(file, "second");
        assertThat(until("second")).allSatisfy(it -> assertThat(it.files()).containsExactly(file));
        watcher.watch(Set.of(file, disk.resolve("third")));
        assertThat(reportedBeforeAnother()).isEmpty();
    }

    @Test
    void lastOfManyWritesIsReported() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        for (int i = 0; i < 10; i++) {
            Files.writeString(file, "write " + i);
        }
        until("write 9");
        assertThat(reports).isEmpty();
    }

    @Test
    void fileOfEqualSizeAndTimeIsReported() throws IOException, InterruptedException {
        FileTime time = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
        Files.setLastModifiedTime(file, time);
        watcher.watch(Set.of(file));
        // The folder is registered.
        assertThat(reportedBeforeAnother()).isEmpty();
        Files.writeString(file, "other");
        Files.setLastModifiedTime(file, time);
        until("other");
    }

    @Test
    void partsOfAFileAreOneChange() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        StringBuilder whole = new StringBuilder();
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int i = 0; i < 200; i++) {
                String part = "part " + i + '\n';
                whole.append(part);
                out.write(part.getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        }
        until(whole.toString());
    }

    @Test
    void touchedFileIsReported() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        assertThat(next().files()).containsExactly(file);
    }

    @Test
    void deletedFileIsReportedAndReportedAgainWhenItExists() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        Files.delete(file);
        assertThat(until(NONE)).hasSize(1);
        Files.writeString(file, "first");
        until("first");
    }

    @Test
    void fileThatIsDeletedAndCreatedIsOneChange() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        long elapsed;
        do {
            reports.clear();
            long start = System.nanoTime();
            Files.delete(file);
            Thread.sleep(100);
            Files.writeString(file, "created again");
            elapsed = System.nanoTime() - start;
            // On a busy machine the file is absent for too long.
        } while (elapsed > TimeUnit.MILLISECONDS.toNanos(250));
        assertThat(until("created again")).extracting(Report::content).doesNotContain(NONE);
    }

    @Test
    void fileThatReplacesAnotherIsReported() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        for (String content : List.of("replaced", "again...")) {
            Path temporary = Files.writeString(disk.resolve("temporary"), content);
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            until(content);
        }
    }

    @Test
    void fileInAFolderThatIsCreatedLaterIsReported() throws IOException, InterruptedException {
        file = disk.resolve("models/chair/chair.md5mesh");
        watcher.watch(Set.of(file));
        Files.createDirectories(file.getParent());
        Files.writeString(file, "created");
        until("created");
        Files.writeString(file, "written");
        until("written");
    }

    @Test
    void folderThatIsRenamedAndBackIsWatched() throws IOException, InterruptedException {
        Path folder = Files.createDirectory(disk.resolve("models"));
        Path away = disk.resolve("away");
        file = Files.writeString(folder.resolve("a.md5mesh"), "first");
        watcher.watch(Set.of(file));
        Files.move(folder, away);
        until(NONE);
        Files.move(away, folder);
        until("first");
        Files.writeString(file, "second");
        until("second");
        Files.move(folder, away);
        Files.createDirectory(folder);
        Files.writeString(file, "of another folder");
        until("of another folder");
        Files.writeString(file, "changed there");
        until("changed there");
    }

    @Test
    void linkIsReportedWithItsFile() throws IOException, InterruptedException {
        Path target = Files.writeString(Files.createDirectory(disk.resolve("b")).resolve("t"), "target");
        Path other = Files.writeString(disk.resolve("o"), "other target");
        file = Files.createSymbolicLink(disk.resolve("link.md5mesh"), target);
        watcher.watch(Set.of(file));
        Files.writeString(target, "target changed");
        assertThat(until("target changed").getLast().files()).containsExactly(file);
        Files.delete(file);
        Files.createSymbolicLink(file, other);
        until("other target");
    }

    @Test
    void archiveIsWatchedForItsEntries() throws IOException, InterruptedException {
        Path archive = TestArchives.write(disk.resolve("pak000.pk4"), "models/a.md5mesh");
        Path entry = archive.resolve("models/a.md5mesh");
        watcher.watch(Set.of(entry));
        TestArchives.write(archive, "models/a.md5mesh", "models/b.md5mesh");
        assertThat(next().files()).containsExactly(entry);
    }

    @Test
    void folderIsReportedWithANewFile() throws IOException, InterruptedException {
        Path folder = Files.createDirectory(disk.resolve("models"));
        watcher.watch(Set.of(folder));
        Files.writeString(folder.resolve("new.md5anim"), "new");
        assertThat(next().files()).containsExactly(folder);
    }

    @Test
    void unwatchedFileIsNotReported() throws IOException, InterruptedException {
        watcher.watch(Set.of(file));
        Path other = disk.resolve("another");
        watcher.watch(Set.of(other));
        Files.writeString(file, "second");
        Files.writeString(other, "x");
        assertThat(next().files()).containsExactly(other);
        watcher.watch(Set.of());
        watcher.watch(Set.of(file));
        Files.writeString(file, "third");
        assertThat(until("third")).allSatisfy(it -> assertThat(it.files()).containsExactly(file));
    }

    @Test
    void closeEndsTheThread() throws InterruptedException, IOException {
        AtomicReference<Thread> thread = new AtomicReference<>();
        AtomicBoolean interrupted = new AtomicBoolean();
        CountDownLatch called = new CountDownLatch(1);
        FileWatcher other = new FileWatcher(files -> {
            thread.set(Thread.currentThread());
            interrupted.set(Thread.currentThread().isInterrupted());
            called.countDown();
        });
        other.watch(Set.of(file));
        Files.writeString(file, "second");
        assertThat(called.await(60, TimeUnit.SECONDS)).isTrue();
        assertThat(interrupted).isFalse();
        assertThat(thread.get().isDaemon()).isTrue();
        other.close();
        assertThat(thread.get().join(Duration.ofSeconds(60))).isTrue();
        other.watch(Set.of(file));
        other.close();
    }

    @Test
    void failureOfTheListenerDoesNotEndTheWatcher() throws IOException, InterruptedException {
        CountDownLatch failures = new CountDownLatch(1);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try (FileWatcher failing = new FileWatcher(files -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {
                failure.set(thrown);
                failures.countDown();
            });
            if (failures.getCount() > 0) {
                throw new IllegalStateException("listener");
            }
            reports.add(new Report(files, content()));
        })) {
            failing.watch(Set.of(file));
            Files.writeString(file, "second");
            assertThat(failures.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(failure.get()).hasMessage("listener");
            Files.writeString(file, "third");
            until("third");
        }
    }
}
