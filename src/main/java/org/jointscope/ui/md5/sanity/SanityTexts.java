package org.jointscope.ui.md5.sanity;

import org.jointscope.analysis.Sanity;
import org.jointscope.analysis.Sanity.SanityMeasure;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The numbers of a joint at a frame, in words. */
final class SanityTexts {

    /** In the order in which they are told. */
    private static final List<SanityMeasure> MEASURES =
            List.of(
                    SanityMeasure.QUATERNION,
                    SanityMeasure.TURN,
                    SanityMeasure.MOVE,
                    SanityMeasure.JOINT_LENGTH,
                    SanityMeasure.BASEFRAME);

    /** Shorter ones have no shares worth telling. */
    private static final double LEAST_LENGTH = 5e-4;

    private final Texts texts;

    SanityTexts(Texts texts) {
        this.texts = texts;
    }

    /** All numbers of a cell, in one line. */
    String numbers(Sanity sanity, int joint, int frame) {
        List<String> parts = new ArrayList<>();
        for (SanityMeasure measure : MEASURES) {
            if (measure != SanityMeasure.JOINT_LENGTH || !sanity.rig().isRoot(joint)) {
                parts.add(number(sanity, measure, joint, frame));
            }
        }
        return heading(sanity, joint, frame) + "   " + String.join("  ·  ", parts);
    }

    private String heading(Sanity sanity, int joint, int frame) {
        return texts.of("sanity.cell", sanity.rig().name(joint), frame);
    }

    /** What is over its limit, a sentence each; if nothing is, only which cell it is. */
    String explanation(Sanity sanity, int joint, int frame) {
        List<String> lines = new ArrayList<>();
        for (SanityMeasure measure : MEASURES) {
            if (sanity.severity(measure, joint, frame) >= Sanity.OVER) {
                // Only frame 0 is compared with the baseframe.
                int told = measure == SanityMeasure.BASEFRAME ? 0 : frame;
                lines.add(
                        texts.of("sanity.over." + measure, figures(sanity, measure, joint, told)));
            }
        }
        if (lines.isEmpty()) {
            return texts.of("sanity.cell.calm", sanity.rig().name(joint), frame);
        }
        lines.addFirst(heading(sanity, joint, frame));
        return String.join("\n", lines);
    }

    private String number(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        Object[] figures = figures(sanity, measure, joint, frame);
        String kind =
                switch (measure) {
                    case TURN -> Double.isNaN(sanity.turn(joint, frame)) ? ".first" : "";
                    case MOVE -> Double.isNaN(sanity.move(joint, frame)) ? ".first" : "";
                    case JOINT_LENGTH -> sanity.restLength(joint) >= LEAST_LENGTH ? "" : ".none";
                    default -> "";
                };
        return texts.of("sanity.number." + measure + kind, figures);
    }

    private static Object[] figures(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        return switch (measure) {
            case QUATERNION -> figures(4, sanity.lengthSquared(joint, frame));
            case TURN -> figures(1, sanity.turn(joint, frame), sanity.usualTurn(joint));
            case MOVE -> figures(3, sanity.move(joint, frame), sanity.usualMove(joint));
            case JOINT_LENGTH -> {
                double length = sanity.jointLength(joint, frame);
                double rest = sanity.restLength(joint);
                yield new Object[] {
                    figure(length, 3),
                    figure(rest, 3),
                    Numbers.signed(100 * (length - rest) / rest, 0)
                };
            }
            case BASEFRAME ->
                    new Object[] {
                        figure(sanity.baseframeTurn(joint, frame), 1),
                        figure(sanity.baseframeMove(joint, frame), 3)
                    };
            case WORST -> throw new IllegalArgumentException("has no number of its own");
        };
    }

    private static Object[] figures(int decimals, double... numbers) {
        return Arrays.stream(numbers).mapToObj(number -> figure(number, decimals)).toArray();
    }

    /** Very large numbers in powers of ten: a damaged file has them. */
    private static String figure(double number, int decimals) {
        return Math.abs(number) < 1e6
                ? Numbers.fixed(number, decimals)
                : String.format(Locale.ROOT, "%.2e", number);
    }
}
