package org.jointscope.format.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Texts;
import org.jointscope.format.md5.Written;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

class RewriteTest {

    private static final TextLocation NOWHERE = new TextLocation(0, 0);

    @Test
    void valuesOfARowAreRewrittenInPlace() {
        assertEdited(new FlagsEdit(0, 3), "7 0\t// ( Tx Ty Tz )", "3 0\t// ( Tx Ty )");
        assertEdited(new FlagsEdit(0, 0), "7 0\t// ( Tx Ty Tz )", "0 0\t//");
        assertEdited(new StartEdit(1, 0), "0 32 3", "0 32 0");
        assertEdited(new BaseframeEdit(1, Component.TX, -0.5), "( 10 0 0 )", "( -0.5 0 0 )");
        assertEdited(new BaseframeEdit(1, Component.QZ, 1e-7), "0 0 0.6 )", "0 0 0.0000001 )");
        assertEdited(new BoundsEdit(1, 3, 20), "( 16 4 2.5 )", "( 20 4 2.5 )");
        assertEdited(new ComponentEdit(1, 1, 0.25), " 1 0.5 0.00001", " 1 0.25 0.00001");
    }

    @Test
    void lineEndsSpacesAndCommentsStay() {
        String odd = Texts.ANIM
                .replace("\n", "\r\n")
                .replace("\"arm\"\t0 32 3\t// root ( Qz )", "  arm  0\t32/*y*/3//root")
                .replace("( 10 0 0 )", "(\t10. 0e0 -0 )")
                .concat("// the end");
        assertEdited(odd, new StartEdit(1, 0), "32/*y*/3//", "32/*y*/0//");
        assertEdited(odd, new BaseframeEdit(1, Component.TY, 3), "10. 0e0 -0", "10. 3 -0");
        String old = odd.replace("\r\n", "\r");
        assertEdited(old, new StartEdit(1, 0), "32/*y*/3//", "32/*y*/0//");
        String marked = "\uFEFF" + odd;
        assertEdited(marked, new ComponentEdit(0, 3, 0.7), " 0.6\r\n}\r\n\r\nf", " 0.7\r\n}\r\n\r\nf");
    }

    @Test
    void minusThatStandsApartGoesWithItsNumber() {
        String apart = Texts.with(Texts.ANIM, "0 0 -5", "0 0 - 5");
        assertEdited(apart, new ComponentEdit(0, 2, 5), "0 0 - 5", "0 0 5");
    }

    @Test
    void encodingStays() {
        String named = Texts.with(Texts.ANIM, "\"arm\"", "\"bras gauche é\"");
        for (Charset encoding : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            byte[] bytes = named.getBytes(encoding);
            Md5Anim anim = Md5AnimReader.read(bytes).model();
            Md5Anim edited = anim.withHierarchy(renamed(anim.hierarchy(), "ça"));
            Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
            assertThat(rewritten.losses()).isEmpty();
            assertThat(new String(rewritten.bytes(), encoding))
                    .isEqualTo(Texts.with(named, "\"bras gauche é\"", "\"ça\""));
        }
    }

    @Test
    void nameThatTheEncodingLacksMakesTheFileUtf8() {
        byte[] bytes = Texts.with(Texts.ANIM, "\"arm\"", "\"é\"").getBytes(StandardCharsets.ISO_8859_1);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        Md5Anim edited = anim.withHierarchy(renamed(anim.hierarchy(), "手"));
        Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
        assertThat(rewritten.losses()).containsExactly(Loss.WHOLE_FILE, Loss.ENCODING);
        assertReadsAs(edited, rewritten);
    }

    private static List<AnimJoint> renamed(List<AnimJoint> hierarchy, String name) {
        AnimJoint old = hierarchy.get(1);
        return List.of(
                hierarchy.get(0),
                new AnimJoint(name, old.parent(), old.flags(), old.startIndex(), old.comment(), NOWHERE));
    }

    @Test
    void commentOfARowChangesWithIt() {
        assertComment("arm", "\t// root ( Qz )", "other words", "\t// other words");
        assertComment("arm", "\t// root ( Qz )", "", "\t//");
        assertComment("arm", "\t//   root\t", "", "\t//\t");
        assertComment("arm", "\t//   root\t", "x", "\t//   x\t");
        assertComment("arm", "\t//", "x", "\t// x");
        assertComment("arm", "", "x", "\t// x");
    }

    private static void assertComment(String name, String old, String comment, String written) {
        String text = Texts.with(Texts.ANIM, "\t// root ( Qz )", old);
        Md5Anim anim = Texts.anim(text).model();
        AnimJoint row = anim.hierarchy().get(1);
        AnimJoint edited = new AnimJoint(name, row.parent(), row.flags(), row.startIndex(), comment, row.location());
        Rewritten<Md5Anim> rewritten =
                rewrite(text, anim.withHierarchy(List.of(anim.hierarchy().get(0), edited)));
        assertThat(text(rewritten)).isEqualTo(Texts.with(text, "0 32 3" + old, "0 32 3" + written));
        assertThat(rewritten.losses()).isEmpty();
    }

    @Test
    void rowsComeAndGoAtTheEndOfABlock() {
        Md5Anim anim = Texts.anim(Texts.ANIM).model();
        Md5Anim more = withRows(anim, 3);
        Rewritten<Md5Anim> grown = rewrite(Texts.ANIM, more);
        assertThat(text(grown))
                .isEqualTo(Texts.ANIM
                        .replace("numJoints 2", "numJoints 3")
                        .replace("0 32 3\t// root ( Qz )\n", "0 32 3\t// root ( Qz )\n\t\"new\"\t1 0 0\t// arm\n")
                        .replace("4 2.5 )\n", "4 2.5 )\n\t( 1 2 3 ) ( 4 5 6 )\n")
                        .replace("0 0.6 )\n", "0 0.6 )\n\t( 1 2 3 ) ( 4 5 6 )\n"));
        assertThat(grown.losses()).isEmpty();
        assertReadsAs(more, grown);
        Rewritten<Md5Anim> shrunk = rewrite(text(grown), anim);
        assertThat(text(shrunk)).isEqualTo(Texts.ANIM);
        assertThat(shrunk.losses()).isEmpty();
    }

    @Test
    void rowsComeIntoAnEmptyBlock() {
        String empty =
                Texts.cut(Texts.ANIM, "\t( 0 0 0 ) ( 15", "}\n\nbaseframe").replace("\tbounds", "bounds");
        Md5Anim anim = Texts.anim(empty).model();
        Md5Anim edited = anim.withBounds(List.of(box(1), box(2)));
        assertThat(text(rewrite(empty, edited)))
                .isEqualTo(Texts.with(empty, "bounds {\n", "bounds {\n\t( 1 2 3 ) ( 4 5 6 )\n\t( 2 2 3 ) ( 4 5 6 )\n"));
        String glued = Texts.with(empty, "bounds {\n}", "bounds {}");
        assertThat(text(rewrite(glued, edited))).isEqualTo(text(rewrite(empty, edited)));
    }

    @Test
    void commentsBetweenRowsThatGoAreSaidToGo() {
        String text = Texts.with(Texts.ANIM, "\t( 1 0 0 )", "\t// last\n\t( 1 0 0 )");
        Md5Anim anim = Texts.anim(text).model();
        Rewritten<Md5Anim> rewritten =
                rewrite(text, anim.withBounds(anim.bounds().subList(0, 1)));
        assertThat(text(rewritten)).isEqualTo(Texts.cut(Texts.ANIM, "\t( 1 0 0 )", "}\n\nbase"));
        assertThat(rewritten.losses()).containsExactly(Loss.COMMENTS);
    }

    private static Md5Anim withRows(Md5Anim anim, int joints) {
        List<AnimJoint> hierarchy = new ArrayList<>(anim.hierarchy());
        hierarchy.add(new AnimJoint("new", 1, 0, 0, "arm", NOWHERE));
        List<BoundsRow> bounds = new ArrayList<>(anim.bounds());
        bounds.add(box(1));
        List<BaseframeRow> baseframe = new ArrayList<>(anim.baseframe());
        baseframe.add(new BaseframeRow(new Vector3(1, 2, 3), new Vector3(4, 5, 6), NOWHERE));
        return anim.withNumJoints(Optional.of(new Declared(joints, NOWHERE)))
                .withHierarchy(hierarchy)
                .withBounds(bounds)
                .withBaseframe(baseframe);
    }

    private static BoundsRow box(double x) {
        return new BoundsRow(new Vector3(x, 2, 3), new Vector3(4, 5, 6), NOWHERE);
    }

    @Test
    void rowThatLacksAValueIsMadeAnew() {
        String cut = Texts.with(Texts.ANIM, "\"arm\"\t0 32 3", "\"arm\"\tx32");
        Md5Anim anim = Texts.anim(cut).model();
        AnimJoint whole = new AnimJoint("arm", 0, 32, 3, "root ( Qz )", NOWHERE);
        Md5Anim edited = anim.withHierarchy(List.of(anim.hierarchy().get(0), whole));
        Rewritten<Md5Anim> rewritten = rewrite(cut, edited);
        assertThat(text(rewritten)).isEqualTo(Texts.ANIM);
        assertReadsAs(edited, rewritten);
    }

    @Test
    void headerLineThatIsMissingIsPutIn() {
        String without = Texts.with(Texts.ANIM, "frameRate 24\n", "");
        Md5Anim anim = Texts.anim(without).model();
        Md5Anim edited = new FlagsEdit(0, 3).applyTo(anim);
        assertThat(text(rewrite(without, edited))).doesNotContain("frameRate");
        Md5Anim whole = Texts.anim(Texts.ANIM).model();
        assertThat(text(rewrite(without, whole))).isEqualTo(Texts.ANIM);
        String first = Texts.with(Texts.ANIM, "MD5Version 10\n", "");
        assertThat(rewrite(first, whole).losses()).containsExactly(Loss.WHOLE_FILE);
    }

    @Test
    void numberThatIsNotFiniteIsSaidToBeLost() {
        Md5Anim anim = Texts.anim(Texts.ANIM).model();
        for (double value : new double[] {Double.NaN, Double.NEGATIVE_INFINITY}) {
            Rewritten<Md5Anim> rewritten = rewrite(Texts.ANIM, new ComponentEdit(1, 3, value).applyTo(anim));
            assertThat(text(rewritten)).isEqualTo(Texts.with(Texts.ANIM, " 0.5\n}", " 0.6\n}"));
            assertThat(rewritten.losses()).containsExactly(Loss.UNREADABLE_NUMBERS);
        }
    }

    @Test
    void framesAreNeverAddedInPlace() {
        Md5Anim anim = Texts.anim(Texts.ANIM).model();
        Md5Anim edited = anim.withFrames(anim.frames().subList(0, 1));
        Rewritten<Md5Anim> rewritten = rewrite(Texts.ANIM, edited);
        assertThat(rewritten.losses()).containsExactly(Loss.WHOLE_FILE, Loss.HEADER);
        assertThat(Md5AnimReader.read(rewritten.bytes()).model().frames()).hasSize(1);
    }

    private static void assertEdited(Edit edit, String old, String written) {
        assertEdited(Texts.ANIM, edit, old, written);
    }

    /** Makes an edit, which replaces the one place where something stands, and nothing else. */
    private static void assertEdited(String text, Edit edit, String old, String written) {
        Md5Anim edited = edit.applyTo(Texts.anim(text).model());
        Rewritten<Md5Anim> rewritten = rewrite(text, edited);
        assertThat(text(rewritten)).isEqualTo(Texts.with(text, old, written));
        assertThat(rewritten.losses()).isEmpty();
        assertReadsAs(edited, rewritten);
    }

    private static Rewritten<Md5Anim> rewrite(String text, Md5Anim edited) {
        return new AnimRewriter(text.getBytes(StandardCharsets.UTF_8)).rewrite(edited);
    }

    private static String text(Rewritten<Md5Anim> rewritten) {
        return new String(rewritten.bytes(), StandardCharsets.UTF_8);
    }

    private static void assertReadsAs(Md5Anim edited, Rewritten<Md5Anim> rewritten) {
        Md5Anim read = Md5AnimReader.read(rewritten.bytes()).model();
        assertThat(Written.lines(read)).isEqualTo(Written.lines(edited));
    }
}
