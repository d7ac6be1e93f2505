package org.jointscope.ui.scene3d;

import javafx.scene.transform.Scale;
import org.jointscope.render.Viewpoint;

/**
 * Moves nodes toward the eye or away from it without another change of the picture, so that they hide others or not.
 */
public final class Nearer extends Scale {

    private final double share;
    private final Viewpoint eye;

    /** @param share of the distance to the eye by which nodes are nearer; negative if they are farther */
    public Nearer(double share, Viewpoint eye) {
        this.share = share;
        this.eye = eye;
    }

    /** The eye has moved. */
    public void look() {
        double scale = 1 - eye.closer(share);
        setX(scale);
        setY(scale);
        setZ(scale);
        setPivotX(eye.eye[0]);
        setPivotY(eye.eye[1]);
        setPivotZ(eye.eye[2]);
    }
}
