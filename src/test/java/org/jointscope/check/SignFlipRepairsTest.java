package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.SignDamage;
import org.jointscope.edit.suggest.SignTrial;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The frames that FRAME_SIGN_FLIP reports in real animations with one damaged joint. */
class SignFlipRepairsTest {

    private static final int TIMES = 4;

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "ALL_FRAMES")
    void reportedFramesAreThoseThatAreNegated(SignDamage damage) throws IOException {
        int reported = 0;
        List<String> wrong = new ArrayList<>();
        for (Path file : Corpus.files("md5anim")) {
            Md5Anim well = Md5AnimReader.read(Files.readAllBytes(file)).model();
            for (int time = 0; time < TIMES; time++) {
                Random random = new Random((file.getFileName().toString() + time).hashCode());
                Optional<SignTrial> trial =
                        SignTrial.of(well, damage, random).filter(each -> each.isDecidable(Optional.empty()));
                List<Edit> edits = trial.map(each -> reported(each.damaged())).orElse(List.of());
                if (!edits.isEmpty()) {
                    reported++;
                    if (!trial.get().isRepairedBy(new Several(edits))) {
                        wrong.add(file + ": " + trial.get().done() + " repaired by " + edits);
                    }
                }
            }
        }
        assertThat(reported).isGreaterThan(80);
        // If all frames but the first are negated, the first is the likelier fault.
        assertThat(wrong).hasSizeLessThanOrEqualTo(reported / 50);
    }

    private static List<Edit> reported(Md5Anim anim) {
        return AnimFindings.issues(anim).stream()
                .filter(issue -> issue.code() == IssueCode.FRAME_SIGN_FLIP)
                .flatMap(issue -> issue.findings().stream())
                .<Edit>map(SignFlipRepairsTest::repair)
                .toList();
    }

    private static Edit repair(Finding finding) {
        return new NegateOrientation(
                finding.subject().joint(),
                finding.arguments(FrameSpan.class).findFirst().orElseThrow());
    }
}
