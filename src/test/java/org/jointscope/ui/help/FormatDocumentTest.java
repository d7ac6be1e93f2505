package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class FormatDocumentTest {

    @Test
    void documentContainsTheGuideOfTheHelpMenu() throws IOException {
        assertThat(Files.readString(FormatDocument.FILE)).isEqualTo(FormatDocument.text());
    }
}
