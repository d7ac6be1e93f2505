package org.jointscope.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.inspect.Inspection.UnreadableFile;

/**
 * Keeps control characters of files, file names and arguments from the terminal. Commands replace them in each line
 * that they print. All output also goes through {@link Output}, which includes the messages of libraries.
 */
final class Terminal {

    /** The descriptors of the output and of the messages. */
    static final int OUT = 1;

    static final int ERR = 2;

    private Terminal() {}

    /** Whether a descriptor of this process is a terminal. Java only knows whether input and output both are. */
    static boolean isTerminal(int descriptor) {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd", String.valueOf(descriptor)))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException e) {
            return System.console() != null && System.console().isTerminal();
        }
    }

    /** A line with every control character replaced, including line ends. */
    static String safe(String line) {
        return ControlCharacters.replaced(line);
    }

    /** Reports the files that could not be read; false if there are none. */
    static boolean reportUnreadable(List<UnreadableFile> unreadable, PrintWriter err) {
        for (UnreadableFile file : unreadable) {
            boolean folder = file.reason().equals(Words.text("failure.folder"));
            String hint = folder ? Words.text("cli.folder") : "";
            Words.report(err, file.path(), file.reason() + hint);
        }
        return !unreadable.isEmpty();
    }

    /**
     * A writer that replaces control characters except for line ends and text styles, and stores the reason of a
     * failure.
     */
    static final class Output extends PrintWriter {

        private final Guard guard;

        Output(Writer out) {
            this(new Guard(out));
        }

        private Output(Guard guard) {
            super(guard);
            this.guard = guard;
        }

        /** Writes a line over the current one of a terminal. */
        void rewrite(String line) {
            try {
                guard.rewrite('\r' + safe(line) + '\r');
            } catch (IOException e) {
                setError();
            }
        }

        /** Writes everything, and returns the reason why a part of it is lost. */
        Optional<IOException> flushed() {
            flush();
            return guard.failure;
        }
    }

    private static final class Guard extends FilterWriter {

        /** A text style (SGR), which picocli uses in its help. */
        private static final Pattern STYLE = Pattern.compile("\u001B\\[[0-9;]*m");

        private Optional<IOException> failure = Optional.empty();

        Guard(Writer out) {
            super(out);
        }

        private interface Step {
            void run() throws IOException;
        }

        void rewrite(String line) throws IOException {
            attempt(() -> out.write(line));
            flush();
        }

        /** A {@link PrintWriter} around this ignores failures. */
        private void attempt(Step step) throws IOException {
            try {
                step.run();
            } catch (IOException e) {
                failure = Optional.of(failure.orElse(e));
                throw e;
            }
        }

        @Override
        public void flush() throws IOException {
            attempt(out::flush);
        }

        @Override
        public void write(int character) throws IOException {
            write(new char[] {(char) character}, 0, 1);
        }

        @Override
        public void write(String text, int offset, int length) throws IOException {
            write(text.substring(offset, offset + length).toCharArray(), 0, length);
        }

        @Override
        public void write(char[] buffer, int offset, int length) throws IOException {
            char[] part = Arrays.copyOfRange(buffer, offset, offset + length);
            Matcher style = STYLE.matcher(CharBuffer.wrap(part));
            for (int i = 0; i < length; i++) {
                if (ControlCharacters.contains(part[i]) && !isLineEnd(part, i)) {
                    if (style.region(i, length).lookingAt()) {
                        i = style.end() - 1;
                    } else {
                        part[i] = ControlCharacters.REPLACEMENT;
                    }
                }
            }
            attempt(() -> out.write(part));
        }

        private static boolean isLineEnd(char[] text, int index) {
            return text[index] == '\n' || text[index] == '\r' && index + 1 < text.length && text[index + 1] == '\n';
        }
    }
}
