package org.jointscope.ui.joint;

import java.util.List;
import org.jointscope.pose.Placement;
import org.jointscope.ui.document.Texts;

/** Puts places and turns into words. */
final class PlacementWriter {

    private final Texts texts;

    PlacementWriter(Texts texts) {
        this.texts = texts;
    }

    PlacementStep write(String title, String text, Placement placement) {
        return new PlacementStep(
                title,
                text,
                List.of(
                        Digits.position(placement.x()),
                        Digits.position(placement.y()),
                        Digits.position(placement.z())),
                List.of(
                        Digits.orientation(placement.qx()),
                        Digits.orientation(placement.qy()),
                        Digits.orientation(placement.qz()),
                        Digits.orientation(placement.qw())),
                turn(placement));
    }

    /** A step that leads nowhere. */
    static PlacementStep nowhere(String title, String text) {
        return new PlacementStep(title, text, List.of(), List.of(), "");
    }

    private String turn(Placement placement) {
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
