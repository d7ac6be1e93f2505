package org.jointscope.files;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Events of entries of folders, as far as the operating system has them. Used by one thread. */
final class FolderEvents implements AutoCloseable {

    private static final WatchEvent.Kind<?>[] KINDS = {
        StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE, StandardWatchEventKinds.ENTRY_MODIFY
    };

    /** Several events belong to one change; they come together after this time. */
    private static final long GROUP_MILLIS = 10;

    private final WatchService service;
    private Map<Path, WatchKey> keys = Map.of();

    private FolderEvents(WatchService service) {
        this.service = service;
    }

    static FolderEvents open() {
        // On macOS the JDK polls at longer intervals than the watcher of files does.
        if (System.getProperty("os.name", "").startsWith("Mac")) {
            return new FolderEvents(null);
        }
        try {
            return new FolderEvents(FileSystems.getDefault().newWatchService());
        } catch (IOException | UnsupportedOperationException limited) {
            return new FolderEvents(null);
        }
    }

    /** Replaces the folders. One that is registered again is that which has the path now. */
    void register(Set<Path> folders) {
        if (service == null) {
            return;
        }
        Map<Path, WatchKey> registered = new HashMap<>();
        for (Path folder : folders) {
            try {
                registered.put(folder, folder.register(service, KINDS));
            } catch (IOException | RuntimeException missing) {
                // Without events, its files are polled.
            }
        }
        Set<WatchKey> kept = new HashSet<>(registered.values());
        keys.values().stream().filter(key -> !kept.contains(key)).forEach(WatchKey::cancel);
        keys = registered;
    }

    /**
     * Waits for events.
     *
     * @param entries receives the paths of the entries that have some; after an overflow, not all
     */
    void await(long millis, Set<Path> entries) throws InterruptedException {
        if (service == null) {
            Thread.sleep(millis);
            return;
        }
        WatchKey key = service.poll(millis, TimeUnit.MILLISECONDS);
        if (key != null) {
            read(key, entries);
            Thread.sleep(GROUP_MILLIS);
            for (key = service.poll(); key != null; key = service.poll()) {
                read(key, entries);
            }
        }
    }

    private void read(WatchKey key, Set<Path> entries) {
        for (WatchEvent<?> event : key.pollEvents()) {
            if (event.context() instanceof Path name) {
                keys.forEach((folder, of) -> {
                    if (of == key) {
                        entries.add(folder.resolve(name));
                    }
                });
            }
        }
        if (!key.reset()) {
            keys.values().removeIf(key::equals);
        }
    }

    /** Whether all of some folders have events. */
    boolean covers(Set<Path> folders) {
        return keys.keySet().containsAll(folders);
    }

    @Override
    public void close() {
        if (service != null) {
            try {
                service.close();
            } catch (IOException closed) {
                // Nothing is lost.
            }
        }
    }
}
