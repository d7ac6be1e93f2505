package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import org.jointscope.pose.CameraPath;
import org.jointscope.pose.Clip;
import org.jointscope.pose.KeyframeClips;
import org.jointscope.pose.KeyframeMorph;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.SkinnedModel;

import java.util.List;

/**
 * The playhead on the timeline, and where it puts the model and the camera. The timeline shows the
 * frames of one of the two; the other goes along as time passes.
 */
public final class Playheads {

    private final Playback playback = new Playback();
    private final ModelPlayhead model = new ModelPlayhead(playback);
    private final Flight flight = new Flight(playback);
    private final ReadOnlyBooleanWrapper choosable = new ReadOnlyBooleanWrapper(this, "choosable");
    private OpenModel open = OpenModel.NONE;

    /**
     * Rewinds, and plays what can be played. A flight comes first where there is one: whoever opens
     * a camera wants to see it.
     */
    void load(OpenModel next) {
        open = next;
        flight.load(next.md5Camera().map(CameraPath::of));
        boolean flies =
                flight.pathProperty().get().filter(path -> path.frameCount() > 0).isPresent();
        choosable.set(flies && next.model().frameCount() > 0);
        loadModel(next.model());
        loadTimeline(flies);
    }

    private void loadModel(SkinnedModel skinned) {
        double rate =
                skinned.clip()
                        .map(Clip::frameRate)
                        .orElse(skinned.keyframes().isPresent() ? KeyframeMorph.FRAME_RATE : 0);
        LoopRule rule = skinned.clip().map(Clip::ownLoopRule).orElse(KeyframeMorph.LOOP_RULE);
        model.load(skinned.frameCount(), rate, rule, () -> show(false));
    }

    private void loadTimeline(boolean ofFlight) {
        SkinnedModel skinned = open.model();
        if (ofFlight) {
            playback.load(flight.pathProperty().get().orElseThrow());
        } else if (skinned.clip().isPresent()) {
            playback.load(skinned.clip().get());
        } else if (skinned.keyframes().isPresent()) {
            playback.load(
                    skinned.keyframes().get(),
                    open.quake2().map(KeyframeClips::of).orElse(List.of()));
        } else {
            playback.unload();
        }
        model.follow();
        flight.follow();
    }

    /**
     * Puts the frames of the flight on the timeline, or else those of the model, at the moment that
     * is shown. Nothing happens where there is only one of them.
     */
    public void show(boolean wantFlight) {
        if (!choosable.get()
                || wantFlight == (playback.timelineProperty().get() == Timeline.FLIGHT)) {
            return;
        }
        boolean playing = playback.playingProperty().get();
        double moment = wantFlight ? flight.playedProperty().get() : model.getFrame();
        loadTimeline(wantFlight);
        playback.seek(moment);
        playback.playingProperty().set(playing && playback.canPlay());
    }

    /** Whether both the model and a camera have frames that the timeline could show. */
    public ReadOnlyBooleanProperty choosableProperty() {
        return choosable.getReadOnlyProperty();
    }

    /** The playhead on the timeline. */
    Playback playback() {
        return playback;
    }

    /** Where the playhead puts the model. */
    ModelPlayhead model() {
        return model;
    }

    /** Where the playhead puts the camera. */
    Flight flight() {
        return flight;
    }
}
