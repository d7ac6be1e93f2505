package org.jointscope.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.analysis.BoundsComparison;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;

/**
 * The bounds of an animation must enclose the mesh in each frame, and must not be much larger. Rows that do not define
 * a box are reported separately. So are mesh blocks with references to weights that do not exist; these blocks, and
 * frames that are not sound, are excluded because the positions of their vertices are meaningless.
 *
 * <p>Interruptible: see {@link Interruption}.
 */
final class BoundsFit {

    /**
     * The approximate limit of skinned weights, which require seconds. If an animation exceeds it, only some of its
     * frames are checked, at equal distances.
     */
    private static final long MOST_WEIGHTS = 400_000_000;

    /** In files of real games, padding is below 1.3 times, and boxes for all frames below 2. */
    private static final double MOST_EXCESS = 3;

    private final Md5Mesh mesh;
    private final Md5Anim anim;
    private final List<BoundsRow> rows;
    private final FrameBoxes bounds;
    private final FrameBoxes filled;
    private final FrameBoxes withJoints;
    private final SoundFrames sound;

    private BoundsFit(Md5Mesh mesh, Md5Anim anim, List<BoundsRow> rows) {
        this.mesh = mesh;
        this.anim = anim;
        this.rows = rows;
        this.bounds = Md5Kernel.boxes(rows);
        this.filled = new FrameBoxes(Math.min(bounds.frameCount(), anim.frames().size()));
        this.withJoints = new FrameBoxes(filled.frameCount());
        this.sound = new SoundFrames(anim);
    }

    static void check(Md5Mesh mesh, Md5Anim anim, IssueLog issues) {
        Md5Mesh sound = withSoundParts(mesh);
        if (anim.bounds().stream().anyMatch(BoundsRows::isBox)
                && !sound.meshes().isEmpty()
                && followsByName(sound, anim)) {
            check(
                    new BoundsFit(sound, anim, anim.bounds()),
                    anim.boundsByFrameNumber().map(rows -> new BoundsFit(sound, anim, rows)),
                    issues);
        }
    }

    /** @param byNumber with the rows at the printed frame numbers, if these refer to other rows */
    private static void check(BoundsFit byPosition, Optional<BoundsFit> byNumber, IssueLog issues) {
        byPosition.fill();
        byNumber.ifPresent(BoundsFit::fill);
        Optional<BoundsFit> better = byNumber.filter(fit -> fit.enclosedFrames() > byPosition.enclosedFrames());
        better.ifPresent(fit -> BoundsRows.reportMisaligned(
                fit.anim,
                Phrase.of(
                        "fact.bounds.byNumber",
                        fit.enclosedFrames(),
                        fit.knownFrames().count(),
                        byPosition.enclosedFrames()),
                issues));
        BoundsFit shown = better.orElse(byPosition);
        shown.report(issues);
        shown.checkExcess(issues);
    }

    private long enclosedFrames() {
        return knownFrames().filter(frame -> !sticksOut(frame)).count();
    }

    private IntStream knownFrames() {
        return IntStream.range(0, filled.frameCount()).filter(this::isKnown);
    }

    private boolean isKnown(int frame) {
        return !Double.isNaN(size(frame));
    }

    private static Md5Mesh withSoundParts(Md5Mesh mesh) {
        int joints = mesh.joints().size();
        return mesh.withMeshes(mesh.meshes().stream()
                .filter(part -> weightsExist(part, joints))
                .toList());
    }

    private static boolean weightsExist(Mesh part, int joints) {
        VertexTable vertices = part.vertices();
        WeightTable weights = part.weights();
        int count = weights.size();
        for (int row = 0; row < vertices.size(); row++) {
            Interruption.check();
            long first = vertices.firstWeight(row);
            int used = vertices.weightCount(row);
            if (first < 0 || used <= 0 || first + used > count) {
                return false;
            }
        }
        for (int row = 0; row < count; row++) {
            Interruption.check();
            if (weights.joint(row) < 0 || weights.joint(row) >= joints) {
                return false;
            }
        }
        return vertices.size() > 0;
    }

    /**
     * At least half of the mesh's joints must be moved by the animation, and none by a joint with another name: the
     * poses would be meaningless, which is reported separately.
     */
    private static boolean followsByName(Md5Mesh mesh, Md5Anim anim) {
        Rig meshRig = Md5Kernel.rig(mesh);
        Rig animRig = Md5Kernel.rig(anim);
        JointMatch match = JointMatch.of(Md5Kernel.bindPose(mesh), animRig);
        int moved = 0;
        for (int joint = 0; joint < meshRig.size(); joint++) {
            int source = match.source(joint);
            if (source >= 0) {
                if (!animRig.name(source).equalsIgnoreCase(meshRig.name(joint))) {
                    return false;
                }
                moved++;
            }
        }
        return moved > 0 && moved * 2 >= meshRig.size();
    }

    private void fill() {
        BoxSampler sampler = new BoxSampler(Md5Kernel.skin(mesh), Md5Kernel.clip(anim));
        double[] box = new double[FrameBoxes.STRIDE];
        int every = every();
        for (int frame = 0; frame < filled.frameCount(); frame += every) {
            Interruption.check();
            if (BoundsRows.isBox(rows.get(frame)) && sound.has(frame)) {
                sampler.sample(frame, box, 0);
                filled.put(frame, box);
                sampler.encloseJoints(box, 0);
                withJoints.put(frame, box);
            }
        }
    }

    private int every() {
        long weights = mesh.joints().size();
        for (Mesh part : mesh.meshes()) {
            for (int row = 0; row < part.vertices().size(); row++) {
                Interruption.check();
                weights += 1 + part.vertices().weightCount(row);
            }
        }
        return (int) Math.max(1, Math.ceil((double) weights * filled.frameCount() / MOST_WEIGHTS));
    }

    /** Reports one finding per span of frames. Frames that were not measured do not end a span. */
    private void report(IssueLog issues) {
        int first = -1;
        int last = -1;
        for (int frame = 0; frame <= filled.frameCount(); frame++) {
            boolean end = frame == filled.frameCount();
            if (!end && sticksOut(frame)) {
                first = first < 0 ? frame : first;
                last = frame;
            } else if (first >= 0 && (end || isKnown(frame))) {
                report(new FrameSpan(first, last), issues);
                first = -1;
            }
        }
    }

    private boolean sticksOut(int frame) {
        return isKnown(frame) && filled.outside(bounds, frame) > BoundsComparison.tolerance(filled, frame);
    }

    /** The diagonal of the mesh's bounding box; NaN if there is none. */
    private double size(int frame) {
        double size = filled.diagonal(frame);
        return size > 0 ? size : Double.NaN;
    }

    /** The finding is located at the frame with the largest overshoot. */
    private void report(FrameSpan span, IssueLog issues) {
        int worst = IntStream.rangeClosed(span.first(), span.last())
                .filter(this::sticksOut)
                .boxed()
                .max(Comparator.comparingDouble(frame -> filled.outside(bounds, frame)))
                .orElseThrow();
        double outside = filled.outside(bounds, worst);
        issues.add(
                IssueCode.BOUNDS_TOO_SMALL,
                Locations.of(rows.get(worst).location()),
                Subject.ofFrame(worst),
                span,
                Figures.units(outside),
                Phrase.of("fact.bounds.face." + filled.farthestFace(bounds, worst)),
                Figures.percent(outside / size(worst)),
                span.first() == span.last() ? "" : Phrase.of("fact.bounds.most", worst));
    }

    /**
     * Reports bounds that are much larger than the mesh and the joints. Joints are included because an animation of a
     * whole body can also move a mesh of only the head.
     */
    private void checkExcess(IssueLog issues) {
        List<Integer> bySize = IntStream.range(0, withJoints.frameCount())
                .filter(frame -> Double.isFinite(ratio(frame)))
                .boxed()
                .sorted(Comparator.comparingDouble(this::ratio))
                .toList();
        double usual = bySize.isEmpty() ? 0 : ratio(bySize.get(bySize.size() / 2));
        if (usual >= MOST_EXCESS) {
            int largest = bySize.getLast();
            issues.add(
                    IssueCode.BOUNDS_TOO_LARGE,
                    Locations.of(rows.get(largest).location()),
                    Subject.ofFrame(largest),
                    Figures.of(usual),
                    largest,
                    Figures.of(ratio(largest)));
        }
    }

    private double ratio(int frame) {
        return bounds.diagonal(frame) / withJoints.diagonal(frame);
    }
}
