package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Cure;
import org.jointscope.export.CheckJson;
import org.jointscope.export.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "explain", mixinStandardHelpOptions = true)
final class ExplainCommand extends JsonCommand {

    private static final int WIDTH = 80;
    private static final String INDENT = "    ";
    private static final String PARAGRAPH = "\n\n" + INDENT;
    private static final String DETAIL = "\n" + INDENT + INDENT;

    @Parameters(arity = "0..*", paramLabel = "CODE", completionCandidates = Converters.EngineIds.class)
    private List<String> names = new ArrayList<>();

    /** The words of a search: a part of a text, or a whole line of a console with its values. */
    private record Search(String words) {

        /** A value from a file, in a title and in the messages of engines. */
        private static final Pattern VALUE = Pattern.compile("…|%[-0-9.]*[a-z]");

        /** A text with values needs as many letters to be recognized in a line. */
        private static final int MIN_LETTERS = 6;

        /** Single words are in too many texts. */
        private static final Pattern PHRASE = Pattern.compile(".*\\S\\s+\\S.*");

        boolean finds(String text) {
            if (text.isEmpty() || !PHRASE.matcher(words).matches()) {
                return false;
            }
            String fixed = VALUE.matcher(text).replaceAll("");
            return text.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT))
                    || fixed.chars().filter(Character::isLetter).count() >= MIN_LETTERS
                            && line(text).matcher(words).find();
        }

        private static Pattern line(String text) {
            return Pattern.compile(
                    Stream.of(VALUE.split(text, -1)).map(Pattern::quote).collect(Collectors.joining(".*?")),
                    Pattern.CASE_INSENSITIVE);
        }
    }

    private final List<String> texts = new ArrayList<>();
    private final List<IssueCode> codes = new ArrayList<>();
    private final List<Json.Body> rules = new ArrayList<>();

    @Override
    public Integer call() {
        List<String> unknown = new ArrayList<>();
        for (String name : names) {
            if (!isExplained(name)) {
                unknown.add(unknown(name));
            }
        }
        if (names.isEmpty()) {
            codes.addAll(List.of(IssueCode.values()));
            codes.forEach(code -> texts.add(title(code) + ": " + code.gist()));
        }
        String text = String.join(names.isEmpty() ? "\n" : "\n\n", texts);
        if (unknown.isEmpty() || !texts.isEmpty()) {
            print(
                    json -> json.objects("codes", codes, ExplainCommand::write)
                            .objects("rules", rules, (each, rule) -> rule.write(each)),
                    out -> text.lines().forEach(line -> wrap(line, out)));
        }
        out().flush();
        unknown.forEach(message -> Words.line(err(), message));
        return unknown.isEmpty() ? 0 : CommandLineInterface.FAILED;
    }

    private boolean isExplained(String name) {
        Optional<IssueCode> code = Converters.issueCode(name);
        code.ifPresent(this::explain);
        return code.isPresent() || hasRules(name) || hasMatches(name);
    }

    private void explain(IssueCode code) {
        codes.add(code);
        texts.add(String.join(
                PARAGRAPH, title(code), code.gist(), code.explanation(), remedy(code), sourced(code.source())));
    }

    private static String remedy(IssueCode code) {
        String repairs = Cure.of(code).stream()
                .map(cure -> Words.text("cli.cure." + cure))
                .collect(Collectors.joining("; "));
        String remedy = Words.text("cli.explain.remedy", code.remedy());
        return repairs.isEmpty() ? remedy : remedy + PARAGRAPH + Words.text("cli.explain.cures", repairs);
    }

    private static String title(IssueCode code) {
        return code + " (" + code.severity().label() + ")";
    }

    /** Explains an engine, or one of its rules; false if the name is neither. */
    private boolean hasRules(String name) {
        String[] parts = name.toLowerCase(Locale.ROOT).split("/", 2);
        Optional<Engine> engine = Engines.named(parts[0]);
        List<EngineRule> matches = engine.stream()
                .flatMap(each -> each.rules().stream())
                .filter(rule -> parts.length == 1 || rule.id().equals(parts[1]))
                .toList();
        if (matches.isEmpty()) {
            return false;
        }
        explain(engine.orElseThrow(), matches);
        return true;
    }

    /**
     * Explains the issues with these words in their titles, and the rules with these words in the message of the
     * engine. Rules with the same text and message are explained once.
     */
    private boolean hasMatches(String words) {
        Search search = new Search(words);
        List<IssueCode> issues = Stream.of(IssueCode.values())
                .filter(code -> search.finds(code.gist()))
                .toList();
        issues.forEach(this::explain);
        Set<String> explained = new HashSet<>();
        for (Engine engine : Engines.ALL) {
            List<EngineRule> matches = engine.rules().stream()
                    .filter(rule -> search.finds(rule.words()))
                    .filter(rule -> explained.add(rule.text() + rule.words()))
                    .toList();
            if (!matches.isEmpty()) {
                explain(engine, matches);
            }
        }
        return !issues.isEmpty() || !explained.isEmpty();
    }

    private static String unknown(String name) {
        String[] parts = name.toLowerCase(Locale.ROOT).split("/", 2);
        Optional<Engine> engine = Engines.named(parts[0]);
        if (engine.isPresent() && parts.length > 1) {
            String id = engine.get().id();
            List<String> rules =
                    engine.get().rules().stream().map(EngineRule::id).distinct().toList();
            String hint = Words.text("cli.explain.rules", id);
            String remedy = Converters.remedy(parts[1], rules, hint);
            return Words.text("cli.explain.noRule", id, parts[1], remedy);
        }
        if (Engines.without(parts[0]).isPresent()) {
            return Words.text("cli.explain.noEngine", Converters.unknownEngine(parts[0]));
        }
        List<String> known = new ArrayList<>(Converters.codes());
        known.addAll(Converters.engineNames());
        String hint = Words.text("cli.explain.codes");
        return Words.text("cli.explain.noCode", name, Converters.remedy(name, known, hint));
    }

    private void explain(Engine engine, List<EngineRule> explained) {
        String head = engine.name() + " (" + engine.id() + ")";
        String note = engine.note().isEmpty() ? "" : PARAGRAPH + engine.note();
        String source = sourced(source(engine.source(), engine.confidence()));
        texts.add(head + PARAGRAPH + source + note);
        for (EngineRule rule : explained) {
            texts.add(text(engine, rule));
            rules.add(json -> write(json, engine, rule));
        }
    }

    private static String text(Engine engine, EngineRule rule) {
        String targets = engine.targets(rule).stream().map(Target::text).collect(Collectors.joining(", "));
        boolean crashes = rule.effect() == Effect.CRASHES;
        String effect =
                crashes ? Words.text("cli.explain.crashes") : rule.effect().label();
        String words = rule.words().isEmpty() ? "" : DETAIL + Words.text("cli.explain.words", rule.words());
        boolean same = rule.confidence() == engine.confidence();
        String source = same ? rule.source() : source(rule.source(), rule.confidence());
        String head = engine.id() + "/" + rule.id() + " (" + targets + "; " + effect + ")";
        return INDENT + head + DETAIL + rule.text() + words + DETAIL + sourced(source);
    }

    private static String sourced(String source) {
        return Words.text("cli.explain.source", source);
    }

    private static String source(String source, Reliability evidence) {
        return source + " (" + evidence.text() + ")";
    }

    private static void write(Json json, IssueCode code) throws IOException {
        json.member("code", code.name())
                .member("severity", code.severity().label())
                .member("title", code.gist())
                .member("explanation", code.explanation())
                .member("remedy", code.remedy())
                .member("source", code.source());
    }

    private static void write(Json json, Engine engine, EngineRule rule) throws IOException {
        List<String> targets =
                engine.targets(rule).stream().map(CheckJson::name).toList();
        CheckJson.writeRule(json, engine, rule, targets)
                .member("source", rule.source())
                .member("evidence", rule.confidence().name().toLowerCase(Locale.ROOT));
    }

    /** Prints a line as lines of at most 80 characters. Only the first can be without an indent. */
    private static void wrap(String text, PrintWriter out) {
        String rest = text.replace('`', '\'');
        String indent = text.startsWith(" ") ? rest.replaceFirst("\\S.*", "") : INDENT;
        while (rest.length() > WIDTH && rest.indexOf(' ', indent.length()) > 0) {
            int end = Math.max(rest.indexOf(' ', indent.length()), rest.lastIndexOf(' ', WIDTH));
            out.println(rest.substring(0, end));
            rest = indent + rest.substring(end + 1);
        }
        out.println(rest);
    }
}
