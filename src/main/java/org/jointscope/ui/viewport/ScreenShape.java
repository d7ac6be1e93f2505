package org.jointscope.ui.viewport;

import org.jointscope.pose.camera.CameraSampler;

/** The shape of the screen that is looked at through a camera. */
public enum ScreenShape {
    /** 4:3, which the angles of view in files are meant for. */
    STANDARD(CameraSampler.SCREEN_ASPECT),
    /** 16:9. */
    WIDE(16.0 / 9),
    /** All of the picture, whatever its shape. */
    PICTURE(Double.NaN);

    private final double aspect;

    ScreenShape(double aspect) {
        this.aspect = aspect;
    }

    /** Width by height, in a picture of some size. */
    public double aspect(double width, double height) {
        return Double.isNaN(aspect) ? width / Math.max(1, height) : aspect;
    }
}
