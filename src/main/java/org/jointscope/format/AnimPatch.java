package org.jointscope.format;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Brings the text of an .md5anim to say something else; what does not differ stays, byte by byte.
 */
final class AnimPatch {

    private static final List<String> HEADER =
            List.of(
                    Md5Header.VERSION,
                    "numFrames",
                    "numJoints",
                    Md5Header.FRAME_RATE,
                    "numAnimatedComponents");

    private final AnimTrace trace;
    private final Md5Anim before;
    private final Md5Anim after;
    private final TextLayout text;
    private final Splices splices;
    private final NumberTexts texts;
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);

    /**
     * @param trace of how the animation was read from the text
     */
    AnimPatch(SourceText source, AnimTrace trace, Md5Anim before, Md5Anim after) {
        this.trace = trace;
        this.before = before;
        this.after = after;
        this.text = new TextLayout(source);
        this.splices = new Splices(source);
        this.texts = new NumberTexts(source, losses);
    }

    /** The changed bytes; empty if the text has no place for a change. */
    Optional<byte[]> bytes() {
        if (!before.commandline().equals(after.commandline())) {
            splices.giveUp();
        }
        patchHeader();
        if (movesFloats()) {
            knowBaseframe();
        }
        patchRows(trace.hierarchy(), new JointCells(before.hierarchy(), after.hierarchy(), losses));
        NumberTexts ofBounds = new NumberTexts(text.source(), losses);
        patchRows(trace.bounds(), VectorCells.ofBounds(before.bounds(), after.bounds(), ofBounds));
        patchRows(
                trace.baseframe(),
                VectorCells.ofBaseframe(before.baseframe(), after.baseframe(), texts));
        new FramePatch(trace.frames(), text, splices, losses, texts.inner(), before, after).patch();
        return splices.made();
    }

    /** What the changes cost, when they are made. */
    Set<Loss> losses() {
        return losses;
    }

    /** Whether joints have other floats, or other places: then numbers move, too. */
    private boolean movesFloats() {
        List<AnimJoint> old = before.hierarchy();
        List<AnimJoint> edited = after.hierarchy();
        boolean moves = old.size() != edited.size();
        for (int i = 0; !moves && i < old.size(); i++) {
            moves =
                    old.get(i).flags() != edited.get(i).flags()
                            || old.get(i).startIndex() != edited.get(i).startIndex()
                            || !old.get(i).name().equals(edited.get(i).name());
        }
        return moves;
    }

    private void knowBaseframe() {
        RowTrace rows = trace.baseframe();
        for (int row = 0; row < rows.size(); row++) {
            BaseframeRow old = before.baseframe().get(row);
            double[] values = {
                old.position().x(),
                old.position().y(),
                old.position().z(),
                old.orientation().x(),
                old.orientation().y(),
                old.orientation().z()
            };
            for (int i = 0; i < values.length; i++) {
                texts.add(values[i], rows.from(row, i), rows.to(row, i));
            }
        }
    }

    private void patchRows(RowTrace rows, Cells cells) {
        if (rows.opening() == Trace.NOWHERE && cells.rows() > 0) {
            splices.giveUp();
        } else {
            new RowPatch(rows, cells, text, splices, losses).patch();
        }
    }

    private void patchHeader() {
        for (int line = 0; line < HEADER.size(); line++) {
            Optional<Double> old = declared(before, line);
            Optional<Double> edited = declared(after, line);
            if (!old.equals(edited)) {
                if (edited.isEmpty() || !Double.isFinite(edited.get())) {
                    splices.giveUp();
                } else if (old.isEmpty()) {
                    insert(line, PlainNumber.of(edited.get()));
                } else {
                    String keyword = HEADER.get(line);
                    splices.replace(
                            trace.header().from(keyword),
                            trace.header().to(keyword),
                            PlainNumber.of(edited.get()));
                }
            }
        }
    }

    private static Optional<Double> declared(Md5Anim anim, int line) {
        Optional<Declared> declared =
                switch (line) {
                    case 0 -> anim.version();
                    case 1 -> anim.numFrames();
                    case 2 -> anim.numJoints();
                    case 3 -> anim.frameRate();
                    default -> anim.numAnimatedComponents();
                };
        return declared.map(Declared::value);
    }

    /** Puts a line behind the one that it should stand behind. */
    private void insert(int line, String number) {
        int above = line - 1;
        while (above >= 0 && trace.header().from(HEADER.get(above)) == Trace.NOWHERE) {
            above--;
        }
        if (above < 0) {
            splices.giveUp();
            return;
        }
        int at = text.endOfLine(trace.header().to(HEADER.get(above)));
        splices.insert(at, text.lineBreak() + HEADER.get(line) + " " + number);
    }
}
