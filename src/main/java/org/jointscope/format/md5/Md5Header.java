package org.jointscope.format.md5;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.diagnostics.Token.Kind;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.model.Declared;

/** The lines {@code keyword value} at the beginning of an MD5 file. */
public final class Md5Header {

    public static final String VERSION = "MD5Version";
    public static final String COMMANDLINE = "commandline";
    public static final String FRAME_RATE = "frameRate";

    /** The version of the Doom 3 alpha, a different format. */
    private static final int ALPHA_VERSION = 6;

    /** Keywords of the Doom 3 alpha where later versions have the counts of joints and frames. */
    private static final List<String> ALPHA_KEYWORDS = List.of("numbones", "bone", "numchannels", "channel");

    /** The version of Doom 3. */
    private static final int FIRST_VERSION = 10;

    /** The version of ET: Quake Wars. */
    private static final int FLAGS_VERSION = 11;

    /** The version of Storm Engine 2. */
    private static final int NORMALS_VERSION = 12;

    private final Md5Tokens tokens;
    private final Reports reports;
    private final List<Keyword> inOrder;
    private final Map<String, Declared> declared = new LinkedHashMap<>();
    private final Set<String> negative = new HashSet<>();
    private Optional<String> commandline = Optional.empty();

    /** The keyword of the line after the version, where the commandline is expected. */
    private Optional<Token> afterVersion = Optional.empty();

    /** @param inOrder the keywords of the file; all with a number are required */
    Md5Header(Md5Tokens tokens, List<Keyword> inOrder) {
        this.tokens = tokens;
        this.reports = tokens.reports();
        this.inOrder = inOrder;
    }

    /** Reads the line that begins with the keyword, at which the lexer is. */
    public void read(String keyword) {
        if (afterVersion.isEmpty() && declared.containsKey(VERSION)) {
            afterVersion = Optional.of(new Token(Kind.WORD, keyword));
        }
        switch (keyword) {
            case COMMANDLINE -> readCommandline();
            case FRAME_RATE -> declared.putIfAbsent(keyword, tokens.declaredRate());
            default -> declared.putIfAbsent(keyword, tokens.declared());
        }
    }

    private void readCommandline() {
        tokens.beginLine();
        String text = tokens.name(Expected.STRING);
        tokens.endRow();
        commandline = Optional.of(commandline.orElse(text));
    }

    public Optional<Declared> version() {
        return declared(VERSION);
    }

    /** Whether the lines so far, or the next one, show that the file is of the Doom 3 alpha, whatever its version. */
    boolean isOfAlpha() {
        return isVersion(ALPHA_VERSION)
                || declared("numJoints").isEmpty()
                        && declared("numFrames").isEmpty()
                        && tokens.lexer().isAnyOf(ALPHA_KEYWORDS);
    }

    /** Whether meshes have flags, and colors in their {@code vert} rows. */
    boolean hasFlags() {
        return isVersion(FLAGS_VERSION);
    }

    /** Whether meshes have normals and tangents, and rows of vertex colors. */
    boolean hasNormals() {
        return isVersion(NORMALS_VERSION);
    }

    /** Whether the version is later than that of Doom 3, so that meshes can contain more. */
    boolean isLater() {
        return version().filter(version -> version.value() > FIRST_VERSION).isPresent();
    }

    private boolean isVersion(int number) {
        return version().filter(version -> version.value() == number).isPresent();
    }

    /** Empty if there is no such line. */
    public Optional<String> commandline() {
        return commandline;
    }

    public Optional<Declared> declared(String keyword) {
        return Optional.ofNullable(declared.get(keyword));
    }

    /** True if there are as many as the line declares. */
    public boolean isReached(String keyword, int there) {
        return declared(keyword).filter(count -> count.value() <= there).isPresent();
    }

    /** The number of a line if it could be read. */
    public Optional<Declared> readable(String keyword) {
        return declared(keyword).filter(Declared::isReadable);
    }

    /** Reports a file of the Doom 3 alpha. */
    void reportAlpha() {
        boolean named = isVersion(ALPHA_VERSION);
        reports.reportAt(
                named ? version().orElseThrow().location() : tokens.location(),
                IssueCode.VERSION_ALPHA,
                named ? VERSION + ' ' + ALPHA_VERSION : tokens.lexer().text());
    }

    /** Reports missing lines and an unsupported version, after the whole file is read. */
    public void check() {
        readable(VERSION)
                .filter(version -> !isVersion(ALPHA_VERSION))
                .filter(version -> version.value() < FIRST_VERSION || version.value() > NORMALS_VERSION)
                .ifPresent(version ->
                        reports.reportAt(version.location(), IssueCode.VERSION_UNSUPPORTED, version.toInt()));
        if (commandline.isEmpty()) {
            reports.reportFile(
                    IssueCode.COMMANDLINE_MISSING, afterVersion.stream().toArray());
        }
        inOrder.stream()
                .filter(Keyword::isNumber)
                .map(Keyword::word)
                .filter(keyword -> !declared.containsKey(keyword))
                .forEach(this::reportMissing);
        readable(FRAME_RATE).ifPresent(this::checkFrameRate);
    }

    /** Reports a frameRate that is not a whole number above 0 (Doom 3, anim/Anim.cpp, LoadAnim). */
    private void checkFrameRate(Declared rate) {
        double value = rate.value();
        boolean whole = Math.rint(value) == value;
        Object shown = whole ? String.valueOf((long) value) : String.valueOf(value);
        if (value <= 0) {
            reports.reportAt(rate.location(), IssueCode.FRAME_RATE_INVALID, shown);
        } else if (!whole) {
            reports.reportAt(rate.location(), IssueCode.FRAME_RATE_FRACTIONAL, shown, rate.toInt());
        }
    }

    /** Reports a missing line or block. */
    public void reportMissing(String keyword) {
        reports.reportFile(IssueCode.KEYWORD_MISSING, "file", keyword);
    }

    /** Reports a declared count that differs from the content. */
    public void checkCount(String keyword, int there, IssueCode code, Object... more) {
        Declared count = declared.get(keyword);
        // Two blocks can depend on one count, but a negative one is reported once.
        if (count != null && (count.value() >= 0 || negative.add(keyword))) {
            checkCount(reports, keyword, count, there, code, more);
        }
    }

    /** Reports a wrong number of frames, and that the file ends in the last one. */
    void checkFrameCount(int there) {
        Declared count = declared.get("numFrames");
        boolean truncated = tokens.isCutShort() && count != null && count.value() > there;
        checkCount("numFrames", there, IssueCode.FRAME_COUNT_MISMATCH, truncated ? 0 : 1);
    }

    /** Reports a wrong count of a line that can be outside of the file's header. */
    public static void checkCount(
            Reports reports, String keyword, Declared count, int there, IssueCode code, Object... more) {
        if (!count.isReadable() || count.value() == there) {
            return;
        }
        if (count.value() < 0) {
            reports.reportAt(count.location(), IssueCode.COUNT_NEGATIVE, keyword, count.toInt(), there);
        } else {
            reports.reportAt(
                    count.location(),
                    code,
                    Stream.concat(Stream.of(Fact.DECLARED.is(count.toInt()), Fact.PRESENT.is(there)), Stream.of(more))
                            .toArray());
        }
    }
}
