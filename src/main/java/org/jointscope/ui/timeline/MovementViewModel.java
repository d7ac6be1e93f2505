package org.jointscope.ui.timeline;

import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Playheads;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.playback.TimelineFrames;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whose frames the timeline shows, which of the movements in them is played, and how fast where the
 * file does not say.
 */
public final class MovementViewModel {

    /** The movement that is played; empty if that is all frames, or some others. */
    final ObjectBinding<Optional<KeyframeClip>> played;

    /** Whether all frames are played. */
    final BooleanBinding whole;

    /** Empty, which stands for all frames, and each movement; nothing where there is none. */
    final ObservableValue<List<Optional<KeyframeClip>>> clips;

    /** Whether the frames are those of a camera's flight, and not the model's. */
    final ObservableValue<Boolean> flightShown;

    /** Whether the frames have no rate of their own, so that one can be chosen. */
    final ObservableValue<Boolean> rateChoosable;

    private final Playheads playheads;
    private final Playback playback;
    private final Texts texts;

    public MovementViewModel(Playheads playheads, Playback playback, Texts texts) {
        this.playheads = playheads;
        this.playback = playback;
        this.texts = texts;
        Observable[] range = {
            playback.range().startProperty(),
            playback.range().endProperty(),
            playback.framesProperty()
        };
        this.played = Bindings.createObjectBinding(playback::playedClip, range);
        this.whole = Bindings.createBooleanBinding(() -> playback.range().isWhole(), range);
        this.clips = playback.framesProperty().map(MovementViewModel::choices);
        this.flightShown = timeline(Timeline.FLIGHT);
        this.rateChoosable = timeline(Timeline.KEYFRAMES);
    }

    private ObservableValue<Boolean> timeline(Timeline timeline) {
        return playback.framesProperty().map(frames -> frames.timeline() == timeline);
    }

    /** Whether there is a choice of whose frames are shown. */
    public ReadOnlyBooleanProperty choosableProperty() {
        return playheads.choosableProperty();
    }

    public void showFlight(boolean wanted) {
        playheads.show(wanted);
    }

    private static List<Optional<KeyframeClip>> choices(TimelineFrames frames) {
        return frames.clips().isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(Optional.<KeyframeClip>empty()),
                                frames.clips().stream().map(Optional::of))
                        .toList();
    }

    /** Plays a movement over and over, or all frames. */
    public void choose(Optional<KeyframeClip> clip) {
        if (!clip.equals(playback.playedClip()) || clip.isEmpty()) {
            clip.ifPresentOrElse(playback::playClip, playback.range()::clear);
        }
    }

    /** A movement with its frames: {@code run 40–45}. */
    public String name(Optional<KeyframeClip> clip) {
        if (clip.isEmpty()) {
            return texts.of("timeline.clip.all");
        }
        String name =
                clip.get().name().isBlank() ? texts.of("timeline.clip.unnamed") : clip.get().name();
        return clip.get().size() == 1
                ? texts.of("timeline.clip.one", name, clip.get().first())
                : texts.of("timeline.clip.some", name, clip.get().first(), clip.get().last());
    }

    /** Frames a second. */
    public ReadOnlyDoubleProperty rateProperty() {
        return playback.frameRateProperty();
    }

    public void setRate(double framesPerSecond) {
        playback.setFrameRate(framesPerSecond);
    }
}
