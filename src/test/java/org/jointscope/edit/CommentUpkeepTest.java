package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.check.AnimCheck;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class CommentUpkeepTest {

    private static AnimBuilder commented(String root, String hips, String tail) {
        return new AnimBuilder()
                .joint("origin", -1, 7, 0, root)
                .joint("hips", 0, 32, 3, hips)
                .joint("tail", 1, 0, 0, tail)
                .frame(1, 2, 3, 0.5)
                .frame(4, 5, 6, 0.5);
    }

    private static AnimBuilder asIdWrites() {
        return commented("( Tx Ty Tz )", "origin ( Qz )", "hips");
    }

    private static String comments(AnimBuilder builder, Edit edit) {
        Md5Anim edited = edit.applyTo(builder.build());
        return Shown.comments(edited);
    }

    /** Number of issues about comments. */
    private static long stale(Md5Anim anim) {
        IssueLog issues = new IssueLog();
        AnimCheck.check(anim, issues);
        return issues.issues().stream()
                .filter(issue -> issue.code() == IssueCode.COMMENT_CONTRADICTS_ROW)
                .count();
    }

    @Test
    void flagsInWordsFollowTheFlags() {
        assertThat(comments(asIdWrites(), new FlagsEdit(1, 40))).isEqualTo("( Tx Ty Tz ); origin ( Qx Qz ); hips");
        assertThat(comments(asIdWrites(), new FlagsEdit(1, 0))).isEqualTo("( Tx Ty Tz ); origin; hips");
        assertThat(comments(asIdWrites(), new FlagsEdit(2, 1))).isEqualTo("( Tx Ty Tz ); origin ( Qz ); hips ( Tx )");
        assertThat(comments(asIdWrites(), new FlagsEdit(0, 64))).isEqualTo("; origin ( Qz ); hips");
    }

    @Test
    void thereAndBackIsTheSameComment() {
        Md5Anim anim = asIdWrites().build();
        for (int joint = 0; joint < 3; joint++) {
            int flags = anim.hierarchy().get(joint).flags();
            Md5Anim there = new FlagsEdit(joint, flags == 0 ? 63 : 0).applyTo(anim);
            assertThat(stale(there)).isZero();
            Md5Anim back = new FlagsEdit(joint, flags).applyTo(there);
            assertThat(back.hierarchy()).isEqualTo(anim.hierarchy());
        }
    }

    @Test
    void nameAloneStaysWhereNobodyNamesComponents() {
        assertThat(comments(commented("", "origin", "hips"), new AllComponents()))
                .isEqualTo("; origin; hips");
    }

    @Test
    void whatWasWrongOrSaysSomethingElseStays() {
        assertThat(comments(commented("the root of all", "tail ( Qx )", "see hips"), new AllComponents()))
                .isEqualTo("the root of all; tail ( Qx ); see hips");
        assertThat(comments(commented("( Tx )", "origin  ( Qz )", ""), new FlagsEdit(2, 3)))
                .isEqualTo("( Tx ); origin  ( Qz ); ");
    }

    @Test
    void halfTrueCommentIsKeptTrueByHalf() {
        assertThat(comments(commented("", "tail ( Qz )", "hips ( Tx )"), new AllComponents()))
                .isEqualTo("; tail ( Tx Ty Tz Qx Qy Qz ); hips ( Tx )");
    }

    @Test
    void unreadableFlagsTakeTheCommentAlong() {
        AnimBuilder unreadable = new AnimBuilder()
                .joint("origin", -1, 7, 0, "( Tx Ty Tz )")
                .joint("hips", 0, ModelFile.MISSING, 3, "origin ( Qx )");
        assertThat(comments(unreadable, new FlagsEdit(1, 32))).isEqualTo("( Tx Ty Tz ); origin ( Qz )");
        assertThat(comments(unreadable, new Repack())).isEqualTo("( Tx Ty Tz ); origin ( Qx )");
    }

    @Test
    void parentsNameFollowsTheParent() {
        MeshBuilder mesh = new MeshBuilder()
                .joint("tail", 1, 0, 0, 0)
                .joint("Origin", -1, 0, 0, 0)
                .joint("hips", 0, 0, 0, 0);
        Md5Anim matched = new MatchMesh(mesh.build()).applyTo(asIdWrites().build());
        assertThat(Shown.comments(matched))
                .isEqualTo("Origin ( Tx Ty Tz Qx Qy Qz ); ( Tx Ty Tz );" + " tail ( Tx Ty Tz Qx Qy Qz )");
        assertThat(stale(matched)).isZero();
    }

    @Test
    void revertedJointGetsItsCommentBack() {
        Md5Anim original = commented("( Tx  Ty Tz )", "origin ( Qz )", "hips").build();
        Md5Anim edited = new FlagsEdit(0, 1).applyTo(original);
        assertThat(Shown.comments(edited)).isEqualTo("( Tx ); origin ( Qz ); hips");
        assertThat(new Revert(Content.of(original), 0).applyTo(edited).hierarchy())
                .isEqualTo(original.hierarchy());
    }

    @Test
    void jointThatWasHungElsewhereSinceIsRevertedUnderItsNewParent() {
        Md5Anim original = asIdWrites().build();
        Md5Anim edited = new AnimBuilder()
                .joint("root", -1, 7, 0, "( Tx Ty Tz )")
                .joint("hips", 0, 63, 3, "root ( Tx Ty Tz Qx Qy Qz )")
                .build();
        assertThat(Shown.comments(new Revert(Content.of(original), 1).applyTo(edited)))
                .isEqualTo("( Tx Ty Tz ); root ( Qz )");
    }
}
