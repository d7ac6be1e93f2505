package org.jointscope.ui.md5.joint;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Parent;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.pane.Figures;
import org.jointscope.ui.text.Numbers;

/** Describes how the pose of a joint is computed. */
abstract class SheetWriter {

    /** The largest w that counts as 0 in the file's numbers; its sign has no meaning. */
    private static final double ROUNDING = 1e-9;

    private static final int POSITION_DECIMALS = 3;
    private static final int ORIENTATION_DECIMALS = 5;

    final Texts texts;

    SheetWriter(Texts texts) {
        this.texts = texts;
    }

    abstract JointSheet write(int joint);

    final String text(String key, Object... arguments) {
        return texts.of("joint." + key, arguments);
    }

    final String name(String written) {
        return written.isEmpty() ? text("nameless") : written;
    }

    final Optional<Parent> parent(Rig rig, int joint) {
        return rig.isRoot(joint)
                ? Optional.empty()
                : Optional.of(new Parent(rig.parent(joint), name(rig.parentName(joint))));
    }

    final Row row(Component component, Optional<Boolean> set, List<Cell> cells) {
        String explanation = text("component." + component.label(), component.bit());
        return new Row(component, set, explanation, cells);
    }

    /** A number of the file. */
    static String stored(Component component, double value) {
        return Numbers.stored(value, decimals(component));
    }

    /** A computed number, whose rounding errors are not shown. */
    static String computed(Component component, double value) {
        return Numbers.fixed(value, decimals(component));
    }

    private static int decimals(Component component) {
        return component.isOrientation() ? ORIENTATION_DECIMALS : POSITION_DECIMALS;
    }

    static String percent(double fraction) {
        return Numbers.fixed(fraction * 100, 0);
    }

    private static List<String> numbers(int decimals, double... values) {
        return Arrays.stream(values)
                .mapToObj(value -> Numbers.fixed(value, decimals))
                .toList();
    }

    /** @param squared x² + y² + z² */
    final Figures length(String moment, double squared, double w) {
        List<String> values = numbers(ORIENTATION_DECIMALS, squared, w);
        if (!(squared > 1)) {
            return new Figures(moment, values, "");
        }
        // The rounded sum can show as 1.00000 although the exact one is more than 1.
        String rounded = values.getFirst();
        String exact = rounded.equals("1.00000") ? Double.toString(squared) : rounded;
        String doom3 = Numbers.fixed(Math.sqrt(squared - 1), ORIENTATION_DECIMALS);
        return new Figures(moment, List.of(exact, values.getLast()), text("w.tooLong", exact, doom3));
    }

    static boolean isShownNegated(Transform transform) {
        return transform.qw() > ROUNDING;
    }

    /** Uses the quaternion of a rotation that has w ≤ 0, as everywhere in the files. */
    final Step step(String title, String text, Transform transform) {
        double sign = isShownNegated(transform) ? -1 : 1;
        List<String> position = numbers(POSITION_DECIMALS, transform.x(), transform.y(), transform.z());
        List<String> rotation = numbers(
                ORIENTATION_DECIMALS,
                sign * transform.qx(),
                sign * transform.qy(),
                sign * transform.qz(),
                sign * transform.qw());
        return new Step(
                title,
                text,
                List.of(new Figures(text("position"), position, ""), new Figures(text("rotation"), rotation, "")),
                turn(transform),
                List.of(),
                matrix(transform.axes()),
                text("angles", numbers(1, transform.angles()).toArray()));
    }

    private List<Figures> matrix(double[] axes) {
        return IntStream.range(0, 3)
                .mapToObj(row -> new Figures(
                        text("matrix." + row),
                        numbers(ORIENTATION_DECIMALS, axes[row], axes[3 + row], axes[6 + row]),
                        ""))
                .toList();
    }

    /** A formula with its numbers. */
    final Formula formula(String key, Object... numbers) {
        return Formula.of(text("formula." + key, numbers), texts);
    }

    /** The computation of w, as far as it follows from x, y and z. */
    final Formula wFormula(double x, double y, double z) {
        double rest = 1 - x * x - y * y - z * z;
        return formula(
                rest < 0 ? "w.none" : "w",
                factor(x),
                factor(y),
                factor(z),
                short5(rest < 0 ? rest : JointTransform.w(x, y, z)));
    }

    static String short5(double value) {
        return Numbers.trimmed(value, ORIENTATION_DECIMALS);
    }

    /** In parentheses if it is negative. */
    private static String factor(double value) {
        String number = short5(value);
        return number.startsWith("-") ? "(" + number + ")" : number;
    }

    static String position(Transform transform) {
        return vector(POSITION_DECIMALS, transform.x(), transform.y(), transform.z());
    }

    static String orientation(Transform transform) {
        return vector(ORIENTATION_DECIMALS, transform.qx(), transform.qy(), transform.qz(), transform.qw());
    }

    private static String vector(int decimals, double... values) {
        return Arrays.stream(values)
                .mapToObj(value -> Numbers.trimmed(value, decimals))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private String turn(Transform transform) {
        String degrees = Numbers.fixed(transform.degrees(), 1);
        if (degrees.equals("0.0")) {
            return text("turn.none");
        }
        List<String> axis = numbers(POSITION_DECIMALS, transform.axis());
        return text("turn", degrees, axis.get(0), axis.get(1), axis.get(2));
    }
}
