package org.jointscope.sample;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Writes the bundled sample: Dapple, with three animations, two textures and a camera.
 *
 * <p>The program does not know this generator, and the generator does not know the program: it is a second voice on
 * what the format means. Start it at the project's root; the files land in {@code resources/org/jointscope/sample/},
 * byte for byte the same on every machine.
 */
public final class SampleGenerator {
    static final Path FOLDER = Path.of("resources", "org", "jointscope", "sample");

    private SampleGenerator() {}

    /** Writes into the folder given, or else into the resources of the project. */
    public static void main(String[] args) throws IOException {
        Path folder = args.length > 0 ? Path.of(args[0]) : FOLDER;
        Files.createDirectories(folder);
        Sample sample = Sample.make();
        for (var text : sample.texts().entrySet()) {
            Files.write(folder.resolve(text.getKey()), text.getValue().getBytes(StandardCharsets.US_ASCII));
        }
        for (var picture : sample.pictures().entrySet()) {
            ImageIO.write(
                    picture.getValue(), "png", folder.resolve(picture.getKey()).toFile());
        }
    }
}
