package org.jointscope.format.md5;

import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;

/** Reads an .md5anim of version 10 (Doom 3, anim/Anim.cpp, LoadAnim). */
public final class Md5AnimReader extends Md5Reader<Md5Anim> {

    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.number(Md5Header.VERSION),
            Keyword.line(Md5Header.COMMANDLINE),
            Keyword.number("numFrames"),
            Keyword.number("numJoints"),
            Keyword.number(Md5Header.FRAME_RATE),
            Keyword.number("numAnimatedComponents"),
            Keyword.block("hierarchy"),
            Keyword.block("bounds"),
            Keyword.block("baseframe"),
            Keyword.rows("frame"));

    /** Keywords of the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    private final FrameReader frameReader = new FrameReader(tokens);
    private final RowList<AnimJoint> hierarchy = rows("joints", Subject::joint, RowList.MOST_JOINTS);
    private final RowList<BoundsRow> bounds = rows("bounds", Subject::frame, RowList.MOST_FRAMES);
    private final RowList<BaseframeRow> baseframe = rows("baseframe", Subject::joint, RowList.MOST_JOINTS);
    private final RowList<Frame> frames = rows("frames", Subject::frame, RowList.MOST_FRAMES);

    private Md5AnimReader(SourceText source, Trace trace) {
        super(source, trace, IN_ORDER);
    }

    public static ReadResult<Md5Anim> read(byte[] bytes) {
        return read(new SourceText(bytes), new Trace(false));
    }

    /** Reads a file and records the locations of all values. */
    public static ReadResult<Md5Anim> read(SourceText source, Trace trace) {
        return new Md5AnimReader(source, trace).read();
    }

    /** Reads a file only up to the hierarchy, to determine quickly which mesh it matches. */
    public static Md5Anim readHierarchy(byte[] bytes) {
        Md5AnimReader reader = new Md5AnimReader(new SourceText(bytes), new Trace(false));
        reader.readWhile(() -> reader.hierarchy.isEmpty() && !reader.header.isOfAlpha());
        return reader.header.isOfAlpha() ? read(bytes).model() : reader.model();
    }

    @Override
    Optional<Md5Reader<Md5Anim>> alphaReader(SourceText alpha) {
        return Optional.of(new AlphaAnimReader(alpha));
    }

    @Override
    Md5Anim model() {
        return new Md5Anim(
                header.version(),
                header.commandline(),
                header.declared("numFrames"),
                header.declared("numJoints"),
                header.declared(Md5Header.FRAME_RATE),
                header.declared("numAnimatedComponents"),
                hierarchy.rows(),
                bounds.rows(),
                baseframe.rows(),
                frames.rows());
    }

    @Override
    void readPart(String keyword) {
        switch (keyword) {
            case "frame" -> {
                Frame frame = frameReader.read(frames.count());
                frames.add(frame, frame.location());
            }
            case "hierarchy" -> readBlock(keyword, hierarchy, this::joint);
            case "bounds" ->
                readBlock(keyword, bounds, it -> new BoundsRow(tokens.vector(), tokens.secondVector(), it));
            case "baseframe" ->
                readBlock(keyword, baseframe, it -> new BaseframeRow(tokens.vector(), tokens.secondVector(), it));
            default -> header.read(keyword);
        }
    }

    private AnimJoint joint(TextLocation location) {
        String name = tokens.jointName();
        int parent = tokens.integer();
        int flags = tokens.integer();
        int startIndex = tokens.integer();
        return new AnimJoint(name, parent, flags, startIndex, tokens.endCommentedRow(), location);
    }

    @Override
    boolean isComplete() {
        return header.isReached("numFrames", frames.count());
    }

    @Override
    void check() {
        if (!hierarchy.reportNoJoints(tokens.reports())) {
            checkBlock("hierarchy", hierarchy, "numJoints", IssueCode.JOINT_COUNT_MISMATCH);
        }
        checkBlock("baseframe", baseframe, "numJoints", IssueCode.BASEFRAME_COUNT_MISMATCH);
        if (keywords.hasSeen("bounds")) {
            header.checkCount("numFrames", bounds.count(), IssueCode.BOUNDS_COUNT_MISMATCH);
        } else if (!tokens.isCutShort()) {
            tokens.reports().reportFile(IssueCode.BOUNDS_MISSING);
        }
        header.readable("numAnimatedComponents").ifPresent(this::checkComponents);
        if (!frames.isEmpty() || !tokens.isCutShort()) {
            checkFrames(frames);
            new FrameRules(header, frames.rows(), tokens.reports()).check();
        }
    }

    /** Also uses the joints that exist: a header that declares fewer is wrong. */
    private void checkComponents(Declared count) {
        int declared = header.readable("numJoints").map(Declared::toInt).orElse(0);
        int joints = Math.max(hierarchy.count(), declared);
        long most = (long) joints * Component.values().length;
        if (count.value() < 0 || count.value() > most) {
            tokens.reports()
                    .reportAt(count.location(), IssueCode.COMPONENT_COUNT_OUT_OF_RANGE, count.toInt(), joints, most);
        }
    }
}
