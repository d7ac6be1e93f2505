package org.jointscope.format.md5;

import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

/** Reads an .md5camera of version 10 (Doom 3, Camera.cpp, LoadAnim). */
public final class Md5CameraReader extends Md5Reader<Md5Camera> {

    private static final String NUM_FRAMES = "numFrames";
    private static final String NUM_CUTS = "numCuts";
    private static final String CUTS = "cuts";
    /** The block of the views. */
    public static final String CAMERA = "camera";

    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.number(Md5Header.VERSION),
            Keyword.line(Md5Header.COMMANDLINE),
            Keyword.number(NUM_FRAMES),
            Keyword.number(Md5Header.FRAME_RATE),
            Keyword.number(NUM_CUTS),
            Keyword.block(CUTS),
            Keyword.block(CAMERA));

    /** Keywords of the parts of a file. */
    public static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    private final RowList<CameraCut> cuts = rows("cuts", Row.OTHER, RowList.MOST_CUTS);
    private final RowList<CameraRow> frames = rows("frames", Subject::frame, RowList.MOST_FRAMES);

    private Md5CameraReader(SourceText source, Trace trace) {
        super(source, trace, IN_ORDER);
    }

    public static ReadResult<Md5Camera> read(byte[] bytes) {
        return read(new SourceText(bytes), new Trace(false));
    }

    /** Reads a file and records the locations of all values. */
    public static ReadResult<Md5Camera> read(SourceText source, Trace trace) {
        return new Md5CameraReader(source, trace).read();
    }

    @Override
    Md5Camera model() {
        return new Md5Camera(
                header.version(),
                header.commandline().orElse(""),
                header.declared(NUM_FRAMES),
                header.declared(Md5Header.FRAME_RATE),
                header.declared(NUM_CUTS),
                cuts.rows(),
                frames.rows());
    }

    @Override
    void readPart(String keyword) {
        switch (keyword) {
            case CUTS -> readCuts();
            case CAMERA -> readBlock(keyword, frames, this::row);
            default -> header.read(keyword);
        }
    }

    /** Reads numbers, any number of them on a line. */
    private void readCuts() {
        TextLocation block = tokens.openBlock();
        while (tokens.hasRow(CUTS, block, KEYWORDS)) {
            TextLocation location = cuts.begin(tokens);
            int frame = tokens.integer();
            boolean there = tokens.rowIntact();
            tokens.endRow();
            if (there) {
                cuts.add(new CameraCut(frame, location), location);
            }
        }
    }

    private CameraRow row(TextLocation location) {
        Vector3 position = tokens.vector();
        Vector3 orientation = tokens.secondVector();
        return new CameraRow(position, orientation, tokens.number(), location);
    }

    /** Unlike an animation, a camera without frames is not complete. */
    @Override
    boolean isComplete() {
        return !frames.isEmpty() && header.isReached(NUM_FRAMES, frames.count());
    }

    @Override
    void check() {
        checkBlock(CUTS, cuts, NUM_CUTS, IssueCode.CUT_COUNT_MISMATCH);
        if (keywords.hasSeen(CAMERA)) {
            checkFrames(frames);
        } else if (!tokens.isCutShort()) {
            header.reportMissing(CAMERA);
        }
    }
}
