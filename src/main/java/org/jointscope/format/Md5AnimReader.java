package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Reads an .md5anim of version 10 (Doom 3, anim/Anim.cpp, LoadAnim). Sections may come in any
 * order; nothing that the file says makes it throw.
 */
public final class Md5AnimReader {

    static final Set<String> KEYWORDS =
            Set.of(
                    "MD5Version",
                    "commandline",
                    "numFrames",
                    "numJoints",
                    "frameRate",
                    "numAnimatedComponents",
                    "hierarchy",
                    "bounds",
                    "baseframe",
                    "frame");

    private final Md5Tokens tokens;
    private final IssueLog issues;
    private final Md5Header header;
    private final FrameReader frameReader;
    private final List<AnimJoint> hierarchy = new ArrayList<>();
    private final List<BoundsRow> bounds = new ArrayList<>();
    private final List<BaseframeRow> baseframe = new ArrayList<>();
    private final List<Frame> frames = new ArrayList<>();
    private final Set<String> seenBlocks = new HashSet<>();

    private Md5AnimReader(SourceText source, IssueLog issues) {
        this.issues = issues;
        this.tokens = new Md5Tokens(source, issues);
        this.header =
                new Md5Header(
                        tokens,
                        issues,
                        "numFrames",
                        "numJoints",
                        "frameRate",
                        "numAnimatedComponents");
        this.frameReader = new FrameReader(tokens);
    }

    public static ReadResult<Md5Anim> read(byte[] bytes) {
        SourceText source = new SourceText(bytes);
        IssueLog issues = new IssueLog();
        Md5Anim anim = new Md5AnimReader(source, issues).read();
        return new ReadResult<>(anim, issues.issues(), source.encoding());
    }

    /** Reads no further than the hierarchy: to find out, quickly, whom a file was made for. */
    public static Md5Anim readHierarchy(byte[] bytes) {
        Md5AnimReader reader = new Md5AnimReader(new SourceText(bytes), new IssueLog());
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
            if (!readBlock() && !header.read() && !tokens.skipTrailing(isComplete(), KEYWORDS)) {
                tokens.skipUnknown(KEYWORDS);
            }
        }
    }

    private Md5Anim anim() {
        return new Md5Anim(
                header.version(),
                header.commandline(),
                header.declared("numFrames"),
                header.declared("numJoints"),
                header.declared("frameRate"),
                header.declared("numAnimatedComponents"),
                hierarchy,
                bounds,
                baseframe,
                frames);
    }

    private boolean readBlock() {
        Lexer lexer = tokens.lexer();
        if (lexer.isWord("frame") || tokens.splitGlued("frame")) {
            seenBlocks.add("frame");
            frames.add(frameReader.read());
        } else if (lexer.isWord("hierarchy")) {
            readHierarchy();
        } else if (lexer.isWord("bounds")) {
            readBounds();
        } else if (lexer.isWord("baseframe")) {
            readBaseframe();
        } else {
            return false;
        }
        return true;
    }

    private RowBlock open(String keyword) {
        seenBlocks.add(keyword);
        return RowBlock.open(tokens, keyword);
    }

    /** Whether the last frame is read, behind which engines look no further. */
    private boolean isComplete() {
        return header.declared("numFrames")
                .map(declared -> declared.value() <= frames.size())
                .orElse(false);
    }

    private void readHierarchy() {
        RowBlock block = open("hierarchy");
        while (block.hasRow(KEYWORDS)) {
            Place place = tokens.place();
            tokens.beginRow();
            String name = tokens.name("a joint's name");
            int parent = tokens.integer();
            int flags = tokens.integer();
            int startIndex = tokens.integer();
            tokens.endRow();
            hierarchy.add(new AnimJoint(name, parent, flags, startIndex, place));
        }
    }

    private void readBounds() {
        RowBlock block = open("bounds");
        while (block.hasRow(KEYWORDS)) {
            Place place = tokens.place();
            tokens.beginRow();
            Vector3 min = tokens.vector();
            Vector3 max = tokens.secondVector();
            tokens.endRow();
            bounds.add(new BoundsRow(min, max, place));
        }
    }

    private void readBaseframe() {
        RowBlock block = open("baseframe");
        while (block.hasRow(KEYWORDS)) {
            Place place = tokens.place();
            tokens.beginRow();
            Vector3 position = tokens.vector();
            Vector3 orientation = tokens.secondVector();
            tokens.endRow();
            baseframe.add(new BaseframeRow(position, orientation, place));
        }
    }

    private void check() {
        header.check();
        checkBlock("hierarchy", hierarchy.size(), "numJoints", IssueCode.JOINT_COUNT_MISMATCH);
        checkBlock("baseframe", baseframe.size(), "numJoints", IssueCode.BASEFRAME_COUNT_MISMATCH);
        checkBlock("bounds", bounds.size(), "numFrames", IssueCode.BOUNDS_COUNT_MISMATCH);
        checkBlock("frame", frames.size(), "numFrames", IssueCode.FRAME_COUNT_MISMATCH);
        checkFrames();
    }

    private void checkBlock(String keyword, int rows, String count, IssueCode mismatch) {
        if (seenBlocks.contains(keyword)) {
            Md5Header.checkCount(issues, header.declared(count), rows, mismatch, Subject.FILE);
        } else {
            header.reportMissing(keyword);
        }
    }

    private void checkFrames() {
        for (int i = 0; i < frames.size(); i++) {
            int index = i;
            Frame frame = frames.get(index);
            if (frame.number() != index && frame.number() != ModelFile.MISSING) {
                report(IssueCode.FRAME_OUT_OF_ORDER, index, frame.number(), index);
            }
            header.declared("numAnimatedComponents")
                    .filter(Declared::isReadable)
                    .filter(declared -> declared.value() != frame.size())
                    .ifPresent(
                            declared ->
                                    report(
                                            IssueCode.FRAME_LENGTH_MISMATCH,
                                            index,
                                            index,
                                            frame.size(),
                                            declared.toInt()));
        }
    }

    private void report(IssueCode code, int frame, Object... arguments) {
        issues.add(
                code,
                Md5Header.locationOf(frames.get(frame).place()),
                Subject.ofFrame(frame),
                arguments);
    }
}
