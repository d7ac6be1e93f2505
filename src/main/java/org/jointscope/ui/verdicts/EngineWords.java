package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenVerdicts.OpenReason;
import org.jointscope.ui.document.PlaceWords;
import org.jointscope.ui.pane.Details.Link;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictLine.Statement;

import java.util.List;
import java.util.Optional;

/** Sentences about engines, their rules, and how those are known. */
final class EngineWords {

    private final Texts texts;
    private final PlaceWords places;
    private final OpenModel open;

    EngineWords(Texts texts, OpenModel open) {
        this.texts = texts;
        this.places = new PlaceWords(texts);
        this.open = open;
    }

    /** {@code Quake 4 (thin)}, if its own source is not public. */
    String name(Engine engine) {
        return engine.confidence() == Reliability.RELATED
                ? texts.of("verdicts.thin", engine.name())
                : engine.name();
    }

    /** As short as people call it. */
    String shortName(Engine engine) {
        String key = "verdicts.short." + engine.id();
        return texts.bundle().containsKey(key) ? texts.of(key) : engine.name();
    }

    String word(Sign sign) {
        return texts.of("verdicts.sign." + sign);
    }

    /** An engine that does not object. */
    Statement accepting(Engine engine, Sign sign) {
        return statement(engine, sign, texts.of("verdicts.accepts." + sign), List.of());
    }

    /** What an engine shows in its own manner. */
    Statement showing(Engine engine, String sentence, Optional<FilePlace> place) {
        return statement(
                engine, Sign.SHOWS, sentence, place.map(at -> link(at, "")).stream().toList());
    }

    private Statement statement(Engine engine, Sign sign, String rule, List<Link> links) {
        return statement(engine, sign, rule, links, "", engine.confidence(), engine.source());
    }

    /** A rule of an engine that applies. */
    Statement objecting(Engine engine, OpenReason reason) {
        EngineRule rule = reason.reason().rule();
        return statement(
                engine,
                Sign.of(rule.effect()),
                rule.text(),
                reason.reason().spots().stream()
                        .map(spot -> link(place(reason, spot), spot.detail()))
                        .toList(),
                rule.words().isEmpty() ? "" : texts.of("verdicts.quoted", rule.words()),
                rule.confidence(),
                rule.source().isEmpty()
                        ? engine.source()
                        : texts.of("verdicts.source", engine.source(), rule.source()));
    }

    private Statement statement(
            Engine engine,
            Sign sign,
            String rule,
            List<Link> links,
            String words,
            Reliability known,
            String source) {
        return new Statement(
                sign,
                says(engine, sign),
                rule,
                links,
                words,
                sentence(known.text()),
                source,
                engine.note(),
                links.isEmpty() ? "" : places.follow(links.getFirst().place()));
    }

    private Link link(FilePlace place, String there) {
        return new Link(place, places.of(place, open), there);
    }

    private static FilePlace place(OpenReason reason, RuleHit spot) {
        return new FilePlace(reason.file(), spot.location(), spot.subject());
    }

    /** {@code Doom 3 rejects}. */
    String says(Engine engine, Sign sign) {
        return texts.of("verdicts.says", engine.name(), word(sign));
    }

    /** A clause as a sentence. */
    static String sentence(String clause) {
        return clause.isEmpty()
                ? ""
                : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }

    /** Why an engine does not accept, and where: {@code Has to be 10. (guard.md5mesh, line 1)}. */
    String deciding(OpenReason reason) {
        return texts.of(
                "verdicts.deciding",
                reason.reason().rule().text(),
                places.fileAndLine(place(reason, reason.reason().spot())));
    }
}
