package org.jointscope.inspect;

import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.text.LineEndCounts;
import org.jointscope.text.SourceText;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * How a file is written down, whatever it says.
 *
 * @param encoding that it was read in
 * @param lines of the text as places in it count them, the last one included if it has no end
 * @param rowComments behind the rows of its joints
 */
public record TextFacts(
        Charset encoding,
        boolean byteOrderMark,
        LineEnds lineEnds,
        int lines,
        RowComments rowComments) {

    /** Of a file that is no text. */
    public static final TextFacts BINARY =
            new TextFacts(StandardCharsets.ISO_8859_1, false, LineEnds.BINARY, 0, RowComments.NONE);

    /** True if the file is not text; then no other fact applies. */
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

    /** The same bytes end lines in every encoding that is read. */
    private static LineEnds lineEnds(LineEndCounts counts) {
        boolean lf = counts.lineFeeds() > 0;
        boolean crlf = counts.pairs() > 0;
        boolean cr = counts.returns() > 0;
        if (lf ? crlf || cr : crlf && cr) {
            return LineEnds.MIXED;
        }
        return lf ? LineEnds.LF : crlf ? LineEnds.CRLF : cr ? LineEnds.CR : LineEnds.NONE;
    }

    /** As places count them: carriage returns alone end lines only where nothing else does. */
    private static int lines(byte[] bytes, LineEndCounts counts) {
        byte lineEnd = SourceText.lineEnd(bytes);
        int ended = lineEnd == '\r' ? counts.returns() : counts.lineFeeds() + counts.pairs();
        boolean open = bytes.length > 0 && bytes[bytes.length - 1] != lineEnd;
        return ended + (open ? 1 : 0);
    }

    public enum LineEnds {
        /** There is one line at most. */
        NONE,
        /** Line feeds, as on Unix. */
        LF,
        /** Carriage return and line feed, as on Windows. */
        CRLF,
        /** Carriage returns alone, as on old Macs: engines take the whole file for one line. */
        CR,
        MIXED,
        /** The file is no text and has no lines. */
        BINARY
    }

    /** Comments that exporters write after the rows of joints; engines skip them. */
    public enum RowComments {
        NONE,
        /** {@code // hips}: the parent's name. */
        PARENT,
        /** {@code // hips ( Tx Ty Qz )}: the flags in words too, as id's exporter writes them. */
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
