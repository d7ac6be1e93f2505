package org.jointscope.ui.md5.joint;

import org.jointscope.pose.Transform;
import org.jointscope.ui.text.Texts;

import java.util.List;

/** Puts places and turns into words. */
final class PlacementWriter {

    /** Of a w that is 0 in the file's numbers; the sign of such a one says nothing. */
    private static final double ROUNDING = 1e-9;

    private final Texts texts;

    PlacementWriter(Texts texts) {
        this.texts = texts;
    }

    /**
     * Of the two quaternions of a turn, it takes the one whose w is not above 0, as everywhere in
     * the files.
     */
    PlacementStep write(String title, String text, Transform placement) {
        double sign = placement.qw() > ROUNDING ? -1 : 1;
        return new PlacementStep(
                title,
                text,
                List.of(
                        Digits.position(placement.x()),
                        Digits.position(placement.y()),
                        Digits.position(placement.z())),
                List.of(
                        Digits.orientation(sign * placement.qx()),
                        Digits.orientation(sign * placement.qy()),
                        Digits.orientation(sign * placement.qz()),
                        Digits.orientation(sign * placement.qw())),
                turn(placement));
    }

    /** A step that leads nowhere. */
    static PlacementStep nowhere(String title, String text) {
        return new PlacementStep(title, text, List.of(), List.of(), "");
    }

    private String turn(Transform placement) {
        String degrees = Digits.degrees(placement.degrees());
        if (degrees.equals("0.0")) {
            return texts.of("joint.turn.none");
        }
        double[] axis = placement.axis();
        return texts.of(
                "joint.turn",
                degrees,
                Digits.position(axis[0]),
                Digits.position(axis[1]),
                Digits.position(axis[2]));
    }
}
