package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A file of which nothing was read: every command says so and ends with code 2. */
class UnreadFileTest {

    private static final String FIXTURES = "src/test/resources/org/jointscope/fixtures/";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info FILE",
                "info FILE --json",
                "pose FILE",
                "pose FILE --json",
                "skin FILE",
                "skin FILE --json",
                "suggest FILE",
                "repack FILE -o OUT",
                "rename FILE --joint a=b -o OUT",
                "convert FILE --to 11 -o OUT"
            })
    void everyCommandNamesTheContent(String command) throws IOException {
        Path file = folder.resolve("gun.md5anim");
        Files.write(file, "IDP3\u000f\0\0\0".getBytes(StandardCharsets.ISO_8859_1));
        Run run = run(command, file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("the content is a Quake III .md3 model (IDP3); rename it to .md3");
        assertThat(run.out().lines()).noneMatch(line -> line.contains("joints"));
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "version-6-empty.md5anim | the layout of the Doom 3 alpha",
                "utf-16.md5anim | the content is UTF-16 text",
                "empty-file.md5mesh | the file contains no data",
                "md2-version-15.md2 | no frames can be read",
                "md2-cut-off-in-its-header.md2 | no part of the file can be read: The header is"
            })
    void posesOfAFileThatWasNotReadAreNotPrinted(String fixture, String reason) {
        for (String command : new String[] {"pose FILE", "skin FILE"}) {
            Run run = run(command, FIXTURES + fixture);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains(reason);
            assertThat(run.out()).isEmpty();
        }
    }

    /** Without its scales, the pose would be wrong. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"root\":{\"0\":NaN}}", "{/*c*/\"root\":{\"0\":1}}", "root 2"})
    void animationWithUnreadableScalesIsNotPosed(String scales) throws IOException {
        Path file = Files.writeString(folder.resolve("walk.md5scale"), scales);
        Run run = Run.of("pose", Samples.anim(folder), file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("walk.md5scale: no part of the file can be read: Not valid");
        assertThat(run.out()).isEmpty();
    }

    private Run run(String command, String file) {
        return Run.of(command.replace("FILE", file)
                .replace("OUT", folder.resolve("out").toString())
                .split(" "));
    }
}
