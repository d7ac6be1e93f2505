package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.suggest.Trial;
import org.jointscope.edit.suggest.Variant;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Suggested repairs that are reported as an issue. */
class RepairCheckTest {

    private static final Path SWAPPED = FixtureReports.FOLDER.resolve("two-start-indexes-swapped.md5anim");

    @Test
    void swappedStartIndexesAreReportedWithTheRepair() throws IOException {
        List<Issue> issues = Inspector.inspect(SWAPPED).issues();
        assertThat(issues).extracting(Issue::code).containsExactly(IssueCode.REPAIR_SUGGESTED);
        assertThat(issues.getFirst().message())
                .contains("joint 2 'spine' startIndex 15 → 6, joint 5 'arm.L'")
                .contains("startIndex 6 → 15");
        assertThat(issues.getFirst().subject().joint()).isEqualTo(2);
    }

    @Test
    void errorThatAnotherIssueReportsIsNotReportedTwice() throws IOException {
        String shifted = Files.readString(SWAPPED).replace("56 15\t// hips", "56 5\t// hips");
        List<Issue> issues = Inspector.inspect(SWAPPED, FileKind.MD5ANIM, shifted.getBytes(StandardCharsets.UTF_8))
                .issues();
        assertThat(issues)
                .extracting(Issue::code)
                .contains(IssueCode.COMPONENTS_OVERLAP)
                .doesNotContain(IssueCode.REPAIR_SUGGESTED);
    }

    @Test
    void swapsInRealAnimationsAreReported() throws IOException {
        int reported = 0;
        int swapped = 0;
        for (Path file : Corpus.files("md5anim")) {
            Md5Anim anim = Md5AnimReader.read(Files.readAllBytes(file)).model();
            Md5Anim well = Variant.PARTIAL.of(anim, new Random(1));
            if (Trial.isFit(well) && !file.endsWith("own/partial-masks.md5anim")) {
                Md5Anim wrong = swapped(well, new Random(file.getFileName().hashCode()));
                swapped += wrong == well ? 0 : 1;
                reported += isReported(wrong) ? 1 : 0;
            }
        }
        assertThat(swapped).isGreaterThan(60);
        assertThat((double) reported / swapped).isGreaterThan(0.9);
    }

    @Test
    void realAnimationsAreNotReported() throws IOException {
        for (Path file : Corpus.files("md5anim")) {
            assertThat(Inspector.inspect(file).issues())
                    .as(file.toString())
                    .extracting(Issue::code)
                    .doesNotContain(IssueCode.REPAIR_SUGGESTED);
        }
    }

    /** The time limit is a watchdog. */
    @Test
    @Timeout(20)
    void largestAnimationThatIsSearchedIsDoneSoon() {
        Random random = new Random(1);
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 512; joint++) {
            anim.joint("joint" + joint, joint - 1, 56, 3 * (511 - joint));
            anim.base(0, 0, 0, random.nextDouble(), 0, 0);
        }
        for (int frame = 0; frame < 680; frame++) {
            anim.frame(random.doubles(3 * 512, -0.5, 0.5).toArray());
        }
        assertThat(isReported(anim.build())).isFalse();
    }

    private static boolean isReported(Md5Anim anim) {
        IssueLog log = new IssueLog();
        RepairCheck.check(new ReadResult<>(anim, List.of(), StandardCharsets.UTF_8), log);
        return log.lists(IssueCode.REPAIR_SUGGESTED) && !log.issues().isEmpty();
    }

    /** Swaps the startIndex values of two joints with the same number of components. */
    private static Md5Anim swapped(Md5Anim anim, Random random) {
        List<AnimJoint> rows = anim.hierarchy();
        for (int attempt = 0; attempt < 1_000; attempt++) {
            int a = random.nextInt(rows.size());
            int b = random.nextInt(rows.size());
            int count = rows.get(a).componentCount();
            if (a != b && count > 1 && rows.get(b).componentCount() == count) {
                Md5Anim once = new StartEdit(a, rows.get(b).startIndex()).applyTo(anim);
                return new StartEdit(b, rows.get(a).startIndex()).applyTo(once);
            }
        }
        return anim;
    }
}
