package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.model.Md5Anim;

/**
 * Frames in which a joint's quaternion has the wrong sign. A file does not contain w, which is computed with always the
 * same sign. So an exporter must negate x, y, z if w has the other sign; otherwise, the joint rotates in the opposite
 * direction in these frames.
 *
 * <p>Where the wrong frames begin or end, the rotation between two frames is large, and as usual if one of them is
 * negated. The motion shows how much more plausible that is: with the right signs, every orientation is close to the
 * mean of those before and after it. If most other joints jump at the same frame, it is a cut. {@link SignsAtRest}
 * shows which of the frames are wrong, and whether all are; without that, the first frame is assumed to be right.
 *
 * <p>A motion is proven if other frames have the same orientation, as they are: in a loop that closes, or because a
 * later part of the animation returns to it. Then nothing is suggested.
 */
final class SignJumps {

    /** With fewer frames, the usual motion is not known. */
    private static final int LEAST_FRAMES = 6;

    /** The limits of two runs of frames. More runs are wrong data or fast motion, not an error. */
    private static final int MOST_JUMPS = 4;

    private static final double LEAST_DEGREES = 20;

    /** The ratio of a jump to usual rotations, and to those before and after it … */
    private static final double TIMES = 1.5;

    /** … and to the same rotation with one of its frames negated, … */
    private static final double TIMES_NEGATED = 2;

    /** … which must not be larger than this multiple of usual rotations, or less at a cut. */
    private static final double MOST_TIMES_USUAL = 2.5;

    private static final double MOST_TIMES_AT_CUT = 0.5;

    /** If at least this share of the moving joints jumps, and this number, it is a cut. */
    private static final double SHARE_OF_CUT = 0.5;

    private static final int LEAST_JOINTS_OF_CUT = 5;

    /** Nats are multiplied by this, for the smoothness of the motion and for its loop. */
    private static final double WEIGHT_OF_MOTION = 2;

    private static final double WEIGHT_OF_LOOP = 3;

    /** The maximum evidence of a baseframe in nats: engines may not use its values. */
    private static final double MOST_OF_BASEFRAME = 2;

    private static final double PRICE_OF_SPAN = 2;
    private static final double PRICE_OF_FIRST_FRAME = 2;

    /** In nats. Natural motion can resemble a wrong sign, so the limit is higher than for rows. */
    private static final double LEAST_GAIN = 6;

    private static final double LEAST_GAIN_OF_MOTION = 4;
    private static final double LEAST_GAIN_OF_ALL = 5;

    private static final int MOST_FLIPPED_COMPARED = 64;
    private static final int MOST_OTHERS_COMPARED = 256;
    private static final double SAME_DEGREES = 1;

    private final Md5Anim anim;
    private final Appraisal appraisal;
    private final SignsAtRest baseframe;
    private final Optional<SignsAtRest> bindPose;

    /** The orientations of the current joint. */
    private Orientations orientations = new Orientations(new double[0][], new double[0]);

    private Rotations rotations = Rotations.of(orientations);

    /** The rotations of all joints that can be assessed, computed if a joint jumps. */
    private List<Rotations> ofAll = List.of();

    SignJumps(Md5Anim anim, Appraisal appraisal) {
        this.anim = anim;
        this.appraisal = appraisal;
        this.baseframe = new SignsAtRest(anim, appraisal, appraisal.joints().baseframe());
        this.bindPose = appraisal.bindPose().map(pose -> new SignsAtRest(anim, appraisal, pose));
    }

    private Orientations orientations(int joint) {
        Joints joints = appraisal.joints();
        return Orientations.of(anim.frames(), joints, joints.baseframe(), joint);
    }

    /** True if the joint rotates and shares no component with other joints. */
    static boolean canAssess(Appraisal appraisal, int joint) {
        return appraisal.joints().flags(joint) >> Joints.AXES != 0
                && appraisal.layout().isAlone(joint);
    }

    /** The edit that repairs the signs of a joint; empty if they are right. */
    Optional<Proposal> propose(int joint) {
        if (anim.frames().isEmpty() || !canAssess(appraisal, joint)) {
            return Optional.empty();
        }
        orientations = orientations(joint);
        rotations = Rotations.of(orientations);
        List<Integer> jumps = jumps();
        if (jumps.isEmpty()) {
            return ofAllFrames(joint);
        }
        boolean[] flipped = flipped(jumps);
        return jumps.size() > MOST_JUMPS || jumps.stream().allMatch(frame -> isUnclear(frame - 1)) || isProven(flipped)
                ? Optional.empty()
                : ofSomeFrames(joint, jumps, flipped);
    }

    /** True if the rotation is also unusual with the other sign, more so where all joints jump. */
    private boolean isUnclear(int step) {
        double times = rotations.negated()[step] / rotations.around(step);
        return times > MOST_TIMES_USUAL || times > MOST_TIMES_AT_CUT && isCut(step);
    }

    private boolean isCut(int step) {
        if (ofAll.isEmpty()) {
            ofAll = IntStream.range(0, appraisal.joints().size())
                    .filter(joint -> canAssess(appraisal, joint))
                    .mapToObj(this::orientations)
                    .map(Rotations::of)
                    .toList();
        }
        double[] ratios = ofAll.stream()
                .filter(each -> each.isMoving(step))
                .mapToDouble(each -> each.smaller(step) / each.around(step))
                .toArray();
        long jumping = Arrays.stream(ratios).filter(ratio -> ratio >= TIMES).count();
        return jumping >= LEAST_JOINTS_OF_CUT && jumping >= SHARE_OF_CUT * ratios.length;
    }

    private Optional<Proposal> ofAllFrames(int joint) {
        double gain = bindPose.map(pose -> -pose.ofAllFrames(joint)).orElse(0.0);
        List<FrameSpan> all = List.of(new FrameSpan(0, orientations.frameCount() - 1));
        return gain < LEAST_GAIN_OF_ALL
                ? Optional.empty()
                : Optional.of(proposal(joint, all, gain, Evidence.OFF_BASEFRAME, gain, gain));
    }

    private Optional<Proposal> ofSomeFrames(int joint, List<Integer> jumps, boolean[] flipped) {
        List<FrameSpan> later = spans(jumps, 1);
        List<FrameSpan> earlier = spans(jumps, 0);
        double weak = baseframe.ofFrames(joint, flipped);
        double evidence = Math.clamp(weak, -MOST_OF_BASEFRAME, MOST_OF_BASEFRAME)
                + bindPose.map(pose -> pose.ofFrames(joint, flipped)).orElse(0.0);
        double costOfLater = price(later) - evidence;
        double costOfEarlier = price(earlier) + evidence;
        List<FrameSpan> wrong = costOfLater <= costOfEarlier ? later : earlier;
        double motion = smoothness(flipped) + loop(flipped);
        double gain = motion - Math.min(costOfLater, costOfEarlier);
        double margin = Math.abs(costOfLater - costOfEarlier);
        return motion >= LEAST_GAIN_OF_MOTION && gain >= LEAST_GAIN
                ? Optional.of(proposal(joint, wrong, gain, Evidence.SIGN_FLIPS, jumps.size(), margin))
                : Optional.empty();
    }

    private Proposal proposal(
            int joint, List<FrameSpan> wrong, double gain, Evidence evidence, double amount, double margin) {
        List<Edit> edits = new ArrayList<>();
        wrong.forEach(span -> edits.add(new NegateOrientation(joint, span)));
        return new Proposal(
                edits.size() == 1 ? edits.getFirst() : new Several(edits),
                OptionalInt.of(joint),
                0,
                new Tally().add(appraisal.tally(), 1).add(evidence, -amount, -gain),
                margin);
    }

    /** Frames that differ in sign from the frame before them, ascending. */
    private List<Integer> jumps() {
        return orientations.frameCount() < LEAST_FRAMES
                ? List.of()
                : IntStream.range(0, rotations.count())
                        .filter(this::isJump)
                        .mapToObj(step -> step + 1)
                        .toList();
    }

    private boolean isJump(int step) {
        double rotation = rotations.asTheyAre()[step];
        return rotation >= LEAST_DEGREES
                && rotation >= TIMES * rotations.around(step)
                && rotation >= TIMES_NEGATED * rotations.negated()[step];
    }

    /** By frame: whether its sign differs from that of the first one. */
    private boolean[] flipped(List<Integer> jumps) {
        boolean[] flipped = new boolean[orientations.frameCount()];
        for (FrameSpan span : spans(jumps, 1)) {
            Arrays.fill(flipped, span.first(), span.last() + 1, true);
        }
        return flipped;
    }

    /** Every other span between two jumps. */
    private List<FrameSpan> spans(List<Integer> jumps, int parity) {
        List<FrameSpan> spans = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= jumps.size(); i++) {
            int end = i < jumps.size() ? jumps.get(i) : orientations.frameCount();
            if (i % 2 == parity) {
                spans.add(new FrameSpan(from, end - 1));
            }
            from = end;
        }
        return spans;
    }

    /** True if frames of both signs have the same orientation as they are. */
    private boolean isProven(boolean[] flipped) {
        int[] others = frames(flipped, false, MOST_OTHERS_COMPARED);
        double same = Math.max(SAME_DEGREES, rotations.usual() / 2);
        return Arrays.stream(frames(flipped, true, MOST_FLIPPED_COMPARED))
                .anyMatch(frame -> Arrays.stream(others)
                        .mapToDouble(it -> orientations.degrees(frame, it, 1))
                        .anyMatch(degrees -> degrees <= same));
    }

    /** Frames of one sign, up to a limit, at equal distances and with the last one. */
    private static int[] frames(boolean[] flipped, boolean sign, int most) {
        int[] all = IntStream.range(0, flipped.length)
                .filter(frame -> flipped[frame] == sign)
                .toArray();
        int count = Math.min(all.length, most);
        return IntStream.range(0, count)
                .map(i -> all[(int) ((i + 1L) * all.length / count) - 1])
                .toArray();
    }

    /** The gain in likelihood of the motion if the flipped frames, or the others, are negated. */
    private double smoothness(boolean[] flipped) {
        double[] bends = new double[flipped.length];
        boolean[] none = new boolean[flipped.length];
        for (int frame = 1; frame < flipped.length - 1; frame++) {
            bends[frame] = orientations.bend(frame, flipped);
        }
        double usualBend = Rotations.usual(bends);
        double nats = 0;
        for (int frame = 1; frame < flipped.length - 1; frame++) {
            if (flipped[frame] != flipped[frame - 1] || flipped[frame] != flipped[frame + 1]) {
                double around = Math.max(bends[frame - 1], bends[frame + 1]);
                double scale = Math.max(usualBend, around);
                double asItIs = orientations.bend(frame, none);
                nats += Math.log((scale + asItIs) / (scale + bends[frame]));
            }
        }
        return WEIGHT_OF_MOTION * nats;
    }

    /** The same for the rotation from the last frame to the first. */
    private double loop(boolean[] flipped) {
        int last = flipped.length - 1;
        if (!flipped[last]) {
            return 0;
        }
        double asItIs = orientations.degrees(0, last, 1);
        double negated = orientations.degrees(0, last, -1);
        double usual = rotations.usual();
        return WEIGHT_OF_LOOP * Math.log((usual + asItIs) / (usual + negated));
    }

    /** More spans are less likely; the first frame is rarely wrong unless it is the only one. */
    private static double price(List<FrameSpan> spans) {
        FrameSpan first = spans.getFirst();
        boolean startsWrong = first.first() == 0 && first.last() > 0;
        boolean isAllButFirst = spans.size() == 1 && first.first() == 1 && first.last() > 1;
        return PRICE_OF_SPAN * spans.size() + (startsWrong || isAllButFirst ? PRICE_OF_FIRST_FRAME : 0);
    }
}
