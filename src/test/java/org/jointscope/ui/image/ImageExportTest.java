package org.jointscope.ui.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImageExportTest {

    private static final Picture PICTURE = new Picture(2, 1, new int[] {0xffff0000, 0x80123456});

    private final Document document = new Document();
    private final MemorySettings settings = new MemorySettings();

    @TempDir
    private Path folder;

    private ImageExport export() {
        return new ImageExport(document, new ImmediateWork(), settings, Texts.program());
    }

    @Test
    void fileIsReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("a.png"), "old");
        export().save(file, PICTURE);
        assertThat(ImageIO.read(file.toFile()).getRGB(1, 0)).isEqualTo(0x80123456);
        assertThat(folder).isDirectoryNotContaining("glob:**.bak");
        assertThat(document.noticeProperty().get()).isEqualTo("Saved a.png.");
    }

    @Test
    void failureIsReported() {
        ImageExport export = export();
        export.save(folder.resolve("missing").resolve("a.png"), PICTURE);
        assertThat(export.troubleProperty().get()).startsWith("Could not save " + folder);
        export.dismissTrouble();
        assertThat(export.troubleProperty().get()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"3.0, 3", "99, 4", "-1, 1", "NaN, 1", "wide, 1"})
    void storedSizeIsPossible(String stored, int expected) {
        settings.put("image.scale", stored);
        assertThat(export().scale()).isEqualTo(expected);
    }

    @Test
    void choicesAreStored() {
        ImageExport export = export();
        export.scale(2);
        export.transparent.set(true);
        assertThat(export().scale()).isEqualTo(2);
        assertThat(export().transparent.get()).isTrue();
    }
}
