package org.jointscope.ui.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.Settings;

/** The files that were opened or saved last, stored in the settings. Those of the sample are not among them. */
public final class RecentFiles {

    /** Files that were open together; the first is the mesh, if there is one. */
    public record Recent(List<Path> files) {

        public Recent {
            files = List.copyOf(files);
        }

        /** The names of the files, as the title of the window shows them. */
        public String name() {
            return files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(" + "));
        }

        /** The names of the files and of their folder: different models can have the same names. */
        public String title() {
            Path parent = files.getFirst().toAbsolutePath().getParent();
            return parent == null || parent.getFileName() == null ? name() : name() + " – " + parent.getFileName();
        }

        /** The paths of the files, one per line. */
        public String paths() {
            return files.stream().map(Path::toString).collect(Collectors.joining(SEPARATOR));
        }
    }

    private static final int MOST = 6;
    private static final String SEPARATOR = "\n";

    private final Settings settings;
    private final ReadOnlyObjectWrapper<List<Recent>> list;

    /** @param session the open session file, which is listed instead of its files */
    public RecentFiles(Document document, Settings settings, Supplier<Optional<Path>> session) {
        this.settings = settings;
        List<Recent> stored = IntStream.range(0, MOST)
                .mapToObj(i -> settings.find(key(i)).flatMap(RecentFiles::read))
                .flatMap(Optional::stream)
                .toList();
        list = new ReadOnlyObjectWrapper<>(this, "list", stored);
        document.onOpened(open -> add(session.get().map(List::of).orElseGet(open::paths)));
        document.stateProperty().subscribe(this::follow);
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

    /** Files that were saved with other names are open with these, and not as part of a session. */
    private void follow(DocumentState before, DocumentState now) {
        List<Path> paths = now.open().paths();
        if (now.change() != DocumentState.Change.OPENED
                && !paths.equals(before.open().paths())) {
            add(paths);
        }
    }

    /** Another animation of the same mesh replaces its entry. */
    private void add(List<Path> paths) {
        List<Path> files = paths.stream()
                .filter(path -> !Sample.contains(path))
                .map(Path::toAbsolutePath)
                .toList();
        if (files.isEmpty()) {
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
