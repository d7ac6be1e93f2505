package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.inspect.Inspector;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first issue of a truncated file says that it is truncated. */
class TruncatedFileTest {

    @TempDir
    private Path folder;

    private List<String> messages(String name, String text) throws IOException {
        return Inspector.inspect(SmallModel.write(folder, name, text)).issues().stream()
                .map(Issue::message)
                .toList();
    }

    @Test
    void fileThatEndsInAFrame() throws IOException {
        String whole = SmallModel.cycle();
        int last = whole.lastIndexOf("frame ");
        int cut = whole.lastIndexOf("frame ", last - 1);
        String text = whole.substring(0, whole.indexOf('{', cut) + 1);
        List<String> messages = messages("cut.md5anim", text);
        assertThat(messages.getFirst())
                .matches("numFrames is \\d+, but the file has \\d+; the last one is incomplete, so"
                        + " the file is probably truncated\\.");
        assertThat(messages.getLast())
                .matches("Block 'frame' \\(line \\d+\\) is not closed before the end of the file;"
                        + " the file is probably truncated\\.");
        String between = whole.substring(0, last);
        assertThat(messages("short.md5anim", between).getFirst())
                .matches("numFrames is \\d+, but the file has \\d+\\.");
    }

    @Test
    void fileThatEndsInAMesh() throws IOException {
        String whole = SmallModel.mesh();
        assertThat(messages("cut.md5mesh", whole.substring(0, whole.lastIndexOf('}'))))
                .anyMatch(message -> message.endsWith("; the file is probably truncated."));
    }
}
