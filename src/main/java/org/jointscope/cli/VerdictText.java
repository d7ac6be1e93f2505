package org.jointscope.cli;

import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Verdict;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.diagnostics.Location;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What engines that do not accept a file make of it, in a line: engines whose reason is the same
 * stand together.
 *
 * @param location of the gravest reason
 */
record VerdictText(Location location, String text) {

    /** A reason that several engines share. */
    private record Saying(Effect effect, String text, Location location) {}

    /** Empty if all accept the file. */
    static Optional<VerdictText> of(List<Verdict> verdicts) {
        Map<Saying, List<String>> sayings = new LinkedHashMap<>();
        for (Verdict verdict : verdicts) {
            verdict.deciding()
                    .ifPresent(
                            reason ->
                                    sayings.computeIfAbsent(
                                                    saying(reason), any -> new ArrayList<>())
                                            .add(verdict.engine().name()));
        }
        List<Map.Entry<Saying, List<String>>> gravestFirst =
                sayings.entrySet().stream()
                        .sorted(
                                Comparator.comparing(
                                                (Map.Entry<Saying, List<String>> entry) ->
                                                        entry.getKey().effect().outcome())
                                        .reversed())
                        .toList();
        return gravestFirst.stream()
                .findFirst()
                .map(
                        first ->
                                new VerdictText(
                                        first.getKey().location(),
                                        gravestFirst.stream()
                                                .map(VerdictText::sentence)
                                                .collect(Collectors.joining(" "))));
    }

    /** Only the faults that a mesh and an animation have together. */
    static Optional<VerdictText> ofPair(List<Verdict> verdicts) {
        return of(
                verdicts.stream()
                        .map(
                                verdict ->
                                        new Verdict(
                                                verdict.engine(),
                                                verdict.reasons().stream()
                                                        .filter(VerdictText::isOfPair)
                                                        .toList()))
                        .toList());
    }

    private static boolean isOfPair(VerdictReason reason) {
        return reason.target() == Target.PAIR;
    }

    private static Saying saying(VerdictReason reason) {
        return new Saying(reason.rule().effect(), reason.rule().text(), reason.spot().location());
    }

    private static String sentence(Map.Entry<Saying, List<String>> entry) {
        Saying saying = entry.getKey();
        String engines = String.join(", ", entry.getValue());
        String begin =
                switch (saying.effect()) {
                    case REJECTS -> "Rejected by ";
                    case CRASHES -> "Crashes ";
                    case WARNS -> "Not as meant in ";
                };
        return "%s%s (%s): %s".formatted(begin, engines, saying.location(), saying.text());
    }
}
