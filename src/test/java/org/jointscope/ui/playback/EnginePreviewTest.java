package org.jointscope.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engine previews of the sample's walk. */
class EnginePreviewTest {

    private final Document document = new Document();
    private final EnginePreview shown = document.preview();
    private final Engine bfg = Engines.of("bfg").orElseThrow();
    private final Engine ironwail = Engines.of("ironwail").orElseThrow();
    private final Engine vkQuake = Engines.of("vkquake").orElseThrow();

    @BeforeEach
    void openSample() {
        show(Sample.files().get(0), Sample.files().get(1));
    }

    private void show(Path... files) {
        document.show(OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.IN_PLACE));
    }

    private void assertIsLike(Engine engine) {
        PlaybackProfile manner = engine.traits().playback().orElseThrow();
        assertThat(shown.engineProperty().get()).contains(engine);
        assertThat(document.rootModeProperty().get()).isEqualTo(manner.root());
        assertThat(document.playback().loopRuleProperty().get()).isEqualTo(manner.loop());
        assertThat(shown.blendProperty().get()).isEqualTo(manner.blend());
        assertThat(shown.unflaggedProperty().get()).isEqualTo(manner.unflagged());
        assertThat(shown.weightsProperty().get()).isEqualTo(manner.weights());
        assertThat(shown.scalesProperty().get()).isEqualTo(manner.scales());
    }

    private float[] points() {
        return document.getOpen().meshes().getFirst().skinned().points().clone();
    }

    @Test
    void engineSetsAllAtOnceAndTheModelMoves() {
        document.playback().seek(3.5);
        float[] before = points();
        shown.show(vkQuake);
        assertIsLike(vkQuake);
        assertThat(points()).isNotEqualTo(before);
        shown.show(bfg);
        assertIsLike(bfg);
        shown.showUsual();
        assertThat(shown.engineProperty().get()).isEmpty();
        assertThat(points()).isEqualTo(before);
    }

    @Test
    void halfOfTheFramesIsUsedInQuakeWars() {
        Engine etqw = Engines.of("etqw").orElseThrow();
        document.playback().seek(3);
        shown.show(Engines.of("doom3").orElseThrow());
        float[] allFrames = points();
        shown.show(etqw);
        assertIsLike(etqw);
        assertThat(shown.halvedProperty().get()).isTrue();
        assertThat(points()).isNotEqualTo(allFrames);
        document.playback().seek(0);
        float[] first = points();
        shown.show(Engines.of("doom3").orElseThrow());
        assertThat(points()).as("the first frame is left").isEqualTo(first);
        document.playback().seek(3);
        assertThat(points()).isEqualTo(allFrames);
    }

    /** The sample's walk has components without flag bits. */
    @Test
    void baseframeIsNotReadInIronwail() {
        document.playback().seek(3);
        shown.show(vkQuake);
        float[] withBaseframe = points();
        shown.show(ironwail);
        assertIsLike(ironwail);
        assertThat(points()).isNotEqualTo(withBaseframe);
        shown.show(vkQuake);
        assertThat(points()).isEqualTo(withBaseframe);
    }

    @Test
    void whoChangesOneOfThemLeavesTheManner() {
        shown.show(vkQuake);
        document.rootModeProperty().set(RootMode.IN_PLACE);
        assertThat(shown.engineProperty().get()).isEmpty();
        assertThat(shown.blendProperty().get()).isEqualTo(Blend.VERTEX);
    }

    @Test
    void otherFilesAreShownInTheSameManner() {
        shown.show(vkQuake);
        show(Sample.files().get(0), Sample.files().get(1).resolveSibling("idle.md5anim"));
        assertIsLike(vkQuake);
        WeightLimit limit = shown.weightsProperty().get();
        assertThat(limit).isNotEqualTo(WeightLimit.NONE);
    }

    @Test
    void cameraAnimationKeepsItsOwnLoop() {
        show(Sample.files().get(0), Sample.files().get(1), Sample.camera());
        shown.show(bfg);
        assertThat(document.playback().loopRuleProperty().get()).isEqualTo(LoopRule.WRAPS);
        document.playheads().show(false);
        assertIsLike(bfg);
        document.playheads().show(true);
        assertThat(shown.engineProperty().get()).contains(bfg);
    }

    @Test
    void modelOfQuakeGoesRoundInItsOwnWay(@TempDir Path folder) throws IOException {
        shown.show(bfg);
        show(Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertThat(document.playback().loopRuleProperty().get()).isEqualTo(LoopRule.WRAPS);
    }

    @Test
    void mannerIsNoReasonToCheckThePairAgain() {
        ImmediateWork work = new ImmediateWork();
        PairValidator pairs = new PairValidator(document, work);
        show(Sample.files().get(0), Sample.files().get(1));
        OpenIssues checked = document.getState().issues();
        assertThat(checked.pair()).isEqualTo(PairState.CHECKED);
        shown.show(vkQuake);
        assertThat(document.getState().issues()).isSameAs(checked);
        assertThat(pairs.failureProperty().get()).isEmpty();
    }
}
