package org.jointscope.ui.verdicts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.scene.OpenVerdicts.OpenReason;
import org.jointscope.scene.OpenVerdicts.OpenVerdict;
import org.jointscope.ui.verdicts.VerdictLine.Kind;
import org.jointscope.ui.verdicts.VerdictLine.Statement;

/**
 * Creates the rows of the table: the families of the chosen engines, those that object first, then those that require
 * other paths, with a row per engine, which expands to its rules and its traits; then a group of the other engines.
 */
record VerdictLines(VerdictTexts words, Traits traits) {

    /**
     * @param found true for engines to list
     * @param objecting true to list only engines that object or require other paths
     */
    List<VerdictLine> of(Predicate<Engine> found, boolean objecting) {
        Predicate<Engine> chosen = found.and(words::isChosen);
        Stream<VerdictLine> families = Engines.families().stream()
                .map(family -> members(objecting, chosen.and(engine -> engine.family() == family)))
                .filter(members -> !members.isEmpty())
                .sorted(Comparator.comparing(List::getFirst, words.order()))
                .map(this::family);
        List<OpenVerdict> others = members(objecting, found.and(Predicate.not(words::isChosen)));
        return Stream.concat(
                        families,
                        others.isEmpty()
                                ? Stream.empty()
                                : Stream.of(group(Kind.OTHERS, "others", words.others(), others)))
                .toList();
    }

    private VerdictLine family(List<OpenVerdict> members) {
        Family family = members.getFirst().engine().family();
        return group(Kind.FAMILY, "family/" + family, family.text(), members);
    }

    private List<OpenVerdict> members(boolean objecting, Predicate<Engine> which) {
        return words.verdicts().all().stream()
                .filter(verdict -> which.test(verdict.engine()))
                .filter(verdict -> !objecting || words.objects(verdict))
                .sorted(words.order())
                .toList();
    }

    private VerdictLine group(Kind kind, String id, String name, List<OpenVerdict> members) {
        List<VerdictLine> engines = members.stream().map(this::engine).toList();
        return new VerdictLine(kind, id, name, "", words.counts(members), Optional.empty(), engines);
    }

    private VerdictLine engine(OpenVerdict verdict) {
        Engine engine = verdict.engine();
        Statement statement = verdict.deciding()
                .map(reason -> words.objecting(engine, reason))
                .orElseGet(() -> words.accepting(engine, words.sign(verdict)));
        List<VerdictLine> below = new ArrayList<>();
        verdict.reasons().forEach(reason -> below.add(reason(engine, reason)));
        path(engine).ifPresent(below::add);
        manner(verdict).ifPresent(below::add);
        return line(Kind.ENGINE, "", statement, below);
    }

    /** The paths that an engine requires, also if it objects to the contents. */
    private Optional<VerdictLine> path(Engine engine) {
        return words.path(engine)
                .map(sentence -> new Traits.Trait(words.pathTopic(), sentence, Optional.empty()))
                .map(trait -> trait(engine, "/", trait));
    }

    private VerdictLine reason(Engine engine, OpenReason open) {
        VerdictReason reason = open.reason();
        String id = "/" + reason.target().name() + "/" + reason.rule().id();
        return line(Kind.REASON, id, words.objecting(engine, open), List.of());
    }

    private Optional<VerdictLine> manner(OpenVerdict verdict) {
        Engine engine = verdict.engine();
        List<VerdictLine> parts = traits.of(verdict).stream()
                .map(trait -> trait(engine, "/manner/", trait))
                .toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Statement summary = words.showing(engine, traits.differences(verdict), Optional.empty());
        return Optional.of(line(Kind.MANNER, "/manner", summary, parts));
    }

    private VerdictLine line(Kind kind, String id, Statement statement, List<VerdictLine> below) {
        return new VerdictLine(
                kind,
                statement.engine().id() + id,
                words.name(statement.engine()),
                "",
                words.word(statement.sign()),
                Optional.of(statement),
                below);
    }

    private VerdictLine trait(Engine engine, String above, Traits.Trait trait) {
        return new VerdictLine(
                Kind.TRAIT,
                engine.id() + above + trait.topic(),
                words.name(engine),
                trait.topic(),
                "",
                Optional.of(words.showing(engine, trait.sentence(), trait.place())),
                List.of());
    }
}
