package org.jointscope.format.write;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.edit.ChangeWeights.Weight;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.md5.Texts;
import org.jointscope.format.md5.Written;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

class MeshRewriterTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");
    private static final Edit TO_10 = new ConvertVersion(ConvertVersion.DOOM3);
    private static final Edit TO_11 = new ConvertVersion(ConvertVersion.QUAKE_WARS);

    private static String later(int version) throws IOException {
        return Files.readString(FIXTURES.resolve("version-%d-with-colors.md5mesh".formatted(version)));
    }

    @Test
    void namesAreRewrittenInPlace() {
        assertEdited(Texts.MESH, new RenameJoint("arm", "hand"), "\"arm\"", "\"hand\"");
        assertEdited(Texts.MESH, new ChangeShader(0, "a/b"), "\"models/triangle\"", "\"a/b\"");
        assertEdited(Texts.MESH, new ChangeShader(0, ""), "\"models/triangle\"", "\"\"");
        assertEdited(Texts.MESH, TO_11, "MD5Version 10", "MD5Version 11");
    }

    @Test
    void weightsAreRewrittenInPlace() {
        Weight other = new Weight(2, 1, 0.25, new Vector3(0, 4, 0.5));
        ChangeWeights edit = new ChangeWeights(0, List.of(other));
        assertEdited(Texts.MESH, edit, "weight 2 0 0.5 ( 0 4 0 )", "weight 2 1 0.25 ( 0 4 0.5 )");
        String odd = Texts.MESH
                .replace("weight 2 0 0.5 ( 0 4 0 )", "/* é */ weight 2   0 0.5000(0 4\t0)")
                .replace("\n", "\r\n");
        assertEdited(odd, edit, "2   0 0.5000(0 4\t0)", "2   1 0.25(0 4\t0.5)");
        String broken = Texts.MESH.replace("weight 2 0 0.5", "weight 2 /* joint */ 0 0.5");
        assertThat(edited(broken, edit)).isEmpty();
    }

    @Test
    void commentsOfChildrenNameTheParent() {
        assertThat(edited(Texts.MESH, new RenameJoint("root", "origin")))
                .contains(Texts.MESH.replace("\"root\"", "\"origin\"").replace("// root", "// origin"));
    }

    @Test
    void missingCommandlineIsAddedAfterTheVersion() {
        String line = "commandline \"mesh/a.mb\"";
        String without = Texts.MESH.replace(line + "\n", "");
        assertThat(edited(without, new AddCommandline())).contains(Texts.MESH.replace(line, "commandline \"\""));
        assertThat(edited(Texts.MESH, new AddCommandline())).contains(Texts.MESH);
    }

    @Test
    void spacesLineEndsCommentsAndUnquotedNamesStay() {
        String odd = Texts.MESH
                .replace("\"root\"", "root")
                .replace("\"arm\"\t0", "/* a */  \"arm\"/* b */0")
                .replace("shader \"models", "shader // c\n /* d */ \"models")
                .replace("\n", "\r\n")
                .concat("// the end");
        for (String text : List.of(odd, "\uFEFF" + odd, odd.replace("\r\n", "\n"))) {
            assertEdited(text, new RenameJoint("arm", "hand"), "\"arm\"", "\"hand\"");
            assertEdited(text, TO_11, "MD5Version 10", "MD5Version 11");
        }
        assertEdited(odd, new ChangeShader(0, "x"), "\"models/triangle\"", "\"x\"");
        assertThat(edited(odd, new RenameJoint("root", "a")))
                .contains(odd.replace("root\t-1", "a\t-1").replace("// root", "// a"));
        String returns = Texts.MESH.replaceAll("\t*//.*", "").replace('\n', '\r');
        assertEdited(returns, new RenameJoint("arm", "hand"), "\"arm\"", "\"hand\"");
    }

    @Test
    void encodingStays() {
        String named = Texts.with(Texts.MESH, "\"arm\"", "\"bras é\"");
        for (Charset encoding : List.of(UTF_8, ISO_8859_1)) {
            byte[] bytes = named.getBytes(encoding);
            Md5Mesh mesh = Md5MeshReader.read(bytes).model();
            Md5Mesh edited = new RenameJoint("root", "ça").applyTo(mesh);
            byte[] written =
                    new MeshRewriter(bytes).rewrite(edited).orElseThrow().bytes();
            assertThat(new String(written, encoding))
                    .isEqualTo(named.replace("\"root\"", "\"ça\"").replace("// root", "// ça"));
        }
    }

    @Test
    void nameThatTheFileCannotContainIsNotWritten() {
        for (String name : List.of("a\"b", "a\nb", "\"")) {
            assertThat(edited(Texts.MESH, new RenameJoint("arm", name)))
                    .as(name)
                    .isEmpty();
            assertThat(edited(Texts.MESH, new ChangeShader(0, name))).as(name).isEmpty();
        }
        byte[] latin = Texts.with(Texts.MESH, "\"arm\"", "\"é\"").getBytes(ISO_8859_1);
        Md5Mesh mesh = Md5MeshReader.read(latin).model();
        Md5Mesh edited = new ChangeShader(0, "手").applyTo(mesh);
        assertThat(new MeshRewriter(latin).rewrite(edited)).isEmpty();
    }

    @Test
    void missingShaderIsNotWritten() {
        String plain = Texts.with(Texts.MESH, "shader \"models/triangle\"", "");
        assertThat(edited(plain, new ChangeShader(0, "x"))).isEmpty();
        // The first line counts, as in engines.
        String twice = Texts.with(Texts.MESH, "\n\tnumverts", "\tshader \"b\"\n\tnumverts");
        assertEdited(twice, new ChangeShader(0, "x"), "\"models/triangle\"", "\"x\"");
    }

    @Test
    void rowWithoutANameGetsOne() {
        String nameless = Texts.with(Texts.MESH, "\"arm\"", "");
        Md5Mesh mesh = Texts.mesh(nameless).model();
        Md5Mesh named = mesh.withJoints(Texts.mesh(Texts.MESH).model().joints());
        Rewritten<Md5Mesh> rewritten =
                new MeshRewriter(nameless.getBytes(UTF_8)).rewrite(named).orElseThrow();
        assertThat(Written.lines(Md5MeshReader.read(rewritten.bytes()).model()))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void otherDifferencesAreNotWritten() {
        Md5Mesh mesh = Texts.mesh(Texts.MESH).model();
        MeshRewriter rewriter = new MeshRewriter(Texts.MESH.getBytes(UTF_8));
        assertThat(rewriter.rewrite(mesh.withMeshes(List.of()))).isEmpty();
        assertThat(rewriter.rewrite(mesh.withJoints(mesh.joints().subList(0, 1))))
                .isEmpty();
        assertThat(rewriter.rewrite(mesh.withVersion(Optional.empty()))).isEmpty();
        String later = Texts.with(Texts.MESH, "vert 0 ( 0 0.25 )", "vert 0 ( 0 0.5 )");
        assertThat(rewriter.rewrite(Texts.mesh(later).model())).isEmpty();
        byte[] bytes = Texts.MESH.getBytes(UTF_8);
        assertThat(new MeshRewriter(bytes).rewrite(mesh).orElseThrow().bytes()).isSameAs(bytes);
    }

    @Test
    void version10HasNoFlagsAndColors() throws IOException {
        String plain = later(11)
                .replace("Version 11", "Version 10")
                .replace("\tflags {\n\t\tvertexColor\n\t\tnoAnimate\n\t}\n", "")
                .replaceAll("(vert .*?) \\( [01] [01] [01] [0-9.]+ \\)\n", "$1\n");
        assertThat(edited(later(11), TO_10)).contains(plain);
        assertThat(plain).contains("name \"quad\"", "\tvert 2 ( 1 0 ) 2 1\n");
        assertThat(edited(crlf(later(11)), TO_10)).contains(crlf(plain));
    }

    private static String crlf(String text) {
        return text.replace("\n", "\r\n");
    }

    @Test
    void contentOnOneLineIsRemoved() throws IOException {
        for (int version : List.of(11, 12)) {
            String line = later(version).replaceAll("//.*", "").replaceAll("\\s+", " ");
            String tight = line.replaceAll(" ?([(){}]) ?", "$1");
            for (String text : List.of(line, tight)) {
                for (Edit edit : List.of(TO_10, TO_11)) {
                    Md5Mesh converted = edit.applyTo(Texts.mesh(text).model());
                    String written = edited(text, edit).orElseThrow();
                    assertThat(Written.lines(Texts.mesh(written).model())).isEqualTo(Written.lines(converted));
                }
            }
        }
    }

    @Test
    void commentsBesideRemovedRowsStay() throws IOException {
        String text = Texts.with(later(12), "numvertexcolors 3", "numvertexcolors 3 // all")
                .replace("vertexcolor 1", "/* second */ vertexcolor 1");
        assertThat(edited(text, TO_10).orElseThrow()).contains("\t // all\n\t/* second */ \n}");
        byte[] inside = Texts.with(later(11), "noAnimate", "noAnimate // moved by its entity")
                .getBytes(UTF_8);
        Md5Mesh converted = TO_10.applyTo(Md5MeshReader.read(inside).model());
        assertThat(new MeshRewriter(inside).rewrite(converted).orElseThrow().losses())
                .containsExactly(Loss.COMMENTS);
    }

    @Test
    void flagIsAddedToTheOthers() throws IOException {
        String flagged = Texts.with(later(12), "\"models/triangle\"", "\"models/triangle\" flags { a b }");
        assertThat(edited(flagged, TO_11).orElseThrow()).contains("\"models/triangle\" flags { a b vertexColor }\n");
    }

    /** The text of a row that ends too early is unknown. */
    @Test
    void truncatedRowsAreNotConverted() throws IOException {
        String text = Files.readString(FIXTURES.resolve("color-of-three-numbers.md5mesh"));
        assertThat(edited(text, TO_10)).isEmpty();
        String rows = Files.readString(FIXTURES.resolve("vertex-colors-more-than-vertices.md5mesh"));
        assertThat(edited(rows, TO_11)).isEmpty();
        assertThat(edited(rows, TO_10)).isPresent();
        String unreadable = Files.readString(FIXTURES.resolve("normal-of-no-number.md5mesh"));
        assertThat(edited(unreadable, TO_10)).isPresent();
    }

    @Test
    void versionsOfAnimationsAndCamerasAreOneToken() {
        byte[] anim = Texts.ANIM.getBytes(UTF_8);
        Md5Anim edited = TO_11.applyTo(Md5AnimReader.read(anim).model());
        Rewritten<Md5Anim> rewritten = new AnimRewriter(anim).rewrite(edited);
        assertThat(rewritten.losses()).isEmpty();
        assertThat(new String(rewritten.bytes(), UTF_8)).isEqualTo(Texts.ANIM.replace("Version 10", "Version 11"));
        String text = "MD5Version /*a*/10 // b\r\nnumFrames 1\r\ncamera {\r\n( 0 0 0 ) ( 0 0 x ) 9\r\n}";
        byte[] camera = text.getBytes(UTF_8);
        Md5Camera converted = new ConvertVersion(ConvertVersion.QUAKE_WARS)
                .applyTo(Md5CameraReader.read(camera).model());
        assertThat(new CameraRewriter(camera).rewrite(converted).orElseThrow().bytes())
                .asString(UTF_8)
                .isEqualTo(text.replace("/*a*/10", "/*a*/11"));
        assertThat(new CameraRewriter(camera).rewrite(converted.withVersion(Optional.empty())))
                .isEmpty();
    }

    @Test
    void largeMeshIsRewrittenInAMoment() {
        String rows = "\tvert 0 ( 0.123456 0.123456 ) 0 1\n".repeat(1 << 16);
        String large = Texts.with(Texts.MESH, "\tvert 0 ( 0 0.25 ) 0 1\n", rows);
        byte[] bytes = large.getBytes(UTF_8);
        Md5Mesh edited =
                new RenameJoint("arm", "x").applyTo(Md5MeshReader.read(bytes).model());
        new MeshRewriter(bytes).rewrite(edited);
        long start = System.nanoTime();
        assertThat(new MeshRewriter(bytes).rewrite(edited)).isPresent();
        assertThat(System.nanoTime() - start).isLessThan(1_000_000_000L);
    }

    private static void assertEdited(String text, Edit edit, String old, String replacement) {
        assertThat(edited(text, edit)).contains(Texts.with(text, old, replacement));
    }

    private static Optional<String> edited(String text, Edit edit) {
        byte[] bytes = text.getBytes(UTF_8);
        Md5Mesh edited = edit.applyTo(Md5MeshReader.read(bytes).model());
        return new MeshRewriter(bytes).rewrite(edited).map(it -> new String(it.bytes(), UTF_8));
    }
}
