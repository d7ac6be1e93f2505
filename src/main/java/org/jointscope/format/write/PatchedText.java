package org.jointscope.format.write;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.TextLocation;
import org.jointscope.text.LineEndCounts;
import org.jointscope.text.Range;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner;

/**
 * A text with changes to its bytes, which are applied together; and its spaces, line ends and comments, for new text in
 * the same layout.
 */
final class PatchedText {

    /** A name that every reader treats as one token without quotes. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*(?:[./]\\w+)*");

    /** Words that end a block instead of naming something in it. */
    private static final Set<String> KEYWORDS = Stream.of(
                    Md5MeshReader.KEYWORDS, Md5MeshReader.MESH_KEYWORDS, Md5AnimReader.KEYWORDS)
            .flatMap(List::stream)
            .collect(Collectors.toUnmodifiableSet());

    private record Splice(Range range, byte[] replacement) {}

    private final SourceText source;
    private final byte[] bytes;
    private final String lineBreak;
    private final List<Splice> splices = new ArrayList<>();
    private boolean possible = true;

    PatchedText(SourceText source) {
        this.source = source;
        this.bytes = source.bytes();
        LineEndCounts counts = LineEndCounts.of(source.bytes());
        this.lineBreak = counts.isReturnsOnly() ? "\r" : counts.lineBreak();
    }

    SourceText source() {
        return source;
    }

    String lineBreak() {
        return lineBreak;
    }

    String between(int from, int to) {
        return source.text(from, to);
    }

    boolean isWhite(Range range) {
        return trimmed(range).isEmpty();
    }

    /** The range without whitespace at both ends; if all of it is whitespace, an empty range at its beginning. */
    Range trimmed(Range range) {
        int to = range.to();
        while (to > range.from() && TextScanner.isWhite(bytes[to - 1])) {
            to--;
        }
        int from = range.from();
        while (from < to && TextScanner.isWhite(bytes[from])) {
            from++;
        }
        return new Range(from, to);
    }

    boolean hasLineEnd(Range range) {
        for (int i = Math.max(0, range.from()); i < range.to(); i++) {
            if (bytes[i] == source.lineEnd()) {
                return true;
            }
        }
        return false;
    }

    /** True if there is more than spaces and parentheses. */
    boolean hasWords(int from, int to) {
        return IntStream.range(from, to).map(i -> bytes[i]).anyMatch(b -> isOfWord((byte) b));
    }

    boolean hasComment(int from, int to) {
        return IntStream.range(from, to - 1).anyMatch(i -> TextScanner.isCommentAt(bytes, i));
    }

    /** Offset of the line end after an offset, or of the end of the text. */
    int endOfLine(int from) {
        int at = from;
        while (at < bytes.length && bytes[at] != source.lineEnd()) {
            at++;
        }
        return at > from && bytes[at - 1] == '\r' ? at - 1 : at;
    }

    /** The words from a location on, without spaces and parentheses; those after the end of the text are nowhere. */
    List<Range> words(TextLocation from, int count) {
        int at = source.start();
        for (int line = 1; line < from.line() && at < bytes.length; at++) {
            line += bytes[at] == source.lineEnd() ? 1 : 0;
        }
        int lineStart = at;
        while (at < bytes.length && source.characters(lineStart, at) < from.column() - 1) {
            at++;
        }
        List<Range> words = new ArrayList<>();
        while (words.size() < count) {
            while (at < bytes.length && !isOfWord(bytes[at])) {
                at++;
            }
            int start = at;
            while (at < bytes.length && isOfWord(bytes[at])) {
                at++;
            }
            words.add(start < at ? new Range(start, at) : Range.NOWHERE);
        }
        return words;
    }

    private static boolean isOfWord(byte b) {
        return !TextScanner.isWhite(b) && b != '(' && b != ')';
    }

    /** True if only spaces precede an offset on its line. */
    boolean beginsLine(int offset) {
        int at = startOfIndent(offset);
        return at == source.start() || bytes[at - 1] == source.lineEnd();
    }

    private int startOfIndent(int offset) {
        int at = offset;
        while (at > source.start() && TextScanner.isWhite(bytes[at - 1]) && bytes[at - 1] != source.lineEnd()) {
            at--;
        }
        return at;
    }

    /** The gap before a token: a new line and an indent, or a space. */
    String lead(int offset) {
        return beginsLine(offset) ? lineBreak + between(startOfIndent(offset), offset) : " ";
    }

    void insert(int at, String text) {
        replace(new Range(at, at), text);
    }

    void replace(Range range, String text) {
        if (!range.isThere()) {
            giveUp();
        } else if (range.from() < range.to() || !text.isEmpty()) {
            splices.add(new Splice(range, text.getBytes(source.encoding())));
        }
    }

    /** Replaces a name, in quotes or not as before. A name that lacks only one of its quotes has no certain end. */
    void rename(Range range, String name, ValueTexts texts) {
        boolean bare = range.isThere() && (range.isEmpty() || bytes[range.from()] != '"');
        boolean closed = bare
                ? range.to() == bytes.length || bytes[range.to()] != '"'
                : range.to() - range.from() > 1 && bytes[range.to() - 1] == '"';
        if (range.isThere() && closed) {
            replace(range, bare && isPlainWord(name) ? name : texts.of(name, 0));
        } else {
            giveUp();
        }
    }

    private static boolean isPlainWord(String name) {
        return WORD.matcher(name).matches() && !KEYWORDS.contains(name);
    }

    /** Removes a part of the text; also its line if nothing else is on it. Tokens that it separates stay apart. */
    void remove(Range range) {
        int end = range.to();
        while (end < bytes.length && TextScanner.isWhite(bytes[end]) && bytes[end] != source.lineEnd()) {
            end++;
        }
        boolean endsLine = end == bytes.length || bytes[end] == source.lineEnd();
        if (!range.isThere() || range.isEmpty()) {
            replace(range, "");
        } else if (endsLine && beginsLine(range.from())) {
            int next = Math.min(bytes.length, end + 1);
            replace(new Range(startOfIndent(range.from()), next), "");
        } else {
            replace(range, isInWord(range) ? " " : "");
        }
    }

    /** True if there is no space before and after a part of the text. */
    private boolean isInWord(Range range) {
        return range.from() > source.start()
                && range.to() < bytes.length
                && !TextScanner.isWhite(bytes[range.from() - 1])
                && !TextScanner.isWhite(bytes[range.to()]);
    }

    /** Records that the text has no location for a required change. */
    void giveUp() {
        possible = false;
    }

    /** The changed bytes, the same object if nothing changes; empty if the changes cannot be made. */
    Optional<byte[]> made() {
        if (splices.isEmpty() && possible) {
            return Optional.of(bytes);
        }
        // Stable: insertions at one offset keep their order.
        splices.sort(Comparator.comparingInt(splice -> splice.range().from()));
        int added =
                splices.stream().mapToInt(splice -> splice.replacement().length).sum();
        ByteArrayOutputStream patched = new ByteArrayOutputStream(bytes.length + added);
        int read = 0;
        for (Splice splice : splices) {
            Range range = splice.range();
            if (range.from() < read || range.to() < range.from()) {
                return Optional.empty();
            }
            patched.write(bytes, read, range.from() - read);
            patched.writeBytes(splice.replacement());
            read = range.to();
        }
        patched.write(bytes, read, bytes.length - read);
        return possible ? Optional.of(patched.toByteArray()) : Optional.empty();
    }
}
