package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No command prints a control character that a file, its name or an argument contains. */
class HostileTextTest {

    /**
     * All but NUL and the ends of lines, which no name in a text file can contain; and a text style, which only the
     * help may have.
     */
    private static final String HOSTILE = IntStream.rangeClosed(1, 0xFFFF)
            .filter(ControlCharacters::contains)
            .filter(c -> c != '\n' && c != '\r')
            .mapToObj(Character::toString)
            .collect(Collectors.joining("", "", "\u001B[31m"));

    /** Characters that a file name can contain, including a line feed. */
    private static final String IN_FILE_NAME =
            System.getProperty("sun.jnu.encoding").startsWith("UTF") ? HOSTILE + "\n" : "\u001B[31m\n";

    @TempDir
    private Path folder;

    private Path hostileFolder;
    private String mesh;
    private String anim;
    private String camera;
    private String md2;
    private String text;
    private String missing;

    @BeforeEach
    void writeFiles() throws IOException {
        hostileFolder = Files.createDirectory(folder.resolve("in" + IN_FILE_NAME));
        mesh = write(
                "a.md5mesh",
                Samples.MESH
                        .replace("\"arm\"\t0", "\"arm" + HOSTILE + "\"\t9")
                        .replace("models/triangle", "m" + HOSTILE)
                        .replace("numtris 1", "numtris 1\n\tnum" + HOSTILE + " 3"));
        anim = write(
                "a.md5anim",
                Samples.ANIM
                        .replace("\"root\"\t-1 1 0", "\"root" + HOSTILE + "\"\t-1 1 0")
                        .replace("\"arm\"\t0 0 0", "\"hand" + HOSTILE + "\"\t0 0 7"));
        camera = write("a.md5camera", Samples.CAMERA.replace("numCuts 1", "numCuts x" + HOSTILE));
        md2 = hostileFolder.resolve("a" + IN_FILE_NAME + ".md2").toString();
        String latin = HOSTILE.substring(0, HOSTILE.indexOf('\u061C'));
        Files.write(
                Path.of(md2),
                Md2Builder.surface()
                        .skin(latin.substring(latin.length() - 60))
                        .frame("f" + latin.substring(0, 14), Md2Builder.TETRAHEDRON)
                        .build());
        text = write("a.txt", "nothing");
        missing = hostileFolder.resolve("b" + IN_FILE_NAME + ".md5mesh").toString();
    }

    @Test
    void namesAndPathsReachTheTerminalWithoutThem() {
        String folderName = hostileFolder.toString();
        for (String[] command : new String[][] {
            {"info", mesh, anim, camera, md2, text, missing, folderName},
            {"check", folderName, text, missing},
            {"check", mesh, "--sarif", hostileFolder.resolve("no/log").toString()},
            {"pose", mesh},
            {"pose", mesh, anim},
            {"pose", camera},
            {"pose", md2},
            {"pose", missing},
            {"skin", mesh},
            {"skin", mesh, anim},
            {"skin", md2},
            {"suggest", anim},
            {"suggest", anim, mesh},
            {"suggest", missing},
            {"repack", anim, "-o", folderName + "/out"},
            {"repack", anim, "-o", anim},
            {"repack", anim, "--out-dir", mesh},
            {"repack", mesh, "-o", folderName + "/out2"},
            {"repack", anim, anim, "--out-dir", folderName},
            {"repack", anim, "-o", folderName + "/out3", "--mesh", anim},
            {"repack", anim, "-o", folderName + "/o4", "--mesh", mesh, "--match-mesh"},
            {"rename", mesh, anim, "--out-dir", folderName + "/o5", "--joint", "root=a"},
            {"rename", mesh, "-o", folderName + "/o6", "--shader", "m" + HOSTILE + "=a"},
            {"convert", mesh, anim, camera, "--to", "11", "--out-dir", folderName + "/o7"},
            {"convert", md2, "--to", "11", "-o", folderName + "/o8"},
            {"exercise", mesh, anim, "--seed", "1", "--out", folderName + "/o9"},
        }) {
            assertSafe(Run.of(command));
        }
    }

    @Test
    void argumentsReachTheTerminalWithoutThem() {
        String word = "x" + HOSTILE + "\n";
        for (String[] command : new String[][] {
            {word},
            {"-" + word},
            {"help", word},
            {"explain", word},
            {"explain", "doom3/" + word},
            {"info", "--" + word, mesh},
            {"pose", mesh, "--frame", word},
            {"pose", mesh, "--interpolate", word},
            {"pose", mesh, "--root", word},
            {"pose", mesh, anim, word},
            {"check", mesh, "--engine", word},
            {"check", mesh, "--ignore", word},
            {"check", mesh, "--severity", word},
            {"check", mesh, "--severity", "FILE_EMPTY=" + word},
            {"suggest", anim, "--joint", word},
            {"repack", anim, "-o", "out", "--negate", word},
            {"repack", anim, "-o", "out", "--tolerance", word},
            {"repack", anim, "-o", "out", "--rebase=" + word},
            {"repack", anim, "-o", "out", "--out-dir", word},
            {"rename", mesh, "-o", "out", "--joint", word},
            {"rename", mesh, "-o", "out", "--joint", word + "=a"},
            {"rename", mesh, "-o", "out", "--shader", "a" + HOSTILE + "=a"},
            {"convert", mesh, "-o", "out", "--to", word},
        }) {
            Run run = Run.of(command);
            assertThat(run.exitCode()).as(String.join(" ", command)).isEqualTo(2);
            assertSafe(run);
        }
    }

    /** A line feed in a name would begin a line that resembles one of Jointscope. */
    @Test
    void everyLineIsOneOfOurs() {
        assertThat(Run.of("info", missing).err().lines()).hasSize(1);
        assertThat(Run.of("pose", camera).err().lines().findFirst().orElseThrow())
                .endsWith("is a camera animation and has no joints.");
    }

    @Test
    void jsonIsSafeAndReadsBackTheSame() throws IOException {
        JsonNode info = json("info", mesh, anim, md2, "--json").get("files");
        assertThat(info.get(0).at("/path").asText()).isEqualTo(mesh);
        assertThat(info.get(0).at("/hierarchy/1/name").asText()).isEqualTo("arm" + HOSTILE);
        assertThat(info.get(0).at("/meshes/0/shader").asText()).isEqualTo("m" + HOSTILE);
        assertThat(info.get(1).at("/hierarchy/0/name").asText()).isEqualTo("root" + HOSTILE);
        assertThat(info.get(2).at("/clips/0/name").asText()).contains("\u0001\u0002");
        assertThat(json("pose", anim, "--json").at("/joints/0/name").asText()).isEqualTo("root" + HOSTILE);
        assertThat(json("skin", mesh, "--json").at("/meshes/0/shader").asText()).isEqualTo("m" + HOSTILE);
        assertThat(json("check", mesh, "--json").at("/files/0/path").asText()).isEqualTo(mesh);
        json("suggest", anim, "--json");
        json("repack", anim, "-o", hostileFolder + "/out", "--json");
    }

    @Test
    void sarifIsSafeAndValid() throws IOException {
        Path log = folder.resolve("log.sarif");
        Run.of("check", hostileFolder.toString(), "--sarif", log.toString());
        String sarif = Files.readString(log);
        assertSafe(sarif);
        List<String> messages = new ArrayList<>();
        new ObjectMapper()
                .readTree(sarif)
                .at("/runs/0/results")
                .forEach(result -> messages.add(result.at("/message/text").asText()));
        assertThat(messages).anyMatch(message -> message.contains("arm" + HOSTILE));
    }

    private static JsonNode json(String... command) throws IOException {
        Run run = Run.of(command);
        assertSafe(run);
        return new ObjectMapper().readTree(run.out());
    }

    private static void assertSafe(Run run) {
        assertThat(run.out() + run.err()).isNotBlank();
        Stream.of(run.out(), run.err()).forEach(HostileTextTest::assertSafe);
    }

    private static void assertSafe(String printed) {
        assertThat(printed.replace(System.lineSeparator(), "")
                        .replace("\n", "")
                        .chars()
                        .filter(ControlCharacters::contains)
                        .mapToObj("U+%04X"::formatted))
                .as(printed)
                .isEmpty();
    }

    private String write(String name, String content) throws IOException {
        int dot = name.indexOf('.');
        return Samples.write(hostileFolder, name.substring(0, dot) + IN_FILE_NAME + name.substring(dot), content);
    }
}
