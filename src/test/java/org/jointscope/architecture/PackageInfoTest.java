package org.jointscope.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PackageInfoTest {

    private static final Path SOURCES = Path.of("src/main/java/org/jointscope");

    /** All folders with classes but the one of Main. */
    static List<Path> packages() throws IOException {
        try (Stream<Path> sources = Files.walk(SOURCES)) {
            return sources.filter(source -> source.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .filter(folder -> !folder.equals(SOURCES))
                    .distinct()
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("packages")
    void packageSaysInALineWhatItIsFor(Path folder) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("package-info.java"));
        assertThat(lines.getFirst()).matches("/\\*\\*.*(\\*/)?");
    }
}
