package org.jointscope.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsCorpus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class Md5AnimWriterTest {

    @ParameterizedTest
    @ValueSource(strings = {"walk.md5anim", "idle.md5anim", "look.md5anim"})
    void sampleIsLaidOutAsItIs(String name) throws IOException {
        try (InputStream in = Md5Anim.class.getResourceAsStream("/org/jointscope/sample/" + name)) {
            byte[] bytes = in.readAllBytes();
            Rewritten written = Md5AnimWriter.write(Md5AnimReader.read(bytes).model());
            assertThat(new String(written.bytes(), StandardCharsets.UTF_8))
                    .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
            assertThat(written.losses()).isEmpty();
        }
    }

    static List<Path> corpus() {
        return Corpus.files("md5anim");
    }

    @NeedsCorpus
    @ParameterizedTest
    @MethodSource("corpus")
    void everyValueReadsBack(Path file) throws IOException {
        ReadResult<Md5Anim> read = Md5AnimReader.read(Files.readAllBytes(file));
        Rewritten written = Md5AnimWriter.write(read.model(), read.encoding());
        assertThat(written.losses()).isEmpty();
        ReadResult<Md5Anim> again = Md5AnimReader.read(written.bytes());
        assertThat(Written.lines(again.model())).isEqualTo(Written.lines(read.model()));
        assertThat(again.encoding()).isEqualTo(read.encoding());
    }
}
