package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Place;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines {@code keyword value} that an MD5 file begins with. */
final class Md5Header {

    private static final String VERSION = "MD5Version";
    private static final String COMMANDLINE = "commandline";

    /** The one number that need not be an integer: some files say 29.97. */
    private static final String FRAME_RATE = "frameRate";

    private static final int SUPPORTED_VERSION = 10;

    private final Md5Tokens tokens;
    private final IssueLog issues;
    private final List<String> numbers;
    private final Map<String, Declared> declared = new LinkedHashMap<>();
    private Optional<String> commandline = Optional.empty();

    /**
     * @param numbers the keywords beside {@code MD5Version} that stand before a number, all of them
     *     required
     */
    Md5Header(Md5Tokens tokens, IssueLog issues, String... numbers) {
        this.tokens = tokens;
        this.issues = issues;
        this.numbers = List.of(numbers);
    }

    /** Reads the line that the lexer stands on; false if it is none of the header's. */
    boolean read() {
        Lexer lexer = tokens.lexer();
        if (lexer.isWord(COMMANDLINE)) {
            readCommandline();
            return true;
        }
        for (String keyword : numbers) {
            if (lexer.isWord(keyword) || tokens.splitGlued(keyword)) {
                readNumber(keyword);
                return true;
            }
        }
        if (lexer.isWord(VERSION) || tokens.splitGlued(VERSION)) {
            readNumber(VERSION);
            return true;
        }
        return false;
    }

    private void readCommandline() {
        if (commandline.isPresent()) {
            tokens.report(IssueCode.KEYWORD_REPEATED, COMMANDLINE);
        }
        tokens.beginRow();
        tokens.lexer().next();
        String text = tokens.name("a string");
        tokens.endRow();
        commandline = Optional.of(commandline.orElse(text));
    }

    private void readNumber(String keyword) {
        if (declared.containsKey(keyword)) {
            tokens.report(IssueCode.KEYWORD_REPEATED, keyword);
        }
        declared.putIfAbsent(
                keyword, keyword.equals(FRAME_RATE) ? tokens.declared() : tokens.declaredInteger());
    }

    private void checkVersion() {
        version()
                .filter(Declared::isReadable)
                .filter(version -> version.value() != SUPPORTED_VERSION)
                .ifPresent(
                        version ->
                                issues.add(
                                        IssueCode.VERSION_UNSUPPORTED,
                                        locationOf(version),
                                        Subject.FILE,
                                        version.toInt()));
    }

    Optional<Declared> version() {
        return declared(VERSION);
    }

    /**
     * Whether the file says that it is of a version after 10, whose meshes hold more than version
     * 10 knows.
     */
    boolean isLaterDialect() {
        return version().map(v -> v.value() > SUPPORTED_VERSION).orElse(false);
    }

    String commandline() {
        return commandline.orElse("");
    }

    Optional<Declared> declared(String keyword) {
        return Optional.ofNullable(declared.get(keyword));
    }

    /**
     * Reports the lines that are not there, and a version that is not ours; when the whole file is
     * read.
     */
    void check() {
        checkVersion();
        if (version().isEmpty()) {
            reportMissing(VERSION);
        }
        if (commandline.isEmpty()) {
            reportMissing(COMMANDLINE);
        }
        numbers.stream()
                .filter(keyword -> !declared.containsKey(keyword))
                .forEach(this::reportMissing);
    }

    /** Reports a line or block that the file has not. */
    void reportMissing(String keyword) {
        issues.add(IssueCode.KEYWORD_MISSING, Location.START, Subject.FILE, "file", keyword);
    }

    /** Reports a declared count that is not what is there. */
    static void checkCount(
            IssueLog issues, Optional<Declared> count, int there, IssueCode code, Subject subject) {
        count.filter(Declared::isReadable)
                .filter(c -> c.value() != there)
                .ifPresent(c -> issues.add(code, locationOf(c), subject, c.toInt(), there));
    }

    private static Location locationOf(Declared declared) {
        return locationOf(declared.place());
    }

    static Location locationOf(Place place) {
        return new Location(place.line(), place.column());
    }
}
