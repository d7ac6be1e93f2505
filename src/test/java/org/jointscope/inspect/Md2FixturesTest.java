package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Md2FixturesTest {

    @Test
    void fixturesAreWhatTheirBuilderMakes() throws IOException {
        for (Map.Entry<String, byte[]> fixture : Md2Fixtures.all().entrySet()) {
            Path file = FixtureReports.FOLDER.resolve(fixture.getKey());
            assertThat(Files.readAllBytes(file)).as(fixture.getKey()).isEqualTo(fixture.getValue());
        }
    }

    @Test
    void noFixtureIsOfAnotherOrigin() {
        List<String> there = FixtureReports.fixtures().stream()
                .map(path -> path.getFileName().toString())
                .filter(name -> name.endsWith(".md2"))
                .toList();
        assertThat(there).containsExactlyElementsOf(Md2Fixtures.all().keySet());
    }
}
