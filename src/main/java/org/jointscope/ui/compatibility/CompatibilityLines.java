package org.jointscope.ui.compatibility;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenReason;
import org.jointscope.ui.compatibility.CompatibilityLine.Kind;
import org.jointscope.ui.compatibility.CompatibilityLine.Statement;

/**
 * Creates the rows of the table: the families of the chosen engines, those that object first, then those that require
 * other paths, with a row per engine, which expands to its rules and its traits; then a group of the other engines.
 */
record CompatibilityLines(CompatibilityTexts words, Traits traits) {

    /**
     * @param found true for engines to list
     * @param objecting true to list only engines that object or require other paths
     */
    List<CompatibilityLine> of(Predicate<Engine> found, boolean objecting) {
        Predicate<Engine> chosen = found.and(words::isChosen);
        Stream<CompatibilityLine> families = Engines.families().stream()
                .map(family -> members(objecting, chosen.and(engine -> engine.family() == family)))
                .filter(members -> !members.isEmpty())
                .sorted(Comparator.comparing(List::getFirst, words.order()))
                .map(this::family);
        List<EngineCompatibility> others = members(objecting, found.and(Predicate.not(words::isChosen)));
        return Stream.concat(
                        families,
                        others.isEmpty()
                                ? Stream.empty()
                                : Stream.of(group(Kind.OTHERS, "others", words.others(), others)))
                .toList();
    }

    private CompatibilityLine family(List<EngineCompatibility> members) {
        Family family = members.getFirst().engine().family();
        return group(Kind.FAMILY, "family/" + family, family.text(), members);
    }

    private List<EngineCompatibility> members(boolean objecting, Predicate<Engine> which) {
        return words.compatibility().all().stream()
                .filter(result -> which.test(result.engine()))
                .filter(result -> !objecting || words.objects(result))
                .sorted(words.order())
                .toList();
    }

    private CompatibilityLine group(Kind kind, String id, String name, List<EngineCompatibility> members) {
        List<CompatibilityLine> engines = members.stream().map(this::engine).toList();
        return new CompatibilityLine(kind, id, name, "", words.counts(members), Optional.empty(), engines);
    }

    private CompatibilityLine engine(EngineCompatibility result) {
        Engine engine = result.engine();
        Statement statement = result.deciding()
                .map(reason -> words.objecting(engine, reason))
                .orElseGet(() -> words.accepting(engine, words.sign(result)));
        List<CompatibilityLine> below = new ArrayList<>();
        result.reasons().forEach(reason -> below.add(reason(engine, reason)));
        path(engine).ifPresent(below::add);
        manner(result).ifPresent(below::add);
        return line(Kind.ENGINE, "", statement, below);
    }

    /** The paths that an engine requires, also if it objects to the contents. */
    private Optional<CompatibilityLine> path(Engine engine) {
        return words.path(engine)
                .map(sentence -> new Traits.Trait(words.pathTopic(), sentence, Optional.empty()))
                .map(trait -> trait(engine, "/", trait));
    }

    private CompatibilityLine reason(Engine engine, OpenReason open) {
        CompatibilityReason reason = open.reason();
        String id = "/" + reason.target().name() + "/" + reason.rule().id();
        return line(Kind.REASON, id, words.objecting(engine, open), List.of());
    }

    private Optional<CompatibilityLine> manner(EngineCompatibility result) {
        Engine engine = result.engine();
        List<CompatibilityLine> parts = traits.of(result).stream()
                .map(trait -> trait(engine, "/manner/", trait))
                .toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Statement summary = words.showing(engine, traits.differences(result), Optional.empty());
        return Optional.of(line(Kind.MANNER, "/manner", summary, parts));
    }

    private CompatibilityLine line(Kind kind, String id, Statement statement, List<CompatibilityLine> below) {
        return new CompatibilityLine(
                kind,
                statement.engine().id() + id,
                words.name(statement.engine()),
                "",
                words.word(statement.sign()),
                Optional.of(statement),
                below);
    }

    private CompatibilityLine trait(Engine engine, String above, Traits.Trait trait) {
        return new CompatibilityLine(
                Kind.TRAIT,
                engine.id() + above + trait.topic(),
                words.name(engine),
                trait.topic(),
                "",
                Optional.of(words.showing(engine, trait.sentence(), trait.target())),
                List.of());
    }
}
