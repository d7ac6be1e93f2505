package org.jointscope.ui.document;

import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Outcome;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Verdict;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;

import java.util.ArrayList;
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

    public static final OpenVerdicts NONE = new OpenVerdicts(List.of(), true);

    public OpenVerdicts {
        all = List.copyOf(all);
    }

    /** Of files whose issues are those of their content; takes a pass or two over them. */
    static OpenVerdicts of(OpenModel open, OpenIssues issues) {
        boolean paired = open.mesh().isPresent() && open.anim().isPresent();
        Optional<InspectedPair> pair =
                paired
                        ? issues.checkedPair()
                                .or(
                                        () ->
                                                Optional.of(
                                                        new InspectedPair(
                                                                open.mesh().get(),
                                                                open.anim().get(),
                                                                List.of())))
                        : Optional.empty();
        List<OpenVerdict> all = new ArrayList<>();
        for (Engine engine : Engines.ALL) {
            of(engine, open, pair).ifPresent(all::add);
        }
        return new OpenVerdicts(all, !paired || issues.checkedPair().isPresent());
    }

    private static Optional<OpenVerdict> of(
            Engine engine, OpenModel open, Optional<InspectedPair> pair) {
        List<Verdict> asked = new ArrayList<>();
        List<OpenReason> reasons = new ArrayList<>();
        if (pair.isPresent()) {
            for (Verdict verdict : pair.get().verdicts(List.of(engine))) {
                asked.add(verdict);
                verdict.reasons()
                        .forEach(
                                reason ->
                                        reasons.add(
                                                new OpenReason(
                                                        reason.target() == Target.MD5MESH
                                                                ? pair.get().mesh()
                                                                : pair.get().anim(),
                                                        reason)));
            }
        }
        for (InspectedFile file : singles(open, pair.isPresent() && !asked.isEmpty()).toList()) {
            for (Verdict verdict : file.verdicts(List.of(engine))) {
                asked.add(verdict);
                verdict.reasons().forEach(reason -> reasons.add(new OpenReason(file, reason)));
            }
        }
        return asked.isEmpty()
                ? Optional.empty()
                : Optional.of(new OpenVerdict(engine, reasons, differences(engine, open)));
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
                                file
                                        .rateDifference(engine)
                                        .map(found -> new OpenDifference(file, found))
                                        .stream())
                .findFirst();
    }

    private static Stream<InspectedFile> singles(OpenModel open, boolean paired) {
        return paired
                ? Stream.of(open.camera(), open.md2()).flatMap(Optional::stream)
                : open.files();
    }

    /** How many engines come to an outcome. */
    public long count(Outcome outcome) {
        return all.stream().filter(verdict -> verdict.outcome() == outcome).count();
    }

    /** What one engine makes of it, if it reads such files. */
    public Optional<OpenVerdict> of(Engine engine) {
        return all.stream().filter(verdict -> verdict.engine() == engine).findFirst();
    }

    OpenVerdicts outdated() {
        return new OpenVerdicts(all, false);
    }
}
