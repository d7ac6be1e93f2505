package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineRule;
import org.jointscope.check.engine.Reliability;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenReason;
import org.jointscope.ui.document.PlaceWords;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
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
    VerdictDetails accepting(Engine engine, Sign sign) {
        return details(engine, sign, texts.of("verdicts.accepts." + sign), List.of(), "");
    }

    /** What an engine shows in its own manner. */
    VerdictDetails showing(Engine engine, String sentence, Optional<FilePlace> place) {
        List<VerdictDetails.Link> links =
                place.map(at -> new VerdictDetails.Link(at, places.of(at, open), "")).stream()
                        .toList();
        return details(engine, Sign.SHOWS, sentence, links, follow(links));
    }

    private VerdictDetails details(
            Engine engine, Sign sign, String rule, List<VerdictDetails.Link> links, String follow) {
        return new VerdictDetails(
                sign,
                title(engine, sign),
                rule,
                links,
                "",
                known(engine.confidence()),
                engine.source(),
                engine.note(),
                follow);
    }

    private String title(Engine engine, Sign sign) {
        return texts.of("verdicts.says", engine.name(), word(sign));
    }

    private String known(Reliability confidence) {
        return sentence(confidence.text());
    }

    /** A clause as a sentence. */
    static String sentence(String clause) {
        return clause.isEmpty()
                ? ""
                : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }

    /** A rule of an engine that applies. */
    VerdictDetails objecting(Engine engine, OpenReason reason) {
        EngineRule rule = reason.reason().rule();
        List<VerdictDetails.Link> links = new ArrayList<>();
        targets(reason)
                .forEach(
                        at ->
                                links.add(
                                        new VerdictDetails.Link(
                                                at,
                                                places.of(at, open),
                                                reason.reason()
                                                        .spots()
                                                        .get(links.size())
                                                        .detail())));
        return new VerdictDetails(
                Sign.of(rule.effect()),
                title(engine, Sign.of(rule.effect())),
                rule.text(),
                links,
                quoted(rule.words()),
                known(rule.confidence()),
                rule.source().isEmpty()
                        ? engine.source()
                        : texts.of("verdicts.source", engine.source(), rule.source()),
                engine.note(),
                follow(links));
    }

    /** The places of a rule, in their order. */
    static List<FilePlace> targets(OpenReason reason) {
        return reason.reason().spots().stream()
                .map(spot -> new FilePlace(reason.file(), spot.location(), spot.subject()))
                .toList();
    }

    private String quoted(String words) {
        return words.isEmpty() ? "" : texts.of("verdicts.quoted", words);
    }

    private String follow(List<VerdictDetails.Link> links) {
        return links.isEmpty() ? "" : places.follow(links.getFirst().place());
    }

    /** Why an engine does not accept, and where: {@code Has to be 10. (guard.md5mesh, line 1)}. */
    String deciding(OpenReason reason) {
        return texts.of(
                "verdicts.deciding",
                reason.reason().rule().text(),
                places.fileAndLine(targets(reason).getFirst()));
    }
}
