package org.jointscope.ui.md5.sanity;

import org.jointscope.analysis.Sanity;
import org.jointscope.analysis.Sanity.SanityMeasure;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
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

    List<MeasureChoice> choices() {
        return List.of(SanityMeasure.values()).stream()
                .map(
                        measure ->
                                new MeasureChoice(
                                        measure,
                                        texts.of("sanity.measure." + measure),
                                        texts.of("sanity.measure." + measure + ".tip")))
                .toList();
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
                lines.add(sentence(sanity, measure, joint, frame));
            }
        }
        if (lines.isEmpty()) {
            return texts.of("sanity.cell.calm", sanity.rig().name(joint), frame);
        }
        lines.addFirst(heading(sanity, joint, frame));
        return String.join("\n", lines);
    }

    private String number(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        String key = "sanity.number." + measure;
        return switch (measure) {
            case QUATERNION -> texts.of(key, figure(sanity.lengthSquared(joint, frame), 4));
            case TURN ->
                    step(
                            key,
                            sanity.turn(joint, frame),
                            figure(sanity.turn(joint, frame), 1),
                            figure(sanity.usualTurn(joint), 1));
            case MOVE ->
                    step(
                            key,
                            sanity.move(joint, frame),
                            figure(sanity.move(joint, frame), 3),
                            figure(sanity.usualMove(joint), 3));
            case JOINT_LENGTH -> length(key, sanity, joint, frame);
            case BASEFRAME ->
                    texts.of(
                            key,
                            figure(sanity.baseframeTurn(joint, frame), 1),
                            figure(sanity.baseframeMove(joint, frame), 3));
            case WORST -> throw new IllegalArgumentException("has no number of its own");
        };
    }

    private String step(String key, double number, String now, String usual) {
        return Double.isNaN(number) ? texts.of(key + ".first") : texts.of(key, now, usual);
    }

    private String length(String key, Sanity sanity, int joint, int frame) {
        double length = sanity.jointLength(joint, frame);
        double rest = sanity.restLength(joint);
        String percent =
                rest >= LEAST_LENGTH ? Numbers.signed(100 * (length - rest) / rest, 0) : "";
        return percent.isEmpty()
                ? texts.of(key + ".none", figure(length, 3), figure(rest, 3))
                : texts.of(key, figure(length, 3), figure(rest, 3), percent);
    }

    private String sentence(Sanity sanity, SanityMeasure measure, int joint, int frame) {
        String key = "sanity.over." + measure;
        return switch (measure) {
            case QUATERNION -> texts.of(key, figure(sanity.lengthSquared(joint, frame), 4));
            case TURN -> texts.of(key, figure(sanity.turn(joint, frame), 1));
            case MOVE -> texts.of(key, figure(sanity.move(joint, frame), 3));
            case JOINT_LENGTH -> texts.of(key);
            case BASEFRAME ->
                    texts.of(
                            key,
                            figure(sanity.baseframeTurn(joint, 0), 1),
                            figure(sanity.baseframeMove(joint, 0), 3));
            case WORST -> throw new IllegalArgumentException("has no sentence of its own");
        };
    }

    /** Very large numbers in powers of ten: a damaged file has them. */
    private static String figure(double number, int decimals) {
        return Math.abs(number) < 1e6
                ? Numbers.fixed(number, decimals)
                : String.format(Locale.ROOT, "%.2e", number);
    }
}
