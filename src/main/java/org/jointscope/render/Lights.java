package org.jointscope.render;

import java.util.List;

/**
 * The light on surfaces, fixed relative to the eye, so that no side of a model is ever dark. Colors are red, green,
 * blue from 0 to 1; directions are those of the light, along right, down and forward of the view.
 */
public final class Lights {

    /** The part that does not depend on the direction of the surface: gray. */
    public static final double AMBIENT = 0.36;

    /** The gray of highlights, and the exponent of the cosine from the reflected light to the eye. */
    public static final double HIGHLIGHT = 0.12;

    public static final double HIGHLIGHT_POWER = 24;

    /** Parallel light; its direction is a unit vector. */
    public record Light(double red, double green, double blue, double right, double down, double forward) {

        public Light {
            double length = Math.sqrt(right * right + down * down + forward * forward);
            right /= length;
            down /= length;
            forward /= length;
        }

        /** The cosine of the angle between the light and a unit normal; 0 if the light comes from behind. */
        double on(double x, double y, double z) {
            return Math.max(0, -(x * right + y * down + z * forward));
        }
    }

    public static final List<Light> ALL =
            List.of(new Light(0.62, 0.62, 0.62, 0.45, 0.6, 0.85), new Light(0.18, 0.2, 0.25, -0.9, 0.1, 0.5));

    private Lights() {}

    /** Writes red, green and blue of the light on a surface with a unit normal in the directions of the view. */
    static void on(double x, double y, double z, float[] out, int at) {
        double red = AMBIENT;
        double green = AMBIENT;
        double blue = AMBIENT;
        for (int i = 0; i < ALL.size(); i++) {
            Light light = ALL.get(i);
            double share = light.on(x, y, z);
            red += share * light.red;
            green += share * light.green;
            blue += share * light.blue;
        }
        out[at] = (float) red;
        out[at + 1] = (float) green;
        out[at + 2] = (float) blue;
    }
}
