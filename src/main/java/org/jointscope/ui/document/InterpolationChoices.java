package org.jointscope.ui.document;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.Interpolation;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.PoseOptions;

/** Two frames and the ways from one to the other, which the Interpolation pane compares and the viewport draws. */
public final class InterpolationChoices {

    private static final double MIDDLE = 0.5;

    /** Whether the pane is visible; if it is not, nothing is computed or drawn. */
    public final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");

    /** Whether the frames are the current one and the next. */
    public final BooleanProperty following = new SimpleBooleanProperty(this, "following", true);

    public final IntegerProperty from = new SimpleIntegerProperty(this, "from");

    public final IntegerProperty to = new SimpleIntegerProperty(this, "to", 1);

    /** The fraction of the way, 0 to 1. */
    public final DoubleProperty fraction = new SimpleDoubleProperty(this, "fraction", MIDDLE);

    /** Whether each method is compared. */
    public final Map<Method, BooleanProperty> methods = new EnumMap<>(Method.class);

    /** Whether the shorter arc is used. */
    public final BooleanProperty shorter = new SimpleBooleanProperty(this, "shorter", true);

    /** Where joints are interpolated, or {@link Blend#VERTEX}. */
    public final ObjectProperty<Blend> space = new SimpleObjectProperty<>(this, "space", Blend.LOCAL);

    /** Whether the meshes are drawn. */
    public final BooleanProperty ghosts = new SimpleBooleanProperty(this, "ghosts", true);

    /** Whether the path of the farthest descendant is drawn. */
    public final BooleanProperty trails = new SimpleBooleanProperty(this, "trails", true);

    private final Document document;
    private final ReadOnlyObjectWrapper<Optional<FramePair>> pair =
            new ReadOnlyObjectWrapper<>(this, "pair", Optional.empty());
    private Optional<Clip> clip = Optional.empty();
    private PoseOptions options = PoseOptions.FILE;
    private boolean updating;

    InterpolationChoices(Document document) {
        this.document = document;
        for (Method method : Method.values()) {
            methods.put(method, new SimpleBooleanProperty(this, method.name(), method != Method.HOLD));
        }
        document.onPose(this::update);
        document.modelPlayhead().readableFrameProperty().subscribe(this::update);
        shown.subscribe(this::update);
        following.subscribe(this::update);
        from.subscribe(this::choose);
        to.subscribe(this::choose);
    }

    private void choose() {
        if (!updating) {
            following.set(false);
            update();
        }
    }

    private void update() {
        if (updating) {
            return;
        }
        Optional<Clip> now = shown.get()
                ? document.getOpen().model().clip().filter(it -> it.rig().size() > 0)
                : Optional.empty();
        int last = now.map(Clip::frameCount).orElse(0) - 1;
        if (last < 1) {
            clip = Optional.empty();
            pair.set(Optional.empty());
            return;
        }
        updating = true;
        int current = Math.min(document.modelPlayhead().readableWholeFrame(), last - 1);
        from.set(following.get() ? current : Math.clamp(from.get(), 0, last));
        to.set(following.get() ? current + 1 : Math.clamp(to.get(), 0, last));
        updating = false;
        boolean same = pair.get()
                .filter(it -> it.from() == from.get() && it.to() == to.get())
                .isPresent();
        if (!same || !now.equals(clip) || document.poseOptions() != options) {
            clip = now;
            options = document.poseOptions();
            pair.set(Optional.of(new FramePair(now.orElseThrow(), options, from.get(), to.get())));
        }
    }

    /**
     * The frames, while the pane is visible and there are at least two; another object if anything about them changes.
     */
    public ReadOnlyObjectProperty<Optional<FramePair>> pairProperty() {
        return pair.getReadOnlyProperty();
    }

    /** The compared ways. For vertices in straight lines, all methods other than hold are lerp. */
    public List<Interpolation> ways() {
        boolean vertices = space.get() == Blend.VERTEX;
        return methods.keySet().stream()
                .filter(method -> methods.get(method).get())
                .map(method -> vertices && method != Method.HOLD ? Method.COMPONENTS : method)
                .distinct()
                .map(method -> new Interpolation(method, shorter.get(), space.get()))
                .toList();
    }

    /** Calls back now, and when the frames, the joint or the ways change, but not if only the fraction does. */
    public void onChange(Runnable listener) {
        pair.subscribe(listener);
        document.selectedJointProperty().subscribe((before, now) -> listener.run());
        methods.values().forEach(method -> method.subscribe((before, now) -> listener.run()));
        shorter.subscribe((before, now) -> listener.run());
        space.subscribe((before, now) -> listener.run());
    }
}
