package org.jointscope.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * An assessment of the layout of an .md5anim's frames: see {@link FrameLayout}.
 *
 * <p>A frame is a plain list of numAnimatedComponents values. Only {@code flags} and {@code startIndex} of the
 * hierarchy assign them to joints: a joint reads one component for each set bit, from startIndex on. Exporters write
 * the components of the joints in file order without a gap, so that each joint starts where the one before it ends. The
 * format does not require that, and Doom 3 checks almost nothing (anim/Anim.cpp, LoadAnim): components can be shared or
 * unused, and the order is arbitrary. But an unexpected startIndex is typical of a damaged animation.
 *
 * <p>If several statuses apply to a joint, the most severe one is its status: past the end, overlap, bits missing, gap,
 * constant, fits, in this order. The others are available separately. A joint without flags is unused regardless of its
 * startIndex. But Doom 3 rejects a file in which any startIndex, even that of an unused joint, is negative or not less
 * than numAnimatedComponents, unless that is 0. Joints with swapped startIndex values fit if there is neither gap nor
 * overlap: their order is unusual, not wrong.
 */
public final class ComponentLayout {

    private final List<AnimJoint> hierarchy;
    private final List<Frame> frames;
    private final int componentCount;
    private final BitSet still;
    private final FrameLayout layout;
    private final List<ComponentRange> free;
    private final MissingBits missing;
    private final List<JointComponents> joints;

    /**
     * For an animation with known static components, after a possible change of its hierarchy.
     *
     * @param still the components with the same value in every frame
     */
    public ComponentLayout(Md5Anim anim, BitSet still) {
        this.hierarchy = anim.hierarchy();
        this.frames = anim.frames();
        this.componentCount = anim.numAnimatedComponents()
                .map(declared -> Math.max(0, declared.toInt()))
                .orElseGet(anim::longestFrame);
        this.still = still;
        this.layout = new FrameLayout(hierarchy);
        this.free = layout.unused(componentCount);
        this.missing = new MissingBits(hierarchy, free, componentCount);
        this.joints = classifyAll();
    }

    /** Reads all frames to find the static components: not for the window's thread. */
    public static ComponentLayout of(Md5Anim anim) {
        return new ComponentLayout(anim, still(anim.frames()));
    }

    /** The layout of the edited animation; fast if its frames are unchanged. */
    public ComponentLayout revised(Md5Anim anim) {
        return anim.frames() == frames ? new ComponentLayout(anim, still) : of(anim);
    }

    /**
     * The components that are readable and equal in all frames; none if there are fewer than two frames. They could be
     * removed from the frames without a visible difference, if the baseframe contained the value and the flag were
     * cleared.
     *
     * <p>A component that has changed once is not compared again, and most of those that change do so in the second
     * frame. So the work is mainly the number of static components times the number of frames.
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

    private List<JointComponents> classifyAll() {
        List<JointComponents> classified = new ArrayList<>(hierarchy.size());
        int expected = 0;
        long endOfPrevious = 0;
        for (AnimJoint joint : hierarchy) {
            int count = joint.componentCount();
            boolean lacksBits = missing.of(classified.size()).isPresent();
            classified.add(classify(joint, lacksBits, count == 0 ? 0 : expected, endOfPrevious));
            expected += count;
            endOfPrevious = joint.isAnimated() ? joint.endIndex() : endOfPrevious;
        }
        return List.copyOf(classified);
    }

    private JointComponents classify(AnimJoint joint, boolean lacksBits, int expected, long endOfPrevious) {
        int start = joint.startIndex();
        int count = joint.componentCount();
        boolean takes = joint.isAnimated();
        boolean shared = takes && components(joint).anyMatch(index -> layout.count(index) > 1);
        boolean constant = takes && components(joint).allMatch(this::isStill);
        int freeBefore = takes ? (int) layout.unusedBefore(start) : 0;
        boolean outOfOrder = takes && start != expected && (long) start - freeBefore != endOfPrevious;
        boolean refused = start != ModelFile.MISSING && componentCount > 0 && (start < 0 || start >= componentCount);
        boolean gap = freeBefore > 0 && lacking(start, freeBefore).isEmpty();
        LayoutStatus status = lacksBits ? LayoutStatus.BITS_MISSING : status(joint, shared, gap, constant);
        return new JointComponents(start, count, expected, status, freeBefore, shared, constant, outOfOrder, refused);
    }

    private LayoutStatus status(AnimJoint joint, boolean shared, boolean gap, boolean constant) {
        if (joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING) {
            return LayoutStatus.UNREADABLE;
        } else if (joint.componentCount() == 0) {
            return LayoutStatus.UNUSED;
        } else if (joint.startIndex() < 0 || joint.endIndex() > componentCount) {
            return LayoutStatus.PAST_THE_END;
        } else if (shared) {
            return LayoutStatus.OVERLAP;
        } else if (gap) {
            return LayoutStatus.GAP;
        }
        return constant ? LayoutStatus.CONSTANT : LayoutStatus.FITS;
    }

    private static LongStream components(AnimJoint joint) {
        return LongStream.range(joint.startIndex(), joint.endIndex());
    }

    public int size() {
        return joints.size();
    }

    public JointComponents joint(int index) {
        return joints.get(index);
    }

    /**
     * The number of components that a frame should have: numAnimatedComponents, or the longest frame's if the header
     * lacks it.
     */
    public int componentCount() {
        return componentCount;
    }

    /** The assignment of the components to the joints, without an assessment. */
    public FrameLayout frame() {
        return layout;
    }

    /** The joints that read a component, by index: usually one; none if it is unused. */
    public int[] owners(int index) {
        return layout.joints(index);
    }

    /** Number of components that joints read although they are static. */
    public int stillComponents() {
        return (int) layout.used()
                .takeWhile(index -> index < componentCount)
                .filter(this::isStill)
                .count();
    }

    /**
     * The first joint of the file before this one that shares a component with it; −1 if none does. Costs no more if
     * all joints read the same components.
     */
    public int firstSharer(int index) {
        return (int) sharedBy(index)
                .mapToLong(layout::firstJoint)
                .filter(owner -> owner < index)
                .min()
                .orElse(-1);
    }

    /** The other joints that share a component with this one, by index. */
    public int[] sharers(int index) {
        return sharedBy(index)
                .flatMap(f -> IntStream.of(layout.joints(f)))
                .filter(other -> other != index)
                .sorted()
                .distinct()
                .toArray();
    }

    /** From the first to the last shared component of a joint; empty if it shares none. */
    public Optional<ComponentRange> sharedComponents(int index) {
        int[] shared = sharedBy(index).toArray();
        return shared.length == 0
                ? Optional.empty()
                : Optional.of(new ComponentRange(shared[0], shared[shared.length - 1]));
    }

    private IntStream sharedBy(int index) {
        LongStream components = joint(index).shared() ? components(hierarchy.get(index)) : LongStream.empty();
        return components.filter(f -> layout.count(f) > 1).mapToInt(f -> (int) f);
    }

    public List<ComponentRange> free() {
        return free;
    }

    /** The unused components, directly after its own, that the flags of a joint probably lack. */
    public Optional<ComponentRange> missing(int index) {
        return missing.of(index);
    }

    /** The bits that the flags of a joint probably lack; 0 if that is not determined. */
    public int missingBits(int index) {
        return missing.bits(index);
    }

    /** The joint of which the flags probably lack some unused components. */
    public OptionalInt lacking(ComponentRange unused) {
        return missing.joint(unused);
    }

    /** The joint of which the flags probably lack the unused components before a joint. */
    public OptionalInt lackingBefore(int index) {
        return lacking(joint(index).start(), joint(index).freeBefore());
    }

    private OptionalInt lacking(int start, int freeBefore) {
        return lacking(new ComponentRange(start - freeBefore, start - 1));
    }

    /** The unused components at the end of a frame, if there are any. */
    public Optional<ComponentRange> unusedTail() {
        return free.isEmpty() || free.getLast().last() != componentCount - 1
                ? Optional.empty()
                : Optional.of(free.getLast());
    }

    /** The status of a joint's components in a frame, the most severe first. */
    public enum LayoutStatus {
        /** Flags or startIndex could not be read, so no other status is known. */
        UNREADABLE,
        /** Some of its components are after the end of the frame, or before its beginning. */
        PAST_THE_END,
        OVERLAP,
        /** Unused components after its own are probably missing in its flags. */
        BITS_MISSING,
        /** Unused components precede its components, and are not missing in other flags. */
        GAP,
        /** Its components are in the frames but never change. */
        CONSTANT,
        UNUSED,
        /** It shares no component, and there are no unused ones before it. */
        FITS
    }

    /**
     * The position of a joint's components in a frame, in relation to the other joints.
     *
     * @param start the joint's startIndex; {@link org.jointscope.model.ModelFile#MISSING} if unreadable
     * @param count number of components that it reads
     * @param expectedStart the startIndex that id's exporter would have written: the number of components of all joints
     *     before it in the file, or 0 for a joint without any (Doom 3, MayaImport/maya_main.cpp)
     * @param status the most severe status that applies
     * @param freeBefore number of consecutive unused components before {@code start}
     * @param shared whether it shares a component with another joint
     * @param still whether it reads components, and all of them are static
     * @param outOfOrder whether its components do not follow the file order of the joints: they are neither at
     *     {@code expectedStart} nor, except for unused components, after those of the joint before it
     * @param refused whether Doom 3 rejects the file because of this startIndex
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

        /** Index of the joint's last component; less than {@code start} if it reads none. */
        public long end() {
            return (long) start + count - 1;
        }
    }
}
