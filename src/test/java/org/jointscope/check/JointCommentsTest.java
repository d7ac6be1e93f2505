package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.junit.jupiter.api.Test;

class JointCommentsTest {

    private final List<AnimJoint> rows = new ArrayList<>();

    @Test
    void commentsAsIdsExporterWritesThemAreSilent() {
        row("origin", -1, 7, "( Tx Ty Tz )");
        row("hips", 0, 62, "origin ( Ty Tz Qx Qy Qz )");
        row("tail", 1, 0, "hips");
        assertThat(messages()).isEmpty();
    }

    @Test
    void commentsOfTheParentAloneSayNothingOfComponents() {
        row("origin", -1, 63, "");
        row("hips", 0, 63, "origin");
        row("tail", 1, 0, "hips");
        assertThat(messages()).isEmpty();
    }

    @Test
    void anotherParentIsReported() {
        row("origin", -1, 0, "");
        row("hips", 0, 0, "origin");
        row("tail", 0, 0, "hips");
        assertThat(messages())
                .containsExactly(
                        "The comment of joint 2 'tail' has parent 'hips', but the row has" + " parent 0, 'origin'.");
    }

    @Test
    void parentOfARootIsReported() {
        row("origin", -1, 0, "");
        row("hips", -1, 0, "origin");
        assertThat(messages())
                .containsExactly("The comment of joint 1 'hips' has parent 'origin', but the row has no" + " parent.");
    }

    @Test
    void parentAndComponentsAreTwoFindings() {
        row("origin", -1, 0, "");
        row("hips", 0, 0, "origin");
        row("tail", 0, 7, "hips ( Tx Ty )");
        assertThat(messages())
                .containsExactly(
                        "The comment of joint 2 'tail' has parent 'hips', but the row has" + " parent 0, 'origin'.",
                        "The comment of joint 2 'tail' has Tx Ty, but the row has flags 7, Tx" + " Ty Tz.");
    }

    @Test
    void nameAloneMeansNoFlagsWhereOthersNameTheirs() {
        row("origin", -1, 7, "( Tx Ty Tz )");
        row("hips", 0, 32, "origin");
        assertThat(messages())
                .containsExactly("The comment of joint 1 'hips' has no components, but the row has" + " flags 32, Qz.");
    }

    @Test
    void commentsOfAnotherShapeAreSilent() {
        row("origin", -1, 7, "the root of all");
        row("hips", 0, 32, "moves with the legs (Qz)");
        row("tail", 0, 32, "see hips");
        row("leg", 0, 32, "( Tx or Ty )");
        row("foot", 1, 32, ")(");
        row("toe", 1, 32, "");
        assertThat(messages()).isEmpty();
    }

    @Test
    void namesThatAreNotUniqueSayNothing() {
        row("origin", -1, 0, "");
        row("arm", 0, 0, "origin");
        row("arm", 0, 0, "origin");
        row("hand", 0, 0, "arm");
        assertThat(messages()).isEmpty();
    }

    @Test
    void capitalsMakeNoDifference() {
        row("Origin", -1, 0, "");
        row("origin", 0, 0, "");
        row("hips", 0, 0, "origin");
        assertThat(messages()).isEmpty();
    }

    @Test
    void rowsThatCannotBeReadContradictNothing() {
        row("origin", -1, 7, "( Tx Ty Tz )");
        row("hips", ModelFile.MISSING, ModelFile.MISSING, "origin ( Qz )");
        row("tail", 99, 32, "origin ( Qz )");
        assertThat(messages()).isEmpty();
    }

    private void row(String name, int parent, int flags, String comment) {
        rows.add(new AnimJoint(name, parent, flags, 0, comment, new TextLocation(rows.size() + 1, 1)));
    }

    private List<String> messages() {
        Md5Anim anim = new Md5Anim(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                rows,
                List.of(),
                List.of(),
                List.of());
        return Findings.of(IssueCode.COMMENT_CONTRADICTS_ROW, issues -> new JointComments(anim, issues).check());
    }
}
