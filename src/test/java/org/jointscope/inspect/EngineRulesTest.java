package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of every engine applies to some fixture, and the tables are consistent. */
class EngineRulesTest {

    private static final List<Engine> ENGINES = Engines.ALL;

    private static final Set<String> APPLIED = new HashSet<>();
    private static final Map<String, List<Compatibility>> BY_FILE = new HashMap<>();

    @BeforeAll
    static void assessAllFixtures() throws IOException {
        for (Path fixture : FixtureReports.fixtures()) {
            note(fixture.getFileName().toString(), Inspector.inspect(fixture).compatibilities(Engines.ALL));
        }
        for (Map.Entry<String, byte[]> fixture : EngineFixtures.all().entrySet()) {
            Path path = Path.of(fixture.getKey());
            FileKind kind = FileKind.ofName(path).orElseThrow();
            note(
                    fixture.getKey(),
                    Inspector.inspect(path, kind, fixture.getValue()).compatibilities(Engines.ALL));
        }
        List<InspectedFile> pairs =
                Inspector.inspect(FixtureReports.pairFiles()).files();
        for (int i = 0; i < pairs.size(); i += 2) {
            InspectedFile anim = pairs.get(i);
            note(
                    anim.path().getFileName() + " in its pair",
                    InspectedPair.of(pairs.get(i + 1), anim).compatibilities(Engines.ALL));
        }
        for (Map.Entry<String, List<byte[]>> pair : EngineFixtures.pairs().entrySet()) {
            note(
                    pair.getKey(),
                    InspectedPair.of(
                                    Inspector.inspect(
                                            Path.of("a.md5mesh"),
                                            FileKind.MD5MESH,
                                            pair.getValue().get(0)),
                                    Inspector.inspect(
                                            Path.of("a.md5anim"),
                                            FileKind.MD5ANIM,
                                            pair.getValue().get(1)))
                            .compatibilities(Engines.ALL));
        }
        note(
                "two joints of one name in a pair",
                InspectedPair.of(
                                Inspector.inspect(FixtureReports.FOLDER.resolve("nothing-wrong.md5mesh")),
                                Inspector.inspect(
                                        Path.of("a.md5anim"),
                                        FileKind.MD5ANIM,
                                        Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5anim"))
                                                .replace("\"arm\"", "\"root\"")
                                                .getBytes(StandardCharsets.UTF_8)))
                        .compatibilities(Engines.ALL));
    }

    private static void note(String name, List<Compatibility> compatibilities) {
        BY_FILE.put(name, compatibilities);
        for (Compatibility compatibility : compatibilities) {
            for (CompatibilityReason reason : compatibility.reasons()) {
                APPLIED.add(compatibility.engine().id() + " " + reason.rule().id());
                assertThat(reason.spots()).isNotEmpty();
                assertThat(reason.rule().targets()).contains(reason.target());
            }
        }
    }

    @ParameterizedTest
    @FieldSource("ENGINES")
    void everyRuleAppliesToSomeFixture(Engine engine) {
        assertThat(engine.rules())
                .extracting(EngineRule::id)
                .filteredOn(id -> !APPLIED.contains(engine.id() + " " + id))
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("ENGINES")
    void tableIsWellKept(Engine engine) {
        assertThat(engine.id()).matches("[a-z0-9]+");
        assertThat(engine.source()).isNotBlank();
        assertThat(engine.family().text()).isNotBlank();
        assertThat(engine.rules()).extracting(EngineRule::id).doesNotHaveDuplicates();
        for (EngineRule rule : engine.rules()) {
            assertThat(rule.id()).matches("[a-z0-9-]+");
            assertThat(rule.text()).as(rule.id()).endsWith(".").doesNotContain("  ");
            assertThat(rule.source()).as(rule.id()).isNotBlank();
            assertThat(rule.targets()).as(rule.id()).isNotEmpty();
            Set<Target> known = rule.targets().stream()
                    .map(it -> it == Target.LONE_MD5ANIM ? Target.MD5ANIM : it)
                    .filter(it -> !engine.reads().contains(it))
                    .collect(Collectors.toSet());
            assertThat(rule.effect() == Effect.CRASHES && !rule.words().isEmpty())
                    .as("a crash has words: " + rule.id())
                    .isFalse();
            assertThat(rule.confidence()).isIn((Object[]) Reliability.values());
            assertThat(known.size()).as(rule.id()).isLessThan(rule.targets().size());
        }
    }

    /** What Assimp finds in the memory after its own decides whether it crashes. */
    @ParameterizedTest
    @ValueSource(strings = {"quotes", "weight-joint"})
    void ruleAboutForeignMemoryDoesNotPromiseACrash(String id) {
        EngineRule rule = Engines.of("assimp").orElseThrow().rules().stream()
                .filter(it -> it.id().equals(id))
                .findFirst()
                .orElseThrow();
        assertThat(rule.effect()).isEqualTo(Effect.REJECTS);
        assertThat(rule.text()).contains("crashes, or loads");
    }

    @Test
    void enginesAreNamedOnce() {
        assertThat(ENGINES).extracting(Engine::id).doesNotHaveDuplicates();
        assertThat(ENGINES).extracting(Engine::name).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "nothing-wrong.md5mesh, accepts, accepts, accepts, accepts, accepts",
        "two-roots.md5anim, rejects, rejects, accepts, accepts, rejects",
        "two-roots.md5mesh, warns, warns, accepts, accepts, accepts",
        "version-11.md5mesh, rejects, rejects, rejects, rejects, rejects",
        "vertex-of-five-weights.md5mesh, accepts, warns, accepts, accepts, accepts",
        "vertex-of-nine-weights.md5mesh, accepts, warns, accepts, warns, accepts",
        "frames-swapped.md5anim, rejects, rejects, warns, warns, accepts",
        "unused-start-index-past-the-frame.md5anim, rejects, rejects, accepts, accepts, rejects",
        "frame-rate-zero.md5anim, rejects, rejects, accepts, accepts, accepts",
        "plus-sign.md5mesh, rejects, rejects, accepts, accepts, accepts",
        "no-commandline.md5mesh, rejects, rejects, rejects, accepts, accepts",
        "flags-above-63.md5anim, rejects, rejects, accepts, rejects, warns",
    })
    void compatibilityIsThat(String fixture, String doom3, String bfg, String q2pro, String vkquake, String assimp) {
        assertThat(outcome(fixture, "doom3")).isEqualTo(doom3);
        assertThat(outcome(fixture, "bfg")).isEqualTo(bfg);
        assertThat(outcome(fixture, "q2pro")).isEqualTo(q2pro);
        assertThat(outcome(fixture, "vkquake")).isEqualTo(vkquake);
        assertThat(outcome(fixture, "assimp")).isEqualTo(assimp);
    }

    /** Daemon reads tokens, Cube 2 and the add-on for Blender read lines. */
    @ParameterizedTest
    @CsvSource({
        "nothing-wrong.md5mesh, accepts, accepts, accepts",
        "nothing-wrong.md5anim, accepts, accepts, accepts",
        "fits.md5anim in its pair, accepts, accepts, accepts",
        "vertex-of-five-weights.md5mesh, rejects, warns, accepts",
        "keyword-in-the-wrong-case.md5mesh, accepts, warns, rejects",
        "version-11.md5mesh, rejects, rejects, accepts",
        "two-roots.md5anim, accepts, accepts, rejects",
        "plus-sign.md5mesh, rejects, accepts, accepts",
        "count-with-a-point.md5anim, accepts, accepts, accepts",
        "frames-swapped.md5anim, rejects, warns, warns",
        "frame-on-one-line.md5anim, accepts, accepts, rejects",
        "name-with-a-blank.md5anim, accepts, rejects, accepts",
        "joints-in-another-order.md5anim in its pair, rejects, warns, accepts",
    })
    void compatibilityOfLineReadersIsThat(String fixture, String daemon, String cube2, String kozgit) {
        assertThat(outcome(fixture, "daemon")).isEqualTo(daemon);
        assertThat(outcome(fixture, "cube2")).isEqualTo(cube2);
        assertThat(outcome(fixture, "kozgit")).isEqualTo(kozgit);
    }

    @ParameterizedTest
    @CsvSource({
        "nothing-wrong.md5mesh, accepts, accepts, accepts",
        "nothing-wrong.md5anim, warns, accepts, accepts",
        "two-roots.md5mesh, accepts, rejects, accepts",
        "no-commandline.md5mesh, accepts, accepts, accepts",
        "no-commandline.md5anim, warns, rejects, accepts",
        "named-mesh.md5mesh, rejects, rejects, accepts",
        "frames-swapped.md5anim, warns, rejects, warns",
        "vertex-of-five-weights.md5mesh, warns, warns, accepts",
        "vertex-without-weights.md5mesh, warns, rejects, warns",
        "triangle-of-a-vertex-that-does-not-exist.md5mesh, rejects, rejects, rejects",
        "flags-above-63.md5anim, rejects, warns, accepts",
        "one-row-of-baseframe-too-few.md5anim, accepts, rejects, rejects",
        "frames-without-components.md5anim, warns, accepts, rejects",
        "vertices-65537.md5mesh, warns, accepts, rejects",
        "joints-257.md5mesh, warns, rejects, accepts",
    })
    void compatibilityOfTheQuakeFamilyIsThat(String fixture, String ironwail, String fteqw, String remaster) {
        assertThat(outcome(fixture, "ironwail")).isEqualTo(ironwail);
        assertThat(outcome(fixture, "fteqw")).isEqualTo(fteqw);
        assertThat(outcome(fixture, "yquake2remaster")).isEqualTo(remaster);
    }

    private static String outcome(String fixture, String engine) {
        return BY_FILE.get(fixture).stream()
                .filter(compatibility -> compatibility.engine().id().equals(engine))
                .findFirst()
                .orElseThrow()
                .outcome()
                .label();
    }

    /** The deciding rule of several that reject a file is the first that the engine checks. */
    @Test
    void firstOfTheGravestDecides() {
        Compatibility compatibility = BY_FILE.get("no-version.md5mesh").stream()
                .filter(each -> each.engine().id().equals("doom3"))
                .findFirst()
                .orElseThrow();
        assertThat(compatibility.deciding().orElseThrow().rule().words()).isEqualTo("expected '%s' but found '%s'");
        assertThat(compatibility.reasons())
                .extracting(reason -> reason.rule().effect().outcome())
                .isSortedAccordingTo((a, b) -> b.compareTo(a));
    }
}
