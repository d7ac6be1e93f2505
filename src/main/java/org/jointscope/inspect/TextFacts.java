package org.jointscope.inspect;

import org.jointscope.format.ByteOrderMark;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;

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

    /** Whether the file is no text, so that nothing else here says anything. */
    public boolean isBinary() {
        return lineEnds == LineEnds.BINARY;
    }

    static TextFacts of(byte[] bytes, Charset encoding, ModelFile content) {
        Scan scan = new Scan(bytes);
        return new TextFacts(
                encoding,
                ByteOrderMark.length(bytes) > 0,
                scan.lineEnds(),
                scan.lines(),
                rowComments(content));
    }

    private static RowComments rowComments(ModelFile content) {
        return switch (content) {
            case Md5Mesh mesh -> RowComments.of(mesh.joints().stream().map(MeshJoint::comment));
            case Md2 md2 -> RowComments.NONE;
            case Md5Anim anim -> RowComments.of(anim.hierarchy().stream().map(AnimJoint::comment));
            case Md5Camera camera -> RowComments.of(Stream.empty());
        };
    }

    /**
     * Goes through the bytes once; the ends of lines are the same bytes in every encoding that is
     * read.
     */
    private static final class Scan {

        private int lineFeeds;
        private int pairs;
        private int returns;
        private int lastFeed = -1;
        private int lastReturn = -1;
        private final int length;

        Scan(byte[] bytes) {
            length = bytes.length;
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] == '\n') {
                    boolean pair = i > 0 && bytes[i - 1] == '\r';
                    pairs += pair ? 1 : 0;
                    lineFeeds += pair ? 0 : 1;
                    lastFeed = i;
                } else if (bytes[i] == '\r' && (i + 1 == bytes.length || bytes[i + 1] != '\n')) {
                    returns++;
                    lastReturn = i;
                }
            }
        }

        LineEnds lineEnds() {
            int kinds = (lineFeeds > 0 ? 1 : 0) + (pairs > 0 ? 1 : 0) + (returns > 0 ? 1 : 0);
            if (kinds != 1) {
                return kinds == 0 ? LineEnds.NONE : LineEnds.MIXED;
            }
            return lineFeeds > 0 ? LineEnds.LF : pairs > 0 ? LineEnds.CRLF : LineEnds.CR;
        }

        /** As places count them: carriage returns alone end lines only where nothing else does. */
        int lines() {
            boolean feeds = lastFeed >= 0;
            int ended = feeds ? lineFeeds + pairs : returns;
            int lastEnd = feeds ? lastFeed : lastReturn;
            return ended + (lastEnd + 1 < length ? 1 : 0);
        }
    }
}
