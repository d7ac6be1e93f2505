package org.jointscope.format;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.NumberedBounds;
import org.jointscope.model.Vector3;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An animation as id's exporter lays it out (Doom 3, MayaImport/maya_main.cpp). The counts of the
 * header and the numbers of the frames are those of what is there.
 */
final class CanonicalAnim {

    private static final int VERSION = 10;
    private static final int FRAME_RATE = 24;

    private final Md5Anim anim;
    private final StandIns standIns;
    private final FloatLines lines;
    private final StringBuilder out = new StringBuilder();
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);

    CanonicalAnim(Md5Anim anim) {
        this.anim = anim;
        this.standIns = new StandIns(anim);
        this.lines = new FloatLines(anim.hierarchy());
        writeHeader();
        writeHierarchy();
        writeBounds();
        writeBaseframe();
        for (int i = 0; i < anim.frames().size(); i++) {
            writeFrame(i);
        }
    }

    String text() {
        return out.toString();
    }

    Set<Loss> losses() {
        return losses;
    }

    private void writeHeader() {
        writeDeclared(Md5Header.VERSION, anim.version(), VERSION);
        out.append(Md5Header.COMMANDLINE).append(' ');
        writeString(anim.commandline());
        out.append("\n\n");
        writeCount("numFrames", anim.numFrames(), anim.frames().size());
        writeCount("numJoints", anim.numJoints(), anim.hierarchy().size());
        writeDeclared(Md5Header.FRAME_RATE, anim.frameRate(), FRAME_RATE);
        writeCount("numAnimatedComponents", anim.numAnimatedComponents(), components());
    }

    /**
     * The length of the frames, if they have one; else the declared count, or that of the flags.
     */
    private int components() {
        long lengths = anim.frames().stream().mapToInt(Frame::size).distinct().count();
        return lengths == 1
                ? anim.frames().getFirst().size()
                : anim.numAnimatedComponents()
                        .filter(declared -> declared.value() >= 0)
                        .map(Declared::toInt)
                        .orElseGet(this::flaggedComponents);
    }

    private int flaggedComponents() {
        return anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
    }

    private void writeCount(String keyword, Optional<Declared> declared, int count) {
        boolean right = declared.filter(said -> said.value() == count).isPresent();
        writeDeclared(keyword, right ? declared : Optional.empty(), count);
    }

    private void writeDeclared(String keyword, Optional<Declared> declared, int otherwise) {
        Optional<Double> value = declared.map(Declared::value).filter(Double::isFinite);
        if (value.isEmpty()) {
            losses.add(Loss.HEADER);
        }
        String number = PlainNumber.of(value.orElse((double) otherwise));
        out.append(keyword).append(' ').append(number).append('\n');
    }

    private void writeHierarchy() {
        out.append("\nhierarchy {\n");
        for (AnimJoint joint : anim.hierarchy()) {
            out.append('\t');
            writeString(joint.name());
            out.append('\t');
            writeInteger(joint.parent(), -1);
            out.append(' ');
            writeInteger(joint.flags(), 0);
            out.append(' ');
            writeInteger(joint.startIndex(), 0);
            String comment = Names.inLine(CanonicalComment.of(joint, anim.hierarchy()));
            out.append("\t//").append(comment.isEmpty() ? "" : " ").append(comment).append('\n');
        }
        out.append("}\n");
    }

    private void writeBounds() {
        out.append("\nbounds {\n");
        for (BoundsRow row : boundsOfFrames()) {
            writeVectors(row.min(), row.max());
        }
        out.append("}\n");
    }

    /** Frames get other numbers here: they must not lose the rows at the old ones. */
    private List<BoundsRow> boundsOfFrames() {
        Optional<NumberedBounds> numbered = NumberedBounds.of(anim);
        if (numbered.isPresent()) {
            losses.add(Loss.BOUNDS_ROWS);
        }
        return numbered.map(NumberedBounds::rows).orElse(anim.bounds());
    }

    private void writeBaseframe() {
        out.append("\nbaseframe {\n");
        for (BaseframeRow row : anim.baseframe()) {
            writeVectors(row.position(), row.orientation());
        }
        out.append("}\n");
    }

    private void writeVectors(Vector3 first, Vector3 second) {
        out.append("\t( ");
        writeVector(first);
        out.append(" ) ( ");
        writeVector(second);
        out.append(" )\n");
    }

    private void writeVector(Vector3 vector) {
        writeNumber(vector.x(), 0);
        out.append(' ');
        writeNumber(vector.y(), 0);
        out.append(' ');
        writeNumber(vector.z(), 0);
    }

    private void writeFrame(int index) {
        Frame frame = anim.frames().get(index);
        if (frame.number() != index) {
            losses.add(Loss.FRAME_NUMBERS);
        }
        out.append("\nframe ").append(index).append(" {\n");
        int end;
        for (int from = 0; from < frame.size(); from = end) {
            end = lines.end(from, frame.size());
            for (int i = from; i < end; i++) {
                out.append(i == from ? '\t' : ' ');
                double value = frame.value(i);
                writeNumber(value, Double.isFinite(value) ? value : standIns.of(i));
            }
            out.append('\n');
        }
        out.append("}\n");
    }

    private void writeNumber(double value, double standIn) {
        if (!Double.isFinite(value)) {
            losses.add(Loss.UNREADABLE_NUMBERS);
        }
        out.append(PlainNumber.of(Double.isFinite(value) ? value : standIn));
    }

    private void writeInteger(int value, int standIn) {
        if (value == ModelFile.MISSING) {
            losses.add(Loss.UNREADABLE_NUMBERS);
        }
        out.append(value == ModelFile.MISSING ? standIn : value);
    }

    private void writeString(String text) {
        String writable = Names.inQuotes(text);
        if (!writable.equals(text)) {
            losses.add(Loss.NAMES);
        }
        out.append('"').append(writable).append('"');
    }
}
