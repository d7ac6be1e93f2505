package org.jointscope.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.util.Subscription;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineMovementTest {

    private static final KeyframeClip STAND = new KeyframeClip("stand", 0, 1);
    private static final KeyframeClip RUN = new KeyframeClip("run", 2, 4);
    private static final KeyframeClip DEAD = new KeyframeClip("dead", 5, 5);

    @TempDir
    private Path folder;

    private final Texts texts = Texts.program();
    private final Document document = new Document();
    private final TimelineViewModel timeline = new TimelineViewModel(document.playheads(), texts);

    private void show(Path... files) {
        document.show(OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.IN_PLACE));
    }

    /** A tetrahedron that moves along x by the same distance in every frame. */
    private void showMonster() throws IOException {
        Md2Builder monster = Md2Builder.surface();
        List<String> names = List.of("stand1", "stand2", "run1", "run2", "run3", "dead");
        for (int frame = 0; frame < names.size(); frame++) {
            byte[] vertices = Md2Builder.TETRAHEDRON.clone();
            vertices[0] = (byte) (10 * frame);
            monster.frame(names.get(frame), vertices);
        }
        show(Files.write(folder.resolve("monster.md2"), monster.build()));
    }

    private double firstX() {
        return document.getOpen().meshes().getFirst().skinned().points()[0];
    }

    @Test
    void clipsOfAModelCanBeChosen() throws IOException {
        showMonster();
        assertThat(timeline.clips.getValue())
                .containsExactly(Optional.empty(), Optional.of(STAND), Optional.of(RUN), Optional.of(DEAD));
        assertThat(timeline.clips.getValue())
                .extracting(timeline::name)
                .containsExactly("All frames", "stand  0–1", "run  2–4", "dead  5");
        timeline.choose(Optional.of(RUN));
        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(document.playback().playedClip()).contains(RUN);
        assertThat(timeline.playedClip.getValue()).contains(RUN);
        document.playback().setRange(1, 3);
        assertThat(document.playback().playedClip()).isEmpty();
        assertThat(timeline.playedClip.getValue()).isNull();
        timeline.choose(Optional.empty());
        assertThat(document.playback().playedClip()).isEmpty();
        assertThat(timeline.playedClip.getValue()).isEmpty();
        assertThat(document.playback().range().isWhole()).isTrue();
    }

    @Test
    void chooserFollowsTheFilesThatAreOpened() throws IOException {
        Subscription chooser = timeline.clips.subscribe(clips -> {});
        Subscription choice = timeline.playedClip.subscribe(clip -> {});
        assertThat(timeline.playedClip.getValue()).isNull();
        showMonster();
        assertThat(timeline.playedClip.getValue()).isNotNull().isEmpty();
        show(Sample.files().get(0), Sample.files().get(1));
        assertThat(timeline.playedClip.getValue()).isNull();
        chooser.and(choice).unsubscribe();
    }

    @Test
    void endOfAClipBlendsIntoItsBeginning() throws IOException {
        showMonster();
        double at2 = at(2);
        double at4 = at(4);
        timeline.choose(Optional.of(RUN));
        document.playback().playingProperty().set(true);
        document.playback().advance(0.25);
        assertThat(document.playback().getFrame()).isCloseTo(4.5, within(1e-9));
        assertThat(firstX()).isCloseTo((at2 + at4) / 2, within(1e-4));
        assertThat(timeline.state.getValue().frame()).isEqualTo("4 → 2 (50%)");
    }

    private double at(int frame) {
        document.playback().seek(frame);
        return firstX();
    }

    @Test
    void rateOfKeyFramesCanBeChosen() throws IOException {
        showMonster();
        assertThat(timeline.state.getValue().timeline()).isEqualTo(Timeline.MD2);
        document.playback().setFrameRate(20);
        assertThat(timeline.state.getValue().rate()).isEqualTo("20 fps");
        document.playback().playingProperty().set(true);
        document.playback().advance(0.1);
        assertThat(document.playback().getFrame()).isCloseTo(2, within(1e-9));
    }

    @Test
    void animationHasItsOwnRateAndNoClips() {
        show(Sample.files().get(0), Sample.files().get(1));
        assertThat(timeline.clips.getValue()).isEmpty();
        assertThat(document.playheads().choosableProperty().get()).isFalse();
        assertThat(timeline.state.getValue().timeline()).isEqualTo(Timeline.ANIMATION);
    }

    @Test
    void cameraAnimationOrModelCanBeOnTheTimeline() {
        show(Sample.files().get(0), Sample.files().get(1), Sample.camera());
        assertThat(document.playheads().choosableProperty().get()).isTrue();
        assertThat(timeline.state.getValue().timeline()).isEqualTo(Timeline.CAMERA);
        document.playheads().show(false);
        assertThat(timeline.state.getValue().timeline()).isEqualTo(Timeline.ANIMATION);
    }
}
