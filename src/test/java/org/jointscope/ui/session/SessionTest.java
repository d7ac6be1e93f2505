package org.jointscope.ui.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.render.OrbitPosition;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.playback.LoopMode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {

    private static final String HEAD = "{\"format\": \"jointscope-session\", \"version\": 1, ";
    private static final String FILES = "\"files\": [{\"path\": \"guard.md5mesh\"}]";

    @TempDir
    private Path folder;

    private Path file;
    private Path guard;

    @BeforeEach
    void writeFiles() throws IOException {
        file = folder.resolve("guard.jointscope");
        guard = Files.writeString(folder.resolve("guard.md5mesh"), "");
    }

    private static Session all(List<Path> files) {
        return new Session(
                files,
                new Session.Declared("monster \"1\"", ""),
                new Session.Textures(files.isEmpty() ? Map.of() : Map.of("models/a", files.getFirst()), 2, 1),
                new Session.Selected("Größe\u0007\n日本", Component.QY, List.of(0, 3)),
                new Session.Played(
                        Timeline.CAMERA, 12.345678901234567, false, 0.25, 10.0, LoopMode.PING_PONG, List.of(3, 7)),
                new OrbitPosition(1.5, -20, 1e-3, 1, 2, -3e3),
                new Session.Shown(
                        Map.of("MESH", true, "NAMES", false),
                        true,
                        "doom3",
                        RootMode.DOOM3,
                        LoopRule.WRAPS,
                        "SWIPE",
                        "speed",
                        true,
                        Md2Surface.GL_COMMANDS,
                        KeyframeNormals.INTERPOLATED),
                new Session.Panes("flagsTab", "issuesTab", true));
    }

    private Session read(String text) throws Exception {
        return SessionFile.read(Files.writeString(file, text));
    }

    private void assertRejected(String text, String reason) throws IOException {
        Files.writeString(file, text);
        assertThatThrownBy(() -> SessionFile.read(file))
                .isInstanceOf(InvalidSessionException.class)
                .hasMessage(reason);
    }

    @Test
    void everythingIsReadBack() throws Exception {
        Session session = all(List.of(guard));
        SessionFile.write(file, session);
        assertThat(SessionFile.read(file)).isEqualTo(session);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("guard.jointscope", "guard.md5mesh");
        JsonNode json = new ObjectMapper().readTree(file.toFile());
        assertThat(json.get("format").asText()).isEqualTo("jointscope-session");
        assertThat(json.get("version").asInt()).isEqualTo(1);
    }

    @Test
    void formerNamesAreRead() throws Exception {
        String start = "{\"format\":\"jointscope-session\",\"version\":1,\"files\":[{\"path\":\"guard.md5mesh\"}],";
        assertThat(read(start + "\"playback\":{\"timeline\":\"KEYFRAMES\"}}")
                        .playback()
                        .timeline())
                .isEqualTo(Timeline.MD2);
        assertThat(read(start + "\"playback\":{\"timeline\":\"FLIGHT\"}}")
                        .playback()
                        .timeline())
                .isEqualTo(Timeline.CAMERA);
        assertThat(read(start + "\"show\":{\"normals\":\"BLENDED\"}}").show().normals())
                .isEqualTo(KeyframeNormals.INTERPOLATED);
        assertThat(read(start + "\"panes\":{\"lower\":\"sanityTab\"}}").panes().lower())
                .isEqualTo("anomaliesTab");
    }

    @Test
    void filesAreFoundAfterBothOrOneWereMoved() throws Exception {
        Path inner = Files.createDirectories(folder.resolve("models/x"));
        Path mesh = Files.move(guard, inner.resolve("guard.md5mesh"));
        SessionFile.write(file, all(List.of(mesh)));
        assertThat(Files.readString(file)).contains("\"path\": \"models/x/guard.md5mesh\"");

        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path moved = Files.copy(file, elsewhere.resolve("guard.jointscope"));
        assertThat(SessionFile.read(moved).files()).as("absolute").containsExactly(mesh);

        Path both = Files.createDirectories(elsewhere.resolve("models/x"));
        Path copy = Files.copy(mesh, both.resolve("guard.md5mesh"));
        assertThat(SessionFile.read(moved).files()).as("relative first").containsExactly(copy);

        Files.delete(copy);
        Files.delete(mesh);
        assertThat(SessionFile.read(moved).files()).as("named as missing").containsExactly(copy);
    }

    @Test
    void sampleIsFoundInEachInstallation() throws Exception {
        SessionFile.write(file, all(Sample.files()));
        assertThat(Files.readString(file))
                .contains("\"sample\": \"walk.md5anim\"")
                .doesNotContain("absolute");
        assertThat(SessionFile.read(file).files()).isEqualTo(Sample.files());
        assertRejected(HEAD + "\"files\": [{\"sample\": \"../../../secret\"}]}", "the session contains no files");
    }

    @Test
    void unknownMembersAndNamesAreIgnored() throws Exception {
        Session session = read(HEAD
                + FILES
                + ", \"later\": {\"a\": [1, {\"b\": null}]}, \"playback\":"
                + " {\"loop\": \"BOUNCE\", \"frame\": 2, \"speed\": null}}");
        assertThat(session.files()).containsExactly(guard);
        assertThat(session.playback().loop()).isNull();
        assertThat(session.playback().frame()).isEqualTo(2.0);
        assertThat(session.playback().speed()).isNull();
    }

    @Test
    void newerVersionIsNamed() throws IOException {
        assertRejected(
                "{\"format\": \"jointscope-session\", \"version\": 2}",
                "the session has version 2, but this version of Jointscope reads only version"
                        + " 1; install a newer version");
    }

    @Test
    void otherContentIsRejected() throws IOException {
        for (String text : List.of(
                "",
                "[]",
                "{}",
                "1",
                "{\"format\": \"x\", \"version\": 1}",
                "{\"format\": 1}",
                HEAD.replace("1", "\"1\"") + FILES + "}")) {
            assertRejected(text, "not a Jointscope session");
        }
        Files.writeString(file, "MD5Version 10");
        assertThatThrownBy(() -> SessionFile.read(file)).hasMessageStartingWith("not valid JSON at line 1, column ");
    }

    @Test
    void damageIsReportedWithItsLocation() throws IOException {
        Files.writeString(file, HEAD + "\n" + FILES + ",\n  \"playback\": {frame: 1}}");
        assertThatThrownBy(() -> SessionFile.read(file))
                .isInstanceOf(InvalidSessionException.class)
                .hasMessageStartingWith("not valid JSON at line 3, column 16: ");
        for (Map.Entry<String, String> wrong : List.of(
                Map.entry("playback.speed", "{\"speed\": \"fast\"}"),
                Map.entry("playback.frame", "{\"frame\": \"1\"}"),
                Map.entry("playback.playing", "{\"playing\": 1}"),
                Map.entry("playback.loop", "{\"loop\": 1}"),
                Map.entry("playback.range", "{\"range\": [1e300]}"),
                Map.entry("selection.joint", "{\"joint\": 7}"),
                Map.entry("selection.hiddenMeshes", "{\"hiddenMeshes\": [\"0\"]}"),
                Map.entry("view.yaw", "{\"yaw\": \"1\"}"),
                Map.entry("show.layers.MESH", "{\"layers\": {\"MESH\": \"true\"}}"),
                Map.entry("panes.right", "{\"right\": {}}"),
                Map.entry("panes", "[]"),
                Map.entry("show", "\"\""),
                Map.entry("files", "3"),
                Map.entry("files", "[1]"),
                Map.entry("files.path", "[{\"path\": 1}]"))) {
            String member = wrong.getKey().replaceAll("\\..*", "");
            assertRejected(
                    HEAD + FILES + ", \"" + member + "\": " + wrong.getValue() + "}",
                    "“" + wrong.getKey() + "” has a value of the wrong type");
        }
        assertRejected(
                HEAD + "\"files\": [{\"path\": \"a\\u0000b\"}]}", "the session contains an invalid path: a\uFFFDb");
        for (String files : List.of("[null, {}]", "[]", "null")) {
            assertRejected(HEAD + "\"files\": " + files + "}", "the session contains no files");
        }
        Files.writeString(file, HEAD + FILES + "} []");
        assertThatThrownBy(() -> SessionFile.read(file)).hasMessageStartingWith("not valid JSON at line 1, column ");
    }

    @Test
    void hostileFilesAreRejectedWithinLimits() throws Exception {
        assertRejected(HEAD + FILES + " ".repeat(SessionFile.MOST_BYTES) + "}", "the file is larger than 1 MB");
        for (String hostile : List.of(
                HEAD + "\"x\": " + "[".repeat(100_000) + "]".repeat(100_000) + "}",
                HEAD + "\"x\": " + "{\"a\":".repeat(100_000) + "1",
                HEAD + "\"x\": " + "9".repeat(100_000) + "}",
                HEAD + "\"x\": \"\\uD800",
                HEAD + "\"x\": \"\u0000\"}")) {
            Files.writeString(file, hostile);
            assertThatThrownBy(() -> SessionFile.read(file))
                    .isInstanceOf(InvalidSessionException.class)
                    .hasMessageStartingWith("not valid JSON");
        }
        String many = "{\"path\": \"a\"},".repeat(50_000) + "{\"path\": \"b\"}";
        assertThat(read(HEAD + "\"files\": [" + many + "]}").files()).hasSize(1000);
    }

    @Test
    void extremeNumbersAreIgnored() throws Exception {
        Session session = read(HEAD
                + FILES
                + ", \"selection\": {\"hiddenMeshes\": [7, -1, null]},"
                + " \"playback\": {\"frame\": 1e999},"
                + " \"view\": {\"yaw\": 1, \"elevation\": 2, \"distance\": 1e300,"
                + " \"pivot\": [0, 1e999, 0]}}");
        assertThat(session.selection().hiddenMeshes()).containsExactly(7, -1);
        assertThat(session.playback().frame()).isNull();
        assertThat(session.view()).isNull();
    }
}
