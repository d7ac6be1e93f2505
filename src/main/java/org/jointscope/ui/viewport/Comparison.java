package org.jointscope.ui.viewport;

import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Walk;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.Counterpart;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.Playback;

/** The comparison of the open model with its counterpart in the viewport, in the same view and at the same frame. */
public final class Comparison {

    /** The arrangement of the two models. */
    public enum Mode {
        /** Only the open model. */
        OFF,
        /** Each in one half of the viewport. */
        SIDE_BY_SIDE,
        /** At the same place: the open model left of a divider, the counterpart right of it. */
        SWIPE,
        /** At the same place, each in one color. */
        OVERLAY
    }

    /** The selected arrangement for models with a counterpart. */
    final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(this, "mode", Mode.SIDE_BY_SIDE);

    private static final double MIDDLE = 0.5;

    /** The position of the divider, as a share of the viewport's width. */
    final DoubleProperty divider = new SimpleDoubleProperty(this, "divider", MIDDLE);

    /** The counterpart of the open model. */
    final ReadOnlyObjectProperty<Counterpart> counterpart;

    /** The file name of the open model. */
    final ObservableValue<String> openName;

    /** Whether there is a counterpart that can be drawn. */
    final BooleanExpression there;

    /** The distance by which an .md2 is moved, as the root of the open animation is. */
    final double[] offset = new double[3];

    private final ReadOnlyObjectWrapper<Mode> shown = new ReadOnlyObjectWrapper<>(this, "shown", Mode.OFF);
    private final Document document;
    private Optional<RootOffset> rootOffset = Optional.empty();
    private PoseOptions options = PoseOptions.FILE;

    Comparison(Document document) {
        this.document = document;
        this.counterpart = document.counterpartProperty();
        this.there = BooleanExpression.booleanExpression(counterpart.map(Counterpart::isDrawn));
        this.openName = document.modelProperty().flatMap(open -> counterpart.map(it -> it.openName(open)));
        shown.bind(Bindings.createObjectBinding(() -> there.get() ? mode.get() : Mode.OFF, there, mode));
        document.onPose(this::pose);
        shown.subscribe(this::pose);
        counterpart.subscribe(() -> {
            divider.set(MIDDLE);
            pose();
        });
        pose();
    }

    /** The current arrangement; off without a counterpart. */
    ReadOnlyObjectProperty<Mode> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    Mode shown() {
        return shown.get();
    }

    /** Selects the arrangement after the current one. */
    void next() {
        Mode[] all = Mode.values();
        mode.set(all[(mode.get().ordinal() + 1) % all.length]);
    }

    /** Moves the divider, inside the viewport. */
    void moveDivider(double share) {
        divider.set(Math.clamp(share, 0, 1));
    }

    /** Whether the counterpart is drawn over a position, a share of the viewport's width. */
    boolean isCounterpartAt(double share) {
        return shown.get() == Mode.SWIPE && share > divider.get();
    }

    /** Sets the motion of the root of the open animation. */
    void load(Optional<RootOffset> ofRoot) {
        rootOffset = ofRoot;
    }

    /** A box extended by that of the counterpart, if it is shown. */
    Extent with(Extent open) {
        return shown.get() == Mode.OFF
                ? open
                : open.and(counterpart.get().model().extent());
    }

    private void pose() {
        // Called in every frame: streams and iterators would allocate.
        if (shown.get() == Mode.OFF) {
            return;
        }
        SkinnedModel model = counterpart.get().model().model();
        boolean bothSkeletal = areSkeletal();
        PoseOptions open = document.poseOptions();
        options = options.with(
                document.preview().blendProperty().get(),
                bothSkeletal ? open.root() : RootMode.FILE,
                open.loop(),
                open.unflagged(),
                bothSkeletal ? open.mistakes() : Set.of(),
                Walk.NONE);
        model.poseJoints(frame(model.frameCount()), options);
        model.skin();
        offset[0] = 0;
        offset[1] = 0;
        offset[2] = 0;
        if (rootOffset.isPresent() && !bothSkeletal) {
            double frame = document.modelPlayhead().getFrame();
            rootOffset.get().at(frame, document.rootModeProperty().get(), open.loop(), offset);
        }
    }

    /** Whether both models have a root that can be placed; an .md2 has none. */
    private boolean areSkeletal() {
        SkinnedModel open = document.getOpen().model();
        SkinnedModel other = counterpart.get().model().model();
        return open.keyframes().isEmpty() && other.keyframes().isEmpty();
    }

    /**
     * The frame of the counterpart: that of the open model, or its own last one. Between the end and the start of a
     * clip it stays at the end, because only an .md2 has clips.
     */
    double frame(int frameCount) {
        double now = document.modelPlayhead().getFrame();
        Playback playback = document.playback();
        if (playback.isInRound() && now > playback.range().end()) {
            return playback.range().end();
        }
        boolean wraps =
                frameCount == document.modelPlayhead().frameCountProperty().get();
        return wraps ? now : Math.min(now, Math.max(0, frameCount - 1));
    }
}
