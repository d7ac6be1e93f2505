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
import java.util.Optional;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.document.OrbitPosition;
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
                new Session.Declared(Optional.of("monster \"1\""), Optional.of("")),
                new Session.Selected(Optional.of("Größe\u0007\n日本"), Optional.of(Component.QY), List.of(0, 3)),
                new Session.Played(
                        Optional.of(Timeline.CAMERA),
                        Optional.of(12.345678901234567),
                        Optional.of(false),
                        Optional.of(0.25),
                        Optional.of(10.0),
                        Optional.of(LoopMode.PING_PONG),
                        List.of(3, 7)),
                Optional.of(new OrbitPosition(1.5, -20, 1e-3, 1, 2, -3e3)),
                new Session.Shown(
                        Map.of("MESH", true, "NAMES", false),
                        Optional.of(true),
                        Optional.of("doom3"),
                        Optional.of(RootMode.DOOM3),
                        Optional.of(LoopRule.WRAPS),
                        Optional.of("SWIPE"),
                        Optional.of(Md2Surface.GL_COMMANDS),
                        Optional.of(KeyframeNormals.INTERPOLATED)),
                new Session.Panes(Optional.of("flagsTab"), Optional.of("issuesTab"), Optional.of(true)));
    }

    private Session read(String text) throws Exception {
        return SessionReader.read(Files.writeString(file, text));
    }

    private void assertRejected(String text, String reason) throws IOException {
        Files.writeString(file, text);
        assertThatThrownBy(() -> SessionReader.read(file))
                .isInstanceOf(InvalidSessionException.class)
                .hasMessage(reason);
    }

    @Test
    void everythingIsReadBack() throws Exception {
        Session session = all(List.of(guard));
        SessionWriter.write(file, session);
        assertThat(SessionReader.read(file)).isEqualTo(session);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("guard.jointscope", "guard.md5mesh");
        JsonNode json = new ObjectMapper().readTree(file.toFile());
        assertThat(json.get("format").asText()).isEqualTo("jointscope-session");
        assertThat(json.get("version").asInt()).isEqualTo(1);
    }

    @Test
    void formerNamesAreRead() throws Exception {
        String start = "{\"format\":\"jointscope-session\",\"version\":1,\"files\":[{\"path\":\"guard.md5mesh\"}],";
        assertThat(read(start + "\"playback\":{\"timeline\":\"KEYFRAMES\"}}")
                        .played()
                        .timeline())
                .contains(Timeline.MD2);
        assertThat(read(start + "\"playback\":{\"timeline\":\"FLIGHT\"}}")
                        .played()
                        .timeline())
                .contains(Timeline.CAMERA);
        assertThat(read(start + "\"show\":{\"normals\":\"BLENDED\"}}").shown().normals())
                .contains(KeyframeNormals.INTERPOLATED);
        assertThat(read(start + "\"panes\":{\"lower\":\"sanityTab\"}}").panes().lower())
                .contains("anomaliesTab");
    }

    @Test
    void filesAreFoundAfterBothOrOneWereMoved() throws Exception {
        Path inner = Files.createDirectories(folder.resolve("models/x"));
        Path mesh = Files.move(guard, inner.resolve("guard.md5mesh"));
        SessionWriter.write(file, all(List.of(mesh)));
        assertThat(Files.readString(file)).contains("\"path\": \"models/x/guard.md5mesh\"");

        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path moved = Files.copy(file, elsewhere.resolve("guard.jointscope"));
        assertThat(SessionReader.read(moved).files()).as("absolute").containsExactly(mesh);

        Path both = Files.createDirectories(elsewhere.resolve("models/x"));
        Path copy = Files.copy(mesh, both.resolve("guard.md5mesh"));
        assertThat(SessionReader.read(moved).files()).as("relative first").containsExactly(copy);

        Files.delete(copy);
        Files.delete(mesh);
        assertThat(SessionReader.read(moved).files()).as("named as missing").containsExactly(copy);
    }

    @Test
    void sampleIsFoundInEachInstallation() throws Exception {
        SessionWriter.write(file, all(Sample.files()));
        assertThat(Files.readString(file))
                .contains("\"sample\": \"walk.md5anim\"")
                .doesNotContain("absolute");
        assertThat(SessionReader.read(file).files()).isEqualTo(Sample.files());
        assertRejected(HEAD + "\"files\": [{\"sample\": \"../../../secret\"}]}", "the session contains no files");
    }

    @Test
    void unknownMembersAndNamesAreIgnored() throws Exception {
        Session session = read(HEAD
                + FILES
                + ", \"later\": {\"a\": [1, {\"b\": null}]}, \"playback\":"
                + " {\"loop\": \"BOUNCE\", \"frame\": 2, \"speed\": null}}");
        assertThat(session.files()).containsExactly(guard);
        assertThat(session.played().loop()).isEmpty();
        assertThat(session.played().frame()).contains(2.0);
        assertThat(session.played().speed()).isEmpty();
    }

    @Test
    void newerVersionIsNamed() throws IOException {
        assertRejected(
                "{\"format\": \"jointscope-session\", \"version\": 2}",
                "the session has the version 2, and this version of Jointscope reads only version"
                        + " 1; install a newer version");
    }

    @Test
    void otherContentIsRejected() throws IOException {
        for (String text : List.of("", "[]", "{}", "1", "{\"format\": \"x\", \"version\": 1}")) {
            assertRejected(text, "not a session of Jointscope");
        }
        assertRejected("{\"format\": 1}", "“format” has a value of the wrong type");
        Files.writeString(file, "MD5Version 10");
        assertThatThrownBy(() -> SessionReader.read(file)).hasMessageStartingWith("not valid JSON at line 1, column ");
    }

    @Test
    void damageIsReportedWithItsLocation() throws IOException {
        Files.writeString(file, HEAD + "\n" + FILES + ",\n  \"playback\": {frame: 1}}");
        assertThatThrownBy(() -> SessionReader.read(file))
                .isInstanceOf(InvalidSessionException.class)
                .hasMessageStartingWith("not valid JSON at line 3, column 16: ");
        assertRejected(
                HEAD + FILES + ", \"playback\": {\"speed\": \"fast\"}}",
                "“playback.speed” has a value of the wrong type");
        assertRejected(
                HEAD + "\"files\": [{\"path\": \"a\\u0000b\"}]}", "the session contains an invalid path: a\uFFFDb");
        assertRejected(HEAD + "\"files\": [1, null, \"x\"]}", "the session contains no files");
    }

    @Test
    void hostileFilesAreRejectedWithinLimits() throws Exception {
        assertRejected(HEAD + FILES + " ".repeat(SessionReader.MOST_BYTES) + "}", "the file is larger than 1 MB");
        for (String hostile : List.of(
                HEAD + "\"x\": " + "[".repeat(100_000) + "]".repeat(100_000) + "}",
                HEAD + "\"x\": " + "{\"a\":".repeat(100_000) + "1",
                HEAD + "\"x\": " + "9".repeat(100_000) + "}",
                HEAD + "\"x\": \"\\uD800",
                HEAD + "\"x\": \"\u0000\"}")) {
            Files.writeString(file, hostile);
            assertThatThrownBy(() -> SessionReader.read(file))
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
                + ", \"selection\": {\"hiddenMeshes\": [1e300, -1, \"x\"]},"
                + " \"playback\": {\"frame\": 1e999, \"range\": [1, 2, 3]},"
                + " \"view\": {\"yaw\": 1, \"elevation\": 2, \"distance\": 1e300,"
                + " \"pivot\": [0, 0, 0]}}");
        assertThat(session.selected().hiddenMeshes()).containsExactly(Integer.MAX_VALUE, -1);
        assertThat(session.played().frame()).isEmpty();
        assertThat(session.played().range()).isEmpty();
        assertThat(session.view()).isEmpty();
    }
}
