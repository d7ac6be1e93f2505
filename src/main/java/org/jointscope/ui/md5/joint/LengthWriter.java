package org.jointscope.ui.md5.joint;

import org.jointscope.ui.text.Texts;

/** Puts into words how w comes about. */
final class LengthWriter {

    private LengthWriter() {}

    /**
     * @param squared x² + y² + z²
     */
    static LengthRow write(Texts texts, String moment, double squared, double w) {
        String text = Digits.orientation(squared);
        if (!(squared > 1)) {
            return new LengthRow(moment, text, Digits.orientation(w), "");
        }
        // As written the sum may be so little above 1 that five decimals do not show it.
        String exact = text.equals("1.00000") ? Double.toString(squared) : text;
        String doom3 = Digits.orientation(Math.sqrt(squared - 1));
        return new LengthRow(
                moment, exact, Digits.orientation(w), texts.of("joint.w.tooLong", exact, doom3));
    }
}
