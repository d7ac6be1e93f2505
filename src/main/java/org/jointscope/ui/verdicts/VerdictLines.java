package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineRule;
import org.jointscope.check.engine.VerdictReason;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.document.OpenReason;
import org.jointscope.ui.document.OpenVerdict;
import org.jointscope.ui.document.OpenVerdicts;
import org.jointscope.ui.verdicts.VerdictLine.Kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the lines of the list: one an engine, which unfolds to its rules and to its manner. */
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
        Sign sign = Sign.of(verdict, complete);
        List<VerdictLine> below = new ArrayList<>();
        verdict.reasons().forEach(reason -> below.add(reason(engine, reason)));
        manner(verdict).ifPresent(below::add);
        Optional<OpenReason> deciding = verdict.deciding();
        VerdictDetails details =
                deciding.map(reason -> words.objecting(engine, reason))
                        .orElseGet(() -> words.accepting(engine, sign));
        return new VerdictLine(
                Kind.ENGINE,
                engine.id(),
                sign,
                words.name(engine),
                "",
                words.word(sign),
                details.rule(),
                deciding.map(VerdictLines::there).orElse(""),
                deciding.map(VerdictLines::target),
                details,
                below);
    }

    private static String there(OpenReason reason) {
        return reason.reason().spot().detail();
    }

    private static FilePlace target(OpenReason reason) {
        return EngineWords.targets(reason).getFirst();
    }

    private VerdictLine reason(Engine engine, OpenReason open) {
        VerdictReason reason = open.reason();
        EngineRule rule = reason.rule();
        Sign sign = Sign.of(rule.effect());
        return new VerdictLine(
                Kind.REASON,
                String.join("/", engine.id(), reason.target().name(), rule.id()),
                sign,
                words.name(engine),
                "",
                words.word(sign),
                rule.text(),
                there(open),
                Optional.of(target(open)),
                words.objecting(engine, open),
                List.of());
    }

    private Optional<VerdictLine> manner(OpenVerdict verdict) {
        Engine engine = verdict.engine();
        List<VerdictLine> parts =
                traits.of(verdict).stream().map(trait -> trait(engine, trait)).toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        String differences = traits.differences(verdict);
        return Optional.of(
                new VerdictLine(
                        Kind.MANNER,
                        engine.id() + "/manner",
                        Sign.SHOWS,
                        words.name(engine),
                        "",
                        words.word(Sign.SHOWS),
                        differences,
                        "",
                        Optional.empty(),
                        words.showing(engine, differences, Optional.empty()),
                        parts));
    }

    private VerdictLine trait(Engine engine, Traits.Trait trait) {
        return new VerdictLine(
                Kind.TRAIT,
                engine.id() + "/manner/" + trait.topic(),
                Sign.SHOWS,
                words.name(engine),
                trait.topic(),
                "",
                trait.sentence(),
                "",
                trait.place(),
                words.showing(engine, trait.sentence(), trait.place()),
                List.of());
    }
}
