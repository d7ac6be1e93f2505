package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The reasons of single rules for a file, and files to which they do not apply. */
class EngineReasonsTest {

    private static Optional<VerdictReason> reason(
            String engine, String rule, String name, byte[] bytes) {
        Engine asked = Engines.of(engine).orElseThrow();
        Path path = Path.of(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), bytes)
                .verdicts(List.of(asked))
                .getFirst()
                .reasons()
                .stream()
                .filter(each -> each.rule().id().equals(rule))
                .findFirst();
    }

    private static Optional<VerdictReason> reason(String engine, String rule, String mesh) {
        return reason(engine, rule, "a.md5mesh", mesh.getBytes(StandardCharsets.UTF_8));
    }

    private static String sound() throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5mesh"));
    }

    private static List<String> details(Optional<VerdictReason> reason) {
        return reason.stream().flatMap(each -> each.spots().stream()).map(RuleHit::detail).toList();
    }

    private static List<String> limits(int triangles) {
        byte[] md2 = Md2Builder.tetrahedron().with(Field.NUM_TRIS, triangles).build();
        return details(reason("q2pro", "limits", "a.md2", md2));
    }

    @Test
    void q2proTakesAsManyTrianglesAsTheHeaderPaneSays() {
        assertThat(limits(6144)).isEmpty();
        assertThat(limits(6145)).containsExactly("num_tris is 6145.");
    }

    @Test
    void parentThatDoesNotExistIsNotTheLastJoint() throws IOException {
        String mesh = sound();
        assertThat(mesh).contains("\t\"arm\"\t0 ");
        String last = mesh.replace("\t\"arm\"\t0 ", "\t\"arm\"\t1 ");
        assertThat(details(reason("doom3", "joint-parent", last)))
                .containsExactly("Joint 1 'arm' has parent 1, the last joint.");
        String none = mesh.replace("\t\"arm\"\t0 ", "\t\"arm\"\t99 ");
        assertThat(details(reason("doom3", "joint-parent", none)))
                .containsExactly("Joint 1 'arm' has parent 99, which does not exist.");
    }

    /** A message truncates a quotation; a rule reads the full text. */
    @Test
    void longNameWithoutQuotesIsOneWordAsAShortOneIs() throws IOException {
        for (String name : List.of("arm", "arm".repeat(20))) {
            assertThat(reason("doom3", "name-in-pieces", sound().replace("\"arm\"", name)))
                    .as(name)
                    .isEmpty();
            assertThat(reason("doom3", "name-in-pieces", sound().replace("\"arm\"", name + "-l")))
                    .as(name)
                    .isPresent();
        }
    }

    @Test
    void bracketsInAndBesideCommentsTouchNothing() throws IOException {
        String mesh = sound();
        for (String comment :
                List.of("/* (x) */", "/* (x)\n(y) **/", "// (x)\n", "/*(*/( 0 )", "\"(x)\"{ ")) {
            assertThat(details(reason("q2pro", "no-blank", comment + "\n" + mesh)))
                    .as(comment)
                    .isEmpty();
        }
        VerdictReason touched =
                reason("q2pro", "no-blank", "/* (x)\n */ (y )\n" + mesh).orElseThrow();
        assertThat(touched.spots()).hasSize(1);
        assertThat(touched.spot().location()).hasToString("2:5");
    }

    /** Doom 3 compares signed characters, unlike Raven's engine. */
    @Test
    void byteOrderMarkIsBlankOnlyToSome() throws IOException {
        String marked = "\uFEFF" + sound();
        assertThat(reason("doom3", "byte-order-mark", marked)).isPresent();
        assertThat(outcome("doom3", marked)).isEqualTo("warns");
        assertThat(outcome("quake4", marked)).isEqualTo("rejects");
        assertThat(outcome("darkradiant", marked)).isEqualTo("rejects");
    }

    private static String outcome(String engine, String mesh) {
        return Inspector.inspect(
                        Path.of("a.md5mesh"),
                        FileKind.MD5MESH,
                        mesh.getBytes(StandardCharsets.UTF_8))
                .verdicts(List.of(Engines.of(engine).orElseThrow()))
                .getFirst()
                .outcome()
                .label();
    }
}
