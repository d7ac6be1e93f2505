package org.jointscope.ui.scene3d;

import java.io.IOException;
import java.lang.ref.SoftReference;
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

    /** Images that were shown, as long as there is memory: a skin that is chosen again appears at once. */
    private static final Map<Version, SoftReference<Image>> SHOWN = new HashMap<>();

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
     * @param missing is called instead if a named image is missing or cannot be read
     */
    public static void load(Texture texture, Consumer<Image> loaded, Runnable missing) {
        if (!texture.isFound()) {
            if (texture.isMissing()) {
                missing.run();
            }
            return;
        }
        Version version = Version.of(texture);
        Optional.ofNullable(SHOWN.get(version))
                .map(SoftReference::get)
                .ifPresentOrElse(
                        loaded,
                        () -> read(
                                texture,
                                image -> {
                                    SHOWN.values().removeIf(it -> it.refersTo(null));
                                    SHOWN.put(version, new SoftReference<>(image));
                                    loaded.accept(image);
                                },
                                missing));
    }

    private static void read(Texture texture, Consumer<Image> loaded, Runnable missing) {
        READER.execute(() -> {
            Optional<Image> image = texture.read().map(PictureImages::image);
            Platform.runLater(() -> image.ifPresentOrElse(loaded, missing));
        });
    }
}
