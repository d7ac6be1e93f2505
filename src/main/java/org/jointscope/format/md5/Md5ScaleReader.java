package org.jointscope.format.md5;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.TextIssues;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScalePositions;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;

/**
 * Reads an .md5scale as q2pro does (src/refresh/models.c, MD5_LoadScales): a file that is not JSON has no scales, and a
 * value of another kind than expected ends the list of scales. The rest of such a file is only checked for its syntax.
 */
public final class Md5ScaleReader {

    /** Number of JSON tokens that q2pro supports: objects, keys and values. */
    static final int MOST_TOKENS = 4096;

    /** What programs write or accept as a number, but is not one in JSON. */
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(?:nan|inf(?:inity)?|\\.?[0-9].*)", Pattern.CASE_INSENSITIVE);

    private static final Pattern VALID =
            Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null");

    /** Far above the limit of q2pro. */
    static final int MOST_ROWS = 1 << 17;

    /** Above the number of levels that q2pro's number of tokens allows. */
    static final int MOST_LEVELS = MOST_TOKENS;

    /**
     * Without tables of names, which hostile names could slow down. Names, texts and numbers can be as long as the
     * file; each level of nesting requires more memory than its text.
     */
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MOST_LEVELS)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final SourceText source;
    private final IssueLog issues = new IssueLog();
    private final List<ScaledJoint> joints = new ArrayList<>();
    private final String text;
    private final Cursor cursor;
    private int rows;
    private int tokens;

    private Md5ScaleReader(byte[] bytes) {
        this.source = new SourceText(bytes);
        this.text = source.text(source.start(), bytes.length);
        this.cursor = new Cursor(text, (char) source.lineEnd());
    }

    public static ReadResult<Md5Scale> read(byte[] bytes) {
        return new Md5ScaleReader(bytes).read();
    }

    private ReadResult<Md5Scale> read() {
        TextIssues.report(source, issues);
        if (text.isBlank()) {
            issues.add(IssueCode.FILE_EMPTY, Location.START, Subject.FILE);
        } else {
            readText();
        }
        return new ReadResult<>(new Md5Scale(joints), issues.issues(), source.encoding());
    }

    private void readText() {
        try (JsonParser parser = JSON.createParser(new StringReader(text))) {
            try {
                if (!readObject(parser)) {
                    skipRest(parser);
                }
            } catch (StreamConstraintsException e) {
                joints.clear();
                issues.add(IssueCode.SCALE_TOO_DEEP, location(parser), Subject.FILE, MOST_LEVELS);
                return;
            } catch (JsonProcessingException e) {
                joints.clear();
                report(e);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory", e);
        }
        if (tokens > MOST_TOKENS) {
            issues.add(IssueCode.SCALE_TOO_MANY, Location.START, Subject.FILE, tokens, MOST_TOKENS);
        }
        if (rows > MOST_ROWS) {
            Phrase noun = Phrase.of("fact.rows.scales");
            issues.add(IssueCode.ROWS_TOO_MANY, Location.START, Subject.FILE, rows, noun, MOST_ROWS);
        }
    }

    /** Reads the whole text; false if a value is not of the expected kind. */
    private boolean readObject(JsonParser parser) throws IOException {
        if (next(parser) != JsonToken.START_OBJECT) {
            return unexpected(parser, "file", "object");
        }
        while (next(parser) == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            TextLocation location = textLocation(parser);
            if (next(parser) != JsonToken.START_OBJECT) {
                return unexpected(parser, "joint", "object", Quoted.of(name));
            }
            if (!readJoint(parser, name, location)) {
                return false;
            }
        }
        return next(parser) == null || unexpected(parser, "rest", "empty");
    }

    private boolean readJoint(JsonParser parser, String name, TextLocation location) throws IOException {
        List<ScaleRow> scales = new ArrayList<>();
        Optional<ScalePositions> positions = Optional.empty();
        boolean stored = isStored();
        boolean intact = true;
        while (intact && next(parser) == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            TextLocation row = textLocation(parser);
            boolean flag = key.equals(Md5Scale.SCALE_POSITIONS);
            JsonToken value = next(parser);
            if (!value.isScalarValue() || value == JsonToken.VALUE_STRING) {
                String wanted = flag ? "flag" : "number";
                intact = unexpected(parser, "value", wanted, Quoted.of(key), Quoted.of(name));
            } else if (flag) {
                positions = Optional.of(new ScalePositions(flag(parser, name), row));
            } else {
                double scale = value.isNumeric() ? parser.getDoubleValue() : Double.NaN;
                if (isStored() && stored) {
                    scales.add(new ScaleRow(key, frame(key), scale, row));
                }
            }
        }
        if (stored) {
            joints.add(new ScaledJoint(name, location, positions, scales));
        }
        return intact;
    }

    /** Counts a joint or a scale; false if there are too many. */
    private boolean isStored() {
        return rows++ < MOST_ROWS;
    }

    private boolean flag(JsonParser parser, String joint) throws IOException {
        JsonToken value = parser.currentToken();
        if (!value.isBoolean()) {
            String found = parser.getText();
            issues.add(IssueCode.SCALE_POSITIONS_INVALID, location(parser), Subject.FILE, Quoted.of(joint), found);
        }
        return value == JsonToken.VALUE_TRUE;
    }

    /** The number at the beginning of a text; 0 if there is none. */
    private static int frame(String key) {
        String number = key.strip();
        int start = number.startsWith("-") || number.startsWith("+") ? 1 : 0;
        long value = 0;
        for (int i = start; i < number.length() && isDigit(number.charAt(i)); i++) {
            value = Math.min(value * 10 + number.charAt(i) - '0', Integer.MAX_VALUE);
        }
        return (int) (number.startsWith("-") ? -value : value);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private JsonToken next(JsonParser parser) throws IOException {
        JsonToken token = parser.nextToken();
        if (token != null && !token.isStructEnd()) {
            tokens++;
            if (tokens % 1000 == 0) {
                Interruption.check();
            }
        }
        return token;
    }

    private void skipRest(JsonParser parser) throws IOException {
        while (parser.currentToken() != null) {
            next(parser);
        }
    }

    /** Reports a value of another kind than expected; always false. */
    private boolean unexpected(JsonParser parser, String what, String wanted, Object... names) {
        issues.add(
                IssueCode.SCALE_STRUCTURE_WRONG,
                location(parser),
                Subject.FILE,
                Phrase.of("fact.scale." + what, names),
                Phrase.of("fact.json." + wanted),
                Phrase.of("fact.json." + kind(parser.currentToken())));
        return false;
    }

    private static String kind(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> "object";
            case START_ARRAY -> "array";
            case VALUE_STRING -> "string";
            case VALUE_TRUE, VALUE_FALSE, VALUE_NULL -> "literal";
            case null -> "empty";
            default -> "number";
        };
    }

    private void report(JsonProcessingException e) {
        JsonLocation location = e.getLocation();
        long offset = location == null ? 0 : location.getCharOffset();
        int at = Math.clamp(offset, 0, text.length());
        if (e instanceof JsonEOFException || at == text.length()) {
            reportInvalid(text.length(), Phrase.of("fact.json.end"));
        } else if (isInString(at)) {
            String fault = text.charAt(at) < ' ' ? "control" : "escape";
            reportInvalid(at, Phrase.of("fact.json." + fault));
        } else {
            int start = tokenStart(at);
            reportInvalid(start, reason(start));
        }
    }

    private void reportInvalid(int at, Phrase reason) {
        // The parser may have read to the end of the last token.
        Cursor again = new Cursor(text, (char) source.lineEnd());
        issues.add(IssueCode.SCALE_NOT_JSON, again.locate(at), Subject.FILE, reason);
    }

    private Phrase reason(int start) {
        String token = token(start);
        if (token.equals("/") || token.equals("#")) {
            return Phrase.of("fact.json.comment");
        }
        if (token.equals("'")) {
            return Phrase.of("fact.json.apostrophe");
        }
        String key = NUMBER.matcher(token).matches() ? "notNumber" : "unexpected";
        return Phrase.of("fact.json." + key, Quoted.of(token));
    }

    /** Whether a character is in a string; all of the text before it is valid. */
    private boolean isInString(int at) {
        boolean inside = false;
        for (int i = 0; i < at; i++) {
            if (inside && text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                inside = !inside;
            }
        }
        return inside;
    }

    /** The start of the word that contains a character, or that ends before it and is invalid. */
    private int tokenStart(int offset) {
        int start = offset;
        while (start > 0 && isInWord(text.charAt(start - 1))) {
            start--;
        }
        boolean valid = VALID.matcher(text.substring(start, offset)).matches();
        return valid && !isInWord(text.charAt(offset)) ? offset : start;
    }

    private String token(int start) {
        int end = start + 1;
        while (isInWord(text.charAt(start)) && end < text.length() && isInWord(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }

    private static boolean isInWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '+' || c == '-';
    }

    private Location location(JsonParser parser) {
        return cursor.locate(parser.currentTokenLocation().getCharOffset());
    }

    private TextLocation textLocation(JsonParser parser) {
        Location location = location(parser);
        return new TextLocation(location.line(), location.column());
    }

    /** Counts lines and characters up to ascending offsets. */
    private static final class Cursor {

        private final String text;
        private final char lineEnd;
        private int offset;
        private int line = 1;
        private int column = 1;

        Cursor(String text, char lineEnd) {
            this.text = text;
            this.lineEnd = lineEnd;
        }

        Location locate(long wanted) {
            int end = Math.clamp(wanted, 0, text.length());
            for (; offset < end; offset++) {
                char c = text.charAt(offset);
                if (c == lineEnd) {
                    line++;
                    column = 1;
                } else if (!Character.isLowSurrogate(c)) {
                    column++;
                }
            }
            return new Location(line, column);
        }
    }
}
