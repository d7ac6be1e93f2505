package org.jointscope.cli;

import org.jointscope.analysis.PairFit;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MatchMesh.MatchSummary;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.Rebase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;

import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code repack} does to an animation beside packing it: a mixin. Repairs come first, then
 * what needs sound poses, and the bounds at last.
 */
final class RepackTools {

    /** Sources of a new baseframe. */
    enum Base {
        FRAME0,
        BIND
    }

    @Option(
            names = "--renumber-starts",
            order = 10,
            description =
                    "First give every joint the startIndex one would expect, and leave the floats"
                            + " where they are: for files whose floats are in order while their"
                            + " startIndexes are not. Changes the poses.")
    private boolean renumberStarts;

    @Option(
            names = "--negate",
            order = 11,
            paramLabel = "JOINT[:FIRST[-LAST]]",
            description =
                    "Negate a joint's quaternion in these frames, or all, where its w has the wrong"
                            + " sign. Zero-based. Can be repeated. Changes the poses.")
    private List<Negation> negations = new ArrayList<>();

    @Option(
            names = "--match-mesh",
            order = 12,
            description = "Put the joints into the order and under the names of --mesh.")
    private boolean matchMesh;

    @Option(
            names = "--rebase",
            order = 13,
            paramLabel = "WHAT",
            description =
                    "Make frame0 or the bind pose of --mesh (bind) the baseframe. Changes no pose.")
    private Optional<Base> rebase;

    @Option(
            names = "--clear-still",
            order = 14,
            description =
                    "Clear the bits of components that never leave the baseframe. Changes no pose.")
    private boolean clearStill;

    @Option(
            names = "--tolerance",
            order = 15,
            paramLabel = "id|T,Q",
            description =
                    "Clear still components even if they leave it by so much: T game units, Q of x,"
                            + " y, z of a quaternion. id is what id's exporter does, 0.125 and"
                            + " 1/8192. Changes the poses.")
    private Optional<Tolerance> tolerance;

    @Option(
            names = "--all-components",
            order = 16,
            description = "Set all six bits of every joint, as exporters for Blender do.")
    private boolean allComponents;

    @Option(
            names = "--bounds",
            order = 17,
            description = "Compute the bounds of every frame from --mesh.")
    private boolean bounds;

    @Option(
            names = "--mesh",
            order = 18,
            paramLabel = "FILE",
            description = "The .md5mesh for --match-mesh, --bounds and --rebase=bind.")
    private Optional<Path> mesh;

    Optional<Path> mesh() {
        return mesh;
    }

    /** A sentence about options that exclude or need each other. */
    Optional<String> contradiction() {
        if (allComponents && (clearStill || tolerance.isPresent())) {
            return Optional.of("--all-components sets the bits that --clear-still clears.");
        }
        boolean needsMesh = matchMesh || bounds || isRebasedOnMesh();
        return needsMesh && mesh.isEmpty()
                ? Optional.of("--match-mesh, --bounds and --rebase=bind need --mesh.")
                : Optional.empty();
    }

    private boolean isRebasedOnMesh() {
        return rebase.filter(Base.BIND::equals).isPresent();
    }

    /**
     * Makes an animation what was asked for.
     *
     * @param notes gets what somebody should know about it, as clauses
     * @throws UnsuitableException if it lacks what an option names
     */
    Md5Anim apply(Md5Anim anim, Optional<Md5Mesh> mesh, List<String> notes)
            throws UnsuitableException {
        Md5Anim edited = renumberStarts ? new RenumberStarts().applyTo(anim) : anim;
        for (Negation negation : negations) {
            edited = negation.of(edited).applyTo(edited);
        }
        if (matchMesh) {
            edited = matched(edited, mesh.orElseThrow(), notes);
        }
        if (rebase.isPresent()) {
            edited = rebased(edited, mesh, notes);
        }
        edited = packed(edited, notes);
        if (bounds) {
            noteMisfit(edited, mesh.orElseThrow(), notes);
            edited = new ReplaceBounds(MeshBounds.of(mesh.get(), edited)).applyTo(edited);
        }
        return edited;
    }

    private Md5Anim packed(Md5Anim anim, List<String> notes) {
        Md5Anim packed = packing().applyTo(anim);
        List<String> cleared = new ArrayList<>();
        for (int joint = 0; joint < packed.hierarchy().size(); joint++) {
            AnimJoint before = anim.hierarchy().get(joint);
            int lost = before.flags() & ~packed.hierarchy().get(joint).flags() & ~Component.ALL;
            if (before.flags() != ModelFile.MISSING && lost != 0) {
                cleared.add(before.name());
            }
        }
        note("flag bits without a component are cleared", cleared, notes);
        return packed;
    }

    private Edit packing() {
        if (allComponents) {
            return new AllComponents();
        }
        return clearStill || tolerance.isPresent()
                ? new ClearStill(tolerance.orElse(Tolerance.LOSSLESS))
                : new Repack();
    }

    private static Md5Anim matched(Md5Anim anim, Md5Mesh mesh, List<String> notes)
            throws UnsuitableException {
        MatchMesh match = new MatchMesh(mesh);
        MatchSummary summary = match.summary(anim);
        if (summary.dropped().size() == anim.hierarchy().size()) {
            throw new UnsuitableException("the mesh has none of its joints");
        }
        note("joints that come in from the mesh", summary.added(), notes);
        note("joints that the mesh lacks go, and their motion", summary.dropped(), notes);
        note(
                "joints renamed",
                summary.renamed().stream()
                        .map(name -> name.from() + " becomes " + name.to())
                        .toList(),
                notes);
        note("joints that come elsewhere in the order", summary.reordered(), notes);
        note("joints that hang on another parent", summary.rehung(), notes);
        return match.applyTo(anim);
    }

    private static void note(String what, List<String> joints, List<String> notes) {
        if (!joints.isEmpty()) {
            notes.add(what + ": " + String.join(", ", joints));
        }
    }

    private Md5Anim rebased(Md5Anim anim, Optional<Md5Mesh> mesh, List<String> notes) {
        List<BaseframeRow> rows;
        if (isRebasedOnMesh()) {
            noteMisfit(anim, mesh.orElseThrow(), notes);
            rows = Baseframes.ofBindPose(anim, mesh.get());
        } else {
            rows = Baseframes.ofFrame(anim, 0);
        }
        Rebase edit = new Rebase(rows);
        Vector3 shift = edit.doom3Shift(anim);
        if (shift.lengthSquared() > 0) {
            notes.add(
                    "Doom 3, which takes the root from the baseframe, puts it elsewhere by ( %s %s %s )"
                            .formatted(
                                    Words.number(shift.x()),
                                    Words.number(shift.y()),
                                    Words.number(shift.z())));
        }
        return edit.applyTo(anim);
    }

    private static void noteMisfit(Md5Anim anim, Md5Mesh mesh, List<String> notes) {
        PairFit.misfit(Md5Kernel.rig(mesh), Md5Kernel.rig(anim))
                .map(reason -> "it was not made for the mesh: " + reason)
                .filter(note -> !notes.contains(note))
                .ifPresent(notes::add);
    }

    /**
     * A joint whose quaternion is to be negated, as the command line names it: {@code head}, {@code
     * head:12}, {@code head:12-20}.
     *
     * @param joint its name
     * @param frames zero-based; empty for all
     */
    record Negation(String joint, Optional<FrameSpan> frames) {

        private static final Pattern SPAN = Pattern.compile("(.+):(\\d{1,9})(?:-(\\d{1,9}))?");

        /**
         * The edit for an animation.
         *
         * @throws UnsuitableException if it has no such joint, or not these frames
         */
        Edit of(Md5Anim anim) throws UnsuitableException {
            List<String> names = anim.hierarchy().stream().map(AnimJoint::name).toList();
            int index = names.indexOf(joint);
            if (index < 0) {
                throw new UnsuitableException("it has no joint '" + joint + "'");
            }
            int last = anim.frames().size() - 1;
            FrameSpan span = frames.orElse(new FrameSpan(0, Math.max(0, last)));
            if (span.last() > last && frames.isPresent()) {
                throw new UnsuitableException(
                        "it has no frame " + span.last() + "; its last frame is frame " + last);
            }
            return new NegateOrientation(index, span);
        }

        /** Makes one of what somebody typed. */
        static Negation parse(String value) {
            Matcher span = SPAN.matcher(value);
            if (!span.matches()) {
                return new Negation(value, Optional.empty());
            }
            int first = Integer.parseInt(span.group(2));
            int last = span.group(3) == null ? first : Integer.parseInt(span.group(3));
            if (last < first) {
                throw new TypeConversionException(
                        "expected JOINT:FIRST-LAST, but " + last + " comes before " + first);
            }
            return new Negation(span.group(1), Optional.of(new FrameSpan(first, last)));
        }
    }
}
