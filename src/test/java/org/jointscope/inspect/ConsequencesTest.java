package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

/** A cause that is named is the only issue; what follows from it is not reported. */
class ConsequencesTest {

    @Test
    void convertedModelsOfTheCorpusHaveOneIssue() throws IOException {
        for (Path file : Corpus.files("md2")) {
            byte[] bytes = Files.readAllBytes(file);
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            // A damaged one, or one without any byte that a conversion changes.
            if (!codes(file, bytes).contains(IssueCode.MD2_LINE_ENDS_CONVERTED)
                    && bytes.length < 100_000
                    && text.indexOf('\n') >= 0
                    && !codes(file, bytes).contains(IssueCode.MD2_BYTES_AFTER_END)
                    && !codes(file, bytes).contains(IssueCode.MD2_FILE_TRUNCATED)) {
                assertThat(codes(file, withReturns(bytes)))
                        .as("%s with CRLF", file)
                        .containsExactly(IssueCode.MD2_LINE_ENDS_CONVERTED);
            }
        }
    }

    /** A byte that is missing in the middle shifts all that follows. */
    @Test
    void truncatedModelsHaveNoIssuesOfTheirContent() throws IOException {
        for (Path file : Corpus.files("md2")) {
            byte[] bytes = Files.readAllBytes(file);
            if (bytes.length > 1000) {
                byte[] shorter = new byte[bytes.length - 1];
                System.arraycopy(bytes, 0, shorter, 0, 500);
                System.arraycopy(bytes, 501, shorter, 500, bytes.length - 501);
                List<IssueCode> codes = codes(file, shorter);
                if (codes.contains(IssueCode.MD2_FILE_TRUNCATED)) {
                    assertThat(codes)
                            .as("%s", file)
                            .doesNotContain(
                                    IssueCode.MD2_NORMAL_INVALID,
                                    IssueCode.MD2_TRI_VERTEX_OUT_OF_RANGE,
                                    IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE,
                                    IssueCode.MD2_GL_RUNS_OUT);
                }
            }
        }
    }

    private static byte[] withReturns(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte b : bytes) {
            if (b == '\n') {
                out.write('\r');
            }
            out.write(b);
        }
        return out.toByteArray();
    }

    private static List<IssueCode> codes(Path file, byte[] bytes) {
        return Inspector.inspect(file, FileKind.MD2, bytes).issues().stream()
                .map(Issue::code)
                .toList();
    }
}
