package org.jointscope.ui.md5.sanity;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.analysis.Sanity;
import org.jointscope.analysis.Sanity.SanityMeasure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.text.Numbers;

/** Texts about the metrics of a joint in a frame. */
record SanityTexts(Texts texts) {

    /** All metrics except the highest severity, in the order of the text. */
    private static final Set<SanityMeasure> MEASURES = EnumSet.range(SanityMeasure.QUATERNION, SanityMeasure.BASEFRAME);

    /** For shorter joints, a percentage is meaningless. */
    private static final double LEAST_LENGTH = 5e-4;

    /** All metrics of a cell, in one line. */
    String numbers(Sanity sanity, int joint, int frame) {
        boolean root = sanity.rig().isRoot(joint);
        return MEASURES.stream()
                .filter(measure -> measure != SanityMeasure.JOINT_LENGTH || !root)
                .map(measure -> number(sanity, measure, joint, frame))
                .collect(Collectors.joining("  ·  ", heading(sanity, joint, frame) + "   ", ""));
    }

    private String heading(Sanity sanity, int joint, int frame) {
        return texts.of("sanity.cell", sanity.rig().name(joint), frame);
    }

    /** A line for each metric that exceeds its limit; without any, only the name of the cell. */
    String explanation(Sanity sanity, int joint, int frame) {
        String lines = MEASURES.stream()
                .filter(it -> sanity.severity(it, joint, frame) >= Sanity.OVER)
                .map(it -> "\n" + over(sanity, it, joint, frame))
                .collect(Collectors.joining());
        return lines.isEmpty()
                ? texts.of("sanity.cell.calm", sanity.rig().name(joint), frame)
                : heading(sanity, joint, frame) + lines;
    }

    private String over(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        // Only frame 0 is compared with the baseframe.
        int told = measure == SanityMeasure.BASEFRAME ? 0 : frame;
        return texts.of("sanity.over." + measure, figures(sanity, measure, joint, told));
    }

    private String number(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        String kind = switch (measure) {
            case TURN -> Double.isNaN(sanity.turn(joint, frame)) ? ".first" : "";
            case MOVE -> Double.isNaN(sanity.move(joint, frame)) ? ".first" : "";
            case JOINT_LENGTH -> sanity.restLength(joint) >= LEAST_LENGTH ? "" : ".none";
            default -> "";
        };
        return texts.of("sanity.number." + measure + kind, figures(sanity, measure, joint, frame));
    }

    private static Object[] figures(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        return switch (measure) {
            case QUATERNION -> figures(4, sanity.lengthSquared(joint, frame));
            case TURN -> figures(1, sanity.turn(joint, frame), sanity.usualTurn(joint));
            case MOVE -> figures(3, sanity.move(joint, frame), sanity.usualMove(joint));
            case JOINT_LENGTH -> {
                double length = sanity.jointLength(joint, frame);
                double rest = sanity.restLength(joint);
                yield new Object[] {figure(length, 3), figure(rest, 3), Numbers.signed(100 * (length - rest) / rest, 0)
                };
            }
            case BASEFRAME ->
                new Object[] {
                    figure(sanity.baseframeTurn(joint, frame), 1), figure(sanity.baseframeMove(joint, frame), 3)
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
