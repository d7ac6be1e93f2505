package org.jointscope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.testing.OwnXvfb;
import org.jointscope.testing.TestDisplay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts the program that {@code ./mvnw package} leaves, where no JDK and no display is in sight. */
class PackagedApplicationIT {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path BILL_OF_MATERIALS = Path.of("target/sbom.json");
    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");
    private static final String MESH = SAMPLE.resolve("dapple.md5mesh").toString();
    private static final String WALK = SAMPLE.resolve("walk.md5anim").toString();

    @TempDir
    private Path folder;

    private record Outcome(int exit, String out, String err) {}

    @BeforeEach
    void applicationIsThere() {
        assertThat(application()).as("what ./mvnw package leaves").isExecutable();
    }

    @Test
    void versionIsThatOfTheBuild() throws Exception {
        Outcome outcome = run("--version");
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).contains(System.getProperty("jointscope.version"));
        assertThat(outcome.err()).isEmpty();
    }

    /** In this mode, the JVM ends with an error if the cache is missing or outdated. */
    @Test
    void startupCacheIsUsed() throws Exception {
        ProcessBuilder builder = builder("--version");
        builder.environment().put("JAVA_TOOL_OPTIONS", "-XX:AOTMode=on");
        Outcome outcome = outcome(builder);
        assertThat(outcome.err()).doesNotContain("error", "warning");
        assertThat(outcome.exit()).isZero();
    }

    /** They are found as services, so nothing else would miss them before a picture is opened. */
    @Test
    void readersOfPicturesAreLinkedIn() throws IOException {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"), "the runtime lies elsewhere");
        Path runtime = application().resolve("../../lib/runtime/release").normalize();
        assertThat(runtime).content().contains("com.twelvemonkeys.imageio.pcx", "com.twelvemonkeys.imageio.tga");
    }

    @Test
    void licencesAreCarriedAlong() {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"), "they lie elsewhere");
        Path lib = application().resolve("../../lib").normalize();
        assertThat(lib.resolve("LICENSE")).hasSameBinaryContentAs(Path.of("LICENSE"));
        assumeTrue(Files.exists(BILL_OF_MATERIALS), "only -Pdist collects them");
        assertThat(lib.resolve("THIRD-PARTY.txt"))
                .content()
                .contains("javafx-graphics", "fxyz3d", "imageio-tga", "slf4j-nop", "Harald Kuhr")
                .doesNotContain("junit", "(c) <year>", "404: Not Found");
    }

    /** The manifests of AUR and Flatpak copy these. */
    @Test
    void archiveHasTheFilesOfTheDesktop() throws Exception {
        String name = "jointscope-" + System.getProperty("jointscope.version");
        Path archive = Path.of("target/dist", name + "-linux-x86_64.tar.gz");
        assumeTrue(Files.exists(archive), "only -Pdist writes it");
        Outcome list = outcome(new ProcessBuilder("tar", "--list", "--file", archive.toString()));
        assertThat(list.out().lines())
                .contains(
                        name + "/bin/jointscope",
                        name + "/lib/app/commands.aot",
                        name + "/lib/app/jointscope.aot",
                        name + "/lib/app/jointscope.args",
                        name + "/share/applications/jointscope.desktop",
                        name + "/share/icons/hicolor/scalable/apps/jointscope.svg",
                        name + "/share/mime/packages/jointscope.xml",
                        name + "/share/metainfo/org.jointscope.Jointscope.metainfo.xml");
    }

    @Test
    void infoDescribesTheSample() throws Exception {
        JsonNode files = json("info", MESH, WALK, "--json").get("files");
        assertThat(files).hasSize(2);
        JsonNode mesh = files.get(0);
        JsonNode anim = files.get(1);
        assertThat(mesh.get("kind").asText()).isEqualTo("md5mesh");
        assertThat(mesh.get("meshes")).isNotEmpty();
        assertThat(anim.get("kind").asText()).isEqualTo("md5anim");
        assertThat(anim.get("frames").asInt()).isGreaterThan(1);
        for (JsonNode file : files) {
            assertThat(file.get("version").asInt()).isEqualTo(10);
            assertThat(file.get("errors").asInt()).isZero();
            assertThat(file.get("hierarchy")).hasSize(file.get("joints").asInt());
        }
    }

    @Test
    void skinHasOneEntryForEachVertex() throws Exception {
        JsonNode info = json("info", MESH, "--json").get("files").get(0);
        JsonNode skin = json("skin", MESH, WALK, "--frame", "2.5", "--json");
        assertThat(skin.get("frame").asDouble()).isEqualTo(2.5);
        assertThat(skin.get("meshes")).hasSameSizeAs(info.get("meshes"));
        for (int i = 0; i < skin.get("meshes").size(); i++) {
            JsonNode mesh = skin.get("meshes").get(i);
            int vertices = info.get("meshes").get(i).get("vertices").asInt();
            assertThat(mesh.get("vertices")).hasSize(vertices);
            assertThat(mesh.get("normals")).hasSize(vertices);
        }
    }

    @Test
    void skinAgreesWithTheGoldenDocument() throws Exception {
        JsonNode golden = JSON.readTree(Corpus.golden("drone-forward.json").toFile());
        String mesh = Corpus.file(golden.get("mesh").asText()).toString();
        String anim = Corpus.file(golden.get("anim").asText()).toString();
        JsonNode expected = frame(golden, 2.5).get("meshes");
        JsonNode skin = json("skin", mesh, anim, "--frame", "2.5", "--json").get("meshes");
        assertThat(skin).hasSameSizeAs(expected);
        for (int i = 0; i < expected.size(); i++) {
            JsonNode vertices = skin.get(i).get("vertices");
            assertThat(vertices).hasSize(expected.get(i).get("count").asInt());
            for (JsonNode sample : expected.get(i).get("samples")) {
                JsonNode vertex = vertices.get(sample.get(0).asInt());
                for (int axis = 0; axis < 3; axis++) {
                    assertThat(vertex.get(axis).asDouble())
                            .isCloseTo(sample.get(1 + axis).asDouble(), within(1e-5));
                }
            }
        }
    }

    @Test
    void wrongUseExitsWith2() throws Exception {
        Outcome outcome = run("skin", MESH, WALK, "--frame", "1e9");
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).isNotEmpty().doesNotContain("\tat ");
    }

    @Test
    void withoutDisplayTheReportComesInsteadOfTheWindow() throws Exception {
        Outcome outcome = run(MESH, WALK);
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).isEqualTo(run("info", MESH, WALK).out());
        assertThat(outcome.err().lines())
                .containsExactly(
                        "jointscope: cannot open a window (DISPLAY is not set); printing a summary" + " instead.");
    }

    @Test
    @NeedsDisplay
    void windowShowsTheSample() throws Exception {
        var own = TestDisplay.current().own();
        assumeTrue(own.isPresent(), "only our own display can be looked at");
        ProcessBuilder builder = builder();
        builder.environment().put("DISPLAY", own.get().name());
        builder.environment().put("GDK_BACKEND", "x11");
        Process process = start(builder);
        try {
            assertThat(colours(own.get(), process)).hasSizeGreaterThan(100);
            assertThat(process.waitFor(2, TimeUnit.SECONDS)).as("has ended").isFalse();
            assertThat(folder.resolve("err")).content().doesNotContain("Exception");
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    /** The colours on the screen once there are many, which a window without content has not. */
    private static Set<Integer> colours(OwnXvfb display, Process process) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        Set<Integer> colours = new HashSet<>();
        while (colours.size() <= 100 && process.isAlive() && System.nanoTime() < end) {
            Thread.sleep(200);
            BufferedImage screen = display.capture();
            colours.clear();
            for (int y = 0; y < screen.getHeight(); y += 2) {
                for (int x = 0; x < screen.getWidth(); x += 2) {
                    colours.add(screen.getRGB(x, y));
                }
            }
        }
        return colours;
    }

    private static JsonNode frame(JsonNode golden, double frame) {
        for (JsonNode candidate : golden.get("frames")) {
            if (candidate.get("frame").asDouble() == frame) {
                return candidate;
            }
        }
        throw new AssertionError("no frame " + frame);
    }

    private JsonNode json(String... arguments) throws Exception {
        Outcome outcome = run(arguments);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
        return JSON.readTree(outcome.out());
    }

    private Outcome run(String... arguments) throws Exception {
        return outcome(builder(arguments));
    }

    private Outcome outcome(ProcessBuilder builder) throws Exception {
        Process process = start(builder);
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running: " + builder.command());
        }
        String out = Files.readString(folder.resolve("out"));
        String err = Files.readString(folder.resolve("err"));
        return new Outcome(process.exitValue(), out, err);
    }

    private static ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(application().toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("PATH", "");
        for (String name : List.of("JAVA_HOME", "JAVA_TOOL_OPTIONS", "DISPLAY", "WAYLAND_DISPLAY")) {
            builder.environment().remove(name);
        }
        // Settings of whoever runs the tests are neither read nor written.
        String settings = Path.of("target", "settings").toAbsolutePath().toString();
        builder.environment().put("XDG_CONFIG_HOME", settings);
        builder.environment().put("XDG_RUNTIME_DIR", settings);
        builder.environment().put("APPDATA", settings);
        return builder;
    }

    private Process start(ProcessBuilder builder) throws IOException {
        return builder.redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private static Path application() {
        String system = System.getProperty("os.name");
        Path target = Path.of("target").toAbsolutePath();
        if (system.startsWith("Windows")) {
            return target.resolve("jointscope/jointscope-console.exe");
        }
        return target.resolve(
                system.startsWith("Mac") ? "jointscope.app/Contents/MacOS/jointscope" : "jointscope/bin/jointscope");
    }
}
