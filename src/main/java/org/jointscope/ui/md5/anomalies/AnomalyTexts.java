package org.jointscope.ui.md5.anomalies;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.text.Numbers;

/** Texts about the metrics of a joint in a frame. */
record AnomalyTexts(Texts texts) {

    /** All metrics except the highest severity, in the order of the text. */
    private static final Set<AnomalyMeasure> MEASURES =
            EnumSet.range(AnomalyMeasure.QUATERNION, AnomalyMeasure.BASEFRAME);

    /** For shorter joints, a percentage is meaningless. */
    private static final double LEAST_LENGTH = 5e-4;

    /** All metrics of a cell, in one line. */
    String numbers(Anomalies anomalies, int joint, int frame) {
        boolean root = anomalies.rig().isRoot(joint);
        return MEASURES.stream()
                .filter(measure -> measure != AnomalyMeasure.JOINT_LENGTH || !root)
                .map(measure -> number(anomalies, measure, joint, frame))
                .collect(Collectors.joining("  ·  ", heading(anomalies, joint, frame) + "   ", ""));
    }

    private String heading(Anomalies anomalies, int joint, int frame) {
        return texts.of("anomalies.cell", anomalies.rig().name(joint), frame);
    }

    /** A line for each metric that exceeds its limit; without any, only the name of the cell. */
    String explanation(Anomalies anomalies, int joint, int frame) {
        String lines = MEASURES.stream()
                .filter(it -> anomalies.severity(it, joint, frame) >= Anomalies.OVER)
                .map(it -> "\n" + over(anomalies, it, joint, frame))
                .collect(Collectors.joining());
        return lines.isEmpty()
                ? texts.of("anomalies.cell.calm", anomalies.rig().name(joint), frame)
                : heading(anomalies, joint, frame) + lines;
    }

    private String over(Anomalies anomalies, AnomalyMeasure measure, int joint, int frame) {
        // Only frame 0 is compared with the baseframe.
        int told = measure == AnomalyMeasure.BASEFRAME ? 0 : frame;
        return texts.of("anomalies.over." + measure, figures(anomalies, measure, joint, told));
    }

    private String number(Anomalies anomalies, AnomalyMeasure measure, int joint, int frame) {
        String kind = switch (measure) {
            case TURN -> Double.isNaN(anomalies.turn(joint, frame)) ? ".first" : "";
            case MOVE -> Double.isNaN(anomalies.move(joint, frame)) ? ".first" : "";
            case JOINT_LENGTH -> anomalies.restLength(joint) >= LEAST_LENGTH ? "" : ".none";
            default -> "";
        };
        return texts.of("anomalies.number." + measure + kind, figures(anomalies, measure, joint, frame));
    }

    private static Object[] figures(Anomalies anomalies, AnomalyMeasure measure, int joint, int frame) {
        return switch (measure) {
            case QUATERNION -> figures(4, anomalies.lengthSquared(joint, frame));
            case TURN -> figures(1, anomalies.turn(joint, frame), anomalies.usualTurn(joint));
            case MOVE -> figures(3, anomalies.move(joint, frame), anomalies.usualMove(joint));
            case JOINT_LENGTH -> {
                double length = anomalies.jointLength(joint, frame);
                double rest = anomalies.restLength(joint);
                yield new Object[] {figure(length, 3), figure(rest, 3), Numbers.signed(100 * (length - rest) / rest, 0)
                };
            }
            case BASEFRAME ->
                new Object[] {
                    figure(anomalies.baseframeTurn(joint, frame), 1), figure(anomalies.baseframeMove(joint, frame), 3)
                };
            case WORST -> throw new IllegalArgumentException("has no number of its own");
        };
    }

    private static Object[] figures(int decimals, double... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> figure(number, decimals))
                .toArray();
    }

    /** Very large numbers in powers of ten: a damaged file has them. */
    private static String figure(double number, int decimals) {
        return Math.abs(number) < 1e6 ? Numbers.fixed(number, decimals) : String.format(Locale.ROOT, "%.2e", number);
    }
}
