package org.jointscope.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes a file beside the output of a command, in UTF-8. A failure ends only the file, not the
 * command: it is kept to be reported at the end.
 */
final class LogWriter extends Writer {

    private Writer out = Writer.nullWriter();
    private Optional<IOException> failure = Optional.empty();

    LogWriter(Path file) {
        attempt(
                () ->
                        out =
                                new OutputStreamWriter(
                                        Files.newOutputStream(file), StandardCharsets.UTF_8));
    }

    /** The reason why the file is not whole. */
    Optional<IOException> failure() {
        return failure;
    }

    @Override
    public void write(char[] buffer, int offset, int length) {
        attempt(() -> out.write(buffer, offset, length));
    }

    @Override
    public void flush() {
        attempt(() -> out.flush());
    }

    @Override
    public void close() {
        attempt(() -> out.close());
    }

    private interface Step {
        void run() throws IOException;
    }

    private void attempt(Step step) {
        if (failure.isEmpty()) {
            try {
                step.run();
            } catch (IOException e) {
                failure = Optional.of(e);
            }
        }
    }
}
