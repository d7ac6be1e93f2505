package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What some engine refuses, though there is no doubt what it means: one issue, the same model. */
class LenienceTest {

    private enum Liberty {
        BARE_NAME(IssueCode.NAME_UNQUOTED, text -> text.replace("\"arm\"", "arm")),
        BARE_SHADER(IssueCode.NAME_UNQUOTED, text -> text.replace("\"models/triangle\"", "models/triangle")),
        CAPITAL_EXPONENT(IssueCode.NUMBER_EXPONENT_CAPITAL, text -> text.replace("0.6", "6.0E-1")),
        DECIMAL_COMMA(IssueCode.NUMBER_DECIMAL_COMMA, text -> text.replace("0.6", "0,6")),
        PLUS_SIGN(IssueCode.NUMBER_PLUS_SIGN, text -> text.replace("0.6", "+0.6")),
        PADDED_FLOAT(IssueCode.NUMBER_ZERO_PADDED, text -> text.replace("0.6", "00.6")),
        PADDED_INTEGER(IssueCode.NUMBER_ZERO_PADDED, text -> text.replace("MD5Version 10", "MD5Version 010")),
        POINT_IN_AN_INTEGER(IssueCode.INTEGER_WITH_POINT, text -> text.replace("numJoints 2", "numJoints 2.")),
        EXPONENT_IN_AN_INTEGER(IssueCode.INTEGER_WITH_POINT, text -> text.replace("MD5Version 10", "MD5Version 1e1")),
        GLUED(IssueCode.KEYWORD_GLUED, text -> text.replace("numJoints 2", "numJoints2")),
        SMALL_LETTERS(IssueCode.KEYWORD_CASE, text -> text.replace("MD5Version", "md5version")),
        CAPITALS(
                IssueCode.KEYWORD_CASE,
                text -> text.replaceAll("(?m)^\t(vert|tri|weight|shader|num\\w+)", "\t_$1")
                        .replace("\t_vert", "\tVERT")
                        .replace("\t_tri", "\tTri")
                        .replace("\t_weight", "\tWeight")
                        .replace("\t_shader", "\tSHADER")
                        .replace("\t_num", "\tNum")
                        .replace("\nframe ", "\nFRAME ")
                        .replace("\nbounds", "\nBounds")),
        HEADER_SWAPPED(
                IssueCode.KEYWORD_OUT_OF_ORDER,
                text -> text.replaceFirst("(commandline .*\\n\\n)(num\\w+ 2\\n)(num\\w+ .\\n)", "$1$3$2")),
        CARRIAGE_RETURNS(IssueCode.FILE_BARE_CR, text -> text.replace('\n', '\r')),
        NULS_FOR_BLANKS(IssueCode.FILE_NUL, text -> text.replace(" ( ", "\0( "));

        private final IssueCode code;
        private final UnaryOperator<String> change;

        Liberty(IssueCode code, UnaryOperator<String> change) {
            this.code = code;
            this.change = change;
        }
    }

    @ParameterizedTest
    @EnumSource
    void meshIsTheSame(Liberty liberty) {
        assertSameMesh(liberty.change.apply(Texts.MESH), liberty.code);
    }

    @ParameterizedTest
    @EnumSource(names = "BARE_SHADER", mode = EnumSource.Mode.EXCLUDE)
    void animIsTheSame(Liberty liberty) {
        assertSameAnim(liberty.change.apply(Texts.ANIM), liberty.code);
    }

    @Test
    void partsOfAMeshFileMayComeInAnyOrder() {
        String joints = Texts.part(Texts.MESH, "joints {", "mesh {");
        String mesh = Texts.MESH.substring(Texts.MESH.indexOf("mesh {"));
        String header = Texts.MESH.substring(0, Texts.MESH.indexOf("joints {"));
        assertSameMesh(mesh + joints + header, IssueCode.KEYWORD_OUT_OF_ORDER);
    }

    @Test
    void partsOfAMeshMayComeInAnyOrder() {
        String verts = Texts.part(Texts.MESH, "\tnumverts", "\tnumtris");
        assertSameMesh(
                Texts.cut(Texts.MESH, "\tnumverts", "\tnumtris").replace("-2 )\n}", "-2 )\n" + verts + "}"),
                IssueCode.KEYWORD_OUT_OF_ORDER);
    }

    @Test
    void partsOfAnAnimFileMayComeInAnyOrder() {
        String header = Texts.ANIM.substring(0, Texts.ANIM.indexOf("hierarchy"));
        String hierarchy = Texts.part(Texts.ANIM, "hierarchy", "bounds");
        String bounds = Texts.part(Texts.ANIM, "bounds", "baseframe");
        String baseframe = Texts.part(Texts.ANIM, "baseframe", "frame 0");
        String frames = Texts.ANIM.substring(Texts.ANIM.indexOf("frame 0"));
        assertSameAnim(frames + baseframe + hierarchy + header + bounds, IssueCode.KEYWORD_OUT_OF_ORDER);
    }

    @Test
    void everyRowKnowsItsLineWhereLinesEndInCarriageReturns() {
        Md5Mesh mesh = Texts.mesh(Texts.MESH.replace('\n', '\r')).model();
        assertThat(mesh.joints().get(1).location()).hasToString("TextLocation[line=9, column=2]");
        assertThat(mesh.joints().get(1).comment()).isEqualTo("root");
        assertThat(mesh.meshes().getFirst().weights().location(3)).hasToString("TextLocation[line=28, column=2]");
    }

    @Test
    void frameRateMayBeFractional() {
        ReadResult<Md5Anim> result = Texts.anim(Texts.with(Texts.ANIM, "Rate 24", "Rate 29.97"));
        assertThat(codes(result)).containsExactly(IssueCode.FRAME_RATE_FRACTIONAL);
        assertThat(result.model().frameRate().orElseThrow().value()).isEqualTo(29.97);
    }

    private static void assertSameMesh(String text, IssueCode code) {
        ReadResult<Md5Mesh> result = Texts.mesh(text);
        assertThat(codes(result)).containsExactly(code);
        assertThat(Written.lines(result.model()))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    private static void assertSameAnim(String text, IssueCode code) {
        ReadResult<Md5Anim> result = Texts.anim(text);
        assertThat(codes(result)).containsExactly(code);
        assertThat(Written.lines(result.model()))
                .isEqualTo(Written.lines(Texts.anim(Texts.ANIM).model()));
    }

    private static List<IssueCode> codes(ReadResult<?> result) {
        return result.issues().stream().map(Issue::code).toList();
    }
}
