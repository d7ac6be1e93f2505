package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;

class FormatDocumentTest {

    @Test
    void documentContainsTheGuideOfTheHelpMenu() throws IOException {
        assertThat(Files.readString(FormatDocument.FILE)).isEqualTo(FormatDocument.text());
    }
}
