package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class EngineDocumentTest {

    @Test
    void documentSaysWhatTheTablesSay() throws IOException {
        assertThat(Files.readString(EngineDocument.FILE)).isEqualTo(EngineDocument.text());
    }
}
