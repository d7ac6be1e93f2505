package org.jointscope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.EditImpact;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;

/**
 * The engine compatibility of the open files.
 *
 * @param all engines that read such files, in the order of {@link Engines#ALL}
 * @param unadvisable hints with the engines that load the animation differently after the repair
 * @param complete whether all is known: a mesh and an animation have been checked together, and no edit was made since
 */
public record OpenCompatibility(List<EngineCompatibility> all, Map<Issue, List<Engine>> unadvisable, boolean complete) {

    /**
     * The compatibility of an engine with all open files.
     *
     * @param reasons the rules that apply, the most severe first; empty if it accepts the files
     * @param differences between what the engine shows and the files, except for weights
     */
    public record EngineCompatibility(Engine engine, List<OpenReason> reasons, List<OpenDifference> differences) {

        public EngineCompatibility {
            reasons = reasons.stream()
                    .sorted(Comparator.comparing(OpenReason::outcome).reversed())
                    .toList();
            differences = List.copyOf(differences);
        }

        /** The most severe rule. */
        public Optional<OpenReason> deciding() {
            return reasons.stream().findFirst();
        }
    }

    /**
     * A rule of an engine that applies to the open files.
     *
     * @param file that contains its locations
     */
    public record OpenReason(InspectedFile file, CompatibilityReason reason) {

        public Outcome outcome() {
            return reason.rule().effect().outcome();
        }
    }

    /** A difference in how an engine reads one of the open files. */
    public record OpenDifference(InspectedFile file, EngineDifference difference) {

        /** The location, if the rule applies to a single one. */
        public Optional<Location> location() {
            return difference.location().map(at -> new Location(at.line(), at.column()));
        }
    }

    public static final OpenCompatibility NONE = new OpenCompatibility(List.of(), Map.of(), true);

    public OpenCompatibility {
        all = List.copyOf(all);
        unadvisable = Map.copyOf(unadvisable);
    }

    /** True for a hint that no engine of a choice contradicts; all engines are no choice. */
    public boolean isAdvisable(Issue issue, Set<Engine> chosen) {
        return chosen.size() == Engines.ALL.size()
                || Collections.disjoint(unadvisable.getOrDefault(issue, List.of()), chosen);
    }

    /** For files with issues that match their content; reads them once or twice. */
    public static OpenCompatibility of(OpenModel open, OpenIssues issues) {
        Optional<InspectedPair> checked = issues.checkedPair();
        boolean paired = open.mesh().isPresent() && open.anim().isPresent();
        Optional<InspectedPair> pair = checked.isEmpty() && paired
                ? Optional.of(new InspectedPair(open.mesh().get(), open.anim().get(), List.of()))
                : checked;
        Map<String, List<OpenReason>> ofPair =
                pair.map(OpenCompatibility::reasons).orElse(Map.of());
        Differences differences = new Differences(open.md5Mesh(), open.md5Anim());
        List<EngineCompatibility> all = Engines.ALL.stream()
                .map(engine -> of(engine, open, ofPair, differences))
                .flatMap(Optional::stream)
                .toList();
        Map<Issue, List<Engine>> unadvisable =
                open.anim().map(EditImpact::unadvisable).orElse(Map.of());
        return new OpenCompatibility(all, unadvisable, !paired || checked.isPresent());
    }

    /** Those of each engine that reads a pair, by its id. */
    private static Map<String, List<OpenReason>> reasons(InspectedPair pair) {
        return pair.compatibilities(Engines.ALL).stream()
                .collect(Collectors.toMap(
                        result -> result.engine().id(),
                        result -> result.reasons().stream()
                                .map(it -> new OpenReason(file(pair, it), it))
                                .toList()));
    }

    private static InspectedFile file(InspectedPair pair, CompatibilityReason reason) {
        return reason.target() == Target.MD5MESH ? pair.mesh() : pair.anim();
    }

    private static Optional<EngineCompatibility> of(
            Engine engine, OpenModel open, Map<String, List<OpenReason>> ofPair, Differences differences) {
        boolean asked = ofPair.containsKey(engine.id());
        List<OpenReason> reasons = new ArrayList<>(ofPair.getOrDefault(engine.id(), List.of()));
        List<InspectedFile> singles = asked ? besidePair(open) : open.files();
        for (InspectedFile file : singles) {
            for (Compatibility result : file.compatibilities(List.of(engine))) {
                asked = true;
                result.reasons().forEach(reason -> reasons.add(new OpenReason(file, reason)));
            }
        }
        return asked
                ? Optional.of(new EngineCompatibility(engine, reasons, of(engine, open, differences)))
                : Optional.empty();
    }

    private static List<InspectedFile> besidePair(OpenModel open) {
        return Stream.concat(open.camera().stream(), open.declarations().stream())
                .toList();
    }

    private static List<OpenDifference> of(Engine engine, OpenModel open, Differences differences) {
        List<EngineDifference> ofModel = differences.besidesWeights(engine);
        Stream<OpenDifference> placed = open.anim().or(open::mesh).stream()
                .flatMap(file -> ofModel.stream().map(it -> new OpenDifference(file, it)));
        return Stream.concat(placed, rate(engine, open).stream()).toList();
    }

    private static Optional<OpenDifference> rate(Engine engine, OpenModel open) {
        return Stream.of(open.anim(), open.camera())
                .flatMap(Optional::stream)
                .flatMap(file -> file.rateDifference(engine).stream().map(found -> new OpenDifference(file, found)))
                .findFirst();
    }

    /** The compatibility with one engine, if it reads such files. */
    public Optional<EngineCompatibility> of(Engine engine) {
        return all.stream().filter(result -> result.engine() == engine).findFirst();
    }

    public OpenCompatibility outdated() {
        return new OpenCompatibility(all, unadvisable, false);
    }
}
