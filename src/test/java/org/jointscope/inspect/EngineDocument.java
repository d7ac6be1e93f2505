package org.jointscope.inspect;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes docs/engines.md from the tables of the engines. Whoever changes one runs {@link #main}.
 * What comes first is written by hand, in engines-before.md beside this class's resources.
 */
final class EngineDocument {

    static final Path FILE = Path.of("docs/engines.md");

    private static final List<Target> FILES =
            List.of(Target.MD5MESH, Target.MD5ANIM, Target.MD5CAMERA, Target.PAIR, Target.MD2);

    private EngineDocument() {}

    /** Writes the document anew. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, text());
    }

    static String text() {
        return before()
                + "\n"
                + overview()
                + "\n"
                + agreement()
                + Engines.ALL.stream().map(EngineDocument::engine).collect(Collectors.joining());
    }

    private static String before() {
        try (InputStream in = EngineDocument.class.getResourceAsStream("engines-before.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String overview() {
        String kinds = FILES.stream().map(Target::text).collect(Collectors.joining(" | "));
        return "| engine | name for `--engine` | "
                + kinds
                + " | rules | known |\n|---|---|"
                + "---|".repeat(FILES.size())
                + "---|---|\n"
                + Engines.ALL.stream().map(EngineDocument::row).collect(Collectors.joining());
    }

    private static String row(Engine engine) {
        String reads =
                FILES.stream()
                        .map(target -> engine.reads().contains(target) ? "reads" : "")
                        .collect(Collectors.joining(" | "));
        return "| [%s](#%s) | `%s` | %s | %d | %s |\n"
                .formatted(
                        engine.name(),
                        anchor(engine.name()),
                        engine.id(),
                        reads,
                        engine.rules().size(),
                        engine.confidence().text());
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    private static String agreement() {
        int files = record();
        int exceptions = AssimpAgreement.exceptions().size();
        String list =
                AssimpAgreement.exceptions().entrySet().stream()
                        .map(entry -> "| `%s` | %s |\n".formatted(entry.getKey(), entry.getValue()))
                        .collect(Collectors.joining());
        return """
        ## Checked against the real thing

        A test gives every file of the corpus and every fixture to `assimp info` 5.2, alone and in pairs, and compares
        what it says with the verdicts here. It does the same with variants of the corpus: with the other line ends, with
        a joint name used twice, and with a single frame. Of more than %d files and pairs at least %s %% agree: all but %d.

        | file | why it does not agree |
        |---|---|
        %s\
        """
                .formatted(
                        files,
                        String.format(
                                Locale.ROOT,
                                "%.1f",
                                Math.floor(1000.0 * (files - exceptions) / files) / 10),
                        exceptions,
                        list);
    }

    private static int record() {
        try {
            return Integer.parseInt(Files.readString(AssimpAgreement.RECORD).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String engine(Engine engine) {
        return """

        ## %s

        Source: %s; %s. %s

        %s
        | rule | of | what comes of it | what it wants or does | in its own words | source |
        |---|---|---|---|---|---|
        %s\
        """
                .formatted(
                        engine.name(),
                        engine.source(),
                        engine.confidence().text(),
                        literal(engine.note()),
                        traits(engine.traits()),
                        engine.rules().stream()
                                .map(rule -> rule(engine, rule))
                                .collect(Collectors.joining()))
                .replace(". \n", ".\n");
    }

    private static String traits(EngineTraits traits) {
        return (traits.joints() == Joints.NONE ? ofKeyframes(traits) : ofJoints(traits))
                .map(trait -> "- " + trait + "\n")
                .collect(Collectors.joining());
    }

    private static Stream<String> ofKeyframes(EngineTraits traits) {
        Stream<String> manner =
                traits.playback().stream()
                        .map(it -> "blend of vertices, loop %s".formatted(label(it.loop())));
        return Stream.concat(
                manner,
                Stream.of(
                        traits.bounds().text(),
                        "normals: " + traits.normals(),
                        "the last frame: " + traits.lastFrame()));
    }

    private static Stream<String> ofJoints(EngineTraits traits) {
        String weights =
                traits.weights().most().isPresent()
                        ? "keeps the largest %d weights of a vertex"
                                .formatted(traits.weights().most().getAsInt())
                        : "keeps all weights of a vertex";
        Stream<String> manner =
                traits.playback().stream()
                        .map(
                                it ->
                                        "root %s, blend %s, loop %s"
                                                .formatted(
                                                        label(it.root()),
                                                        label(it.blend()),
                                                        label(it.loop())));
        Stream<String> rate =
                Stream.of(traits.rate()).filter(it -> it != Rate.DECLARED).map(Rate::text);
        return Stream.of(
                        manner,
                        Stream.of(
                                weights,
                                traits.bounds().text(),
                                traits.joints().text(),
                                traits.rows().text()),
                        rate,
                        Stream.of(
                                "normals: " + traits.normals(),
                                "the last frame: " + traits.lastFrame()))
                .flatMap(lines -> lines);
    }

    private static String label(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String rule(Engine engine, EngineRule rule) {
        String targets =
                rule.targets().stream()
                        .filter(it -> it == Target.LONE_MD5ANIM || engine.reads().contains(it))
                        .sorted(Comparator.naturalOrder())
                        .map(Target::text)
                        .collect(Collectors.joining(", "));
        String effect =
                rule.effect() == Effect.WARNS
                        ? "warns"
                        : rule.effect() == Effect.CRASHES ? "rejects: crashes" : "rejects";
        Reliability known = rule.confidence();
        String source =
                known == engine.confidence()
                        ? rule.source()
                        : rule.source() + " (" + known.text() + ")";
        return "| `%s` | %s | %s | %s | %s | %s |\n"
                .formatted(
                        rule.id(),
                        targets,
                        effect,
                        literal(rule.text()),
                        rule.words().isEmpty() ? "" : "`" + rule.words() + "`",
                        source);
    }

    /** Without what Markdown would take for a mark of its own. */
    private static String literal(String text) {
        return text.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_");
    }
}
