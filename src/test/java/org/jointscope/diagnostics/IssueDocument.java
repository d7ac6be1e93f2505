package org.jointscope.diagnostics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.edit.Cure;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Markdown;

/**
 * Makes docs/issues.md from the codes and their texts. Whoever changes one runs {@link #main}. What comes before and
 * after the codes is written by hand, in issues-before.md and issues-after.md beside this class's resources.
 */
final class IssueDocument {

    static final Path FILE = Path.of("docs/issues.md");

    static final Path TEXTS = Path.of("resources/org/jointscope/messages/messages.properties");

    private static final Pattern HEADING = Pattern.compile("# --- (.+)");
    private static final Pattern KEY = Pattern.compile("([A-Z0-9_]+)\\.\\w+\\s*=.*");

    private IssueDocument() {}

    /** Writes the document anew. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, text());
    }

    static String text() {
        Map<String, Set<IssueCode>> groups = groups();
        return Stream.of(
                        resource("issues-before.md"),
                        contents(groups),
                        groups.entrySet().stream()
                                .map(group -> group(group.getKey(), group.getValue()))
                                .collect(Collectors.joining("\n")),
                        resource("issues-after.md"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** The sections of the file of texts, and the codes that stand in each. */
    static Map<String, Set<IssueCode>> groups() {
        Map<String, Set<IssueCode>> groups = new LinkedHashMap<>();
        String heading = "";
        for (String line : lines(TEXTS)) {
            Matcher newHeading = HEADING.matcher(line);
            Matcher key = KEY.matcher(line);
            if (newHeading.matches()) {
                heading = newHeading.group(1);
            } else if (key.matches()) {
                groups.computeIfAbsent(heading, any -> EnumSet.noneOf(IssueCode.class))
                        .add(IssueCode.valueOf(key.group(1)));
            }
        }
        return groups;
    }

    private static String contents(Map<String, Set<IssueCode>> groups) {
        return groups.keySet().stream()
                .map(heading -> "- [" + heading + "](#" + Markdown.anchor(heading) + ")\n")
                .collect(Collectors.joining());
    }

    private static String group(String heading, Set<IssueCode> codes) {
        return "## " + heading + "\n" + codes.stream().map(IssueDocument::code).collect(Collectors.joining());
    }

    private static String code(IssueCode code) {
        return """

            ### %s

            **%s** · `%s`

            %s

            **How to fix:** %s
            %s
            **Source:** %s
            """.formatted(
                        code,
                        code.severity().label(),
                        code.gist(),
                        Markdown.literal(code.explanation()),
                        Markdown.literal(code.remedy()),
                        repairs(code),
                        Markdown.literal(code.source()));
    }

    private static String repairs(IssueCode code) {
        String repairs = Cure.of(code).stream()
                .map(cure -> Texts.program().of("cli.cure." + cure))
                .collect(Collectors.joining("; "));
        return repairs.isEmpty() ? "" : "\n**Repairs:** " + repairs + "\n";
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String resource(String name) {
        try (InputStream in = IssueDocument.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
