package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.ui.document.OpenVerdicts;
import org.jointscope.ui.document.OpenVerdicts.OpenReason;
import org.jointscope.ui.document.OpenVerdicts.OpenVerdict;
import org.jointscope.ui.verdicts.VerdictLine.Kind;
import org.jointscope.ui.verdicts.VerdictLine.Statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the lines of the list: one an engine, which expands to its rules and to its manner. */
final class VerdictLines {

    private final EngineWords words;
    private final Traits traits;

    VerdictLines(EngineWords words, Traits traits) {
        this.words = words;
        this.traits = traits;
    }

    /**
     * @param objecting whether only those are listed that do not accept
     */
    List<VerdictLine> of(OpenVerdicts verdicts, boolean objecting) {
        return verdicts.all().stream()
                .map(verdict -> engine(verdict, verdicts.complete()))
                .filter(line -> !objecting || line.sign().objects())
                .toList();
    }

    private VerdictLine engine(OpenVerdict verdict, boolean complete) {
        Engine engine = verdict.engine();
        Statement statement =
                verdict.deciding()
                        .map(reason -> words.objecting(engine, reason))
                        .orElseGet(() -> words.accepting(engine, Sign.of(verdict, complete)));
        List<VerdictLine> below = new ArrayList<>();
        verdict.reasons().forEach(reason -> below.add(reason(engine, reason)));
        manner(verdict).ifPresent(below::add);
        return line(Kind.ENGINE, engine, "", statement, below);
    }

    private VerdictLine reason(Engine engine, OpenReason open) {
        VerdictReason reason = open.reason();
        String id = "/" + reason.target().name() + "/" + reason.rule().id();
        return line(Kind.REASON, engine, id, words.objecting(engine, open), List.of());
    }

    private Optional<VerdictLine> manner(OpenVerdict verdict) {
        Engine engine = verdict.engine();
        List<VerdictLine> parts =
                traits.of(verdict).stream().map(trait -> trait(engine, trait)).toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Statement summary = words.showing(engine, traits.differences(verdict), Optional.empty());
        return Optional.of(line(Kind.MANNER, engine, "/manner", summary, parts));
    }

    private VerdictLine line(
            Kind kind, Engine engine, String id, Statement statement, List<VerdictLine> below) {
        return new VerdictLine(
                kind,
                engine.id() + id,
                words.name(engine),
                "",
                words.word(statement.sign()),
                statement,
                below);
    }

    private VerdictLine trait(Engine engine, Traits.Trait trait) {
        return new VerdictLine(
                Kind.TRAIT,
                engine.id() + "/manner/" + trait.topic(),
                words.name(engine),
                trait.topic(),
                "",
                words.showing(engine, trait.sentence(), trait.place()),
                List.of());
    }
}
