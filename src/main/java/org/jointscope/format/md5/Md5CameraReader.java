package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

import java.util.List;

/**
 * Reads an .md5camera of version 10 (Doom 3, Camera.cpp, LoadAnim). Sections may come in any order;
 * nothing that the file says makes it throw.
 */
public final class Md5CameraReader {

    private static final String NUM_FRAMES = "numFrames";
    private static final String NUM_CUTS = "numCuts";
    private static final String CUTS = "cuts";
    private static final String CAMERA = "camera";

    private static final List<Keyword> IN_ORDER =
            List.of(
                    Keyword.number(Md5Header.VERSION),
                    Keyword.line(Md5Header.COMMANDLINE),
                    Keyword.number(NUM_FRAMES),
                    Keyword.number(Md5Header.FRAME_RATE),
                    Keyword.number(NUM_CUTS),
                    Keyword.block(CUTS),
                    Keyword.block(CAMERA));

    /** What begins the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    private final Md5Tokens tokens;
    private final Keywords keywords;
    private final Unknown unknown;
    private final Md5Header header;
    private final RowList<CameraCut> cuts = new RowList<>("cuts", Row.OTHER, RowList.MOST_CUTS);
    private final RowList<CameraRow> frames =
            new RowList<>("frames", Row.FRAME, RowList.MOST_FRAMES);

    private Md5CameraReader(SourceText source, IssueLog issues) {
        this.tokens = new Md5Tokens(source, issues);
        this.keywords = new Keywords(IN_ORDER, tokens);
        this.unknown = new Unknown(tokens);
        this.header = new Md5Header(tokens, NUM_FRAMES, Md5Header.FRAME_RATE, NUM_CUTS);
    }

    public static ReadResult<Md5Camera> read(byte[] bytes) {
        SourceText source = new SourceText(bytes);
        IssueLog issues = new IssueLog();
        Md5Camera camera = new Md5CameraReader(source, issues).read();
        return new ReadResult<>(camera, issues.issues(), source.encoding());
    }

    private Md5Camera read() {
        boolean empty = tokens.atEnd();
        while (!tokens.atEnd()) {
            readPart(isComplete());
        }
        if (!empty) {
            check();
        }
        return new Md5Camera(
                header.version(),
                header.commandline(),
                header.declared(NUM_FRAMES),
                header.declared(Md5Header.FRAME_RATE),
                header.declared(NUM_CUTS),
                cuts.rows(),
                frames.rows());
    }

    private void readPart(boolean complete) {
        String keyword = keywords.current(!complete);
        switch (keyword) {
            case CUTS -> readCuts();
            case CAMERA -> readFrames();
            case "" -> unknown.skip(KEYWORDS, complete);
            default -> header.read(keyword);
        }
    }

    /** Whether the block of frames is read, behind which engines look no further. */
    private boolean isComplete() {
        return !frames.isEmpty() && header.isReached(NUM_FRAMES, frames.count());
    }

    /** Numbers, of which any many may stand on a line. */
    private void readCuts() {
        RowBlock block = RowBlock.open(tokens, CUTS);
        while (block.hasRow(KEYWORDS)) {
            Place place = cuts.begin(tokens);
            int frame = tokens.integer();
            boolean there = tokens.rowIntact();
            tokens.endRow();
            if (there) {
                cuts.add(new CameraCut(frame, place), place);
            }
        }
    }

    private void readFrames() {
        RowBlock block = RowBlock.open(tokens, CAMERA);
        while (block.hasRow(KEYWORDS)) {
            Place place = frames.begin(tokens);
            Vector3 position = tokens.vector();
            Vector3 orientation = tokens.secondVector();
            double fov = tokens.number();
            tokens.endRow();
            frames.add(new CameraRow(position, orientation, fov, place), place);
        }
    }

    private void check() {
        header.check();
        header.readable(Md5Header.FRAME_RATE)
                .ifPresent(rate -> FrameRate.check(rate, tokens.reports()));
        if (keywords.hasSeen(CUTS)) {
            header.checkCount(NUM_CUTS, cuts.count(), IssueCode.CUT_COUNT_MISMATCH);
        } else if (!tokens.isCutShort()) {
            header.reportMissing(CUTS);
        }
        if (keywords.hasSeen(CAMERA)) {
            checkFrames();
        } else if (!tokens.isCutShort()) {
            header.reportMissing(CAMERA);
        }
        List.of(cuts, frames).forEach(rows -> rows.check(tokens.reports()));
    }

    private void checkFrames() {
        if (frames.isEmpty()) {
            Place place = header.readable(NUM_FRAMES).map(Declared::place).orElse(new Place(1, 1));
            tokens.reports().reportAt(place, IssueCode.FRAMES_NONE);
        } else {
            header.checkCount(NUM_FRAMES, frames.count(), IssueCode.FRAME_COUNT_MISMATCH);
        }
    }
}
