package org.jointscope.ui.md5.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.FrameRateEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.FailingWork;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepairViewModelTest {
    private static final Texts TEXTS = Texts.program();
    private static final int CHEST = 4;

    private final Document document = new Document();
    private final List<String> done = new ArrayList<>();
    private final RepairViewModel repair =
            new RepairViewModel(document, new ImmediateWork(), new ImmediateWork(), TEXTS);
    private final Commands commands = new Commands(TEXTS);

    @BeforeEach
    void openSample() {
        document.show(OpenModel.of(Inspector.inspect(Sample.files()), OpenModel.NONE, RootMode.IN_PLACE));
        RepairCommands.add(commands, repair, TEXTS.bundle());
        repair.onDone(() -> done.add(document.noticeProperty().get()));
    }

    private void run(String command) {
        commands.get(command).run();
    }

    private Md5Anim current() {
        return document.editing().current().anim();
    }

    private String notice() {
        return document.noticeProperty().get();
    }

    @Test
    void internalErrorIsNamedAsOne() {
        RepairViewModel failing = new RepairViewModel(document, new FailingWork(), new FailingWork(), TEXTS);
        failing.run(of -> new AllComponents());
        String expected = "Could not compute the changes (internal error): java.lang.IllegalStateException:" + " fault";
        assertThat(notice()).isEqualTo(expected);
        List<String> preview = new ArrayList<>();
        failing.preview(Tolerance.LOSSLESS, preview::add);
        assertThat(preview).containsExactly(expected);
    }

    @Test
    void whatIsPackedAlreadyIsLeftAlone() {
        run("repack");
        assertThat(notice()).isEqualTo("Repack frame data: no changes necessary");
        assertThat(done).isEmpty();
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void curedRowIsNamedWithItsChange() {
        document.editing().apply(new StartEdit(CHEST, 12));
        Finding overlap =
                new Finding(IssueCode.COMPONENTS_OVERLAP, new Location(1, 1), Subject.ofJoint(CHEST), List.of());
        repair.cure(Cure.EXPECTED_START, List.of(overlap));
        assertThat(notice()).isEqualTo("chest: startIndex 12 → 13");
    }

    @Test
    void frameRateIsSetAndUndone() {
        assertThat(repair.frameRateProperty().getValue()).isTrue();
        assertThat(repair.frameRate()).isEqualTo(24);
        assertThat(repair.duration(24)).isEqualTo("25 frames, 1.000 s from the first to the last");
        repair.run(of -> new FrameRateEdit(48));
        assertThat(notice()).isEqualTo("frameRate 24 → 48");
        assertThat(repair.frameRate()).isEqualTo(48);
        assertThat(document.getOpen().model().clip().orElseThrow().frameRate()).isEqualTo(48);
        assertThat(document.playback().frameRateProperty().get()).isEqualTo(48);
        document.editing().undo();
        assertThat(document.playback().frameRateProperty().get()).isEqualTo(24);
        repair.run(of -> new FrameRateEdit(0));
        assertThat(document.playback().canPlay()).isFalse();
        assertThat(repair.frameRate()).as("a usual rate").isEqualTo(24);
        document.editing().undo();
        assertThat(document.playback().canPlay()).isTrue();
        assertThat(repair.frameRate()).isEqualTo(24);
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void startsThatAreWrongAreNumberedAnew() {
        document.editing().apply(new StartEdit(CHEST, 12));
        run("renumber");
        assertThat(notice()).isEqualTo("Renumber startIndex values: 1 startIndex");
        assertThat(done).hasSize(1);
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void allBitsAreSetAndClearedAgain() {
        List<AnimJoint> before = current().hierarchy();
        run("all");
        assertThat(current().hierarchy()).allMatch(row -> row.flags() == 63);
        assertThat(notice()).endsWith("components per frame 93 → 246 · 25 frames");
        run("clear");
        assertThat(current().hierarchy())
                .extracting(AnimJoint::flags)
                .isEqualTo(before.stream().map(AnimJoint::flags).toList());
    }

    @Test
    void aPreviewTellsWhatATolerancesCosts() {
        List<String> previews = new ArrayList<>();
        repair.preview(Tolerance.LOSSLESS, previews::add);
        assertThat(previews).containsExactly("No changes.");
        repair.preview(new Tolerance(0.5, 0.01), previews::add);
        assertThat(previews.getLast())
                .containsPattern("flags of \\d+ joints · \\d+ startIndex values · components per frame 93 →" + " \\d+")
                .containsPattern("Largest change: \\w+ moves [\\d.]+ units \\([\\d.]+% of the skeleton’s" + " size\\)");
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    private Changes changes() {
        return document.editing().changesProperty().get();
    }

    @Test
    void theBaseframeBecomesTheBindPose() {
        run("rebaseBind");
        assertThat(notice()).startsWith("Change baseframe and keep poses: ");
        assertThat(Changes.count(changes().after().anim().baseframe(), changes()::baseframe))
                .isPositive();
    }

    @Test
    void boundsAreComputedFromTheMesh() {
        run("computeBounds");
        assertThat(Changes.count(changes().after().anim().bounds(), changes()::bounds))
                .isEqualTo(current().frames().size());
    }

    @Test
    void boundsMatchTheFrameNumbersAlready() {
        run("boundsNumbers");
        assertThat(notice()).isEqualTo("Match bounds to frame numbers: no changes necessary");
    }

    @Test
    void boundsAreMatchedToTheFrameNumbers() throws IOException {
        Path file =
                Path.of("src/test/resources/org/jointscope/fixtures", "frames-removed-but-not-their-bounds.md5anim");
        document.show(OpenModel.of(Inspector.inspect(List.of(file)), OpenModel.NONE, RootMode.IN_PLACE));
        run("boundsNumbers");
        assertThat(current().bounds()).hasSize(2);
        assertThat(notice())
                .isEqualTo("Match bounds to frame numbers: 2 bounds rows · number of bounds rows 5 →" + " 2");
        byte[] original = Files.readAllBytes(file);
        assertThat(new AnimRewriter(original).rewrite(current()).losses()).isEmpty();
    }

    @Test
    void aQuaternionIsNegatedTwiceInVain() {
        document.selectedJointProperty().set(CHEST);
        repair.negateSelected(new FrameSpan(3, 5));
        assertThat(Changes.count(changes().after().anim().frames(), changes()::frame))
                .isEqualTo(3);
        assertThat(notice()).isEqualTo("chest: negate quaternion in frames 3 to 5: 3 frames");
        repair.negateSelected(new FrameSpan(3, 5));
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void theJointsAreTheMeshsAlready() {
        run("match");
        assertThat(notice()).isEqualTo("Match joints to mesh: no changes necessary");
    }

    @Test
    void nothingOpenIsNothingToRepair() {
        document.show(OpenModel.NONE);
        run("repack");
        run("computeBounds");
        repair.run(anim -> new AllComponents());
        repair.run((anim, mesh) -> new AllComponents());
        assertThat(notice()).isEmpty();
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(repair.animProperty().getValue()).isFalse();
        assertThat(repair.jointProperty().getValue()).isFalse();
    }
}
