package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.zip.CRC32;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;
import org.jointscope.files.FileSearch;
import org.jointscope.material.Texture;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "bmp"})
    void imagesThatJavaCanWriteAreLoaded(String format) throws IOException {
        Path file = folder.resolve("skin." + format);
        ImageIO.write(new BufferedImage(4, 2, BufferedImage.TYPE_INT_RGB), format, file.toFile());
        load(file);
        FxThread.await("the image", () -> loaded.size() == 1);
        assertThat(loaded.getFirst().getWidth()).isEqualTo(4);
    }

    /** JavaFX would allocate an image of the declared size. */
    @Test
    void imageThatIsTooSmallForItsDeclaredSizeIsNotLoaded() throws IOException {
        Path large = folder.resolve("large.png");
        ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB), "png", large.toFile());
        byte[] bytes = Files.readAllBytes(large);
        ByteBuffer.wrap(bytes).putInt(16, 15_000).putInt(20, 15_000);
        CRC32 crc = new CRC32();
        crc.update(bytes, 12, 17);
        ByteBuffer.wrap(bytes).putInt(29, (int) crc.getValue());
        Files.write(large, bytes);
        Path small = folder.resolve("small.png");
        ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB), "png", small.toFile());
        load(large);
        load(small);
        FxThread.await("the second image", () -> !loaded.isEmpty());
        assertThat(loaded).hasSize(1).first().extracting(Image::getWidth).isEqualTo(4.0);
    }

    private void load(Path file) {
        FxThread.run(() -> Textures.load(texture(file), loaded::add, () -> {}));
    }

    /** The images that are passed on before the call returns. */
    private static List<Image> loadNow(Path file) {
        List<Image> now = new ArrayList<>();
        Textures.load(texture(file), now::add, () -> {});
        return List.copyOf(now);
    }

    private static Texture texture(Path file) {
        FileSearch search = new FileSearch(Optional.of(file), List.of(), List.of());
        return new Texture(
                Optional.empty(), Optional.empty(), false, List.of(search), FileSearch.NONE, Optional.empty());
    }
}
