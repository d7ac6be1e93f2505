package org.jointscope.ui.md5.interpolation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Blend;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.Interpolation;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.JointPath;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.InterpolationChoices;
import org.jointscope.ui.text.Numbers;

/** The angle and the speed of the selected joint on the compared ways between two frames. */
public final class InterpolationViewModel {

    /** Points of a line, from the first frame to the second. */
    static final int POINTS = 101;

    private static final int DECIMALS = 3;

    final InterpolationChoices choices;

    /** Whether the pane is visible. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The method of the rotation on the sphere, if it is compared. */
    final ObjectProperty<Method> turned = new SimpleObjectProperty<>(this, "turned", Method.SLERP);

    /** The fraction under the pointer; NaN if there is none. */
    final DoubleProperty pointed = new SimpleDoubleProperty(this, "pointed", Double.NaN);

    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    /** The values of all lines under the pointer, or at the fraction. */
    final StringBinding reading;

    /** The quaternion, axis and angle of the rotation on the sphere. */
    final StringBinding rotation;

    private final BooleanBinding shown;
    private final Document document;
    private final Texts texts;

    /**
     * A way from one frame to the other.
     *
     * @param degrees the angle from the first frame at each point
     * @param speeds in degrees per frame
     * @param direction from the joint to its farthest descendant in its own space
     * @param tips x, y, z of the tip of that direction at each point
     */
    record Line(Method method, JointPath path, double[] degrees, double[] speeds, double[] direction, double[] tips) {

        double[] tip(double fraction) {
            double[] tip = new double[3];
            path.tip(fraction, direction, tip, 0);
            return tip;
        }
    }

    /**
     * The compared ways.
     *
     * @param missing the reason why there are none; empty if there are
     * @param intervals the number of intervals between the frames, at least 1
     */
    record State(String missing, List<Line> lines, int from, int to, int intervals, double frameRate) {

        static final State NONE = new State("", List.of(), 0, 0, 1, 0);

        /** The line of a method, or the last one. */
        Optional<Line> line(Method method) {
            return lines.stream()
                    .filter(line -> line.method() == method)
                    .findFirst()
                    .or(() -> lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast()));
        }
    }

    /** @param unfolded whether the lower panes are visible at all */
    public InterpolationViewModel(Document document, ObservableValue<Boolean> unfolded, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.choices = document.interpolation();
        shown = Bindings.createBooleanBinding(() -> showing.get() && unfolded.getValue(), showing, unfolded);
        choices.shown.bind(shown);
        reading = Bindings.createStringBinding(this::read, state, pointed, choices.fraction);
        rotation = Bindings.createStringBinding(this::describe, state, turned, choices.fraction);
        document.onModel(open -> update());
        choices.onChange(this::update);
    }

    String text(String key, Object... arguments) {
        return texts.of("interpolation." + key, arguments);
    }

    private void update() {
        Optional<FramePair> pair = choices.pairProperty().get();
        int joint = document.selectedJointProperty().get();
        if (pair.isPresent()
                && joint != Rig.NO_JOINT
                && joint < pair.get().clip().rig().size()) {
            state.set(compare(pair.get(), joint));
        } else if (choices.shown.get()) {
            boolean animated = document.getOpen().model().clip().isPresent();
            String reason = !animated ? "missing" : pair.isEmpty() ? "noFrames" : "noJoint";
            state.set(new State(text(reason), List.of(), 0, 0, 1, 0));
        }
    }

    private State compare(FramePair pair, int joint) {
        int intervals = Math.max(1, Math.abs(pair.to() - pair.from()));
        double[] direction = pair.direction(joint);
        List<Line> lines = new ArrayList<>();
        for (Interpolation way : choices.ways()) {
            JointPath path = pair.path(way, joint);
            double[] tips = new double[POINTS * 3];
            for (int i = 0; i < POINTS; i++) {
                path.tip(fraction(i), direction, tips, i * 3);
            }
            lines.add(new Line(
                    way.method(),
                    path,
                    values(path::degrees),
                    values(fraction -> path.speed(fraction) / intervals),
                    direction,
                    tips));
        }
        return new State(
                "", lines, pair.from(), pair.to(), intervals, pair.clip().frameRate());
    }

    private static double fraction(int point) {
        return point / (POINTS - 1.0);
    }

    private static double[] values(DoubleUnaryOperator of) {
        return IntStream.range(0, POINTS)
                .mapToDouble(point -> of.applyAsDouble(fraction(point)))
                .toArray();
    }

    /** The index of the last frame. */
    ObservableValue<Integer> lastFrameProperty() {
        return document.modelProperty().map(open -> Math.max(0, open.model().frameCount() - 1));
    }

    String name(Method method) {
        return text("method." + method);
    }

    /** What a method does, and which engines use it in the engine preview. */
    String explain(Method method) {
        Set<Blend> blends = switch (method) {
            case HOLD -> EnumSet.of(Blend.NONE);
            case COMPONENTS, NLERP -> EnumSet.noneOf(Blend.class);
            case SLERP -> EnumSet.of(Blend.LOCAL, Blend.MODEL);
        };
        return text("method." + method + ".tip") + " " + engines(blends);
    }

    /** What is interpolated in a space, and which engines do so. */
    String explain(Blend space) {
        return text("space." + space + ".tip") + " " + engines(EnumSet.of(space));
    }

    private String engines(Set<Blend> blends) {
        String names = Engines.ALL.stream()
                .filter(engine -> engine.traits()
                        .playback()
                        .filter(profile -> blends.contains(profile.blend()))
                        .isPresent())
                .map(Engine::name)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? text("engines.none") : text("engines", names);
    }

    private String read() {
        State now = state.get();
        if (now.lines().isEmpty()) {
            return now.missing().isEmpty() ? text("noMethod") : "";
        }
        double at = Double.isNaN(pointed.get()) ? choices.fraction.get() : pointed.get();
        String values = now.lines().stream()
                .map(line -> {
                    double speed = line.path().speed(at) / now.intervals();
                    return text(
                            "reading.method",
                            name(line.method()),
                            Numbers.fixed(line.path().degrees(at), 2),
                            Numbers.fixed(speed, 2),
                            Numbers.fixed(speed * now.frameRate(), 1));
                })
                .collect(Collectors.joining("   "));
        return text("reading", Numbers.fixed(at, 2), values);
    }

    /** The rotation on the sphere, with a quaternion of length 1. */
    Optional<Transform> rotation() {
        return state.get().line(turned.get()).map(line -> {
            Transform joint = line.path().at(choices.fraction.get());
            double length = joint.length();
            return new Transform(
                    0, 0, 0, joint.qx() / length, joint.qy() / length, joint.qz() / length, joint.qw() / length);
        });
    }

    private String describe() {
        Optional<Line> line = state.get().line(turned.get());
        if (line.isEmpty()) {
            return "";
        }
        Transform joint = line.get().path().at(choices.fraction.get());
        Transform unit = rotation().orElseThrow();
        double[] axis = unit.axis();
        return text(
                "rotation",
                number(joint.qx()),
                number(joint.qy()),
                number(joint.qz()),
                number(joint.qw()),
                number(joint.length()),
                number(axis[0]),
                number(axis[1]),
                number(axis[2]),
                Numbers.fixed(unit.degrees(), 2));
    }

    private static String number(double value) {
        return Numbers.fixed(value, DECIMALS);
    }

    /** Sets the fraction by hand, which stops the playhead of the model. */
    void goTo(double fraction) {
        document.modelPlayhead().stop();
        choices.fraction.set(Math.clamp(fraction, 0, 1));
    }
}
