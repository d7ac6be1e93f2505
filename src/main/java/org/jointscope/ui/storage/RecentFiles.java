package org.jointscope.ui.storage;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jointscope.inspect.Sample;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The files that were opened last, stored in the settings. The sample is not among them. */
public final class RecentFiles {

    /** Files that were open together; the first is the mesh, if there is one. */
    public record Recent(List<Path> files) {

        public Recent {
            files = List.copyOf(files);
        }

        /** The names of the files, as the title of the window shows them. */
        public String name() {
            return files.stream()
                    .map(file -> file.getFileName().toString())
                    .collect(Collectors.joining(" + "));
        }

        /** The paths of the files, one per line. */
        public String paths() {
            return files.stream().map(Path::toString).collect(Collectors.joining(SEPARATOR));
        }
    }

    private static final int MOST = 6;
    private static final String SEPARATOR = "\n";

    private final Settings settings;
    private final Supplier<Optional<Path>> session;
    private final ReadOnlyObjectWrapper<List<Recent>> list;

    /**
     * @param session the open session file, which is listed instead of its files
     */
    public RecentFiles(Document document, Settings settings, Supplier<Optional<Path>> session) {
        this.settings = settings;
        this.session = session;
        List<Recent> stored =
                IntStream.range(0, MOST)
                        .mapToObj(i -> settings.find(key(i)).flatMap(RecentFiles::read))
                        .flatMap(Optional::stream)
                        .toList();
        list = new ReadOnlyObjectWrapper<>(this, "list", stored);
        document.onOpened(this::opened);
    }

    private static String key(int index) {
        return "recent." + index;
    }

    private static Optional<Recent> read(String paths) {
        try {
            return Optional.of(new Recent(paths.lines().map(Path::of).toList()))
                    .filter(recent -> !recent.files().isEmpty());
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }

    /** Another animation of the same mesh replaces its entry. */
    private void opened(OpenModel open) {
        List<Path> files =
                session.get()
                        .map(List::of)
                        .orElseGet(() -> open.paths().stream().map(Path::toAbsolutePath).toList());
        if (files.isEmpty() || files.stream().anyMatch(Sample::contains)) {
            return;
        }
        List<Recent> next = new ArrayList<>(list.get());
        next.removeIf(old -> old.files().getFirst().equals(files.getFirst()));
        next.addFirst(new Recent(files));
        store(next.subList(0, Math.min(MOST, next.size())));
    }

    /** Removes the entries with files that do not exist. */
    public void forget(Set<Path> missing) {
        List<Recent> next = new ArrayList<>(list.get());
        if (next.removeIf(entry -> entry.files().stream().anyMatch(missing::contains))) {
            store(next);
        }
    }

    private void store(List<Recent> next) {
        int before = list.get().size();
        list.set(List.copyOf(next));
        for (int i = 0; i < Math.max(before, next.size()); i++) {
            settings.put(key(i), i < next.size() ? next.get(i).paths() : "");
        }
    }

    /** The newest first. */
    public ReadOnlyObjectProperty<List<Recent>> listProperty() {
        return list.getReadOnlyProperty();
    }
}
