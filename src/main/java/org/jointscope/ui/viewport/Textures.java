package org.jointscope.ui.viewport;

import javafx.application.Platform;
import javafx.scene.image.Image;

import org.jointscope.material.PictureReader;
import org.jointscope.ui.control.PictureImages;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Loads the textures of meshes in the background. */
final class Textures {

    /** One image at a time: a large one needs hundreds of megabytes. It ends when it is idle. */
    private static final ExecutorService READER =
            new ThreadPoolExecutor(
                    0,
                    1,
                    1,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    Thread.ofPlatform().daemon().name("textures").factory());

    private Textures() {}

    /**
     * Loads an image, and passes it on if it can be read. JavaFX reads all formats except .tga.
     *
     * @param loaded is called on the JavaFX thread
     */
    static void load(Path file, Consumer<Image> loaded) {
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".tga")) {
            READER.execute(
                    () ->
                            PictureReader.read(file, Optional.empty())
                                    .picture()
                                    .map(PictureImages::image)
                                    .ifPresent(
                                            image ->
                                                    Platform.runLater(() -> loaded.accept(image))));
            return;
        }
        Image image = new Image(file.toUri().toString(), true);
        image.progressProperty()
                .subscribe(
                        progress -> {
                            if (progress.doubleValue() == 1 && !image.isError()) {
                                loaded.accept(image);
                            }
                        });
    }
}
