package org.jointscope.ui.md5.anomalies;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.anomalies.AnomaliesViewModel.Suspect;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.plot.HeatCell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnomaliesViewModelTest {

    private static final Texts TEXTS = Texts.program();

    private static final int CHEST = 4;
    private static final int THIGH_L = 33;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final AnomaliesViewModel anomalies = new AnomaliesViewModel(document, work, TEXTS);

    private void openSample() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        anomalies.showing.set(true);
    }

    /** The hips' quaternion is non-unit in frames 1 and 3, with the larger excess in frame 3. */
    private void openGuard() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "long.md5anim", SmallModel.anim(SmallModel.GUARD, 24, 0, 1.01, 0.1, 1.5, 0))));
        anomalies.showing.set(true);
    }

    private AnomaliesViewModel.State state() {
        return anomalies.state.get();
    }

    private void choose(AnomalyMeasure measure) {
        anomalies.measure.set(measure);
    }

    private void shiftStart(int joint, int by) {
        int start = document.editing().current().anim().hierarchy().get(joint).startIndex();
        document.editing().apply(new StartEdit(joint, start + by));
    }

    @Test
    void aSoundAnimationIsCalm() {
        openSample();

        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);
        assertThat(state().assessment().text()).isEqualTo("No anomalies: all values are within limits");
        assertThat(state().suspects()).isEmpty();
        assertThat(anomalies.state.get().picture().rowCount()).isEqualTo(41);
        assertThat(anomalies.state.get().picture().frameCount()).isEqualTo(25);
        assertThat(anomalies.state.get().missing()).isEmpty();
    }

    @Test
    void wrongStartsAreNamedInTheSummaryAndUndoneTheyAreCalm() {
        openSample();
        shiftStart(CHEST, 1);

        assertThat(state().assessment().state()).isEqualTo(Assessment.State.BAD);
        assertThat(state().assessment().text()).isEqualTo("1 joint exceeds the limit:");
        assertThat(state().suspects()).extracting(Suspect::text).containsExactly("chest: 25 of 25 frames");

        shiftStart(THIGH_L, -1);
        assertThat(state().assessment().text()).isEqualTo("2 joints exceed the limit:");
        assertThat(state().count()).isEqualTo(2);
        assertThat(state().suspects())
                .extracting(suspect -> suspect.cell().joint())
                .containsExactly(CHEST, THIGH_L);

        document.editing().undo();
        document.editing().undo();
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);
    }

    @Test
    void aSuspectLeadsToItsWorstFrame() {
        openGuard();

        Suspect hips = state().suspects().getFirst();
        assertThat(hips.text()).isEqualTo("hips: 2 of 5 frames");
        assertThat(hips.cell().frame()).isEqualTo(3);
        assertThat(hips.explanation()).contains("x² + y² + z² = 2.2500: not a unit quaternion");

        anomalies.goTo(hips.cell());
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.playback().getFrame()).isEqualTo(3);
    }

    @Test
    void theNumbersOfACellAreTold() {
        openGuard();

        assertThat(anomalies.describe(new HeatCell(1, 2)))
                .isEqualTo("hips, frame 2   x² + y² + z² 0.0100  ·  rotation 168.5° (usual 180.0°)  · "
                        + " translation 0.000 (usual 0.000)  ·  length 10.000 (reference"
                        + " 10.000, +0%)  ·  baseframe deviation 11.5°, 0.000 units");
        assertThat(anomalies.describe(new HeatCell(0, 0)))
                .as("a root has no length, a first frame none before it")
                .isEqualTo("origin, frame 0   x² + y² + z² 0.0000  ·  rotation –  ·  translation –"
                        + "  ·  baseframe deviation 0.0°, 0.000 units");
        assertThat(anomalies.explain(new HeatCell(1, 1)))
                .isEqualTo("hips, frame 1\n"
                        + "x² + y² + z² = 1.0201: not a unit quaternion, so w cannot be"
                        + " reconstructed. id’s engines use w = √|1 − x² − y² − z²|; most"
                        + " others use 0.");
        assertThat(anomalies.explain(new HeatCell(0, 2))).isEqualTo("origin, frame 2: normal");
        assertThat(anomalies.describe(new HeatCell(7, 0))).isEmpty();
        assertThat(anomalies.explain(new HeatCell(1, 5))).isEmpty();
    }

    @Test
    void anotherMeasureShowsAnotherPicture() {
        openGuard();
        choose(AnomalyMeasure.MOVE);

        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);
        assertThat(state().assessment().text()).isEqualTo("No anomalies: all values are within this limit");

        choose(AnomalyMeasure.QUATERNION);
        assertThat(state().suspects()).hasSize(1);
        assertThat(anomalies.state.get().picture().worst(1, 1, 2)).isBetween(0.5f, 0.6f);
        assertThat(anomalies.state.get().picture().worst(1, 0, 5)).isEqualTo(1);
    }

    @Test
    void theMeasureStaysWithAnotherModel() {
        openGuard();
        choose(AnomalyMeasure.MOVE);
        openSample();

        assertThat(anomalies.measure.get()).isEqualTo(AnomalyMeasure.MOVE);
        assertThat(anomalies.state.get().picture().measure()).isEqualTo(AnomalyMeasure.MOVE);
    }

    @Test
    void nothingIsMeasuredUntilSomebodyLooks() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(anomalies.state.get().picture().isEmpty()).isTrue();

        work.holdUp();
        anomalies.showing.set(true);
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.COMPUTING);
        assertThat(work.titleProperty().get()).isEqualTo("Checking all joints in all frames…");
        work.finish();
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);
    }

    @Test
    void theLastPictureStaysUntilTheEditIsMeasured() {
        openSample();
        document.selectedJointProperty().set(CHEST);
        AnomalyPicture before = anomalies.state.get().picture();
        work.holdUp();
        shiftStart(CHEST, 1);

        assertThat(anomalies.state.get().picture()).isSameAs(before);
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);
        work.finish();
        assertThat(anomalies.state.get().picture()).isNotSameAs(before);
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.BAD);
        assertThat(document.selectedJointProperty().get()).isEqualTo(CHEST);
    }

    @Test
    void editsThatCameMeanwhileAreMeasuredWhenSomebodyLooksAgain() {
        openSample();
        anomalies.showing.set(false);
        shiftStart(CHEST, 1);
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.GOOD);

        anomalies.showing.set(true);
        assertThat(state().suspects()).hasSize(1);
    }

    @Test
    void theWorstFrameOfTheSelectedJointIsReached() {
        openGuard();
        anomalies.goToWorst();
        assertThat(document.playback().getFrame()).as("no joint is selected").isZero();

        document.selectedJointProperty().set(1);
        anomalies.goToWorst();
        assertThat(document.playback().getFrame()).isEqualTo(3);
    }

    @Test
    void withoutAnAnimationItSaysWhatIsMissing() {
        document.show(SmallModel.open(Sample.files().getFirst()));
        anomalies.showing.set(true);

        assertThat(anomalies.state.get().missing()).startsWith("Open an .md5anim to check");
        assertThat(anomalies.state.get().picture().isEmpty()).isTrue();
        assertThat(state().assessment().state()).isEqualTo(Assessment.State.NOTHING);
    }

    @Test
    void rowsAreInTheOrderOfTheTree() {
        document.show(SmallModel.open(SmallModel.write(
                folder,
                "late.md5anim",
                SmallModel.anim(List.of("hips", "head", "origin"), 24, 0, 0)
                        .replace("\"hips\" -1", "\"hips\" 2")
                        .replace("\"origin\" 1", "\"origin\" -1"))));
        anomalies.showing.set(true);
        AnomalyPicture picture = anomalies.state.get().picture();

        assertThat(List.of(picture.name(0), picture.name(1), picture.name(2)))
                .containsExactly("origin", "hips", "head");
        assertThat(picture.row(2)).isZero();
        assertThat(picture.row(-1)).isEqualTo(-1);
    }
}
