package org.jointscope.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.format.write.FileReplacement;
import org.jointscope.messages.FileFailure;

/**
 * Writes a SARIF log in UTF-8 in addition to the output of a command. It replaces an earlier log when it is complete.
 * After a failure, the command continues without the log and reports the failure at the end.
 */
public final class LogWriter extends Writer {

    /** Number of bytes by which a log of Jointscope is recognized: they name the program. */
    private static final int BEGINNING = 1024;

    private Writer out = Writer.nullWriter();
    private Optional<FileReplacement> replacement = Optional.empty();
    private Optional<IOException> failure = Optional.empty();
    private boolean backedUp;

    /**
     * @param inputs of the command, which are not replaced
     * @param force whether any file is replaced; one that is not a log is kept as a backup
     */
    public LogWriter(Path file, List<Path> inputs, boolean force) {
        attempt(() -> {
            boolean log = isLog(file);
            if (!force) {
                requireReplaceable(file, log, inputs);
            }
            backedUp = !log;
            replacement = Optional.of(FileReplacement.of(file));
            out = new OutputStreamWriter(replacement.get().stream(), StandardCharsets.UTF_8);
        });
    }

    /**
     * @throws IOException if another file than an earlier log would be lost, such as a model whose name follows an
     *     option without its value
     */
    private static void requireReplaceable(Path file, boolean log, List<Path> inputs) throws IOException {
        if (!log) {
            throw FileFailure.of("cli.check.notLog");
        }
        for (Path input : inputs) {
            if (Files.exists(file) && Files.exists(input) && Files.isSameFile(file, input)) {
                throw FileFailure.of("cli.check.input");
            }
        }
    }

    /** True for an earlier log, and if no content would be lost. */
    private static boolean isLog(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) {
            return true;
        }
        try (InputStream in = Files.newInputStream(file)) {
            String start = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
            return start.startsWith("{") && start.contains("/sarif-schema-") && start.contains("\"Jointscope\"");
        }
    }

    /** The reason why the log was not written. */
    public Optional<IOException> failure() {
        return failure;
    }

    /** Puts the complete log into its place. */
    public void complete() {
        flush();
        attempt(() -> {
            if (replacement.isPresent()) {
                replacement.get().complete(backedUp);
            }
        });
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
    public void close() throws IOException {
        if (replacement.isPresent()) {
            replacement.get().close();
        }
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
