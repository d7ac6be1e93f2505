package org.jointscope.cli;

import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Verdict;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.diagnostics.Location;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What engines that do not accept a file make of it, in a line: engines whose reason is the same
 * stand together.
 *
 * @param location of the gravest reason
 */
record VerdictText(Location location, String text) {

    /** A reason that several engines share. */
    private record Saying(Effect effect, String text, Location location) {

        static Saying of(VerdictReason reason) {
            return new Saying(
                    reason.rule().effect(), reason.rule().text(), reason.spot().location());
        }

        String by(String engines) {
            String begin =
                    switch (effect) {
                        case REJECTS -> "Rejected by ";
                        case CRASHES -> "Crashes ";
                        case WARNS -> "Not as meant in ";
                    };
            return "%s%s (%s): %s".formatted(begin, engines, location, text);
        }
    }

    /**
     * @param verdicts whose gravest reason counts, of those that matter
     * @return empty if there are none
     */
    static Optional<VerdictText> of(List<Verdict> verdicts, Predicate<VerdictReason> matters) {
        Map<Saying, List<String>> engines = new LinkedHashMap<>();
        for (Verdict verdict : verdicts) {
            verdict.reasons().stream()
                    .filter(matters)
                    .findFirst()
                    .map(
                            reason ->
                                    engines.computeIfAbsent(
                                            Saying.of(reason), any -> new ArrayList<>()))
                    .ifPresent(names -> names.add(verdict.engine().name()));
        }
        List<Saying> gravestFirst =
                engines.keySet().stream()
                        .sorted(
                                Comparator.comparing((Saying it) -> it.effect().outcome())
                                        .reversed())
                        .toList();
        return gravestFirst.stream()
                .findFirst()
                .map(
                        first ->
                                new VerdictText(
                                        first.location(),
                                        gravestFirst.stream()
                                                .map(
                                                        it ->
                                                                it.by(
                                                                        String.join(
                                                                                ", ",
                                                                                engines.get(it))))
                                                .collect(Collectors.joining(" "))));
    }
}
