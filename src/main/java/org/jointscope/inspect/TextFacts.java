package org.jointscope.inspect;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.text.LineEndCounts;
import org.jointscope.text.SourceText;

/**
 * The format of a text, independent of its content.
 *
 * @param encoding with which it was read
 * @param lines of the text as locations count them, including a last one without a line end
 * @param rowComments after the rows of its joints
 */
public record TextFacts(
        Charset encoding, boolean byteOrderMark, LineEnds lineEnds, int lines, RowComments rowComments) {

    /** The facts of a binary file. */
    public static final TextFacts BINARY =
            new TextFacts(StandardCharsets.ISO_8859_1, false, LineEnds.BINARY, 0, RowComments.NONE);

    /** True if the file is not text; then the other facts do not apply. */
    public boolean isBinary() {
        return lineEnds == LineEnds.BINARY;
    }

    static TextFacts of(byte[] bytes, Charset encoding, ModelFile content) {
        LineEndCounts counts = LineEndCounts.of(bytes);
        return new TextFacts(
                encoding,
                SourceText.start(bytes) > 0,
                lineEnds(counts),
                lines(bytes, counts),
                RowComments.of(content.jointRows().stream().map(JointRow::comment)));
    }

    /** Line ends are the same bytes in every supported encoding. */
    private static LineEnds lineEnds(LineEndCounts counts) {
        boolean lf = counts.lineFeeds() > 0;
        boolean crlf = counts.pairs() > 0;
        boolean cr = counts.returns() > 0;
        if (lf ? crlf || cr : crlf && cr) {
            return LineEnds.MIXED;
        }
        return lf ? LineEnds.LF : crlf ? LineEnds.CRLF : cr ? LineEnds.CR : LineEnds.NONE;
    }

    /** Counts lines as locations do: a lone carriage return ends a line only without line feeds. */
    private static int lines(byte[] bytes, LineEndCounts counts) {
        byte lineEnd = SourceText.lineEnd(bytes);
        int ended = lineEnd == '\r' ? counts.returns() : counts.lineFeeds() + counts.pairs();
        boolean open = bytes.length > 0 && bytes[bytes.length - 1] != lineEnd;
        return ended + (open ? 1 : 0);
    }

    public enum LineEnds {
        /** There is at most one line. */
        NONE,
        /** Line feeds, as on Unix. */
        LF,
        /** Carriage return and line feed, as on Windows. */
        CRLF,
        /** Only carriage returns, as on old Macs: engines read the whole file as one line. */
        CR,
        MIXED,
        /** The file is binary and has no lines. */
        BINARY
    }

    /** Comments that exporters write after the rows of joints; engines skip them. */
    public enum RowComments {
        NONE,
        /** {@code // hips}: the parent's name. */
        PARENT,
        /** {@code // hips ( Tx Ty Qz )}: also the components, as id's exporter writes them. */
        COMPONENTS;

        static RowComments of(Stream<String> comments) {
            return comments.map(RowComments::of).max(Enum::compareTo).orElse(NONE);
        }

        private static RowComments of(String comment) {
            if (comment.contains("( ") && comment.endsWith(")")) {
                return COMPONENTS;
            }
            return comment.isEmpty() ? NONE : PARENT;
        }
    }
}
