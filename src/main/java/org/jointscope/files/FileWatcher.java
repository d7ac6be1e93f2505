package org.jointscope.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Watches files and reports those that have changed, once size and time have been stable for a while. The content is
 * not read: a file that is only written again is reported too. A folder is reported when an entry appears or
 * disappears.
 */
public final class FileWatcher implements AutoCloseable {

    /** The longest pause of a program that writes a file in several parts. */
    private static final long STABLE_MILLIS = 50;

    /** Exporters delete a file before they write it: the longest time until it exists again. */
    private static final long ABSENT_MILLIS = 300;

    /** Events are reliable on local disks; other changes are found after this time. */
    private static final long POLL_MILLIS = 1000;

    /** Interval for folders without events. */
    private static final long FAST_MILLIS = 250;

    /** @param key of the file system, which another file of the same name does not have; can be null */
    private record State(long size, FileTime time, Object key) {

        static final State ABSENT = new State(-1, FileTime.fromMillis(0), null);

        static State of(Path path) {
            try {
                return new State(Files.readAttributes(path, BasicFileAttributes.class));
            } catch (IOException absent) {
                Optional<Path> archive = StoredFiles.archive(path);
                return archive.isEmpty() || archive.get().equals(path) ? ABSENT : of(archive.get());
            }
        }

        private State(BasicFileAttributes file) {
            this(file.size(), file.lastModifiedTime(), file.fileKey());
        }

        long stableMillis() {
            return this == ABSENT ? ABSENT_MILLIS : STABLE_MILLIS;
        }
    }

    /** A file, used by the thread of the watcher only. */
    private static final class Watched {

        private final Path path;

        /** The path of the file or of its archive, and that of the file to which it is a link. */
        private Set<Path> locations = Set.of();

        private State reported;
        private State seen;
        private long since;
        private boolean written;

        Watched(Path path) {
            this.path = path;
            reported = State.of(path);
            seen = reported;
        }

        /** Finds the locations. Returns the folders of which the events concern the file. */
        Set<Path> locate() {
            Path absolute = path.toAbsolutePath();
            Path file = Files.exists(absolute)
                    ? absolute
                    : StoredFiles.archive(absolute).orElse(absolute);
            locations = new HashSet<>(Set.of(file));
            try {
                locations.add(file.toRealPath());
            } catch (IOException absent) {
                // Its folder is watched.
            }
            Set<Path> folders = new HashSet<>();
            for (Path location : locations) {
                Optional.ofNullable(location.getParent()).ifPresent(folders::add);
                if (Files.isDirectory(location)) {
                    folders.add(location);
                }
            }
            return folders;
        }

        /** Returns whether it is another file, or exists no longer or again. */
        boolean look(Set<Path> events) {
            State now = State.of(path);
            boolean other = (now == State.ABSENT) != (seen == State.ABSENT) || !Objects.equals(now.key, seen.key);
            boolean event = locations.stream().anyMatch(events::contains);
            // Size and time can be equal after a change: the clock of a file system is coarse.
            written |= event;
            if (event || !now.equals(seen)) {
                seen = now;
                since = System.nanoTime();
            }
            return other;
        }

        boolean isChanged() {
            return written || !seen.equals(reported);
        }

        /** The time until the state is stable. */
        long remainingMillis() {
            return seen.stableMillis() - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
        }

        void report() {
            reported = seen;
            written = false;
        }
    }

    private final Consumer<Set<Path>> listener;
    private volatile Map<Path, Watched> files = Map.of();
    private Thread thread;

    /** Whether the thread can be interrupted: not while it reads files, or in the listener. */
    private boolean waiting;

    private volatile boolean closed;

    /**
     * @param listener on the watcher's thread, with the files that have changed, appeared or disappeared since the last
     *     call
     */
    public FileWatcher(Consumer<Set<Path>> listener) {
        this.listener = listener;
    }

    /**
     * Replaces the files. Changes are those after this call, or after the previous report of a file that was watched
     * already. Callable from any thread; only the attributes of other files are read.
     *
     * @param paths can be missing, and can be in archives: the archive is watched
     */
    public synchronized void watch(Set<Path> paths) {
        Map<Path, Watched> next = new LinkedHashMap<>();
        for (Path path : paths) {
            Watched known = files.get(path);
            next.put(path, known == null ? new Watched(path) : known);
        }
        files = next;
        if (thread == null && !next.isEmpty() && !closed) {
            thread = Thread.ofPlatform().daemon().name("file-watcher").start(this::run);
        }
        wake();
    }

    private synchronized void wake() {
        if (waiting) {
            thread.interrupt();
        }
    }

    /** Ends the thread. A report that has begun is completed. */
    @Override
    public void close() {
        closed = true;
        wake();
    }

    private void run() {
        try (FolderEvents events = FolderEvents.open()) {
            Map<Path, Watched> current = Map.of();
            Set<Path> folders = new HashSet<>();
            Set<Path> entries = new HashSet<>();
            while (!closed) {
                boolean other = current != files;
                current = files;
                for (Watched file : current.values()) {
                    other |= file.look(entries);
                }
                entries.clear();
                if (other) {
                    folders.clear();
                    current.values().forEach(file -> folders.addAll(file.locate()));
                }
                if (other || !events.covers(folders)) {
                    events.register(folders);
                }
                long wait = report(current.values());
                if (other) {
                    // What has changed before the folders were registered has no event.
                    wait = 1;
                } else if (!events.covers(folders)) {
                    wait = Math.min(wait, FAST_MILLIS);
                }
                await(events, wait, entries, current);
            }
        }
    }

    /** Reports the files that are stable. Returns the time until the next look at them, in milliseconds. */
    private long report(Collection<Watched> current) {
        Set<Path> changed = new LinkedHashSet<>();
        long wait = current.isEmpty() ? TimeUnit.DAYS.toMillis(1) : POLL_MILLIS;
        for (Watched file : current) {
            if (file.isChanged()) {
                long remaining = file.remainingMillis();
                if (remaining > 0) {
                    wait = Math.min(wait, Math.min(remaining, FAST_MILLIS));
                } else {
                    file.report();
                    changed.add(file.path);
                }
            }
        }
        changed.retainAll(files.keySet());
        if (!changed.isEmpty() && !closed) {
            try {
                listener.accept(changed);
            } catch (RuntimeException failure) {
                Thread self = Thread.currentThread();
                self.getUncaughtExceptionHandler().uncaughtException(self, failure);
            }
        }
        return wait;
    }

    private void await(FolderEvents events, long millis, Set<Path> entries, Map<Path, Watched> current) {
        synchronized (this) {
            if (closed || files != current) {
                return;
            }
            waiting = true;
        }
        try {
            events.await(millis, entries);
        } catch (InterruptedException awake) {
            // There are other files, or the watcher is closed.
        } finally {
            synchronized (this) {
                waiting = false;
                Thread.interrupted();
            }
        }
    }
}
