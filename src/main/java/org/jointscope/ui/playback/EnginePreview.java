package org.jointscope.ui.playback;

import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.scene.Timeline;

/**
 * The engine preview: the position of the root, the interpolation between two frames and after the last, the components
 * without a flag bit, the limit of weights per vertex, and the scales of joints. An engine sets all of them, without
 * any {@link Mistake}; if one of them is changed afterwards, the preview does not correspond to an engine any more.
 */
public final class EnginePreview {

    private final ObjectProperty<RootMode> rootMode;
    private final Playback playback;
    private final ObjectProperty<Blend> blend = new SimpleObjectProperty<>(this, "blend", Blend.LOCAL);
    private final ObjectProperty<Unflagged> unflagged =
            new SimpleObjectProperty<>(this, "unflagged", Unflagged.BASEFRAME);
    private final ObjectProperty<WeightLimit> weights = new SimpleObjectProperty<>(this, "weights", WeightLimit.NONE);
    private final ObjectProperty<Set<Mistake>> mistakes = new SimpleObjectProperty<>(this, "mistakes", Set.of());
    private final BooleanProperty scales = new SimpleBooleanProperty(this, "scales", true);
    private final BooleanProperty halved = new SimpleBooleanProperty(this, "halved", false);
    private final ReadOnlyObjectWrapper<Optional<Engine>> engine =
            new ReadOnlyObjectWrapper<>(this, "engine", Optional.empty());
    private boolean setting;

    public EnginePreview(ObjectProperty<RootMode> rootMode, Playback playback) {
        this.rootMode = rootMode;
        this.playback = playback;
        rootMode.subscribe(this::changed);
        playback.loopRuleProperty().subscribe(this::changed);
        blend.subscribe(this::changed);
        unflagged.subscribe(this::changed);
        weights.subscribe(this::changed);
        mistakes.subscribe(this::changed);
        scales.subscribe(this::changed);
        halved.subscribe(this::changed);
    }

    private void changed() {
        boolean stays = setting
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
                && (loopsItsOwnWay()
                        || manner.loop() == playback.loopRuleProperty().get())
                && manner.blend() == blend.get()
                && manner.unflagged() == unflagged.get()
                && manner.weights().equals(weights.get())
                && mistakes.get().isEmpty()
                && (hasNoScales() || manner.scales() == scales.get())
                && (manner.frames() == Frames.HALVED) == halved.get();
    }

    private boolean hasNoScales() {
        return playback.framesProperty().get().scaled().isEmpty();
    }

    /** A camera animation and the frames of an .md2 have their own loop rule in every engine. */
    private boolean loopsItsOwnWay() {
        return playback.timeline() != Timeline.ANIMATION;
    }

    /** Shows the model as an engine would, as far as its behavior is known. */
    public void show(Engine like) {
        like.traits().playback().ifPresent(manner -> set(manner, Optional.of(like)));
    }

    /** Shows the model with the default settings. */
    public void showUsual() {
        set(usual(), Optional.empty());
    }

    /** Whether the model is shown with the default settings. */
    public boolean isUsual() {
        return isSet(usual());
    }

    /** All weights and scales, in place, with the loop rule that the frames suggest. */
    private PlaybackProfile usual() {
        LoopRule own = playback.framesProperty().get().loop();
        return new PlaybackProfile(
                RootMode.IN_PLACE, Blend.LOCAL, own, Unflagged.BASEFRAME, WeightLimit.NONE, true, Frames.ALL);
    }

    private void set(PlaybackProfile manner, Optional<Engine> like) {
        setting = true;
        rootMode.set(manner.root());
        blend.set(manner.blend());
        unflagged.set(manner.unflagged());
        if (!loopsItsOwnWay()) {
            playback.loopRuleProperty().set(manner.loop());
        }
        weights.set(manner.weights());
        mistakes.set(Set.of());
        scales.set(manner.scales());
        halved.set(manner.frames() == Frames.HALVED);
        setting = false;
        engine.set(like);
    }

    /** Puts other frames on the timeline, with their own loop rule, without ending the preview. */
    public void keeping(Runnable change) {
        setting = true;
        change.run();
        setting = false;
        engine.get().ifPresent(this::show);
    }

    /** The engine that the preview corresponds to, if any. */
    public ReadOnlyObjectProperty<Optional<Engine>> engineProperty() {
        return engine.getReadOnlyProperty();
    }

    /** The interpolation between two frames. */
    public ObjectProperty<Blend> blendProperty() {
        return blend;
    }

    /** The value of components that no flag bit supplies. */
    public ObjectProperty<Unflagged> unflaggedProperty() {
        return unflagged;
    }

    /** The mistakes that are made on purpose: an immutable set. */
    public ObjectProperty<Set<Mistake>> mistakesProperty() {
        return mistakes;
    }

    /** Whether the scales of an .md5scale apply. */
    public BooleanProperty scalesProperty() {
        return scales;
    }

    /** Whether only half of the frames is used. */
    public BooleanProperty halvedProperty() {
        return halved;
    }

    /** The limit of weights per vertex. */
    public ObjectProperty<WeightLimit> weightsProperty() {
        return weights;
    }
}
