package org.jointscope.ui.document;

import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Verdict;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the engines make of what is open.
 *
 * @param all those that read such files, in the order of {@link Engines#ALL}
 * @param complete whether all is known: a mesh and an animation have been checked together, and
 *     nothing has been edited since
 */
public record OpenVerdicts(List<OpenVerdict> all, boolean complete) {

    /**
     * What an engine makes of all that is open.
     *
     * @param reasons the rules that apply, the gravest first; none if it accepts
     * @param differences of what the engine shows from what the files say, the weights aside
     */
    public record OpenVerdict(
            Engine engine, List<OpenReason> reasons, List<OpenDifference> differences) {

        public OpenVerdict {
            reasons =
                    reasons.stream()
                            .sorted(Comparator.comparing(OpenReason::outcome).reversed())
                            .toList();
            differences = List.copyOf(differences);
        }

        /** The rule that decides. */
        public Optional<OpenReason> deciding() {
            return reasons.stream().findFirst();
        }
    }

    /**
     * A rule of an engine that applies to what is open.
     *
     * @param file in which its places are
     */
    public record OpenReason(InspectedFile file, VerdictReason reason) {

        private Outcome outcome() {
            return reason.rule().effect().outcome();
        }
    }

    /** What an engine reads differently from one of the open files. */
    public record OpenDifference(InspectedFile file, EngineDifference difference) {

        /** Where, if it is about a single place. */
        public Optional<FilePlace> place() {
            return difference
                    .place()
                    .map(at -> new Location(at.line(), at.column()))
                    .map(at -> new FilePlace(file, at, Subject.FILE));
        }
    }

    public static final OpenVerdicts NONE = new OpenVerdicts(List.of(), true);

    public OpenVerdicts {
        all = List.copyOf(all);
    }

    /** Of files whose issues are those of their content; takes a pass or two over them. */
    static OpenVerdicts of(OpenModel open, OpenIssues issues) {
        Optional<InspectedPair> checked = issues.checkedPair();
        boolean paired = open.mesh().isPresent() && open.anim().isPresent();
        Optional<InspectedPair> pair =
                checked.isEmpty() && paired
                        ? Optional.of(
                                new InspectedPair(open.mesh().get(), open.anim().get(), List.of()))
                        : checked;
        List<OpenVerdict> all =
                Engines.ALL.stream()
                        .map(engine -> of(engine, open, pair))
                        .flatMap(Optional::stream)
                        .toList();
        return new OpenVerdicts(all, !paired || checked.isPresent());
    }

    private static Optional<OpenVerdict> of(
            Engine engine, OpenModel open, Optional<InspectedPair> pair) {
        List<Verdict> ofPair = pair.map(it -> it.verdicts(List.of(engine))).orElse(List.of());
        boolean asked = !ofPair.isEmpty();
        List<OpenReason> reasons = new ArrayList<>();
        for (Verdict verdict : ofPair) {
            for (VerdictReason reason : verdict.reasons()) {
                boolean ofMesh = reason.target() == Target.MD5MESH;
                reasons.add(new OpenReason(ofMesh ? pair.get().mesh() : pair.get().anim(), reason));
            }
        }
        List<InspectedFile> singles =
                ofPair.isEmpty() ? open.files() : open.camera().stream().toList();
        for (InspectedFile file : singles) {
            for (Verdict verdict : file.verdicts(List.of(engine))) {
                asked = true;
                verdict.reasons().forEach(reason -> reasons.add(new OpenReason(file, reason)));
            }
        }
        return asked
                ? Optional.of(new OpenVerdict(engine, reasons, differences(engine, open)))
                : Optional.empty();
    }

    private static List<OpenDifference> differences(Engine engine, OpenModel open) {
        List<EngineDifference> ofModel =
                Differences.besidesWeights(engine, open.md5Mesh(), open.md5Anim());
        Stream<OpenDifference> placed =
                open.anim().or(open::mesh).stream()
                        .flatMap(file -> ofModel.stream().map(it -> new OpenDifference(file, it)));
        return Stream.concat(placed, rate(engine, open).stream()).toList();
    }

    private static Optional<OpenDifference> rate(Engine engine, OpenModel open) {
        return Stream.of(open.anim(), open.camera())
                .flatMap(Optional::stream)
                .flatMap(
                        file ->
                                file.rateDifference(engine).stream()
                                        .map(found -> new OpenDifference(file, found)))
                .findFirst();
    }

    /** What one engine makes of it, if it reads such files. */
    public Optional<OpenVerdict> of(Engine engine) {
        return all.stream().filter(verdict -> verdict.engine() == engine).findFirst();
    }

    OpenVerdicts outdated() {
        return new OpenVerdicts(all, false);
    }
}
