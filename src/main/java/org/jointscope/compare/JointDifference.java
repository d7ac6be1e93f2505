package org.jointscope.compare;

import java.util.List;
import org.jointscope.compare.JointPairs.Pair;

/**
 * A joint that moves differently in two files, with the consequences for its descendants.
 *
 * @param pair the joint
 * @param local the largest differences relative to its parent
 * @param model the largest differences in model space
 * @param followers the descendants that are equal relative to their parents, and differ in model space because of it
 * @param farthest the largest difference in model space among them; none if there are no followers
 */
public record JointDifference(Pair pair, Largest local, Largest model, List<Integer> followers, Largest farthest) {

    /**
     * The largest differences of position and orientation over all frames.
     *
     * @param joint of the second file
     * @param units of the position, in game units
     * @param unitsFrame the frame with that difference
     * @param degrees of the orientation, 0 to 180
     * @param degreesFrame the frame with that difference
     */
    public record Largest(int joint, double units, int unitsFrame, double degrees, int degreesFrame) {

        static final Largest NONE = new Largest(JointPairs.NONE, 0, 0, 0, 0);

        static Largest of(int joint) {
            return new Largest(joint, 0, 0, 0, 0);
        }

        Largest or(double otherUnits, double otherDegrees, int frame) {
            return !(otherUnits > units) && !(otherDegrees > degrees)
                    ? this
                    : new Largest(
                            joint,
                            Math.max(units, otherUnits),
                            otherUnits > units ? frame : unitsFrame,
                            Math.max(degrees, otherDegrees),
                            otherDegrees > degrees ? frame : degreesFrame);
        }

        /** With 0 for a difference that a tolerance allows. */
        Largest above(Tolerance tolerance) {
            boolean moves = units > tolerance.units();
            boolean turns = degrees > tolerance.degrees();
            return new Largest(
                    joint, moves ? units : 0, moves ? unitsFrame : 0, turns ? degrees : 0, turns ? degreesFrame : 0);
        }

        /** Whether a difference is larger than a tolerance. */
        boolean exceeds(Tolerance tolerance) {
            return units > tolerance.units() || degrees > tolerance.degrees();
        }
    }
}
