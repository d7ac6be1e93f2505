package org.jointscope.check.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Folder;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.edit.Cure;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;

/**
 * Reads the table of an engine, {@code ID.engine} in the folder of this class. A line that is not indented begins an
 * entry, the indented lines below it are its fields, and {@code #} begins a comment:
 *
 * <pre>
 * engine ID
 *   name, family, reads, source, known, bounds, joints, rows; optional: aka (other names, also of
 *   programs that read files in the same way, with commas between them), rate, frames, folder, shows
 *   (root, blend, loop and, if it is not the baseframe, unflagged of {@link PlaybackProfile}),
 *   weights (most, or all, and base), scales (the function that applies an .md5scale)
 * include FILE without RULE RULE        the rules of FILE.rules, except some
 *   says          optional: the message of those that reject a file and have none
 *   in            optional: the location in the source of those that have none
 * RULE rejects|warns|crashes TARGET…
 *   when TERM…    see {@link Triggers}; a field can have several lines
 *   says          optional: the message of the engine
 *   in            the location in its source
 *   known         optional: a {@link Reliability} other than the engine's
 *   fix           optional: the {@link Cure}s, the best first, if they are not those of the codes
 * </pre>
 *
 * <p>The texts are in the bundle: {@code engine.ID.note}, {@code normals} and {@code last} of an engine, and
 * {@code engine.rule.FILE.RULE}, the requirement or behavior in our own words.
 */
final class EngineTable {

    private static final Set<String> FIELDS = Set.of(
            "name", "aka", "near", "family", "reads", "source", "known", "shows", "weights", "bounds", "joints", "rows",
            "rate", "frames", "folder", "scales", "when", "says", "in", "fix");

    private final String id;
    private final Entry head;
    private final Reliability known;

    private EngineTable(String id, Entry head) {
        this.id = id;
        this.head = head;
        this.known = Reliability.valueOf(head.get("known"));
    }

    private record Entry(List<String> words, Map<String, String> fields) {

        String get(String field) {
            return find(field).orElseThrow(() -> new IllegalArgumentException(words + " lacks " + field));
        }

        Optional<String> find(String field) {
            return Optional.ofNullable(fields.get(field));
        }

        String getOrEmpty(String field) {
            return find(field).orElse("");
        }

        List<String> names() {
            return find("aka").map(names -> List.of(names.split(", "))).orElse(List.of());
        }

        void put(String line) {
            String[] parts = line.split(" +", 2);
            if (!FIELDS.contains(parts[0])) {
                throw new IllegalArgumentException(words + " has an unknown field " + parts[0]);
            }
            fields.merge(parts[0], parts[1], (first, second) -> first + " " + second);
        }
    }

    static Engine read(String id) {
        List<Entry> entries = entries(id + ".engine");
        Entry head = entries.getFirst();
        return new EngineTable(id, head).engine(entries.subList(1, entries.size()));
    }

    private static List<Entry> entries(String file) {
        List<Entry> entries = new ArrayList<>();
        try (InputStream in = EngineTable.class.getResourceAsStream(file)) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (line.startsWith(" ")) {
                    entries.getLast().put(line.strip());
                } else if (!line.isEmpty() && !line.startsWith("#")) {
                    entries.add(new Entry(List.of(line.split(" ")), new HashMap<>()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entries;
    }

    /** The programs without a table, from {@code others.programs}. */
    static List<Program> programs() {
        return entries("others.programs").stream()
                .map(entry -> Program.of(
                        String.join(" ", entry.words()),
                        entry.names(),
                        Arrays.stream(entry.getOrEmpty("near").split(" "))
                                .flatMap(near -> Engines.of(near).stream())
                                .toList()))
                .toList();
    }

    private Engine engine(List<Entry> rules) {
        return new Engine(
                id,
                head.get("name"),
                head.names(),
                Family.valueOf(head.get("family")),
                targets(Arrays.asList(head.get("reads").split(" "))),
                head.get("source"),
                known,
                traits(),
                rules.stream().flatMap(this::rules).toList());
    }

    private EngineTraits traits() {
        return new EngineTraits(
                head.find("shows").map(this::playback),
                Bounds.valueOf(head.get("bounds")),
                Joints.valueOf(head.get("joints")),
                RowNumbers.valueOf(head.get("rows")),
                head.find("rate").map(Rate::valueOf).orElse(Rate.DECLARED),
                frames(),
                head.find("folder").map(Folder::valueOf).orElse(Folder.ANY));
    }

    private PlaybackProfile playback(String shows) {
        String[] parts = shows.split(" ");
        return new PlaybackProfile(
                RootMode.valueOf(parts[0]),
                Blend.valueOf(parts[1]),
                LoopRule.valueOf(parts[2]),
                parts.length == 3 ? Unflagged.BASEFRAME : Unflagged.valueOf(parts[3]),
                head.find("weights").map(EngineTable::weights).orElse(WeightLimit.NONE),
                head.find("scales").isPresent(),
                frames());
    }

    private Frames frames() {
        return head.find("frames").map(Frames::valueOf).orElse(Frames.ALL);
    }

    private static WeightLimit weights(String field) {
        String[] parts = field.split(" ");
        WeightLimit.Base base = WeightLimit.Base.valueOf(parts[1]);
        return parts[0].equals("all")
                ? new WeightLimit(OptionalInt.empty(), base)
                : WeightLimit.of(Integer.parseInt(parts[0]), base);
    }

    private Stream<EngineRule> rules(Entry entry) {
        List<String> words = entry.words();
        if (!words.getFirst().equals("include")) {
            return Stream.of(rule(id, entry));
        }
        String file = words.get(1);
        return entries(file + ".rules").stream()
                .filter(rule -> !words.contains(rule.words().getFirst()))
                .peek(rule -> complete(rule, entry))
                .map(rule -> rule(file, rule));
    }

    /** Adds what engines with the same rules have in different words and places. */
    private static void complete(Entry rule, Entry include) {
        include.find("in").ifPresent(in -> rule.fields().putIfAbsent("in", in));
        if (rule.words().get(1).equals("rejects")) {
            include.find("says").ifPresent(says -> rule.fields().putIfAbsent("says", says));
        }
    }

    private EngineRule rule(String file, Entry entry) {
        List<String> words = entry.words();
        return new EngineRule(
                words.getFirst(),
                Effect.valueOf(words.get(1).toUpperCase(Locale.ROOT)),
                targets(words.subList(2, words.size())),
                Triggers.of(entry.get("when")),
                "engine.rule." + file + "." + words.getFirst(),
                entry.getOrEmpty("says"),
                entry.getOrEmpty("in"),
                entry.find("known").map(Reliability::valueOf).orElse(known),
                cures(entry).distinct().toList());
    }

    /** Those of the codes, unless the entry names others. Only animations have cures. */
    private static Stream<Cure> cures(Entry entry) {
        if (targets(entry.words().subList(2, entry.words().size())).stream()
                .allMatch(target -> target == Target.MD5MESH || target == Target.MD5CAMERA)) {
            return Stream.empty();
        }
        return entry.find("fix")
                .map(names -> Arrays.stream(names.split(" ")).map(Cure::valueOf))
                .orElseGet(() -> Triggers.codes(entry.get("when")).flatMap(code -> Cure.of(code).stream()));
    }

    private static Set<Target> targets(List<String> names) {
        return names.stream().map(Target::valueOf).collect(Collectors.toCollection(() -> EnumSet.noneOf(Target.class)));
    }
}
