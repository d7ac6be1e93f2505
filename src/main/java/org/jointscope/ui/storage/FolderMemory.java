package org.jointscope.ui.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.render.OrbitPosition;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader.Shown;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;

/**
 * The last model of each folder with its animation and the position of the viewer, stored in the settings, newest
 * first. The sample is not among them.
 */
public final class FolderMemory {

    /**
     * The last model of a folder.
     *
     * @param model a mesh or an .md2
     */
    public record Last(Path model, Optional<Path> animation, Optional<OrbitPosition> view) {

        Path folder() {
            return model.getParent();
        }

        private Last seenFrom(Optional<OrbitPosition> position) {
            return new Last(model, animation, position);
        }

        private String text() {
            return String.join(
                    SEPARATOR,
                    model.toString(),
                    animation.map(Path::toString).orElse(""),
                    view.map(OrbitPosition::text).orElse(""));
        }
    }

    private static final int MOST = 40;
    private static final int PARTS = 3;
    private static final String SEPARATOR = "\n";

    private final Settings settings;

    /** Also read by the thread that opens files. */
    private volatile List<Last> all;

    public FolderMemory(Document document, Settings settings) {
        this.settings = settings;
        this.all = IntStream.range(0, MOST)
                .mapToObj(i -> settings.find(key(i)).flatMap(FolderMemory::read))
                .flatMap(Optional::stream)
                .toList();
        document.onOpened(this::opened);
    }

    private static String key(int index) {
        return "folder." + index;
    }

    private static Optional<Last> read(String text) {
        String[] parts = text.split(SEPARATOR, -1);
        try {
            return parts.length == PARTS && Path.of(parts[0]).isAbsolute()
                    ? Optional.of(new Last(
                            Path.of(parts[0]),
                            Optional.of(parts[1]).filter(it -> !it.isEmpty()).map(Path::of),
                            OrbitPosition.of(parts[2])))
                    : Optional.empty();
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }

    private static Optional<Path> model(OpenModel open) {
        return open.mesh()
                .or(open::md2)
                .map(InspectedFile::path)
                .map(Path::toAbsolutePath)
                .filter(path -> !Sample.contains(path));
    }

    private void opened(OpenModel open) {
        model(open)
                .ifPresent(model -> put(
                        new Last(model, open.anim().map(InspectedFile::path).map(Path::toAbsolutePath), view(open))));
    }

    /** Stores the position from which a model is seen; none if it is seen as a whole. */
    public void see(OpenModel open, Optional<OrbitPosition> position) {
        model(open)
                .flatMap(this::find)
                .filter(last -> !last.view().equals(position))
                .ifPresent(last -> put(last.seenFrom(position)));
    }

    /** The position from which a model was seen last. */
    public Optional<OrbitPosition> view(OpenModel open) {
        return model(open).flatMap(this::find).flatMap(Last::view);
    }

    /** The last model of a folder. */
    Optional<Shown> shown(Path folder) {
        return of(folder).map(last -> new Shown(last.model(), last.animation()));
    }

    /** The memory of a model, if it is the last one of its folder. */
    private Optional<Last> find(Path model) {
        return of(model.getParent()).filter(last -> last.model().equals(model));
    }

    private Optional<Last> of(Path folder) {
        return all.stream().filter(last -> last.folder().equals(folder)).findFirst();
    }

    private void put(Last now) {
        List<Last> before = all;
        List<Last> next = new ArrayList<>();
        next.add(now);
        before.stream().filter(last -> !last.folder().equals(now.folder())).forEach(next::add);
        all = List.copyOf(next.subList(0, Math.min(MOST, next.size())));
        for (int i = 0; i < all.size(); i++) {
            if (i >= before.size() || before.get(i) != all.get(i)) {
                settings.put(key(i), all.get(i).text());
            }
        }
    }
}
