package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.ui.document.OpenIssues.PairState;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenVerdicts;
import org.jointscope.ui.document.OpenVerdicts.OpenVerdict;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.Details.Part;
import org.jointscope.ui.pane.Details.Text;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictLine.Statement;
import org.jointscope.ui.verdicts.VerdictsViewModel.Chip;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Sentences about all verdicts together, and the chips. */
final class VerdictTexts {

    private final Texts texts;

    VerdictTexts(Texts texts) {
        this.texts = texts;
    }

    /** The name of the pane, with how many engines do not load the files. */
    String title(OpenVerdicts verdicts) {
        long rejecting =
                signs(verdicts).entrySet().stream()
                        .filter(entry -> entry.getKey().compareTo(Sign.REJECTS) <= 0)
                        .mapToInt(Map.Entry::getValue)
                        .sum();
        return rejecting == 0
                ? texts.of("verdicts.title")
                : texts.of("verdicts.title.count", rejecting);
    }

    /** How many engines come to which verdict, the gravest first. */
    static Map<Sign, Integer> signs(OpenVerdicts verdicts) {
        Map<Sign, Integer> counts = new EnumMap<>(Sign.class);
        for (OpenVerdict verdict : verdicts.all()) {
            counts.merge(Sign.of(verdict, verdicts.complete()), 1, Integer::sum);
        }
        return counts;
    }

    /** {@code 6 accept · 1 warns · 1 rejects}; empty if nobody was asked. */
    String counts(OpenVerdicts verdicts) {
        Map<Sign, Integer> counts = signs(verdicts);
        List<String> parts = new ArrayList<>();
        for (Sign sign : List.of(Sign.values()).reversed()) {
            int count = counts.getOrDefault(sign, 0);
            if (count > 0) {
                String number = count == 1 ? ".one" : ".many";
                parts.add(texts.of("verdicts.count." + sign + number, count));
            }
        }
        return String.join(texts.of("verdicts.between"), parts);
    }

    Chip chip(OpenVerdict verdict, boolean complete, EngineWords words) {
        Engine engine = verdict.engine();
        Sign sign = Sign.of(verdict, complete);
        String spoken = words.says(engine, sign);
        String why =
                verdict.deciding()
                        .map(words::deciding)
                        .orElseGet(() -> texts.of("verdicts.accepts." + sign));
        String thin =
                engine.confidence() == Reliability.RELATED ? texts.of("verdicts.thin.tip") : "";
        String tip = texts.of("verdicts.chip.tip", spoken, why) + thin;
        return new Chip(engine.id(), sign, words.shortName(engine), tip, spoken);
    }

    Details<Sign> details(Statement statement) {
        return new Details<>(
                statement.sign(),
                statement.title(),
                List.of(new Text("issue-message", statement.rule())),
                List.of(
                        new Part(texts.of("verdicts.where"), statement.links(), List.of()),
                        new Part(
                                texts.of("verdicts.words"),
                                new Text("engine-words", statement.words())),
                        new Part(
                                texts.of("verdicts.known"),
                                new Text("", statement.known()),
                                new Text("issue-code", statement.source())),
                        new Part(texts.of("verdicts.about"), new Text("", statement.about()))),
                statement.follow());
    }

    /** What to say where there is no list; empty if there is one. */
    String nothing(OpenModel open, OpenVerdicts verdicts) {
        if (open.isEmpty()) {
            return texts.of("verdicts.empty");
        }
        return verdicts.all().isEmpty() ? texts.of("verdicts.asking", open.name()) : "";
    }

    /** What is not known yet; empty if all is. */
    String state(OpenVerdicts verdicts, PairState pair) {
        if (verdicts.complete()) {
            return "";
        }
        return texts.of(
                switch (pair) {
                    case CHECKING -> "verdicts.state.checking";
                    case STOPPED -> "verdicts.state.stopped";
                    case FAILED -> "verdicts.state.failed";
                    case NONE, CHECKED -> "verdicts.state.asking";
                });
    }

    /** Who was not asked, for what reads no such files has nothing to say; empty if all were. */
    String unread(OpenModel open, OpenVerdicts verdicts) {
        if (verdicts.all().isEmpty()) {
            return "";
        }
        List<String> sentences = new ArrayList<>();
        List<Engine> asked = verdicts.all().stream().map(OpenVerdict::engine).toList();
        List<Engine> others =
                Engines.ALL.stream().filter(engine -> !asked.contains(engine)).toList();
        if (!others.isEmpty()) {
            sentences.add(texts.of("verdicts.unread", names(others)));
        }
        open.files()
                .forEach(
                        file -> {
                            List<Engine> passing = passing(asked, file);
                            if (!passing.isEmpty()) {
                                sentences.add(
                                        texts.of(
                                                "verdicts.unread.file",
                                                Target.of(file.content()).text(),
                                                names(passing)));
                            }
                        });
        return String.join(" ", sentences);
    }

    private static List<Engine> passing(List<Engine> asked, InspectedFile file) {
        return asked.stream().filter(engine -> !engine.reads(file.content())).toList();
    }

    private static String names(List<Engine> engines) {
        return engines.stream().map(Engine::name).collect(Collectors.joining(", "));
    }
}
