package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line by which file managers of Linux get thumbnails. */
class ThumbnailerTest {

    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");

    @TempDir
    private Path folder;

    /** File managers create an empty file, whose name can have any extension or none. */
    private Path output;

    private Map<String, String> entry;

    @BeforeEach
    void readEntry() throws IOException {
        output = Files.createFile(folder.resolve(".thumbnail.K4X2"));
        List<String> lines = Files.readAllLines(Path.of("packaging/linux/jointscope.thumbnailer"));
        assertThat(lines.getFirst()).isEqualTo("[Thumbnailer Entry]");
        entry = lines.stream()
                .skip(1)
                .map(line -> line.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    }

    private Run thumbnail(Path model) {
        String[] words = entry.get("Exec").split(" ");
        assertThat(words[0]).isEqualTo(entry.get("TryExec")).isEqualTo("jointscope");
        return Run.of(Arrays.stream(words)
                .skip(1)
                .map(word -> word.replace("%s", "128")
                        .replace("%o", output.toString())
                        .replace("%i", model.toString()))
                .toArray(String[]::new));
    }

    @Test
    void typesAreThoseOfModels() throws IOException {
        List<String> types = List.of(entry.get("MimeType").split(";"));
        String menu = Files.readString(Path.of("packaging/linux/jointscope.desktop"));
        assertThat(types).hasSize(3).allSatisfy(type -> assertThat(menu).contains(type + ";"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dapple.md5mesh", "walk.md5anim"})
    void modelOrSkeletonIsDrawn(String name) throws IOException {
        Run run = thumbnail(SAMPLE.resolve(name));
        assertThat(run.exitCode()).isZero();
        assertThat(run.out() + run.err()).isEmpty();
        BufferedImage image = ImageIO.read(output.toFile());
        assertThat(List.of(image.getWidth(), image.getHeight())).containsExactly(128, 128);
        assertThat(image.getRGB(0, 0)).isZero();
        assertThat(IntStream.range(0, 128 * 128).filter(i -> image.getRGB(i % 128, i / 128) != 0))
                .hasSizeGreaterThan(200);
        assertThat(folder).isDirectoryNotContaining("glob:**.bak");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "MD5Version 10\nnumMeshes 1\nmesh {\n", "\0\0\0", "IDP2"})
    void damagedFileHasNoThumbnail(String content) throws IOException {
        for (String extension : List.of("md5mesh", "md5anim", "md2", "md5camera", "txt")) {
            Run run = thumbnail(Files.writeString(folder.resolve("damaged." + extension), content));
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out() + run.err()).isEmpty();
            assertThat(output).isEmptyFile();
        }
    }

    @Test
    void missingFileHasNoThumbnail() {
        Run run = thumbnail(folder.resolve("missing.md5mesh"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out() + run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5000", "large"})
    void impossibleSizeIsWrongUse(String size) {
        Run run = Run.of(
                "render",
                "--thumbnail",
                size,
                "-o",
                output.toString(),
                SAMPLE.resolve("dapple.md5mesh").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--thumbnail");
    }
}
