package org.jointscope.exercise;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.check.AnimCheck;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.Content;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.PoseChange;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.Rewritten;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * A model with one fault, to be found and repaired. A seed always gives the same fault. A fault that displaces no
 * vertex by more than {@value #VISIBLE} of the skeleton's size is skipped, unless it is one of the bounds.
 *
 * @param animBytes the .md5anim of the exercise
 * @param shownFrame the frame in which the fault displaces a vertex most
 */
public record Exercise(FaultKind kind, Original original, Fault fault, byte[] animBytes, int shownFrame) {

    /** Number of hints: the first one is the weakest, the last one names the joint and the pane. */
    public static final int HINTS = 3;

    private static final double VISIBLE = 0.04;

    /** Share of the skeleton's size by which a repaired model can differ. */
    private static final double SAME = 1e-3;

    private static final double SAME_DEGREES = 0.1;

    /** Number of frames in which a fault is looked for. */
    private static final int MOST_FRAMES = 32;

    /** Number of random faults that are tried, and of those that are posed. */
    private static final int MOST_DRAWS = 20_000;

    private static final int MOST_POSED = 100;

    /** The exercises of all kinds that a model allows; a small model has no visible fault of some kinds. */
    public static List<Exercise> all(Original original, long seed) {
        return Stream.of(FaultKind.values())
                .flatMap(kind -> of(kind, original, seed).stream())
                .toList();
    }

    /** A random exercise. Empty if no visible fault of the kind was found. Poses the model often: slow. */
    public static Optional<Exercise> of(FaultKind kind, Original original, long seed) {
        Random random = new Random(mixed(seed + kind.number() * 0x9E3779B97F4A7C15L));
        double visible = VISIBLE * PoseSampler.skeletonSize(Md5Kernel.clip(original.md5Anim()));
        int count = original.md5Anim().frames().size();
        int shown = Math.min(count, MOST_FRAMES);
        return original.md5Anim().hierarchy().isEmpty()
                        || original.md5Mesh().meshes().isEmpty()
                ? Optional.empty()
                : Stream.generate(() -> kind.draw(original, random))
                        .limit(MOST_DRAWS)
                        .flatMap(Optional::stream)
                        .limit(MOST_POSED)
                        .flatMap(fault -> {
                            Displacement most = Displacement.between(
                                    original.content(),
                                    fault.content(),
                                    IntStream.range(0, shown).map(i -> (int) ((long) i * count / shown)));
                            return isSeen(kind, original, fault, most, visible)
                                    ? written(kind, original, fault, most.frame()).stream()
                                    : Stream.empty();
                        })
                        .findFirst();
    }

    /** A single vertex must be displaced by twice the distance to be seen, out of the model; signs must be reported. */
    private static boolean isSeen(FaultKind kind, Original original, Fault fault, Displacement most, double visible) {
        return switch (kind) {
            case BOUNDS -> true;
            case WEIGHTS ->
                most.distance() > 2 * visible
                        && Displacement.isOutside(
                                original.content(),
                                fault.content(),
                                most.frame(),
                                fault.vertices().getFirst());
            case NEGATED_W ->
                most.distance() > visible && isReported(fault.content().anim());
            default -> most.distance() > visible;
        };
    }

    private static boolean isReported(Md5Anim anim) {
        IssueLog issues = new IssueLog();
        AnimCheck.check(anim, issues);
        return issues.issues().stream().anyMatch(issue -> issue.code() == IssueCode.FRAME_SIGN_FLIP);
    }

    /** Seeds that differ by 1 would have similar random numbers (the finalizer of MurmurHash3). */
    private static long mixed(long seed) {
        long mixed = (seed ^ seed >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }

    /** Empty if the rest of the animation could not be kept, byte by byte. */
    private static Optional<Exercise> written(FaultKind kind, Original original, Fault fault, int shownFrame) {
        Rewritten<Md5Anim> anim = new AnimRewriter(original.anim().source().bytes())
                .rewrite(fault.content().anim());
        return anim.losses().isEmpty()
                ? Optional.of(new Exercise(kind, original, fault, anim.bytes(), shownFrame))
                : Optional.empty();
    }

    /** The .md5mesh of the exercise. */
    public byte[] meshBytes() {
        return fault.meshBytes().orElseGet(original.mesh().source()::bytes);
    }

    public String title() {
        return text("title");
    }

    /** What is to be found, without the fault. */
    public String task() {
        return text("task");
    }

    /** @param strength 1 to {@value #HINTS} */
    public String hint(int strength) {
        return text("hint." + strength);
    }

    /** The fault: joint, numbers and line. */
    public String answer() {
        return text("answer");
    }

    /** The tools that show the fault, and the one that repairs it. */
    public String tools() {
        return text("tools");
    }

    private String text(String part) {
        return Texts.program().of("exercise." + kind + "." + part, fault.facts().toArray());
    }

    /**
     * Whether repaired files are right: the joints are there, and the poses of joints and vertices in all frames and
     * the bounds are those of the original, within rounding. Bounds can also be those that Jointscope computes from the
     * mesh. Slow for large models.
     */
    public boolean isSolvedBy(Md5Mesh mesh, Md5Anim anim) {
        Md5Anim right = original.md5Anim();
        double same = SAME * PoseSampler.skeletonSize(Md5Kernel.clip(right));
        boolean sameRows = isSame(right, anim, Exercise::names)
                && isSame(original.md5Mesh(), mesh, Exercise::names)
                && right.frames().size() == anim.frames().size()
                && isSame(right, anim, it -> it.frameRate().map(Declared::value));
        if (!sameRows) {
            return false;
        }
        PoseChange change = PoseChange.between(right, anim);
        return change.distance() <= same
                && change.degrees() <= SAME_DEGREES
                && isNear(anim.bounds(), same)
                && Displacement.between(
                                        original.content(),
                                        new Content(mesh, anim),
                                        IntStream.range(0, right.frames().size()))
                                .distance()
                        <= same;
    }

    private static <T> boolean isSame(T one, T other, Function<T, Object> part) {
        return part.apply(one).equals(part.apply(other));
    }

    private static List<String> names(ModelFile file) {
        return file.jointRows().stream().map(ModelFile.JointRow::name).toList();
    }

    private boolean isNear(List<BoundsRow> rows, double same) {
        return isNear(rows, original.md5Anim().bounds(), same)
                || isNear(rows, MeshBounds.of(original.md5Mesh(), original.md5Anim()), same);
    }

    private static boolean isNear(List<BoundsRow> rows, List<BoundsRow> others, double same) {
        return rows.size() == others.size()
                && IntStream.range(0, rows.size())
                        .allMatch(row -> IntStream.range(0, 6)
                                .allMatch(face -> Math.abs(rows.get(row).face(face)
                                                - others.get(row).face(face))
                                        <= same));
    }
}
