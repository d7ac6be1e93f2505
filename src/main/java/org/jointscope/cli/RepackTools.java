package org.jointscope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.analysis.PairFit;
import org.jointscope.cli.EditingCommand.UnsuitableException;
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

/**
 * The options of {@code repack} that edit an animation: a mixin. Repairs are applied first, then edits that require
 * valid poses, and the bounds last.
 */
final class RepackTools {

    /** Sources of a new baseframe. */
    enum Base {
        FRAME0,
        BIND
    }

    @Option(names = "--renumber-starts", order = 10)
    private boolean renumberStarts;

    @Option(names = "--negate", order = 11, paramLabel = "JOINT[:FIRST[-LAST]]")
    private List<Negation> negations = new ArrayList<>();

    @Option(names = "--match-mesh", order = 12)
    private boolean matchMesh;

    @Option(names = "--rebase", order = 13, paramLabel = "WHAT")
    private Optional<Base> rebase;

    @Option(names = "--clear-redundant", order = 14)
    private boolean clearRedundant;

    @Option(names = "--tolerance", order = 15, paramLabel = "id|T,Q")
    private Optional<Tolerance> tolerance;

    @Option(names = "--all-components", order = 16)
    private boolean allComponents;

    @Option(names = "--bounds", order = 17)
    private boolean bounds;

    @Option(names = "--mesh", order = 18, paramLabel = "FILE")
    private Optional<Path> mesh;

    Optional<Path> mesh() {
        return mesh;
    }

    /** The key of a text about options that exclude or require each other. */
    Optional<String> contradiction() {
        if (allComponents && (clearRedundant || tolerance.isPresent())) {
            return Optional.of("cli.repack.allComponents");
        }
        boolean needsMesh = matchMesh || bounds || isRebasedOnMesh();
        return needsMesh && mesh.isEmpty() ? Optional.of("cli.repack.mesh") : Optional.empty();
    }

    private boolean isRebasedOnMesh() {
        return rebase.filter(Base.BIND::equals).isPresent();
    }

    /**
     * Applies the options to an animation.
     *
     * @param notes receives remarks about the changes, as phrases
     * @throws UnsuitableException if it does not contain the joint or frame of an option
     */
    Md5Anim apply(Md5Anim anim, Optional<Md5Mesh> mesh, List<String> notes) throws UnsuitableException {
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
        note("cli.repack.note.bits", cleared, notes);
        return packed;
    }

    private Edit packing() {
        if (allComponents) {
            return new AllComponents();
        }
        return clearRedundant || tolerance.isPresent()
                ? new ClearStill(tolerance.orElse(Tolerance.LOSSLESS))
                : new Repack();
    }

    private static Md5Anim matched(Md5Anim anim, Md5Mesh mesh, List<String> notes) throws UnsuitableException {
        MatchMesh match = new MatchMesh(mesh);
        MatchSummary summary = match.summary(anim);
        if (summary.dropped().size() == anim.hierarchy().size()) {
            throw new UnsuitableException("cli.repack.noMatch");
        }
        note("cli.repack.note.added", summary.added(), notes);
        note("cli.repack.note.removed", summary.dropped(), notes);
        note(
                "cli.repack.note.renamed",
                summary.renamed().stream()
                        .map(name -> name.from() + " → " + name.to())
                        .toList(),
                notes);
        note("cli.repack.note.reordered", summary.reordered(), notes);
        note("cli.repack.note.reparented", summary.rehung(), notes);
        return match.applyTo(anim);
    }

    private static void note(String key, List<String> joints, List<String> notes) {
        if (!joints.isEmpty()) {
            notes.add(Words.text(key, String.join(", ", joints)));
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
            notes.add(Words.text(
                    "cli.repack.note.shift",
                    Words.number(shift.x()),
                    Words.number(shift.y()),
                    Words.number(shift.z())));
        }
        return edit.applyTo(anim);
    }

    private static void noteMisfit(Md5Anim anim, Md5Mesh mesh, List<String> notes) {
        PairFit.misfit(Md5Kernel.rig(mesh), Md5Kernel.rig(anim))
                .map(reason -> Words.text("cli.misfit", reason))
                .filter(note -> !notes.contains(note))
                .ifPresent(notes::add);
    }

    /**
     * A joint with a quaternion to negate, in the syntax of the command line: {@code head}, {@code head:12},
     * {@code head:12-20}.
     *
     * @param joint its name
     * @param frames zero-based; empty for all
     */
    record Negation(String joint, Optional<FrameSpan> frames) {

        private static final Pattern SPAN = Pattern.compile("(.+):(\\d{1,9})(?:-(\\d{1,9}))?");

        /**
         * The edit for an animation.
         *
         * @throws UnsuitableException if it does not contain the joint or the frames
         */
        Edit of(Md5Anim anim) throws UnsuitableException {
            List<String> names = anim.hierarchy().stream().map(AnimJoint::name).toList();
            int index = names.indexOf(joint);
            if (index < 0) {
                throw new UnsuitableException("cli.repack.noJoint", joint);
            }
            int last = anim.frames().size() - 1;
            FrameSpan span = frames.orElse(new FrameSpan(0, Math.max(0, last)));
            if (span.last() > last && frames.isPresent()) {
                throw new UnsuitableException("cli.repack.noFrame", span.last(), last);
            }
            return new NegateOrientation(index, span);
        }

        /** Parses the value of the option. */
        static Negation parse(String value) {
            Matcher span = SPAN.matcher(value);
            if (!span.matches()) {
                return new Negation(value, Optional.empty());
            }
            int first = Integer.parseInt(span.group(2));
            int last = span.group(3) == null ? first : Integer.parseInt(span.group(3));
            if (last < first) {
                throw new TypeConversionException(Words.text("cli.value.frames", last, first));
            }
            return new Negation(span.group(1), Optional.of(new FrameSpan(first, last)));
        }
    }
}
