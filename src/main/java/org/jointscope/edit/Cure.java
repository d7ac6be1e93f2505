package org.jointscope.edit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.LayoutStatus;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** A way to fix an issue of an animation. */
public enum Cure {
    /** Searches for the most plausible repair; there is no edit before. */
    SUGGEST(Scope.SEARCH, (findings, anim, mesh) -> Optional.empty()),
    /** Negates the quaternions in the frames of the findings. */
    NEGATE(Scope.ROWS, each((finding, anim) -> negated(finding))),
    EXPECTED_START(Scope.ROWS, each(Cure::started)),
    /** Sets all six bits of the joint before a gap, if it then ends where the next one begins. */
    ALL_BITS(Scope.ROWS, each(Cure::filled)),
    CLEAR_UNKNOWN_BITS(Scope.ROWS, each(Cure::known)),
    NORMALIZE_BASEFRAME(Scope.ROWS, each(Cure::normalized)),
    RENUMBER(Scope.FILE, of(anim -> new RenumberStarts())),
    REPACK(Scope.FILE, of(anim -> new Repack())),
    /** Sets all six bits of every joint. */
    ALL_COMPONENTS(Scope.FILE, of(anim -> new AllComponents())),
    CLEAR_REDUNDANT_BITS(Scope.FILE, of(anim -> new ClearStill(Tolerance.LOSSLESS))),
    REBASE(Scope.FILE, of(anim -> new Rebase(Baseframes.ofFrame(anim, 0)))),
    ADD_COMMANDLINE(Scope.FILE, of(anim -> new AddCommandline())),
    BOUNDS_BY_NUMBER(Scope.FILE, of(anim -> new BoundsByFrameNumber())),
    COMPUTE_BOUNDS(Scope.PAIR, ofPair((anim, mesh) -> new ReplaceBounds(MeshBounds.of(mesh, anim)))),
    MATCH_MESH(Scope.PAIR, ofPair((anim, mesh) -> new MatchMesh(mesh)));

    /** They keep the poses, including those of wrong flags and startIndex values. */
    private static final Set<Cure> WRITE_POSES = EnumSet.of(REPACK, ALL_COMPONENTS, CLEAR_REDUNDANT_BITS);

    private static final Set<LayoutStatus> LAYOUT_FAULTS =
            EnumSet.of(LayoutStatus.PAST_THE_END, LayoutStatus.OVERLAP, LayoutStatus.BITS_MISSING, LayoutStatus.GAP);

    /** What a cure changes or requires. */
    public enum Scope {
        /** Nothing: it proposes edits. */
        SEARCH,
        /** The subjects of the findings; the edit is known immediately. */
        ROWS,
        /** The whole animation. */
        FILE,
        /** The whole animation, with the mesh. */
        PAIR
    }

    private interface Maker {
        Optional<Edit> make(List<Finding> findings, Md5Anim anim, Optional<Md5Mesh> mesh);
    }

    private final Scope scope;
    private final Maker maker;

    Cure(Scope scope, Maker maker) {
        this.scope = scope;
        this.maker = maker;
    }

    public Scope scope() {
        return scope;
    }

    /** Whether it can fix issues of a file. */
    public boolean isFor(ModelFile file) {
        return file instanceof Md5Anim || file instanceof Md5Mesh && this == ADD_COMMANDLINE;
    }

    /**
     * The edit that fixes findings; empty if it does not apply to them.
     *
     * @param mesh empty if none is open
     */
    public Optional<Edit> edit(List<Finding> findings, Md5Anim anim, Optional<Md5Mesh> mesh) {
        return maker.make(findings, anim, mesh);
    }

    /** The cures of an issue in an animation, the best first; empty if there is none. */
    public static List<Cure> of(IssueCode code) {
        return switch (code) {
            case FRAME_SIGN_FLIP -> List.of(NEGATE, SUGGEST);
            case REPAIR_SUGGESTED, FRAME_ORIENTATION_NON_UNIT -> List.of(SUGGEST);
            case START_INDEX_OUT_OF_RANGE, COMPONENTS_PAST_THE_END -> List.of(EXPECTED_START, SUGGEST);
            case START_INDEX_UNUSED_INVALID -> List.of(EXPECTED_START);
            case COMPONENTS_OVERLAP -> List.of(SUGGEST, EXPECTED_START, RENUMBER);
            case COMPONENTS_UNUSED -> List.of(ALL_BITS, SUGGEST, REPACK, RENUMBER);
            case COMPONENTS_COUNT_MISMATCH -> List.of(SUGGEST, REPACK);
            case COMMANDLINE_MISSING -> List.of(ADD_COMMANDLINE);
            case COMPONENT_COUNT_OUT_OF_RANGE, FRAME_LENGTH_MISMATCH -> List.of(REPACK);
            case COMPONENTS_CONSTANT -> List.of(CLEAR_REDUNDANT_BITS, REBASE);
            case FLAGS_UNKNOWN_BITS -> List.of(CLEAR_UNKNOWN_BITS);
            case BASEFRAME_COUNT_MISMATCH -> List.of(REBASE);
            case BASEFRAME_ORIENTATION_NON_UNIT -> List.of(NORMALIZE_BASEFRAME);
            case BOUNDS_OF_REMOVED_FRAMES -> List.of(BOUNDS_BY_NUMBER, COMPUTE_BOUNDS);
            case BOUNDS_COUNT_MISMATCH,
                    BOUNDS_MISSING,
                    BOUNDS_INVERTED,
                    BOUNDS_ALL_ZERO,
                    BOUNDS_UNCHANGED,
                    BOUNDS_TOO_SMALL,
                    BOUNDS_TOO_LARGE -> List.of(COMPUTE_BOUNDS);
            case JOINT_PARENT_INVALID,
                    JOINT_PARENT_SELF,
                    JOINT_PARENT_CYCLE,
                    PAIR_JOINT_COUNT_MISMATCH,
                    PAIR_JOINT_NAME_MISMATCH,
                    PAIR_JOINT_NAME_CASE,
                    PAIR_JOINT_PARENT_MISMATCH,
                    PAIR_JOINT_ORDER -> List.of(MATCH_MESH);
            default -> List.of();
        };
    }

    /**
     * The cures that make sense for an animation: if flags or startIndex values are wrong, the search for a repair
     * instead of those that would write the wrong poses to new frames.
     */
    public static List<Cure> suitable(List<Cure> cures, Md5Anim anim) {
        if (cures.contains(SUGGEST) || cures.stream().noneMatch(WRITE_POSES::contains) || !hasLayoutFault(anim)) {
            return cures;
        }
        return Stream.concat(Stream.of(SUGGEST), cures.stream().filter(cure -> !WRITE_POSES.contains(cure)))
                .toList();
    }

    private static boolean hasLayoutFault(Md5Anim anim) {
        // Static components are irrelevant for these faults and slow to compute.
        ComponentLayout layout = new ComponentLayout(anim, new BitSet());
        return IntStream.range(0, layout.size())
                .anyMatch(joint -> LAYOUT_FAULTS.contains(layout.joint(joint).status()));
    }

    private static Maker of(Function<Md5Anim, Edit> tool) {
        return (findings, anim, mesh) -> Optional.of(tool.apply(anim));
    }

    private static Maker ofPair(BiFunction<Md5Anim, Md5Mesh, Edit> tool) {
        return (findings, anim, mesh) -> mesh.map(it -> tool.apply(anim, it));
    }

    /** One edit for all findings. */
    private static Maker each(BiFunction<Finding, Md5Anim, Optional<Edit>> row) {
        return (findings, anim, mesh) -> {
            List<Edit> edits = findings.stream()
                    .flatMap(finding -> row.apply(finding, anim).stream())
                    .distinct()
                    .toList();
            return switch (edits.size()) {
                case 0 -> Optional.empty();
                case 1 -> Optional.of(edits.getFirst());
                default -> Optional.of(new Several(edits));
            };
        };
    }

    private static Optional<Edit> negated(Finding finding) {
        return finding.arguments(FrameSpan.class)
                .findFirst()
                .map(frames -> new NegateOrientation(finding.subject().joint(), frames));
    }

    private static Optional<Edit> started(Finding finding, Md5Anim anim) {
        int joint = finding.subject().joint();
        int[] starts = RenumberStarts.starts(
                anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).toArray());
        return row(joint, anim)
                .filter(row -> row.startIndex() != starts[joint])
                .map(row -> new StartEdit(joint, starts[joint]));
    }

    /** The subject is the joint that lacks the bits, or else the joint after the gap. */
    private static Optional<Edit> filled(Finding finding, Md5Anim anim) {
        int subject = finding.subject().joint();
        boolean lacks = row(subject, anim).isPresent()
                && ComponentLayout.of(anim).missing(subject).isPresent();
        int next = lacks ? subject + 1 : subject;
        long end = row(next, anim).map(AnimJoint::startIndex).orElseGet(() -> anim.longestFrame());
        int before = (next < 0 ? anim.hierarchy().size() : next) - 1;
        return row(before, anim)
                .filter(row -> row.flags() != Component.ALL)
                .filter(row -> (long) row.startIndex() + Component.values().length == end)
                .map(row -> new FlagsEdit(before, Component.ALL));
    }

    private static Optional<Edit> known(Finding finding, Md5Anim anim) {
        int joint = finding.subject().joint();
        return row(joint, anim)
                .filter(row -> row.flags() != ModelFile.MISSING)
                .map(row -> new FlagsEdit(joint, row.flags() & Component.ALL));
    }

    private static Optional<Edit> normalized(Finding finding, Md5Anim anim) {
        int joint = finding.subject().joint();
        if (joint < 0 || joint >= anim.baseframe().size()) {
            return Optional.empty();
        }
        BaseframeRow row = anim.baseframe().get(joint);
        double length = Math.sqrt(row.orientation().lengthSquared());
        return Optional.of(new Several(Arrays.stream(Component.values())
                .filter(Component::isOrientation)
                .<Edit>map(it -> new BaseframeEdit(joint, it, row.value(it) / length))
                .toList()));
    }

    private static Optional<AnimJoint> row(int joint, Md5Anim anim) {
        return joint >= 0 && joint < anim.hierarchy().size()
                ? Optional.of(anim.hierarchy().get(joint))
                : Optional.empty();
    }
}
