package org.jointscope.model;

import java.util.function.IntToDoubleFunction;

/** Three numbers of a row. A coordinate that is missing in the file, or unreadable, is NaN. */
public record Vector3(double x, double y, double z) {

    /** A group that could not be read. */
    public static final Vector3 MISSING = new Vector3(Double.NaN, Double.NaN, Double.NaN);

    public static final Vector3 ZERO = new Vector3(0, 0, 0);

    /** @param along the coordinate along each axis, 0 to 2 */
    public static Vector3 of(IntToDoubleFunction along) {
        return new Vector3(along.applyAsDouble(0), along.applyAsDouble(1), along.applyAsDouble(2));
    }

    /** The coordinate along an axis: 0…2 is x, y, z. */
    public double along(int axis) {
        return switch (axis) {
            case 0 -> x;
            case 1 -> y;
            default -> z;
        };
    }

    /** The vector with another coordinate along an axis: 0…2 is x, y, z. */
    public Vector3 with(int axis, double value) {
        return new Vector3(axis == 0 ? value : x, axis == 1 ? value : y, axis == 2 ? value : z);
    }

    /** x² + y² + z²: for the vector part of a quaternion, w² is 1 minus this. */
    public double lengthSquared() {
        return x * x + y * y + z * z;
    }

    public double length() {
        return Math.sqrt(lengthSquared());
    }

    public Vector3 plus(Vector3 other) {
        return new Vector3(x + other.x, y + other.y, z + other.z);
    }

    public Vector3 minus(Vector3 other) {
        return new Vector3(x - other.x, y - other.y, z - other.z);
    }

    public Vector3 times(double factor) {
        return new Vector3(factor * x, factor * y, factor * z);
    }

    public double dot(Vector3 other) {
        return x * other.x + y * other.y + z * other.z;
    }

    /** The angle to another vector, in degrees; NaN if one has no direction. */
    public double angleTo(Vector3 other) {
        double cosine = dot(other) / (length() * other.length());
        return Math.toDegrees(Math.acos(Math.clamp(cosine, -1.0, 1.0)));
    }
}
