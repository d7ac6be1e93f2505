package org.jointscope.ui.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Stream;

/**
 * The internal errors of the window, in files that replace each other: at most {@value #FILES} of {@value #BYTES} bytes
 * and one record. The first record creates them; until then, nothing is read or written. Each file begins with the
 * versions of the program and the system.
 */
public final class ProgramLog implements Closeable {

    /** Specifies another folder for the log. */
    public static final String PROPERTY = "jointscope.log";

    static final int FILES = 3;
    static final int BYTES = 256 * 1024;

    private static final String NAME = "jointscope.";
    private static final String LOCK = ".lck";

    /** The stack trace of an endless recursion is longer. */
    private static final int LONGEST = 32 * 1024;

    private final Path folder;
    private final Supplier<String> start;
    private Optional<Handler> handler = Optional.empty();
    private Optional<IOException> failure = Optional.empty();

    /**
     * @param folder created when it is first used
     * @param start the first line of each file
     */
    public ProgramLog(Path folder, Supplier<String> start) {
        this.folder = folder.toAbsolutePath();
        this.start = start;
    }

    /** The log of the current user, or in the folder that the system property specifies. */
    public static ProgramLog current() {
        String named = System.getProperty(PROPERTY, "");
        return new ProgramLog(named.isEmpty() ? UserFolders.current().state() : Path.of(named), ProgramFacts::line);
    }

    public Path folder() {
        return folder;
    }

    /**
     * Adds an internal error.
     *
     * @param text with the stack trace
     * @return the reason why it could not be written
     */
    public synchronized Optional<IOException> add(String text) {
        failure = Optional.empty();
        try {
            if (handler.isEmpty()) {
                handler = Optional.of(open());
            }
            String record = UserFolders.withoutHome(text.strip());
            handler.get().publish(new LogRecord(Level.SEVERE, record.substring(0, Math.min(record.length(), LONGEST))));
        } catch (IOException e) {
            failure = Optional.of(e);
        }
        return failure;
    }

    private Handler open() throws IOException {
        Files.createDirectories(folder);
        // A percent sign is special in the pattern of the names.
        String pattern = folder.toString().replace("%", "%%") + "/" + NAME + "%g.log";
        Handler opened = new FileHandler(pattern, BYTES, FILES, true);
        opened.setLevel(Level.ALL);
        opened.setEncoding(StandardCharsets.UTF_8.name());
        opened.setFormatter(new Lines());
        opened.setErrorManager(new ErrorManager() {
            @Override
            public void error(String message, Exception e, int code) {
                failure = Optional.of(e instanceof IOException reason ? reason : new IOException(message, e));
            }
        });
        return opened;
    }

    /** The last lines, also of an earlier start of the program; none if there is no log. */
    public List<String> last(int count) {
        try (Stream<Path> files = Files.list(folder)) {
            Optional<Path> newest = files.filter(ProgramLog::isLog)
                    .max(Comparator.comparing(file -> file.toFile().lastModified()));
            if (newest.isEmpty()) {
                return List.of();
            }
            String text = new String(Files.readAllBytes(newest.get()), StandardCharsets.UTF_8);
            List<String> lines = text.lines().toList();
            return lines.subList(Math.max(0, lines.size() - count), lines.size());
        } catch (IOException none) {
            return List.of();
        }
    }

    private static boolean isLog(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(NAME) && !name.endsWith(LOCK) && Files.isRegularFile(file);
    }

    /** A later record opens the files again. */
    @Override
    public synchronized void close() {
        handler.ifPresent(Handler::close);
        handler = Optional.empty();
    }

    /** A line for each record, with the lines of its stack trace below. */
    private final class Lines extends Formatter {

        @Override
        public String getHead(Handler opened) {
            return line(OffsetDateTime.now(), Level.INFO, start.get());
        }

        @Override
        public String format(LogRecord record) {
            OffsetDateTime time =
                    record.getInstant().atZone(ZoneId.systemDefault()).toOffsetDateTime();
            return line(time, record.getLevel(), record.getMessage());
        }

        private static String line(OffsetDateTime time, Level level, String text) {
            return "%s %s %s%n".formatted(time.truncatedTo(ChronoUnit.SECONDS), level.getName(), text);
        }
    }
}
