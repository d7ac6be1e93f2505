package org.jointscope.ui.compatibility;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.check.engine.EngineTraits.Folder;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenReason;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.compatibility.CompatibilityLine.Statement;
import org.jointscope.ui.compatibility.CompatibilityViewModel.Chip;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.document.LocationWords;
import org.jointscope.ui.pane.CureActions;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.Details.Link;
import org.jointscope.ui.pane.Details.Part;
import org.jointscope.ui.pane.Details.Text;

/**
 * Texts of the Compatibility pane: about the chosen engines together, and about each engine.
 *
 * @param compatibility of all engines
 * @param paths the sentences about open files that are not where engines look for them
 */
record CompatibilityTexts(
        Texts texts,
        OpenModel open,
        OpenCompatibility compatibility,
        Set<Engine> chosen,
        Map<Folder, String> paths,
        CureActions cures) {

    /** The locations of words in a message of an engine. */
    private static final Pattern EXPECTED = Pattern.compile("(?<=xpected \")%s");

    private static final Pattern FOUND = Pattern.compile("(?<=(got|found) \")%s");

    static CompatibilityTexts of(
            Texts texts, OpenModel open, OpenCompatibility compatibility, Set<Engine> chosen, CureActions cures) {
        Map<Folder, String> paths = new EnumMap<>(Folder.class);
        for (Folder folder : Folder.values()) {
            List<String> missed = ModelFolder.missedPaths(folder, ownPath(open.mesh()), ownPath(open.anim()));
            if (!missed.isEmpty()) {
                paths.put(folder, texts.of("compatibility.path", missed.size(), String.join(", ", missed)));
            }
        }
        return new CompatibilityTexts(texts, open, compatibility, chosen, paths, cures);
    }

    /** The title of the pane, with the number of engines that reject the files. */
    String title() {
        long rejecting =
                chosenSigns().filter(sign -> sign.compareTo(Sign.REJECTS) <= 0).count();
        return rejecting == 0 ? texts.of("compatibility.title") : texts.of("compatibility.title.count", rejecting);
    }

    boolean isChosen(Engine engine) {
        return chosen.contains(engine);
    }

    private Stream<EngineCompatibility> ofChosen() {
        return compatibility.all().stream().filter(result -> isChosen(result.engine()));
    }

    private Stream<Sign> chosenSigns() {
        return ofChosen().map(this::sign);
    }

    Sign sign(EngineCompatibility result) {
        return result.deciding()
                .map(reason -> Sign.of(reason.reason().rule().effect()))
                .orElseGet(() -> requiresPath(result.engine()) ? Sign.PATH : accepting());
    }

    private Sign accepting() {
        return compatibility.complete() ? Sign.ACCEPTS : Sign.OPEN;
    }

    /** The number of engines by result, the most severe first. */
    Map<Sign, Integer> signs() {
        return signs(chosenSigns());
    }

    private static Map<Sign, Integer> signs(Stream<Sign> all) {
        Map<Sign, Integer> counts = new EnumMap<>(Sign.class);
        all.forEach(sign -> counts.merge(sign, 1, Integer::sum));
        return counts;
    }

    /** The numbers in words; empty if no engine was checked. */
    String counts() {
        return counts(ofChosen().toList());
    }

    /** {@code 1 rejected · 1 with warnings · 2 require other paths · 6 accepted}. */
    String counts(List<EngineCompatibility> all) {
        return signs(all.stream().map(this::sign)).entrySet().stream()
                .map(each -> texts.of("compatibility.count." + each.getKey(), each.getValue()))
                .collect(Collectors.joining(texts.of("compatibility.between")));
    }

    /** The most severe results first. */
    Comparator<EngineCompatibility> order() {
        return Comparator.comparing(this::sign);
    }

    /** The results of the engines, in their order. */
    List<Chip> chips() {
        return ofChosen().sorted(order()).map(this::chip).toList();
    }

    /** The chosen engines that require other paths; empty if none does. */
    String requiringPaths() {
        String names = names(ofChosen().map(EngineCompatibility::engine).toList(), this::requiresPath);
        return names.isEmpty() ? "" : texts.of("compatibility.paths", names);
    }

    /** Whether an engine objects to the contents or to the paths of the files. */
    boolean objects(EngineCompatibility result) {
        return sign(result).compareTo(Sign.PATH) <= 0;
    }

    private boolean requiresPath(Engine engine) {
        return path(engine).isPresent();
    }

    private Chip chip(EngineCompatibility result) {
        Engine engine = result.engine();
        Sign sign = sign(result);
        String key = "compatibility.short." + engine.id();
        String shortName = texts.bundle().containsKey(key) ? texts.of(key) : engine.name();
        String spoken = says(engine, word(sign));
        String why = result.deciding().map(this::deciding).orElseGet(() -> accepts(engine));
        String inferred = engine.confidence() == Reliability.RELATED ? texts.of("compatibility.thin.tip") : "";
        String tip = texts.of("compatibility.chip.tip", spoken, why) + inferred;
        return new Chip(engine.id(), sign, shortName, tip, spoken);
    }

    private String accepts(Engine engine) {
        return path(engine)
                .map(path -> texts.of("compatibility.accepts.path." + accepting(), path))
                .orElseGet(() -> texts.of("compatibility.accepts." + accepting()));
    }

    /** The deciding rule and its location, on two lines. */
    private String deciding(OpenReason reason) {
        return texts.of(
                "compatibility.deciding",
                reason.reason().rule().text(),
                locations().fileAndLine(target(reason, reason.reason().spot())));
    }

    private static FileLocation target(OpenReason reason, RuleHit spot) {
        return new FileLocation(reason.file(), spot.location(), spot.subject());
    }

    private LocationWords locations() {
        return new LocationWords(texts);
    }

    /** {@code Quake 4 (inferred)}, if its own source code is not public. */
    String name(Engine engine) {
        return engine.confidence() == Reliability.RELATED
                ? texts.of("compatibility.thin", engine.name())
                : engine.name();
    }

    /** The name of the group of the engines that are not chosen. */
    String others() {
        return texts.of("compatibility.group.others");
    }

    String word(Sign sign) {
        return texts.of("compatibility.sign." + sign);
    }

    /** {@code Doom 3: rejected}. */
    private String says(Engine engine, String what) {
        return texts.of("compatibility.says", engine.name(), what);
    }

    /** An engine that accepts. */
    Statement accepting(Engine engine, Sign sign) {
        return plain(engine, sign, accepts(engine), Optional.empty());
    }

    /** A sentence about open files that are not where the engine looks for them. */
    Optional<String> path(Engine engine) {
        return Optional.ofNullable(paths.get(engine.traits().folder()));
    }

    String pathTopic() {
        return texts.of("compatibility.topic.path");
    }

    /** Without the files of the sample, which have no folder of the user. */
    private static Optional<Path> ownPath(Optional<InspectedFile> file) {
        return file.map(InspectedFile::path).filter(path -> !Sample.contains(path));
    }

    /** A trait of an engine. */
    Statement showing(Engine engine, String sentence, Optional<FileLocation> target) {
        return plain(engine, Sign.SHOWS, sentence, target);
    }

    private Statement plain(Engine engine, Sign sign, String rule, Optional<FileLocation> target) {
        return new Statement(
                engine,
                sign,
                rule,
                target.stream().map(at -> link(at, "")).toList(),
                "",
                EngineTraits.sentence(engine.confidence().text()),
                engine.source(),
                List.of(),
                List.of());
    }

    /** A rule of an engine that applies. */
    Statement objecting(Engine engine, OpenReason reason) {
        EngineRule rule = reason.reason().rule();
        return new Statement(
                engine,
                Sign.of(rule.effect()),
                rule.text(),
                reason.reason().spots().stream()
                        .map(spot -> link(target(reason, spot), spot.detail().toString()))
                        .toList(),
                rule.words().isEmpty() ? "" : texts.of("compatibility.quoted", message(rule.words(), reason)),
                EngineTraits.sentence(rule.confidence().text()),
                rule.source().isEmpty()
                        ? engine.source()
                        : texts.of("compatibility.source", engine.source(), rule.source()),
                cures.in(reason.file(), rule.cures()),
                reason.reason().spots().stream()
                        .flatMap(spot -> spot.finding().stream())
                        .toList());
    }

    /**
     * A format string of C with the values that the engine inserts, as far as they are known, and an ellipsis for each
     * of the others.
     */
    private static String message(String format, OpenReason reason) {
        Optional<Finding> finding = reason.reason().spots().stream().findFirst().flatMap(RuleHit::finding);
        String known = finding.flatMap(CompatibilityTexts::expected)
                .map(word -> inserted(format, EXPECTED, word))
                .orElse(format);
        return finding.flatMap(it -> it.arguments(Token.class).findFirst())
                .map(token -> inserted(known, FOUND, token.text()))
                .orElse(known)
                .replaceAll("%[-+ #0-9.]*l*[diouxXeEfgGcsp]", "…");
    }

    private static String inserted(String format, Pattern placeholder, String word) {
        return placeholder.matcher(format).replaceFirst(Matcher.quoteReplacement(word));
    }

    /** The word that engines expect at the location of a finding. */
    private static Optional<String> expected(Finding finding) {
        if (finding.code() == IssueCode.COMMANDLINE_MISSING) {
            return Optional.of("commandline");
        }
        return finding.arguments(Token.Expected.class)
                .map(expected -> switch (expected) {
                    case OPEN_PAREN, SECOND_GROUP -> "(";
                    case CLOSE_PAREN -> ")";
                    case OPEN_BRACE -> "{";
                    case NUMBER, INTEGER, STRING, JOINT_NAME, FLAG -> "";
                })
                .filter(word -> !word.isEmpty())
                .findFirst();
    }

    private Link link(FileLocation target, String there) {
        return new Link(target, locations().of(target, open), there);
    }

    /** @param topic of a trait; empty for a result */
    Details<Sign> details(Statement statement, String topic) {
        return new Details<>(
                statement.sign(),
                says(statement.engine(), topic.isEmpty() ? word(statement.sign()) : topic),
                cures.of(statement.cures(), statement.findings()),
                List.of(new Text("issue-message", statement.rule())),
                List.of(
                        new Part(texts.of("compatibility.where"), statement.links(), List.of()),
                        new Part(texts.of("compatibility.words"), new Text("engine-words", statement.words())),
                        new Part(
                                texts.of("compatibility.known"),
                                new Text("", statement.known()),
                                new Text("issue-code", statement.source())),
                        new Part(
                                texts.of("compatibility.about"),
                                new Text("", statement.engine().note()))),
                statement.links().stream()
                        .findFirst()
                        .map(link -> locations().follow(link.target()))
                        .orElse(""));
    }

    /** The text of the empty pane; empty if there is a list. */
    String nothing() {
        if (open.isEmpty()) {
            return texts.of("compatibility.empty");
        }
        if (open.files().stream().noneMatch(CompatibilityTexts::hasRules)) {
            return texts.of("compatibility.none", open.name());
        }
        return compatibility.all().isEmpty() ? texts.of("compatibility.asking", open.name()) : "";
    }

    private static boolean hasRules(InspectedFile file) {
        return Target.of(file.content()) != Target.OTHER;
    }

    /** The reason for an incomplete result; empty if it is complete. */
    String state(PairState pair) {
        if (compatibility.complete()) {
            return "";
        }
        return texts.of(
                switch (pair) {
                    case CHECKING -> "compatibility.state.checking";
                    case STOPPED -> "compatibility.state.stopped";
                    case FAILED -> "compatibility.state.failed";
                    case NONE, CHECKED -> "compatibility.state.asking";
                });
    }

    /** The chosen engines that do not support the open files; empty if all do. */
    String unread() {
        if (compatibility.all().isEmpty()) {
            return "";
        }
        List<String> sentences = new ArrayList<>();
        List<Engine> asked = ofChosen().map(EngineCompatibility::engine).toList();
        String others = names(Engines.ALL, engine -> isChosen(engine) && !asked.contains(engine));
        if (!others.isEmpty()) {
            sentences.add(texts.of("compatibility.unread", others));
        }
        for (InspectedFile file :
                open.files().stream().filter(CompatibilityTexts::hasRules).toList()) {
            String passing = names(asked, engine -> !engine.reads(file.content()));
            if (!passing.isEmpty()) {
                String kind = Target.of(file.content()).text();
                sentences.add(texts.of("compatibility.unread.file", kind, passing));
            }
        }
        return String.join(" ", sentences);
    }

    private static String names(List<Engine> engines, Predicate<Engine> which) {
        return engines.stream().filter(which).map(Engine::name).collect(Collectors.joining(", "));
    }
}
