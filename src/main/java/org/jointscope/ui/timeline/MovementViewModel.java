package org.jointscope.ui.timeline;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
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

    private final Playheads playheads;
    private final Playback playback;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<KeyframeClip>> played =
            new ReadOnlyObjectWrapper<>(this, "played", Optional.empty());

    private final ReadOnlyBooleanWrapper whole = new ReadOnlyBooleanWrapper(this, "whole", true);

    public MovementViewModel(Playheads playheads, Playback playback, Texts texts) {
        this.playheads = playheads;
        this.playback = playback;
        this.texts = texts;
        playback.range().startProperty().subscribe(this::follow);
        playback.range().endProperty().subscribe(this::follow);
        playback.framesProperty().subscribe(this::follow);
    }

    private void follow() {
        played.set(playback.playedClip());
        whole.set(playback.range().isWhole());
    }

    /** Whether there is a choice of whose frames are shown. */
    public ReadOnlyBooleanProperty choosableProperty() {
        return playheads.choosableProperty();
    }

    /** Whether the frames are those of a camera's flight, and not the model's. */
    public ObservableValue<Boolean> flightShownProperty() {
        return playback.framesProperty().map(frames -> frames.timeline() == Timeline.FLIGHT);
    }

    public void showFlight(boolean wanted) {
        playheads.show(wanted);
    }

    /** Empty, which stands for all frames, and each movement; nothing where there is none. */
    public ObservableValue<List<Optional<KeyframeClip>>> clipsProperty() {
        return playback.framesProperty().map(MovementViewModel::choices);
    }

    private static List<Optional<KeyframeClip>> choices(TimelineFrames frames) {
        return frames.clips().isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(Optional.<KeyframeClip>empty()),
                                frames.clips().stream().map(Optional::of))
                        .toList();
    }

    /** The movement that is played; empty if that is all frames, or some others. */
    public ReadOnlyObjectProperty<Optional<KeyframeClip>> playedProperty() {
        return played.getReadOnlyProperty();
    }

    /** Whether all frames are played. */
    public ReadOnlyBooleanProperty wholeProperty() {
        return whole.getReadOnlyProperty();
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

    /** Whether the frames have no rate of their own, so that one can be chosen. */
    public ObservableValue<Boolean> rateChoosableProperty() {
        return playback.framesProperty().map(frames -> frames.timeline() == Timeline.KEYFRAMES);
    }

    /** Frames a second. */
    public ReadOnlyDoubleProperty rateProperty() {
        return playback.frameRateProperty();
    }

    public void setRate(double framesPerSecond) {
        playback.setFrameRate(framesPerSecond);
    }
}
