package org.jointscope.cli;

import org.jointscope.messages.FileFailure;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes a file in UTF-8 in addition to the output of a command. After a failure, the command
 * continues without the file and reports the failure at the end.
 */
final class LogWriter extends Writer {

    /** Number of bytes by which a log is recognized: it begins with its schema. */
    private static final int BEGINNING = 1024;

    private Writer out = Writer.nullWriter();
    private Optional<IOException> failure = Optional.empty();

    LogWriter(Path file) {
        attempt(
                () -> {
                    requireReplaceable(file);
                    out =
                            new OutputStreamWriter(
                                    Files.newOutputStream(file), StandardCharsets.UTF_8);
                });
    }

    /**
     * @throws IOException if another file than an earlier log would be lost, such as a model whose
     *     name follows an option without its value
     */
    private static void requireReplaceable(Path file) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > 0) {
            try (InputStream in = Files.newInputStream(file)) {
                String start = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
                if (!start.stripLeading().startsWith("{") || !start.contains("sarif")) {
                    throw FileFailure.of("cli.check.notSarif");
                }
            }
        }
    }

    /** The reason why the file is incomplete. */
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
