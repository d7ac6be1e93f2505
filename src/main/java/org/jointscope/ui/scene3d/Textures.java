package org.jointscope.ui.scene3d;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.image.Image;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.Texture;
import org.jointscope.ui.control.PictureImages;

/** Loads the textures of meshes in the background. */
public final class Textures {

    /** One image at a time: a large one needs hundreds of megabytes. It ends when it is idle. */
    private static final ExecutorService READER = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("textures").factory());

    /** Images that are still in use, on the JavaFX thread: a mesh that is shown again has its textures at once. */
    private static final Map<Version, WeakReference<Image>> IN_USE = new HashMap<>();

    private Textures() {}

    /** A texture as it was when its files changed last, as far as that is known. */
    private record Version(Object texture, List<Optional<FileTime>> times) {

        static Version of(Texture texture) {
            return new Version(
                    texture.key(), texture.files().stream().map(Version::time).toList());
        }

        private static Optional<FileTime> time(Path file) {
            try {
                return Optional.of(StoredFiles.time(file));
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }
    }

    /**
     * Loads an image, and passes it on if its files were found and can be read.
     *
     * @param loaded is called on the JavaFX thread
     */
    public static void load(Texture texture, Consumer<Image> loaded) {
        if (!texture.isFound()) {
            return;
        }
        Version version = Version.of(texture);
        Optional.ofNullable(IN_USE.get(version))
                .map(WeakReference::get)
                .ifPresentOrElse(
                        loaded,
                        () -> read(texture, image -> {
                            IN_USE.values().removeIf(it -> it.refersTo(null));
                            IN_USE.put(version, new WeakReference<>(image));
                            loaded.accept(image);
                        }));
    }

    private static void read(Texture texture, Consumer<Image> loaded) {
        READER.execute(() -> texture.read()
                .map(PictureImages::image)
                .ifPresent(image -> Platform.runLater(() -> loaded.accept(image))));
    }
}
