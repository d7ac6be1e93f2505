package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Reads an .md5anim of version 10 (Doom 3, anim/Anim.cpp, LoadAnim). Sections may come in any
 * order; nothing that the file says makes it throw.
 */
public final class Md5AnimReader {

    private static final List<Keyword> IN_ORDER =
            List.of(
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

    /** What begins the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    private final Md5Tokens tokens;
    private final Keywords keywords;
    private final Unknown unknown;
    private final Md5Header header;
    private final FrameReader frameReader;
    private final RowList<AnimJoint> hierarchy =
            new RowList<>("joints", Row.JOINT, RowList.MOST_JOINTS);
    private final RowList<BoundsRow> bounds =
            new RowList<>("bounds rows", Row.BOUNDS, RowList.MOST_FRAMES);
    private final RowList<BaseframeRow> baseframe =
            new RowList<>("baseframe rows", Row.JOINT, RowList.MOST_JOINTS);
    private final RowList<Frame> frames = new RowList<>("frames", Row.FRAME, RowList.MOST_FRAMES);
    private Optional<Place> hierarchyPlace = Optional.empty();

    private Md5AnimReader(SourceText source, IssueLog issues, Trace trace) {
        this.tokens = new Md5Tokens(source, issues, trace);
        this.keywords = new Keywords(IN_ORDER, tokens);
        this.unknown = new Unknown(tokens);
        this.header =
                new Md5Header(
                        tokens,
                        "numFrames",
                        "numJoints",
                        Md5Header.FRAME_RATE,
                        "numAnimatedComponents");
        this.frameReader = new FrameReader(tokens);
    }

    public static ReadResult<Md5Anim> read(byte[] bytes) {
        return read(new SourceText(bytes), new Trace(false));
    }

    /** Likewise; and says where all of it stands. */
    public static ReadResult<Md5Anim> read(SourceText source, Trace trace) {
        IssueLog issues = new IssueLog();
        Md5Anim anim = new Md5AnimReader(source, issues, trace).read();
        return new ReadResult<>(anim, issues.issues(), source.encoding());
    }

    /** Reads no further than the hierarchy: to find out, quickly, whom a file was made for. */
    public static Md5Anim readHierarchy(byte[] bytes) {
        Md5AnimReader reader =
                new Md5AnimReader(new SourceText(bytes), new IssueLog(), new Trace(false));
        reader.readWhile(() -> reader.hierarchy.isEmpty());
        return reader.anim();
    }

    private Md5Anim read() {
        boolean empty = tokens.atEnd();
        readWhile(() -> true);
        if (!empty) {
            check();
        }
        return anim();
    }

    private void readWhile(BooleanSupplier wanted) {
        while (!tokens.atEnd() && wanted.getAsBoolean()) {
            readPart(isComplete());
        }
    }

    private Md5Anim anim() {
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

    private void readPart(boolean complete) {
        String keyword = keywords.current(!complete);
        tokens.trace().part(keyword);
        switch (keyword) {
            case "frame" -> readFrame();
            case "hierarchy" -> readHierarchy();
            case "bounds" -> readBounds();
            case "baseframe" -> readBaseframe();
            case "" -> unknown.skip(KEYWORDS, complete);
            default -> header.read(keyword);
        }
    }

    /** Whether the last frame is read, behind which engines look no further. */
    private boolean isComplete() {
        return header.isReached("numFrames", frames.count());
    }

    private void readFrame() {
        Frame frame = frameReader.read(frames.count());
        frames.add(frame, frame.place());
    }

    private void readHierarchy() {
        RowBlock block = RowBlock.open(tokens, "hierarchy");
        hierarchyPlace = Optional.of(block.place());
        while (block.hasRow(KEYWORDS)) {
            Place place = hierarchy.begin(tokens);
            String name = tokens.jointName();
            int parent = tokens.integer();
            int flags = tokens.integer();
            int startIndex = tokens.integer();
            String comment = tokens.endCommentedRow();
            hierarchy.add(new AnimJoint(name, parent, flags, startIndex, comment, place), place);
        }
    }

    private void readBounds() {
        RowBlock block = RowBlock.open(tokens, "bounds");
        while (block.hasRow(KEYWORDS)) {
            Place place = bounds.begin(tokens);
            Vector3 min = tokens.vector();
            Vector3 max = tokens.secondVector();
            tokens.endRow();
            bounds.add(new BoundsRow(min, max, place), place);
        }
    }

    private void readBaseframe() {
        RowBlock block = RowBlock.open(tokens, "baseframe");
        while (block.hasRow(KEYWORDS)) {
            Place place = baseframe.begin(tokens);
            Vector3 position = tokens.vector();
            Vector3 orientation = tokens.secondVector();
            tokens.endRow();
            baseframe.add(new BaseframeRow(position, orientation, place), place);
        }
    }

    private void check() {
        header.check();
        if (hierarchyPlace.isPresent() && hierarchy.isEmpty()) {
            tokens.reports().reportAt(hierarchyPlace.get(), IssueCode.JOINTS_NONE);
        } else {
            checkBlock("hierarchy", hierarchy.count(), "numJoints", IssueCode.JOINT_COUNT_MISMATCH);
        }
        checkBlock("baseframe", baseframe.count(), "numJoints", IssueCode.BASEFRAME_COUNT_MISMATCH);
        if (keywords.hasSeen("bounds")) {
            header.checkCount("numFrames", bounds.count(), IssueCode.BOUNDS_COUNT_MISMATCH);
        } else if (!tokens.isCutShort()) {
            tokens.reports().reportFile(IssueCode.BOUNDS_MISSING);
        }
        AnimHeaderRules.check(header, hierarchy.count(), tokens.reports());
        if (!frames.isEmpty() || !tokens.isCutShort()) {
            new FrameRules(header, frames, tokens.reports()).check();
        }
        List.of(hierarchy, bounds, baseframe, frames).forEach(rows -> rows.check(tokens.reports()));
    }

    private void checkBlock(String keyword, int rows, String count, IssueCode mismatch) {
        if (keywords.hasSeen(keyword)) {
            header.checkCount(count, rows, mismatch);
        } else if (!tokens.isCutShort()) {
            header.reportMissing(keyword);
        }
    }
}
