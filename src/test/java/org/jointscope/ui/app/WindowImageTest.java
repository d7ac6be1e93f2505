package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.CheckBox;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javax.imageio.ImageIO;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Images of the viewport as files and in the clipboard. */
@Needs3D
class WindowImageTest extends WindowFixture {

    private Path image;

    @BeforeEach
    void startChoosing() throws IOException, TimeoutException {
        image = folder.resolve("guard.png");
        ChoosingApplication.target = image;
        Files.writeString(folder.resolve("settings"), "playback.whenOpened=false");
        user = WindowUser.start(ChoosingApplication.class, folder.resolve("settings"), guard, walk);
        user.clickAt(".status", 2, 2);
        user.focus("#picture");
    }

    private void export() throws IOException {
        Files.deleteIfExists(image);
        user.click("Export…");
        FxThread.await("it is saved", () -> Files.exists(image));
        FxThread.await("it is said", () -> user.text("#notice").equals("Saved guard.png."));
    }

    private int width() {
        return (int) Math.round(
                FxThread.ask(() -> user.part(".viewport", Region.class).getWidth()));
    }

    private static long opaque(BufferedImage image) {
        return IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()) >>> 24 == 255)
                .count();
    }

    @Test
    void imageHasTheChosenSizeAndBackground() throws IOException {
        user.choose("View", "Ground Grid");
        user.choose("File", "Export Image…");
        export();
        assertThat(ChoosingApplication.title).isEqualTo("Export Image");
        BufferedImage plain = ImageIO.read(image.toFile());
        assertThat(plain.getWidth()).isEqualTo(width());
        assertThat(opaque(plain)).isEqualTo((long) plain.getWidth() * plain.getHeight());
        var before = user.look("#picture");

        user.choose("File", "Export Image…");
        user.click("#imageSize2");
        user.click("#imageTransparent");
        export();
        BufferedImage large = ImageIO.read(image.toFile());
        assertThat(large.getWidth()).isEqualTo(2 * plain.getWidth());
        assertThat(large.getHeight()).isEqualTo(2 * plain.getHeight());
        assertThat(large.getRGB(0, 0)).isZero();
        assertThat(large.getRGB(large.getWidth() - 1, 4) >>> 24)
                .as("where the tools are")
                .isZero();
        assertThat(opaque(large)).isBetween(large.getWidth() * 2L, opaque(plain) * 2);
        assertThat(user.look("#picture").unlike(before)).as("the window").isZero();
        assertThat(user.sees("#skeleton")).isTrue();

        user.press(KeyCode.S);
        user.choose("File", "Export Image…");
        export();
        BufferedImage without = ImageIO.read(image.toFile());
        assertThat(without.getWidth()).as("as chosen before").isEqualTo(large.getWidth());
        assertThat(opaque(without)).as("without the skeleton").isNotEqualTo(opaque(large));
        user.choose("File", "Export Image…");
        user.press(KeyCode.ESCAPE);
    }

    /** The legend of the colors is in the image, its controls are not. */
    @Test
    void imageHasNoControls() {
        user.click("View");
        FxThread.await("the menu", () -> user.sees("Surface Colors"));
        user.choose("Surface Colors", "Weight of Selected Joint");
        CheckBox descendants = user.part("#colorDescendants", CheckBox.class);
        assertThat(descendants.isVisible()).isTrue();
        List<Boolean> seen = new CopyOnWriteArrayList<>();
        FxThread.run(() -> descendants.visibleProperty().subscribe((before, now) -> seen.add(now)));
        user.choose("Edit", "Copy Image");
        assertThat(seen).containsExactly(false, true);
    }

    @Test
    void imageIsCopied() {
        user.choose("Edit", "Copy Image");
        assertThat(user.text("#notice")).isEqualTo("Copied the viewport as an image.");
        Image copied = FxThread.ask(() -> Clipboard.getSystemClipboard().getImage());
        assertThat((int) copied.getWidth()).isEqualTo(width());
    }
}
