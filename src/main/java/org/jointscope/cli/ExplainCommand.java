package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.export.Json;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

@Command(name = "explain", mixinStandardHelpOptions = true)
final class ExplainCommand extends JsonCommand {

    private static final int WIDTH = 80;
    private static final String INDENT = "    ";
    private static final String PARAGRAPH = "\n\n" + INDENT;
    private static final String DETAIL = "\n" + INDENT + INDENT;

    @Parameters(
            arity = "0..*",
            paramLabel = "CODE",
            completionCandidates = Converters.EngineIds.class)
    private List<String> names = new ArrayList<>();

    private final List<String> texts = new ArrayList<>();
    private final List<IssueCode> codes = new ArrayList<>();
    private final List<Json.Body> rules = new ArrayList<>();

    @Override
    public Integer call() {
        names.forEach(this::explain);
        if (names.isEmpty()) {
            codes.addAll(List.of(IssueCode.values()));
            codes.forEach(code -> texts.add(title(code) + ": " + code.gist()));
        }
        String text = String.join(names.isEmpty() ? "\n" : "\n\n", texts);
        print(
                json ->
                        json.objects("codes", codes, ExplainCommand::write)
                                .objects("rules", rules, (each, rule) -> rule.write(each)),
                out -> text.lines().forEach(line -> wrap(line, out)));
        return 0;
    }

    private void explain(String name) {
        Converters.issueCode(name).ifPresentOrElse(this::explain, () -> explainRules(name));
    }

    private void explain(IssueCode code) {
        codes.add(code);
        texts.add(
                String.join(
                        PARAGRAPH,
                        title(code),
                        code.gist(),
                        code.explanation(),
                        Words.text("cli.explain.remedy", code.remedy()),
                        sourced(code.source())));
    }

    private static String title(IssueCode code) {
        return code + " (" + code.severity().label() + ")";
    }

    private void explainRules(String name) {
        String[] parts = name.toLowerCase(Locale.ROOT).split("/", 2);
        List<String> known = new ArrayList<>(Converters.codes());
        Engines.ALL.forEach(engine -> known.add(engine.id()));
        Engine engine = Engines.of(parts[0]).orElseThrow(() -> unknownCode(name, known));
        if (parts.length == 1) {
            explain(engine, engine.rules());
            return;
        }
        List<EngineRule> matches =
                engine.rules().stream().filter(rule -> rule.id().equals(parts[1])).toList();
        if (matches.isEmpty()) {
            throw unknownRule(engine, parts[1]);
        }
        explain(engine, matches);
    }

    private RuntimeException unknownCode(String name, List<String> known) {
        String hint = Words.text("cli.explain.codes");
        return wrongUse("cli.explain.noCode", name, Converters.remedy(name, known, hint));
    }

    private RuntimeException unknownRule(Engine engine, String name) {
        List<String> known = engine.rules().stream().map(EngineRule::id).distinct().toList();
        String hint = Words.text("cli.explain.rules", engine.id());
        String remedy = Converters.remedy(name, known, hint);
        return wrongUse("cli.explain.noRule", engine.id(), name, remedy);
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
        String targets =
                engine.targets(rule).stream().map(Target::text).collect(Collectors.joining(", "));
        boolean crashes = rule.effect() == Effect.CRASHES;
        String effect = crashes ? Words.text("cli.explain.crashes") : rule.effect().label();
        String words =
                rule.words().isEmpty()
                        ? ""
                        : DETAIL + Words.text("cli.explain.words", rule.words());
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
        List<String> targets = engine.targets(rule).stream().map(CheckJson::name).toList();
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
