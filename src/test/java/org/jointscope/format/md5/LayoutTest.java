package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jointscope.diagnostics.Issue;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Odd layouts that the grammar allows: no issue, and the same model. */
class LayoutTest {

    private static final Map<String, UnaryOperator<String>> LAYOUTS = Map.ofEntries(
            Map.entry("as exported", text -> text),
            Map.entry("CRLF", text -> text.replace("\n", "\r\n")),
            Map.entry("one line", text -> withoutComments(text).replace("\n", " ")),
            Map.entry("a token a line", LayoutTest::aTokenALine),
            Map.entry("tabs", text -> text.replace(' ', '\t')),
            Map.entry("no blanks", text -> text.replace(" ( ", "(").replace(" )", ")")),
            Map.entry("leading blanks", text -> text.replace("\n", "\n\t  ")),
            Map.entry("no final line end", String::stripTrailing),
            Map.entry("comment behind the version", text -> text.replace("10\n", "10 // Scale: 1.0\n")),
            Map.entry("comments everywhere", text -> text.replace(" ", " /* 1 { \" */ ")),
            Map.entry("lone minus", text -> text.replace("-", "- ")),
            Map.entry("no zero before the point", text -> text.replace(" 0.", " .")),
            Map.entry("plain fractions", text -> text.replace("-2.5", "-25e-1")),
            Map.entry("exponents", text -> text.replace("0.00001", "1e-05")),
            Map.entry("C suffixes", text -> text.replace("0.6", "0.6f")),
            Map.entry("zeros behind", text -> text.replace("0.6", "0.6000000000000")),
            Map.entry("leading blank line", text -> "\n \n" + text));

    static List<String> layouts() {
        return LAYOUTS.keySet().stream().sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void meshIsTheSame(String layout) {
        assertSameMesh(LAYOUTS.get(layout).apply(Texts.MESH), Texts.MESH);
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void animIsTheSame(String layout) {
        assertSameAnim(LAYOUTS.get(layout).apply(Texts.ANIM), Texts.ANIM);
    }

    @Test
    void componentsOfAFrameMayBeSpreadArbitrarily() {
        String spread = "\t1\n\n0.5 0.00001 0.5\n";
        assertSameAnim(Texts.with(Texts.ANIM, "\t 1 0.5 0.00001\n\t 0.5\n", spread), Texts.ANIM);
    }

    @Test
    void meshMayBeEmpty() {
        String text = """
            MD5Version 10 commandline "" numJoints 1 numMeshes 1
            joints { "root" -1 ( 0 0 0 ) ( 0 0 0 ) }
            mesh { shader "" numverts 0 numtris 0 numweights 0 }
            """;
        ReadResult<Md5Mesh> result = Texts.mesh(text);
        assertThat(result.issues()).isEmpty();
        assertThat(Written.lines(result.model())).isEqualTo("""
            version 10.0 ""
            joints 1.0 1.0
            root -1 (0.0 0.0 0.0) (0.0 0.0 0.0)
            mesh "" ""
            verts 0.0
            tris 0.0
            weights 0.0
            """);
    }

    @Test
    void fileMayHaveNoMeshes() {
        ReadResult<Md5Mesh> result = Texts.mesh("MD5Version 10 commandline \"\" numJoints 1 numMeshes 0 joints {"
                + " \"root\" -1 ( 0 0 0 ) ( 0 0 0 ) }");
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().meshes()).isEmpty();
    }

    @Test
    void meshMayHaveSeveralRoots() {
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.with(Texts.MESH, "\"arm\"\t0", "\"arm\"\t-1"));
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().joints()).extracting(joint -> joint.parent()).containsExactly(-1, -1);
    }

    @Test
    void meshMayHaveAName() {
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.with(Texts.MESH, "\tshader", "\tname \"first\"\n\tshader"));
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().meshes().getFirst().name()).isEqualTo("first");
    }

    @Test
    void nothingNeedBeAnimated() {
        ReadResult<Md5Anim> result = Texts.anim(Texts.ANIM
                .replace("Components 4", "Components 0")
                .replace("-1 7 0", "-1 0 0")
                .replace("0 32 3", "0 0 0")
                .replaceAll("(?s)frame 0 \\{.*", "frame 0 { }\nframe 1 {\n}\n"));
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().frames()).extracting(frame -> frame.size()).containsExactly(0, 0);
    }

    @Test
    void stringMayHoldSlashes() {
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.with(Texts.MESH, "models/triangle", "//textures/*a"));
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().meshes().getFirst().shader()).isEqualTo("//textures/*a");
    }

    @Test
    void printedIndicesMeanNothing() {
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.with(Texts.MESH, "vert 1 (", "vert 77 ("));
        assertThat(result.issues()).isEmpty();
        assertThat(Written.rows(result.model().meshes().getFirst().vertices()))
                .isEqualTo("0 (0.0 0.25) 0 1\n77 (1.0 0.0) 1 1\n2 (0.0 1.0) 2 2\n");
    }

    private static void assertSameMesh(String text, String original) {
        ReadResult<Md5Mesh> result = Texts.mesh(text);
        assertThat(result.issues()).extracting(Issue::toString).isEmpty();
        assertThat(Written.lines(result.model()))
                .isEqualTo(Written.lines(Texts.mesh(original).model()));
    }

    private static void assertSameAnim(String text, String original) {
        ReadResult<Md5Anim> result = Texts.anim(text);
        assertThat(result.issues()).extracting(Issue::toString).isEmpty();
        assertThat(Written.lines(result.model()))
                .isEqualTo(Written.lines(Texts.anim(original).model()));
    }

    private static String withoutComments(String text) {
        return text.replaceAll("(?m)//.*$", "");
    }

    private static String aTokenALine(String text) {
        return withoutComments(text).replaceAll("\\s+", "\n");
    }
}
