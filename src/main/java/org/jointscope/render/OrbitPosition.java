package org.jointscope.render;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.jointscope.pose.skin.Extent;

/**
 * The position of the viewer around a pivot in model space.
 *
 * @param yaw degrees around the model
 * @param elevation degrees above the ground plane
 * @param distance from the pivot
 */
public record OrbitPosition(double yaw, double elevation, double distance, double x, double y, double z) {

    private static final int NUMBERS = 6;

    /** Empty if a number is not finite or extreme. */
    public static Optional<OrbitPosition> of(double... numbers) {
        return numbers.length == NUMBERS && DoubleStream.of(numbers).allMatch(Extent::isSane) && numbers[2] > 0
                ? Optional.of(new OrbitPosition(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
                : Optional.empty();
    }

    /** The position that {@link #text} has written; empty if the text is damaged. */
    public static Optional<OrbitPosition> of(String text) {
        try {
            return of(Arrays.stream(text.split(" ", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray());
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    public String text() {
        return String.format(Locale.ROOT, "%s %s %s %s %s %s", yaw, elevation, distance, x, y, z);
    }
}
