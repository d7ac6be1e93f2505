package org.jointscope.format.write;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.LineEndCounts;
import org.jointscope.text.SourceText;

/**
 * Writes an .md5anim: all of it in the layout of id's exporter, or only what an edit changed. Numbers are plain
 * decimals, the shortest that read back to the same value.
 */
public final class Md5AnimWriter {

    /** Issues of text that is not part of an animation. */
    private static final Set<IssueCode> UNKNOWN_CONTENT = Set.of(
            IssueCode.KEYWORD_UNKNOWN,
            IssueCode.KEYWORD_REPEATED,
            IssueCode.FILE_TRAILING_CONTENT,
            IssueCode.TOKEN_UNEXPECTED,
            IssueCode.COMMENT_UNTERMINATED);

    private Md5AnimWriter() {}

    /**
     * The whole file, in the layout of id's exporter and in the encoding that the file was read in, because engines
     * compare names byte by byte. It is UTF-8 if the text cannot be written in that encoding, or would not be read in
     * it.
     *
     * @param encoding UTF-8 or Latin-1, see {@link ReadResult#encoding}
     */
    static Rewritten<Md5Anim> write(Md5Anim anim, Charset encoding, String lineBreak) {
        CanonicalAnim written = new CanonicalAnim(anim);
        String text = written.text().replace("\n", lineBreak);
        byte[] bytes = text.getBytes(encoding);
        Set<Loss> losses = written.losses();
        SourceText read = new SourceText(bytes);
        if (!read.text(read.start(), bytes.length).equals(text)) {
            bytes = text.getBytes(StandardCharsets.UTF_8);
            losses.add(Loss.ENCODING);
        }
        return new Rewritten<>(bytes, losses, Optional.empty());
    }

    /**
     * The whole file with an edited animation, in the layout of id's exporter. Its lines end like most lines of the
     * original, but never in CR alone, because the comments of the layout would then hide the rest of the file from
     * engines.
     *
     * @param original the file's bytes
     * @param edited the edited form of the animation that {@link Md5AnimReader} reads from them
     */
    public static Rewritten<Md5Anim> layOut(byte[] original, Md5Anim edited) {
        return layOut(new SourceText(original), edited, Md5AnimReader.read(original));
    }

    static Rewritten<Md5Anim> layOut(SourceText source, Md5Anim edited, ReadResult<Md5Anim> read) {
        LineEndCounts lineEnds = LineEndCounts.of(source.bytes());
        Rewritten<Md5Anim> written = write(edited, read.encoding(), lineEnds.lineBreak());
        Set<Loss> losses = EnumSet.of(Loss.WHOLE_FILE);
        losses.addAll(written.losses());
        Set<IssueCode> codes = EnumSet.noneOf(IssueCode.class);
        read.issues().forEach(issue -> codes.add(issue.code()));
        if (codes.contains(IssueCode.ROWS_TOO_MANY)) {
            losses.add(Loss.ROWS);
        }
        if (codes.removeAll(UNKNOWN_CONTENT)) {
            losses.add(Loss.UNKNOWN_CONTENT);
        }
        boolean alpha = CanonicalMesh.isNeeded(read);
        if (alpha) {
            losses.add(Loss.VERSION);
        }
        if (StandIns.areNeeded(alpha ? edited : read.model())) {
            losses.add(Loss.UNREADABLE_NUMBERS);
        }
        if (lineEnds.isMixed() || lineEnds.isReturnsOnly()) {
            losses.add(Loss.LINE_ENDS);
        }
        if (source.hasByteOrderMark()) {
            losses.add(Loss.BYTE_ORDER_MARK);
        }
        return new Rewritten<>(written.bytes(), losses, Optional.empty());
    }
}
