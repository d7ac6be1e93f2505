package org.jointscope.format.write;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.format.md5.Md5Header;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.ModelFile;
import org.jointscope.text.PlainNumber;

/**
 * An animation in the layout of id's exporter (Doom 3, MayaImport/maya_main.cpp). The counts of the header and the
 * numbers of the frames match the content.
 */
final class CanonicalAnim {

    /** The version without a readable number. */
    static final int VERSION = 10;

    private static final int FRAME_RATE = 24;

    private final Md5Anim anim;
    private final StandIns standIns;
    private final ComponentWrapping lines;
    private final StringBuilder out = new StringBuilder();
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);
    private final ValueTexts texts = new ValueTexts(losses);

    CanonicalAnim(Md5Anim anim) {
        this.anim = anim;
        this.standIns = new StandIns(anim);
        this.lines = new ComponentWrapping(anim.hierarchy());
        writeHeader();
        writeBlock(AnimRows.HIERARCHY, anim.hierarchy(), this::comment);
        writeBlock(AnimRows.BOUNDS, boundsOfFrames(), row -> "");
        writeBlock(AnimRows.BASEFRAME, anim.baseframe(), row -> "");
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
        out.append(texts.of(anim.commandline().orElse(""), 0)).append("\n\n");
        writeCount("numFrames", anim.numFrames(), anim.frames().size());
        writeCount("numJoints", anim.numJoints(), anim.hierarchy().size());
        writeDeclared(Md5Header.FRAME_RATE, anim.frameRate(), FRAME_RATE);
        writeCount("numAnimatedComponents", anim.numAnimatedComponents(), components());
    }

    /** The common length of the frames, if they have one; otherwise the declared count, or that of the flags. */
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

    private <T> void writeBlock(BlockRows<Md5Anim, T> kind, List<T> rows, Function<T, String> comment) {
        out.append('\n').append(kind.keyword()).append(" {\n");
        for (T row : rows) {
            out.append('\t')
                    .append(kind.text(row, kind.layout(), texts))
                    .append(comment.apply(row))
                    .append('\n');
        }
        out.append("}\n");
    }

    /**
     * The parent's name and the components that the flags name, {@code hips ( Tx Qz )} (Doom 3,
     * MayaImport/maya_main.cpp).
     */
    private String comment(AnimJoint joint) {
        boolean hasParent =
                joint.parent() >= 0 && joint.parent() < anim.hierarchy().size();
        String parent = hasParent ? anim.hierarchy().get(joint.parent()).name() : "";
        String components = joint.flags() == ModelFile.MISSING ? "" : String.join(" ", Component.labels(joint.flags()));
        String comment = Stream.of(parent, components.isEmpty() ? "" : "( " + components + " )")
                .filter(words -> !words.isEmpty())
                .map(ValueTexts::inLine)
                .collect(Collectors.joining(" "));
        return "\t//" + (comment.isEmpty() ? "" : " ") + comment;
    }

    /** The bounds rows of the frames: frames are renumbered, but must keep the rows at their old numbers. */
    private List<BoundsRow> boundsOfFrames() {
        Optional<List<BoundsRow>> numbered = anim.boundsByFrameNumber();
        if (numbered.isPresent()) {
            losses.add(Loss.BOUNDS_ROWS);
        }
        return numbered.orElse(anim.bounds());
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
                out.append(texts.of(value, Double.isFinite(value) ? 0 : standIns.of(i)));
            }
            out.append('\n');
        }
        out.append("}\n");
    }
}
