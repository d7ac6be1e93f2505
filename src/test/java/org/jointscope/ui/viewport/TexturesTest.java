package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

@NeedsDisplay
class TexturesTest {

    @TempDir
    private Path folder;

    private final List<Image> loaded = new ArrayList<>();

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void imageInUseIsPassedOnAtOnceUntilItsFileChanges() throws IOException {
        Path file = folder.resolve("skin.png");
        ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        load(file);
        FxThread.await("the image", () -> loaded.size() == 1);
        assertThat(FxThread.ask(() -> loadNow(file))).containsExactly(loaded.getFirst());

        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        load(file);
        FxThread.await("the changed image", () -> loaded.size() == 2);
        assertThat(loaded.getLast()).isNotSameAs(loaded.getFirst());
    }

    private void load(Path file) {
        FxThread.run(() -> Textures.load(file, loaded::add));
    }

    /** The images that are passed on before the call returns. */
    private static List<Image> loadNow(Path file) {
        List<Image> now = new ArrayList<>();
        Textures.load(file, now::add);
        return List.copyOf(now);
    }
}
