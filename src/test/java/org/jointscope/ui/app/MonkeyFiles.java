package org.jointscope.ui.app;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The files that a {@link Monkey} opens and replaces: copies in one folder, and damaged ones. */
final class MonkeyFiles {

    private static final double DAMAGED = 0.3;
    private static final double CANCELED = 0.1;
    private static final int MOST_BYTES_DAMAGED = 20;

    private final Path folder;
    private final Random random;
    private int damaged;

    MonkeyFiles(Path folder, Random random) {
        this.folder = folder;
        this.random = random;
    }

    /** One to three files, or none, as if the user canceled the dialog. */
    synchronized List<File> several() {
        return IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(i -> one())
                .flatMap(Optional::stream)
                .toList();
    }

    /** A file, or none. */
    synchronized Optional<File> one() {
        if (random.nextDouble() < CANCELED) {
            return Optional.empty();
        }
        try (Stream<Path> listed = Files.list(folder)) {
            List<Path> files = listed.filter(Files::isRegularFile).sorted().toList();
            Path file = files.get(random.nextInt(files.size()));
            Path chosen = random.nextDouble() < DAMAGED ? damage(file) : file;
            Monkey.print("  chooses " + chosen);
            return Optional.of(chosen.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of all files, or none. */
    synchronized Optional<File> folder() {
        return random.nextDouble() < CANCELED ? Optional.empty() : Optional.of(folder.toFile());
    }

    /** A copy with changed bytes, or truncated. */
    private Path damage(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = random.nextInt(MOST_BYTES_DAMAGED); i > 0 && bytes.length > 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) (' ' + random.nextInt(96));
        }
        if (random.nextInt(4) == 0) {
            bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
        }
        String name = file.getFileName().toString().replaceFirst("^damaged\\d+-", "");
        return Files.write(folder.resolve("damaged" + damaged++ % 10 + "-" + name), bytes);
    }
}
