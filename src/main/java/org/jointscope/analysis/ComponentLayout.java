package org.jointscope.analysis;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.FloatRange;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The layout of an .md5anim's frames, judged: see {@link FrameLayout}.
 *
 * <p>A frame is a plain row of numAnimatedComponents floats; only {@code flags} and {@code
 * startIndex} of the hierarchy say whose they are. A joint takes one float for each set bit, from
 * startIndex on. In a file as exporters write it the joints follow each other in file order without
 * a hole: each starts where the one before it ends. Nothing in the format asks for that, and Doom 3
 * checks next to nothing (anim/Anim.cpp, LoadAnim): two joints may read the same float, a float may
 * be nobody's, and the order may be any. But a startIndex that is not where one would expect it is
 * how a mangled animation looks from inside, and here is the place to see it.
 *
 * <p>Of several things that are true of a joint the gravest becomes its status: past the end before
 * overlap, before gap, before constant, before fits; the others can be asked for. A joint without
 * flags is unused whatever its startIndex says; but Doom 3 refuses to load a file in which any
 * startIndex, even that one, is negative or not less than numAnimatedComponents, unless that is 0.
 * Joints whose starts are swapped about, with neither gap nor overlap, fit: their order is unusual,
 * not wrong.
 */
public final class ComponentLayout {

    private final List<AnimJoint> hierarchy;
    private final List<Frame> frames;
    private final int floatCount;
    private final BitSet still;
    private final FrameLayout layout;
    private final List<JointComponents> joints;
    private final List<FloatRange> free;

    /**
     * For an animation whose frames have been looked through before, and whose hierarchy may have
     * changed since.
     *
     * @param still the floats that have the same value in every frame
     */
    public ComponentLayout(Md5Anim anim, BitSet still) {
        this.hierarchy = anim.hierarchy();
        this.frames = anim.frames();
        this.floatCount =
                anim.numAnimatedComponents()
                        .map(declared -> Math.max(0, declared.toInt()))
                        .orElseGet(anim::longestFrame);
        this.still = still;
        this.layout = new FrameLayout(hierarchy);
        this.joints = judgeAll();
        this.free = layout.unused(floatCount);
    }

    /** Reads all frames to tell which floats never change: not for the window's thread. */
    public static ComponentLayout of(Md5Anim anim) {
        return new ComponentLayout(anim, still(anim.frames()));
    }

    /** The layout of what became of the animation; quick if its frames are still the same. */
    public ComponentLayout revised(Md5Anim anim) {
        return anim.frames() == frames ? new ComponentLayout(anim, still) : of(anim);
    }

    /**
     * The floats that are the same, and readable, in all frames; none if there are fewer than two.
     * They could be left out of the frames without anybody seeing a difference, if the baseframe
     * held the value and the flag were cleared.
     *
     * <p>Floats that have changed once are not looked at again, and most of those that move have
     * done so by the second frame; what remains is the still ones times the frames.
     */
    static BitSet still(List<Frame> frames) {
        BitSet still = new BitSet();
        if (frames.size() > 1) {
            Frame first = frames.getFirst();
            still.set(0, first.size());
            for (Frame frame : frames) {
                Interruption.check();
                for (int i = still.nextSetBit(0); i >= 0; i = still.nextSetBit(i + 1)) {
                    still.set(i, first.value(i) == frame.value(i));
                }
            }
        }
        return still;
    }

    private boolean isStill(long index) {
        return index >= 0 && index < still.length() && still.get((int) index);
    }

    private List<JointComponents> judgeAll() {
        List<JointComponents> judged = new ArrayList<>(hierarchy.size());
        int expected = 0;
        long endOfPrevious = 0;
        for (AnimJoint joint : hierarchy) {
            int count = joint.componentCount();
            judged.add(judge(joint, count == 0 ? 0 : expected, endOfPrevious));
            expected += count;
            endOfPrevious = joint.isAnimated() ? joint.endIndex() : endOfPrevious;
        }
        return List.copyOf(judged);
    }

    private JointComponents judge(AnimJoint joint, int expected, long endOfPrevious) {
        int start = joint.startIndex();
        int count = joint.componentCount();
        boolean takes = joint.isAnimated();
        boolean shared = takes && floats(joint).anyMatch(index -> layout.count(index) > 1);
        boolean constant = takes && floats(joint).allMatch(this::isStill);
        int freeBefore = takes ? (int) layout.unusedBefore(start) : 0;
        boolean outOfOrder =
                takes && start != expected && (long) start - freeBefore != endOfPrevious;
        boolean refused =
                start != ModelFile.MISSING && floatCount > 0 && (start < 0 || start >= floatCount);
        LayoutStatus status = status(joint, shared, freeBefore > 0, constant);
        return new JointComponents(
                start, count, expected, status, freeBefore, shared, constant, outOfOrder, refused);
    }

    private LayoutStatus status(AnimJoint joint, boolean shared, boolean gap, boolean constant) {
        if (joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING) {
            return LayoutStatus.UNREADABLE;
        } else if (joint.componentCount() == 0) {
            return LayoutStatus.UNUSED;
        } else if (joint.startIndex() < 0 || joint.endIndex() > floatCount) {
            return LayoutStatus.PAST_THE_END;
        } else if (shared) {
            return LayoutStatus.OVERLAP;
        } else if (gap) {
            return LayoutStatus.GAP;
        }
        return constant ? LayoutStatus.CONSTANT : LayoutStatus.FITS;
    }

    private static LongStream floats(AnimJoint joint) {
        return LongStream.range(joint.startIndex(), joint.endIndex());
    }

    public int size() {
        return joints.size();
    }

    public JointComponents joint(int index) {
        return joints.get(index);
    }

    /**
     * The number of components that a frame should have: numAnimatedComponents, or the longest
     * frame's if the header lacks it.
     */
    public int floatCount() {
        return floatCount;
    }

    /** The assignment of the components to the joints, without a judgement. */
    public FrameLayout frame() {
        return layout;
    }

    /** The joints that read a component, by index: usually one; none if it is unused. */
    public int[] owners(int index) {
        return layout.joints(index);
    }

    /** How many floats of a frame some joint takes, though they are the same in all frames. */
    public int stillFloats() {
        return (int)
                layout.used().takeWhile(index -> index < floatCount).filter(this::isStill).count();
    }

    /**
     * The first joint of the file before this one that shares a float with it; −1 if none does.
     * Costs no more if all joints claim the same floats.
     */
    public int firstSharer(int index) {
        return (int)
                sharedBy(index)
                        .mapToLong(layout::firstJoint)
                        .filter(owner -> owner < index)
                        .min()
                        .orElse(-1);
    }

    /** The other joints that share a float with this one, by index. */
    public int[] sharers(int index) {
        return sharedBy(index)
                .flatMap(f -> IntStream.of(layout.joints(f)))
                .filter(other -> other != index)
                .sorted()
                .distinct()
                .toArray();
    }

    /**
     * From the first to the last float of a joint that others take, too; empty if it has its floats
     * for itself.
     */
    public Optional<FloatRange> sharedFloats(int index) {
        int[] shared = sharedBy(index).toArray();
        return shared.length == 0
                ? Optional.empty()
                : Optional.of(new FloatRange(shared[0], shared[shared.length - 1]));
    }

    private IntStream sharedBy(int index) {
        LongStream floats =
                joint(index).shared() ? floats(hierarchy.get(index)) : LongStream.empty();
        return floats.filter(f -> layout.count(f) > 1).mapToInt(f -> (int) f);
    }

    public List<FloatRange> free() {
        return free;
    }

    /** The floats at the end of a frame that nobody takes, if there are any. */
    public Optional<FloatRange> unusedTail() {
        return free.isEmpty() || free.getLast().last() != floatCount - 1
                ? Optional.empty()
                : Optional.of(free.getLast());
    }

    /** The status of a joint's components in a frame, the gravest first. */
    public enum LayoutStatus {
        /** Flags or startIndex could not be read, so nothing else can be said. */
        UNREADABLE,
        /** Some of its floats lie behind the end of the frame, or before its beginning. */
        PAST_THE_END,
        OVERLAP,
        /** Right before its floats lie some that nobody takes. */
        GAP,
        /** Its floats are in the frames but never change. */
        CONSTANT,
        UNUSED,
        /** It has its floats for itself, and none before them are lost. */
        FITS
    }

    /**
     * The position of a joint's components in a frame, in relation to the other joints.
     *
     * @param start the joint's startIndex; {@link org.jointscope.model.ModelFile#MISSING} if
     *     unreadable
     * @param count how many floats it takes
     * @param expectedStart the startIndex that id's exporter would have written: the number of
     *     components of all joints before it in the file, or 0 for a joint without any (Doom 3,
     *     MayaImport/maya_main.cpp)
     * @param status the gravest thing that can be said about it
     * @param freeBefore how many floats right before {@code start} are nobody's
     * @param shared whether another joint takes one of its floats, too
     * @param still whether it takes floats, and all of them are the same in every frame
     * @param outOfOrder whether its floats are not where the file order of the joints would have
     *     them: neither at {@code expectedStart} nor, unowned floats aside, after those of the
     *     joint before it
     * @param refused whether Doom 3 does not load the file because of this startIndex
     */
    public record JointComponents(
            int start,
            int count,
            int expectedStart,
            LayoutStatus status,
            int freeBefore,
            boolean shared,
            boolean still,
            boolean outOfOrder,
            boolean refused) {

        /** Index of the joint's last float; less than {@code start} if it takes none. */
        public long end() {
            return (long) start + count - 1;
        }
    }
}
