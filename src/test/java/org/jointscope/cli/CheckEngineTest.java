package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.inspect.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check --engine}, and the lines of {@code check} about engines. */
class CheckEngineTest {

    /** Two roots, which is a warning by itself. */
    private static final String TWO_ROOTS = Samples.ANIM.replace("\"arm\"\t0 0", "\"arm\"\t-1 0");

    @TempDir
    private Path folder;

    @Test
    void engineDecidesTheExitCode() throws IOException {
        String file = Samples.write(folder, "a.md5anim", TWO_ROOTS);
        assertThat(Run.of("check", file).exitCode()).isZero();
        Run run = Run.of("check", file, "--engine", "doom3");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("Doom 3: 0 accepted, 0 with warnings, 1 rejected.");
        assertThat(lines(run))
                .contains("PATH/a.md5anim:9:2: error doom3/several-roots An animation can have only"
                        + " one root joint.");
    }

    @Test
    void enginesWithTheSameRuleShareALine() throws IOException {
        String file = Samples.write(folder, "a.md5anim", TWO_ROOTS);
        assertThat(lines(Run.of("check", file, "--engine", "doom3,etqw,quake4")))
                .filteredOn(line -> line.contains("several-roots"))
                .containsExactly("PATH/a.md5anim:9:2: error doom3/several-roots An animation can have only"
                        + " one root joint. (also etqw, quake4)");
    }

    @Test
    void crashIsAnError() throws IOException {
        String file = Samples.write(folder, "a.md5anim", Samples.ANIM.replace("frame 2", "frame 9"));
        assertThat(lines(Run.of("check", file, "--engine", "cube2")))
                .anySatisfy(line -> assertThat(line).contains(": error cube2/").contains(" Crashes: Does not check"));
    }

    /** As editors recognize it, and with a name that explain knows. */
    @Test
    void everyLineHasOneLocationAndAName() {
        Pattern form =
                Pattern.compile("[^:]+(?::(?: byte \\d+|\\d+:\\d+))?: (?:error|warning|info|hint) (\\S+)" + " \\S.*");
        Set<String> names = new TreeSet<>();
        assertThat(Run.of("check", "src/test/resources/org/jointscope/fixtures")
                        .out()
                        .lines())
                .filteredOn(line -> !line.endsWith(" not listed"))
                .hasSizeGreaterThan(1000)
                .allSatisfy(line -> {
                    Matcher matcher = form.matcher(line);
                    assertThat(matcher.matches()).isTrue();
                    names.add(matcher.group(1));
                });
        assertThat(names).anyMatch(name -> name.contains("/")).contains("assimp");
        assertThat(Run.of(Stream.concat(Stream.of("explain"), names.stream()).toArray(String[]::new))
                        .exitCode())
                .isZero();
    }

    @Test
    void declarationsAreAssessedByEnginesThatReadThem() throws IOException {
        Samples.mesh(folder);
        String def = Samples.write(folder, "a.def", "model m { mesh a.md5mesh channel toes ( arm ) }");
        Run run = Run.of("check", def, "--engine", "doom3,darkradiant");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .contains("Doom 3: 0 accepted, 0 with warnings, 1 rejected.\n", "DarkRadiant: 1 not examined.\n");
        Run both = Run.of("check", folder.toString(), "--engine", "darkradiant");
        assertThat(both.err()).contains("DarkRadiant: 1 accepted, 0 with warnings, 0 rejected, 1 not examined.\n");
    }

    @Test
    void declarationsOfOtherProgramsAreNotExamined() throws IOException {
        String def = Samples.write(folder, "a.def", "LIBRARY a\nEXPORTS\n  b @1\n");
        Run run = Run.of("check", def, "--engine", "doom3");
        assertThat(run.exitCode()).isZero();
        assertThat(lines(run))
                .containsExactly(
                        "PATH/a.def:1:1: info DECL_FOREIGN The file does not contain Doom 3 declarations: the content"
                                + " is a Windows module definition file.");
        assertThat(run.err()).contains("Doom 3: 1 not examined.\n");
    }

    @Test
    void userHasDefaultEngines() throws IOException {
        String file = Samples.write(folder, "a.md5anim", TWO_ROOTS);
        for (String key : List.of("jointscope.check.engine", "engine")) {
            Path defaults = Files.writeString(folder.resolve("defaults"), key + "=vkquake,doom3\n");
            Run run = Run.withDefaults(defaults, "check", file);
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).contains("\nvkQuake: 1 accepted", "\nDoom 3: 0 accepted");
            Run other = Run.withDefaults(defaults, "check", file, "--engine", "vkquake");
            assertThat(other.exitCode()).isZero();
            assertThat(other.err()).doesNotContain("Doom 3");
            Run all = Run.withDefaults(defaults, "check", file, "--engine", "ALL");
            assertThat(all).isEqualTo(Run.of("check", file));
            assertThat(Run.withDefaults(defaults, "info", file)).isEqualTo(Run.of("info", file));
        }
        Path wrong = Files.writeString(folder.resolve("wrong"), "engine=dooom3");
        Run run = Run.withDefaults(wrong, "check", file);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("jointscope: " + wrong + ": ")
                .contains("unknown engine 'dooom3'; did you mean doom3?");
        Run asked = Run.withDefaults(wrong, "check", file, "--engine", "quak");
        assertThat(asked.err()).contains("unknown engine 'quak'").doesNotContain(wrong.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "dhewm3, Doom 3",
        "doom 3, Doom 3",
        "D3, Doom 3",
        "tdm, Doom 3",
        "the dark mod, Doom 3",
        "BFG Edition of Doom 3, ''",
        "doom3-bfg, Doom 3 BFG",
        "et:qw, ET: Quake Wars",
        "sauerbraten, Cube 2",
        "tesseract, Cube 2",
        "RedEclipse, Cube 2",
        "unvanquished, Daemon",
        "yamagi, Yamagi Quake II",
        "blender 5, idTech4 MD5 Tools",
        "blender 3.6, Blender MD5 add-on",
    })
    void enginesHaveTheNamesThatPeopleType(String name, String engine) throws IOException {
        Run run = Run.of("check", Samples.mesh(folder), "--engine", name);
        assertThat(run.err())
                .contains(
                        engine.isEmpty()
                                ? "unknown engine '" + name + "'; expected one of doom3, "
                                : "\n" + engine + ": ");
        assertThat(Run.of("explain", name).exitCode()).isEqualTo(engine.isEmpty() ? 2 : 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "quakespasm | no rules for QuakeSpasm; related engines: vkquake," + " ironwail",
                "q2 rerelease | no rules for KEX; related engines: q2pro, vkquake," + " ironwail",
                "Blender | no rules for Blender; related engines: idtech4tools," + " kozgit",
                "iortcw | Return to Castle Wolfenstein does not read .md5mesh and .md5anim files",
                "Xonotic | DarkPlaces does not read .md5mesh and .md5anim files",
            })
    void programsWithoutRulesAreNamed(String name, String message) throws IOException {
        Run run = Run.of("check", Samples.mesh(folder), "--engine", name);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("(NAME): " + message);
        assertThat(Run.of("explain", name).err()).contains("No rules to explain: " + message);
    }

    /** Repacking would leave components out that Ironwail does not read from the baseframe. */
    @Test
    void hintsAtRepairsAskTheChosenEngines() throws IOException {
        String file = "src/test/resources/org/jointscope/fixtures/most-components-never-change.md5anim";
        assertThat(Run.of("check", file).out()).contains("COMPONENTS_CONSTANT");
        assertThat(Run.of("check", file, "--engine", "doom3").out()).contains("COMPONENTS_CONSTANT");
        for (String engines : List.of("ironwail", "doom3,ironwail")) {
            assertThat(Run.of("check", file, "--engine", engines).out()).doesNotContain("COMPONENTS_CONSTANT");
        }
    }

    @Test
    void errorsThatTheEngineTakesDoNotCount() throws IOException {
        String shorter = Samples.ANIM.replace("numFrames 4", "numFrames 3");
        String bounds = shorter.replaceFirst("\t\\( 0 0 0 \\) \\( 1 1 1 \\)\n", "");
        String file = Samples.write(folder, "a.md5anim", bounds);
        assertThat(Run.of("check", file).exitCode()).isEqualTo(1);
        assertThat(Run.of("check", file, "--engine", "doom3").exitCode()).isZero();
    }

    @Test
    void pairIsAssessedAsSuch() throws IOException {
        Samples.mesh(folder);
        Samples.write(folder, "a.md5anim", Samples.ANIM.replace("\"arm\"", "\"leg\""));
        Run run = Run.of("check", folder.toString(), "--engine", "doom3");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(lines(run))
                .contains("PATH/a.md5anim:9:2: error doom3/joint-names Joint names must match the"
                        + " mesh, index by index. (with a.md5mesh)");
        JsonNode pair = json(Run.of("check", "--json", folder.toString(), "--engine", "doom3"))
                .get("pairs")
                .get(0);
        assertThat(pair.at("/verdicts/doom3").asText()).isEqualTo("rejects");
        assertThat(pair.at("/reasons/0/of").asText()).isEqualTo("pair");
    }

    /** Ironwail loads it, but does not read its baseframe. */
    @Test
    void everyEngineTakesTheSample() throws IOException {
        List<String> files = Sample.files().stream().map(Path::toString).toList();
        JsonNode checked = json(Run.of("check", "--json", files.getFirst(), files.getLast()));
        for (JsonNode part : List.of(checked.get("files"), checked.get("pairs"))) {
            assertThat(part)
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(file.get("verdicts"))
                            .isNotEmpty()
                            .noneMatch(it -> it.asText().equals("rejects")));
            assertThat(part)
                    .allSatisfy(file -> assertThat(file.get("reasons")).allMatch(CheckEngineTest::isOfTheBaseframe));
        }
    }

    private static boolean isOfTheBaseframe(JsonNode reason) {
        return reason.at("/engine").asText().equals("ironwail")
                && reason.at("/rule").asText().equals("baseframe-ignored");
    }

    @Test
    void compatibilityNamesEveryEngineThatReadsTheKind() throws IOException {
        JsonNode compatibilities =
                json(Run.of("check", "--json", Samples.mesh(folder))).at("/files/0/verdicts");
        assertThat(compatibilities.fieldNames())
                .toIterable()
                .containsExactlyElementsOf(Engines.ALL.stream()
                        .filter(engine -> engine.reads().contains(Target.MD5MESH))
                        .map(Engine::id)
                        .toList());
    }

    /** Ten weights, of which vkQuake uses eight and Doom 3 BFG four. */
    private static final String TEN_WEIGHTS = Samples.MESH
            .replace("vert 2 ( 0 1 ) 2 2", "vert 2 ( 0 1 ) 2 10")
            .replace("numweights 4", "numweights 12")
            .replaceAll(
                    "(?s)\tweight 2 .*}",
                    IntStream.range(2, 12)
                                    .mapToObj(
                                            row -> "\tweight %d 0 0.1 ( %d 0 0 )\n".formatted(row, row == 11 ? 19 : 9))
                                    .collect(Collectors.joining())
                            + "}");

    @Test
    void differencesSayHowFarDroppedWeightsPutAVertexOutOfPlace() throws IOException {
        String mesh = Samples.write(folder, "a.md5mesh", TEN_WEIGHTS);
        Run run = Run.of("check", mesh, "--engine", "vkquake");
        assertThat(lines(run))
                .contains("PATH/a.md5mesh: info vkquake Uses only the 8 largest weights of a"
                        + " vertex; 1 vertex has more, up to 10. Maximum displacement: 1"
                        + " unit at vertex 2 of mesh 0 in the bind pose.");
        Samples.anim(folder);
        JsonNode checked = json(Run.of("check", "--json", folder.toString(), "--engine", "vkquake"));
        assertThat(checked.at("/files/1/differences")).hasSize(1);
        JsonNode difference = checked.at("/pairs/0/differences/0");
        assertThat(difference.get("engine").asText()).isEqualTo("vkquake");
        assertThat(difference.get("about").asText()).isEqualTo("weights");
        assertThat(difference.get("distance").asDouble()).isCloseTo(1, within(1e-4));
        assertThat(difference.get("message").asText()).startsWith("Uses only the 8 largest weights of a vertex;");
    }

    @Test
    void engineThatRejectsAFileShowsNothingOfIt() throws IOException {
        String file = Samples.write(folder, "a.md5anim", TWO_ROOTS);
        JsonNode checked = json(Run.of("check", "--json", file, "--engine", "bfg,vkquake"));
        assertThat(checked.at("/files/0/differences"))
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.get("engine").asText()).isEqualTo("vkquake"));
    }

    @Test
    void helpNamesAllKindsOfFilesThatAFolderIsSearchedFor() {
        String help = Run.of("check", "--help").out().replaceAll("\\s+", " ");
        assertThat(help)
                .contains("a folder to search recursively for .md5mesh, .md5anim, .md5camera,"
                        + " .md5scale, .md2, .def, .skin and .mtr");
    }

    @Test
    void helpNamesTheEngines() {
        String help = Run.of("check", "--help").out().replaceAll("\\s+", " ");
        assertThat(help)
                .contains(String.join(", ", Engines.ALL.stream().map(Engine::id).toList()));
    }

    private List<String> lines(Run run) {
        return run.out()
                .replace(folder.toString(), "PATH")
                .replace('\\', '/')
                .lines()
                .toList();
    }

    /** Assimp does not find frameRate after a line that ends in LF alone. */
    @Test
    void frameRateThatAssimpMisreadsIsSaid() throws IOException {
        String lines = Files.readString(Sample.files().getLast()).replace("\r", "");
        String at30 = lines.replaceFirst("frameRate \\d+", "frameRate 30");
        int line =
                (int) at30.lines().takeWhile(it -> !it.startsWith("frameRate")).count() + 1;
        String file = Samples.write(folder, "a.md5anim", at30);
        String text = "Reads frameRate as 24 instead of 30, because it joins header lines that end with LF" + " only.";
        assertThat(lines(Run.of("check", file))).contains("PATH/a.md5anim:%d:11: info assimp %s".formatted(line, text));
        JsonNode found =
                json(Run.of("check", "--json", file, "--engine", "assimp")).at("/files/0/differences");
        assertThat(found)
                .filteredOn(difference -> difference.get("about").asText().equals("rate"))
                .singleElement()
                .satisfies(difference -> {
                    assertThat(difference.get("message").asText()).isEqualTo(text);
                    assertThat(difference.get("line").asInt()).isEqualTo(line);
                });
        String windows = Samples.write(folder, "b.md5anim", at30.replace("\n", "\r\n"));
        assertThat(Run.of("check", windows).out()).doesNotContain("frameRate as");
        String at24 = lines.replaceFirst("frameRate \\d+", "frameRate 24");
        assertThat(Run.of("check", Samples.write(folder, "c.md5anim", at24)).out())
                .doesNotContain("frameRate as");
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }
}
