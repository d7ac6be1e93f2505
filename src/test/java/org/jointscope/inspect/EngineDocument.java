package org.jointscope.inspect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.testing.Markdown;

/**
 * Generates docs/engines.md from the tables and texts of the engines. After a change of one, run {@link #main}. The
 * introduction is written by hand, in engines-before.md in the resources of this class.
 */
final class EngineDocument {

    static final Path FILE = Path.of("docs/engines.md");

    private static final List<Target> FILES =
            List.of(Target.MD5MESH, Target.MD5ANIM, Target.MD5CAMERA, Target.PAIR, Target.MD2, Target.DECLARATIONS);

    private EngineDocument() {}

    /** Writes the document. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, text());
    }

    static String text() {
        return before()
                + "\n"
                + overview()
                + "\n"
                + messages()
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
        return "| family | engine | `--engine` name | "
                + kinds
                + " | rules | evidence |\n|---|---|---|"
                + "---|".repeat(FILES.size())
                + "---|---|\n"
                + Engines.ALL.stream().map(EngineDocument::row).collect(Collectors.joining());
    }

    private static String row(Engine engine) {
        String reads = FILES.stream()
                .map(target -> engine.reads().contains(target) ? "reads" : "")
                .collect(Collectors.joining(" | "));
        boolean first = engine == Engines.of(engine.family()).getFirst();
        return "| %s | [%s](#%s) | `%s` | %s | %d | %s |\n"
                .formatted(
                        first ? engine.family().text() : "",
                        engine.name(),
                        Markdown.anchor(engine.name()),
                        engine.id(),
                        reads,
                        engine.rules().size(),
                        engine.confidence().text());
    }

    /** The messages of the engines, in alphabetical order, with the rules that give them. */
    private static String messages() {
        Map<String, List<String>> rules = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Engine engine : Engines.ALL) {
            for (EngineRule rule : engine.rules()) {
                if (!rule.words().isEmpty()) {
                    rules.computeIfAbsent(rule.words(), any -> new ArrayList<>())
                            .add(engine.id() + "/" + rule.id());
                }
            }
        }
        return """
                ## Engine messages

                The messages that engines print, as in their source: `%d` and `%s` are values. `jointscope explain "MESSAGE"` finds
                the rule of a message, also of a whole line from the console.

                | message | rules |
                |---|---|
                """
                + rules.entrySet().stream()
                        .map(entry -> "| `%s` | %s |\n"
                                .formatted(
                                        entry.getKey(),
                                        entry.getValue().stream()
                                                .distinct()
                                                .map(name -> "`" + name + "`")
                                                .collect(Collectors.joining(", "))))
                        .collect(Collectors.joining());
    }

    private static String agreement() {
        int files = record();
        int exceptions = AssimpAgreement.exceptions().size();
        String list = AssimpAgreement.exceptions().entrySet().stream()
                .map(entry -> "| `%s` | %s |\n".formatted(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining());
        return """
            ## Verified against Assimp

            A test runs `assimp info` 5.2 on every file of the corpus and every fixture, alone and in pairs, and compares
            its results with the results of Jointscope. It also tests variants of the corpus: with different line endings,
            with a duplicate joint name, and with a single frame. Of more than %d files and pairs, at least %s%% agree: all
            but %d.

            | file | reason for the difference |
            |---|---|
            %s\
            """.formatted(
                        files,
                        String.format(Locale.ROOT, "%.1f", Math.floor(1000.0 * (files - exceptions) / files) / 10),
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

            %s%s
            | rule | applies to | result | requirement or behavior | engine message | source |
            |---|---|---|---|---|---|
            %s\
            """.formatted(
                        engine.name(),
                        engine.source(),
                        engine.confidence().text(),
                        literal(engine.note()),
                        traits(engine),
                        others(engine),
                        engine.rules().stream().map(rule -> rule(engine, rule)).collect(Collectors.joining()))
                .replace(". \n", ".\n");
    }

    private static String others(Engine engine) {
        return engine.others().isEmpty() ? "" : "- other names: " + String.join(", ", engine.others()) + "\n";
    }

    private static String traits(Engine engine) {
        EngineTraits traits = engine.traits();
        Stream<String> own = traits.joints() == Joints.NONE ? ofKeyframes(traits) : ofJoints(traits);
        Stream<String> display = Stream.of("normals: " + engine.normals(), "last frame: " + engine.lastFrame());
        return Stream.concat(own, display).map(trait -> "- " + trait + "\n").collect(Collectors.joining());
    }

    private static Stream<String> ofKeyframes(EngineTraits traits) {
        Stream<String> manner =
                traits.playback().stream().map(it -> "interpolation: vertices; loop: %s".formatted(loop(it)));
        return Stream.concat(manner, Stream.of(traits.bounds().text()));
    }

    private static Stream<String> ofJoints(EngineTraits traits) {
        String weights = traits.weights().most().isPresent()
                ? "uses only the %d largest weights of a vertex"
                        .formatted(traits.weights().most().getAsInt())
                : traits.weights().equals(WeightLimit.NONE)
                        ? "uses all weights of a vertex"
                        : "places a vertex by its first weight and uses all of them";
        Stream<String> manner = traits.playback().stream()
                .map(it -> "root: %s; interpolation: %s; loop: %s".formatted(root(it), blend(it), loop(it)));
        Stream<String> rate =
                Stream.of(traits.rate()).filter(it -> it != Rate.DECLARED).map(Rate::text);
        Stream<String> frames =
                Stream.of(traits.frames()).filter(it -> it != Frames.ALL).map(Frames::text);
        return Stream.of(
                        manner,
                        traits.baseframe().stream(),
                        Stream.of(
                                weights,
                                traits.bounds().text(),
                                traits.joints().text(),
                                traits.rows().text()),
                        rate,
                        frames)
                .flatMap(lines -> lines);
    }

    private static String root(PlaybackProfile profile) {
        return switch (profile.root()) {
            case FILE -> "as stored";
            case DOOM3 -> "baseframe position subtracted";
            case IN_PLACE -> "in place";
        };
    }

    private static String blend(PlaybackProfile profile) {
        return switch (profile.blend()) {
            case LOCAL -> "parent space";
            case MODEL -> "model space";
            case VERTEX -> "straight line per vertex";
            case NONE -> "none";
        };
    }

    private static String loop(PlaybackProfile profile) {
        return profile.loop() == LoopRule.WRAPS ? "wraps" : "the last frame duplicates the first";
    }

    private static String rule(Engine engine, EngineRule rule) {
        String targets = engine.targets(rule).stream().map(Target::text).collect(Collectors.joining(", "));
        String effect = rule.effect() == Effect.WARNS
                ? "warns"
                : rule.effect() == Effect.CRASHES ? "rejects: crashes" : "rejects";
        Reliability known = rule.confidence();
        String source = known == engine.confidence() ? rule.source() : rule.source() + " (" + known.text() + ")";
        return "| `%s` | %s | %s | %s | %s | %s |\n"
                .formatted(
                        rule.id(),
                        targets,
                        effect,
                        literal(rule.text()),
                        rule.words().isEmpty() ? "" : "`" + rule.words() + "`",
                        source);
    }

    /** Escapes the characters with a meaning in Markdown. */
    private static String literal(String text) {
        return text.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_");
    }
}
