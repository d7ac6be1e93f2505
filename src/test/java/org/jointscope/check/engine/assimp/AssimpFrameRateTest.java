package org.jointscope.check.engine.assimp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.jointscope.testing.AssimpInfo;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsAssimp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The frame rate that Assimp reads, by simulation and by the program itself. */
class AssimpFrameRateTest {

    private static final String ANIM = """
        MD5Version 10
        commandline ""

        numFrames 2
        numJoints 2
        frameRate 30
        numAnimatedComponents 6

        hierarchy {
        \t"root" -1 63 0
        \t"arm" 0 0 0
        }

        baseframe {
        \t( 0 0 0 ) ( 0 0 0 )
        \t( 9 0 0 ) ( 0 0 0 )
        }

        frame 0 {
        \t0 0 0 0 0 0
        }

        frame 1 {
        \t1 0 0 0 0 0
        }
        """;

    @TempDir
    private Path folder;

    /** The animation with a word replaced; {@code <LF>}, {@code <CR>} and {@code _} are escapes. */
    private static String variant(String word, String replacement) {
        return ANIM.replace(unescaped(word), unescaped(replacement));
    }

    private static String unescaped(String text) {
        return text.replace("<LF>", "\n").replace("<CR>", "\r").replace('_', ' ');
    }

    private static double simulated(String text) {
        return Reading.frameRate(text.getBytes(StandardCharsets.ISO_8859_1)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "<LF>, <LF>, 24",
        "<LF>, <CR><LF>, 30",
        "<LF>, <CR>, 24",
        "<LF>, _<LF>, 30",
        "2<LF>frameRate, 2<CR><LF>frameRate, 6",
        "2<LF>frameRate, 2<LF><LF>frameRate, 6",
        "2<LF>frameRate_30<LF>, 2_<LF>frameRate_30_<LF>, 30",
        "2<LF>frameRate_30<LF>, 2_//_t<LF>frameRate_30_<LF>, 30",
        "30<LF>, 30<CR><LF>, 24",
        "frameRate_30<LF>, '', 24",
    })
    void rateDependsOnTheLineEnds(String word, String replacement, double rate) {
        assertThat(simulated(variant(word, replacement))).isEqualTo(rate);
    }

    @ParameterizedTest
    @NeedsAssimp
    @CsvSource({
        "<LF>, <LF>",
        "<LF>, <CR><LF>",
        "<LF>, _<LF>",
        "2<LF>frameRate, 2<CR><LF>frameRate",
        "2<LF>frameRate, 2<LF><LF>frameRate",
        "2<LF>frameRate_30<LF>, 2_<LF>frameRate_30_<LF>",
        "2<LF>frameRate_30<LF>, 2_//_t<LF>frameRate_30_<LF>",
        "30<LF>, 30<CR><LF>",
    })
    void assimpReadsTheSame(String word, String replacement) throws IOException {
        String text = variant(word, replacement);
        Path file = Files.writeString(folder.resolve("a.md5anim"), text);
        assertThat(AssimpInfo.frameRate(file)).hasValue(simulated(text));
    }

    @Test
    @NeedsAssimp
    void assimpReadsTheSameFromRealFiles() throws IOException {
        int read = 0;
        for (Path anim : Corpus.files("md5anim")) {
            String text = Files.readString(anim, StandardCharsets.ISO_8859_1);
            for (String each : List.of(text, otherLineEnds(text))) {
                Path file = folder.resolve("a.md5anim");
                Files.writeString(file, each, StandardCharsets.ISO_8859_1);
                OptionalDouble rate = AssimpInfo.frameRate(file);
                if (rate.isPresent()) {
                    assertThat(simulated(each)).as(anim.toString()).isEqualTo(rate.getAsDouble());
                    read++;
                }
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path path : files.toList()) {
                        Files.delete(path);
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(100);
    }

    private static String otherLineEnds(String text) {
        return text.contains("\r\n") ? text.replace("\r\n", "\n") : text.replace("\n", "\r\n");
    }
}
