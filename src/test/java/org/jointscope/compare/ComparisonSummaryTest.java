package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.compare.ComparisonSummary.Part;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.junit.jupiter.api.Test;

class ComparisonSummaryTest {

    private final Md5Anim walk = Sample.files().stream()
            .map(ComparisonSummaryTest::content)
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow();

    private static Optional<Md5Anim> content(Path file) {
        return Inspector.inspect(List.of(file)).files().getFirst().content() instanceof Md5Anim anim
                ? Optional.of(anim)
                : Optional.empty();
    }

    private List<String> summary(Edit edit) {
        return ComparisonSummary.of(
                        Comparison.of(walk, edit.applyTo(walk), Tolerance.EXACT).orElseThrow())
                .stream()
                .map(Part::text)
                .toList();
    }

    @Test
    void equalFilesHaveNoParts() {
        assertThat(summary(new FlagsEdit(0, walk.hierarchy().getFirst().flags())))
                .isEmpty();
        assertThat(summary(new Edit.Repack())).isEmpty();
    }

    @Test
    void namesTheKindsOfDifferences() {
        String last = walk.hierarchy().getLast().name();
        int joint = walk.hierarchy().size() - 1;
        assertThat(summary(new BoundsEdit(0, 0, -999))).containsExactly("bounds in 1 row");
        assertThat(summary(new RenameJoint(last, "other"))).containsExactly("other renamed");
        assertThat(summary(new FlagsEdit(joint, 0))).contains("flags of " + last);
        assertThat(summary(new StartEdit(joint, 0))).contains("startIndex of " + last);
    }

    @Test
    void largestDifferenceIsNamedWithItsFrame() {
        int joint = 0;
        double before = walk.baseframe().getFirst().value(Component.TX);
        Edit edit = new Edit.Several(
                List.of(new FlagsEdit(joint, 0), new BaseframeEdit(joint, Component.TX, before + 1000)));
        Part part = ComparisonSummary.of(
                        Comparison.of(walk, edit.applyTo(walk), Tolerance.EXACT).orElseThrow())
                .getFirst();
        assertThat(part.joint()).isZero();
        assertThat(part.text()).startsWith(walk.hierarchy().getFirst().name() + " moves by up to ");
        assertThat(part.frame()).isPresent();
    }
}
