package org.jointscope.ui.keyframes;

import org.jointscope.ui.document.Texts;

import java.util.Locale;

/** Sentences about frames. */
final class KeyframesTexts {

    private final Texts texts;

    KeyframesTexts(Texts texts) {
        this.texts = texts;
    }

    static String number(double value, int decimals) {
        return Double.isFinite(value)
                ? String.format(Locale.ROOT, "%." + decimals + "f", value)
                : infinite(value);
    }

    private static String infinite(double notFinite) {
        return Double.isNaN(notFinite) ? "NaN" : notFinite > 0 ? "∞" : "−∞";
    }

    String count(int shown, int all) {
        if (shown < all) {
            return texts.of("keyframes.count.some", shown, all);
        }
        return texts.of(all == 1 ? "keyframes.count.one" : "keyframes.count", all);
    }

    /** What the step of an axis means. */
    String explainStep(KeyframeRow row, int axis, int decimals) {
        String name = "xyz".substring(axis, axis + 1);
        return row.step(axis) == 0
                ? texts.of("keyframes.explain.flat", row.index(), name)
                : texts.of(
                        "keyframes.explain",
                        row.index(),
                        name,
                        number(row.step(axis), decimals),
                        number(row.start(axis), decimals),
                        number(row.end(axis), decimals));
    }

    String placeholder(boolean frames) {
        return texts.of(frames ? "keyframes.noMatch" : "keyframes.none");
    }
}
