package org.jointscope.ui.playback;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.WeightLimit;

import java.util.Optional;

/**
 * The manner in which the model is shown: where its root is, what comes between two frames and
 * after the last, and how many weights of a vertex count. An engine's manner sets all of them at
 * once; whoever changes one of them afterwards is in nobody's manner any more.
 */
public final class EnginePreview {

    private final ObjectProperty<RootMode> rootMode;
    private final Playback playback;
    private final ObjectProperty<Blend> blend =
            new SimpleObjectProperty<>(this, "blend", Blend.LOCAL);
    private final ObjectProperty<WeightLimit> weights =
            new SimpleObjectProperty<>(this, "weights", WeightLimit.NONE);
    private final ReadOnlyObjectWrapper<Optional<Engine>> engine =
            new ReadOnlyObjectWrapper<>(this, "engine", Optional.empty());
    private boolean setting;

    public EnginePreview(ObjectProperty<RootMode> rootMode, Playback playback) {
        this.rootMode = rootMode;
        this.playback = playback;
        rootMode.subscribe(this::changed);
        playback.loopRuleProperty().subscribe(this::changed);
        blend.subscribe(this::changed);
        weights.subscribe(this::changed);
    }

    private void changed() {
        boolean stays =
                setting
                        || engine.get()
                                .flatMap(known -> known.traits().playback())
                                .filter(this::isSet)
                                .isPresent();
        if (!stays) {
            engine.set(Optional.empty());
        }
    }

    private boolean isSet(PlaybackProfile manner) {
        return manner.root() == rootMode.get()
                && (loopsItsOwnWay() || manner.loop() == playback.loopRuleProperty().get())
                && manner.blend() == blend.get()
                && manner.weights().equals(weights.get());
    }

    /** A flight and the frames of an .md2 are looped in their own way, whatever the engine. */
    private boolean loopsItsOwnWay() {
        return playback.timeline() != Timeline.ANIMATION;
    }

    /** Shows the model as an engine would, as far as that is known. */
    public void show(Engine like) {
        like.traits().playback().ifPresent(manner -> set(manner, Optional.of(like)));
    }

    /** Shows the model as it was shown at first. */
    public void showUsual() {
        set(usual(), Optional.empty());
    }

    /** Whether the model is shown as it was at first. */
    public boolean isUsual() {
        return isSet(usual());
    }

    /** All weights, on the spot, looped as the frames suggest. */
    private PlaybackProfile usual() {
        LoopRule own = playback.framesProperty().get().loop();
        return new PlaybackProfile(RootMode.IN_PLACE, Blend.LOCAL, own, WeightLimit.NONE);
    }

    private void set(PlaybackProfile manner, Optional<Engine> like) {
        setting = true;
        rootMode.set(manner.root());
        blend.set(manner.blend());
        if (!loopsItsOwnWay()) {
            playback.loopRuleProperty().set(manner.loop());
        }
        weights.set(manner.weights());
        setting = false;
        engine.set(like);
    }

    /**
     * Puts other frames on the timeline, which bring their own loop rule: the manner is the same.
     */
    public void keeping(Runnable change) {
        setting = true;
        change.run();
        setting = false;
        engine.get().ifPresent(this::show);
    }

    /** The engine in whose manner the model is shown, if it is one. */
    public ReadOnlyObjectProperty<Optional<Engine>> engineProperty() {
        return engine.getReadOnlyProperty();
    }

    /** What comes between two frames. */
    public ObjectProperty<Blend> blendProperty() {
        return blend;
    }

    /** How many weights of a vertex count. */
    public ObjectProperty<WeightLimit> weightsProperty() {
        return weights;
    }
}
