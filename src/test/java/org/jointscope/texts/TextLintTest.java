package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.cli.CommandLineInterface;
import org.jointscope.diagnostics.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Phrases that docs/style.md rules out, in every text of the program and in the documents. */
class TextLintTest {

    private static final Path RESOURCES = Path.of("resources");

    /** What is ruled out, and why. */
    private static final Map<Pattern, String> RULED_OUT = Map.ofEntries(
            rule("tak(e|es|en|ing)|took", "use the exact verb (rule 4)"),
            rule("(has|have|had) to", "must (rule 7)"),
            rule("may not|there may be", "must not, can, at most (rule 7)"),
            rule("refus(e|es|ed|al)", "reject"),
            rule("stand(s|ing)?|stood", "is, appears (rule 5)"),
            rule("hang(s|ing)?|hung", "is a child of (rule 5)"),
            rule("comes? about", "is computed (rule 5)"),
            rule("pictures?", "viewport, image, texture"),
            rule("floats?", "component, value"),
            rule("behind", "after"),
            rule("nobody('s|’s)?|somebody('s|’s)?|whoever|whose", "unused (rule 6)"),
            rule("one would", "expected (rule 6)"),
            rule("(is|are|was|be) no", "is not a (rule 8)"),
            rule("anew|all the same|in truth|once more|yet", "rule 10"),
            rule("bro(ke|ken) off|breaks off", "failed"),
            rule("wants?|insists?|knows?|claims?|minds?", "require (rule 3)"),
            rule("makes? (more |most |no )?sense", "plausible (rule 13)"),
            rule("there and back", "ping-pong"),
            rule("startindex(es)|startindices", "startIndex values (rule 30)"),
            rule("please|e\\.g\\.|i\\.e\\.", "rule 15"),
            rule("(can|don|isn|doesn|won|aren)['’]t", "no contractions (rule 15)"),
            rule("colours?|modelling|normalis\\w+|licences?|grey|centre", "American"),
            Map.entry(Pattern.compile("\\d %"), "12% (rule 28)"),
            Map.entry(Pattern.compile("!(?=\\s|$)"), "no exclamation marks (rule 15)"));

    /** Where such words are right: names of clips and of API, and the type of C. */
    private static final Pattern ALLOWED =
            Pattern.compile("`[^`]*`|\"[^\"]*\"|stand[0-9]+|stand +0-39|32-bit floats?|C float|takes? [0-9]+|no"
                    + " longer|docs/pictures/|\\((pictures|decisions)/[^)]*");

    private static Map.Entry<Pattern, String> rule(String words, String instead) {
        return Map.entry(Pattern.compile("\\b(" + words + ")(?![\\w])", Pattern.CASE_INSENSITIVE), instead);
    }

    @Test
    void textsOfTheProgram() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".properties")).toList()) {
                Properties bundle = new Properties();
                try (var reader = Files.newBufferedReader(file)) {
                    bundle.load(reader);
                }
                bundle.forEach((key, text) -> texts.put(key.toString(), text.toString()));
            }
        }
        texts.keySet().removeIf(key -> key.endsWith(".source"));
        assertThat(texts).hasSizeGreaterThan(1_000);
        assertThat(faults(texts)).isEmpty();
    }

    @Test
    void titlesOfIssues() {
        Map<String, String> titles = new TreeMap<>();
        for (IssueCode code : IssueCode.values()) {
            titles.put(code.name(), code.message());
        }
        assertThat(faults(titles)).isEmpty();
    }

    @Test
    void helpOfTheCommandLine() {
        Map<String, String> help = new TreeMap<>();
        for (String command : List.of(
                "",
                "info",
                "check",
                "explain",
                "pose",
                "skin",
                "suggest",
                "repack",
                "rename",
                "convert",
                "exercise",
                "lesson")) {
            StringWriter out = new StringWriter();
            PrintWriter printer = new PrintWriter(out);
            String[] asked = (command + " --help").strip().split(" ");
            assertThat(new CommandLineInterface(printer, printer).run(asked)).isZero();
            help.put("jointscope " + command, out.toString());
        }
        assertThat(faults(help)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "docs/CONTRIBUTING.md",
                "docs/translating.md",
                "CHANGELOG.md",
                "docs/guide.md",
                "docs/command-line.md",
                "docs/session.md",
                "docs/performance.md",
                "docs/suggest.md",
                "docs/format.md",
                "docs/lessons.md",
                "docs/architecture.md",
                "docs/decisions"
            })
    void documents(String name) throws IOException {
        Map<String, String> lines = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of(name))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                List<String> text = Files.readAllLines(file);
                for (int i = 0; i < text.size(); i++) {
                    lines.put(file + ":" + (i + 1), text.get(i));
                }
            }
        }
        assertThat(lines).isNotEmpty();
        assertThat(faults(lines)).isEmpty();
    }

    @Test
    void theLintFindsWhatIsRuledOut() {
        assertThat(faults(Map.of("a", "No joint takes component 3.", "b", "12 % of it")))
                .hasSize(2);
        assertThat(faults(Map.of("a", "The clip stand01 has 40 frames.", "b", "12% of it")))
                .isEmpty();
    }

    private static List<String> faults(Map<String, String> texts) {
        List<String> faults = new ArrayList<>();
        texts.forEach((where, text) -> {
            String checked = ALLOWED.matcher(text).replaceAll(" ");
            RULED_OUT.forEach((pattern, instead) -> {
                Matcher found = pattern.matcher(checked);
                while (found.find()) {
                    faults.add("%s: “%s” (%s): %s".formatted(where, found.group(), instead, text));
                }
            });
        });
        return faults.stream().sorted().toList();
    }
}
