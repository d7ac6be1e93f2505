package org.jointscope.inspect;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * How a file is written down, whatever it says.
 *
 * @param encoding that it was read in
 * @param lines of the text, the last one included if it has no end
 * @param rowComments behind the rows of its joints
 */
public record TextFacts(
        Charset encoding,
        boolean byteOrderMark,
        LineEnds lineEnds,
        int lines,
        RowComments rowComments) {

    static TextFacts of(byte[] bytes, Charset encoding, ModelFile content) {
        Scan scan = new Scan(bytes, jointRows(content));
        return new TextFacts(
                encoding,
                hasByteOrderMark(bytes),
                scan.lineEnds(),
                scan.lines(),
                scan.rowComments());
    }

    static boolean hasByteOrderMark(byte[] bytes) {
        return bytes.length > 2
                && (bytes[0] & 0xFF) == 0xEF
                && (bytes[1] & 0xFF) == 0xBB
                && (bytes[2] & 0xFF) == 0xBF;
    }

    private static List<Place> jointRows(ModelFile content) {
        return switch (content) {
            case Md5Mesh mesh -> mesh.joints().stream().map(MeshJoint::place).toList();
            case Md5Anim anim -> anim.hierarchy().stream().map(AnimJoint::place).toList();
        };
    }

    /**
     * Goes through the bytes once; the ends of lines are the same bytes in every encoding that is
     * read.
     */
    private static final class Scan {

        private final int firstRow;
        private final int lastRow;
        private int lineFeeds;
        private int pairs;
        private int returns;
        private boolean openLine;
        private boolean comments;
        private boolean components;

        Scan(byte[] bytes, List<Place> rows) {
            firstRow = rows.isEmpty() ? 0 : rows.getFirst().line();
            lastRow = rows.isEmpty() ? -1 : rows.getLast().line();
            int start = 0;
            for (int i = 0; i < bytes.length; i++) {
                openLine = bytes[i] != '\n' && bytes[i] != '\r';
                if (bytes[i] == '\n') {
                    readRow(bytes, start, i);
                    boolean pair = i > 0 && bytes[i - 1] == '\r';
                    pairs += pair ? 1 : 0;
                    lineFeeds += pair ? 0 : 1;
                    start = i + 1;
                } else if (bytes[i] == '\r' && (i + 1 == bytes.length || bytes[i + 1] != '\n')) {
                    returns++;
                }
            }
            readRow(bytes, start, bytes.length);
        }

        private void readRow(byte[] bytes, int start, int end) {
            int line = lineFeeds + pairs + 1;
            if (line < firstRow || line > lastRow) {
                return;
            }
            String row = new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
            int comment = row.indexOf("//", row.lastIndexOf('"') + 1);
            comments |= comment >= 0 && !row.substring(comment + 2).isBlank();
            components |=
                    comment >= 0 && row.indexOf("( ", comment) > 0 && row.strip().endsWith(")");
        }

        LineEnds lineEnds() {
            int kinds = (lineFeeds > 0 ? 1 : 0) + (pairs > 0 ? 1 : 0) + (returns > 0 ? 1 : 0);
            if (kinds != 1) {
                return kinds == 0 ? LineEnds.NONE : LineEnds.MIXED;
            }
            return lineFeeds > 0 ? LineEnds.LF : pairs > 0 ? LineEnds.CRLF : LineEnds.CR;
        }

        int lines() {
            return lineFeeds + pairs + returns + (openLine ? 1 : 0);
        }

        RowComments rowComments() {
            return components
                    ? RowComments.COMPONENTS
                    : comments ? RowComments.PARENT : RowComments.NONE;
        }
    }
}
