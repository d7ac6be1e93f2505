package org.jointscope.ui.viewport;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jointscope.pose.Rig;
import org.jointscope.render.Viewpoint;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.scene3d.JointsOnScreen;

/** Finds the joint at the mouse pointer, and selects it. Joints are projected on demand, once per pose. */
public final class JointPointer {

    /** The maximum distance between pointer and joint, in pixels. */
    static final double REACH = 12;

    private static final double[] NOT_PROJECTED = {};

    /** The joint under the pointer, or {@link Rig#NO_JOINT}. */
    final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", Rig.NO_JOINT);

    private final Document document;
    private final Viewpoint eye;
    private final JointsOnScreen joints = new JointsOnScreen();

    /** The joints of {@link #joints}; another model has another array. */
    private double[] projected = NOT_PROJECTED;

    private boolean pointing;
    private double x;
    private double y;

    JointPointer(Document document, Viewpoint eye) {
        this.document = document;
        this.eye = eye;
    }

    /** The joints have moved, or the viewer has. */
    void jointsMoved() {
        projected = NOT_PROJECTED;
        if (pointing) {
            hovered.set(joints().at(x, y, REACH));
        }
    }

    /** The pointer is at a position in the viewport. */
    public void over(double pixelX, double pixelY) {
        pointing = true;
        x = pixelX;
        y = pixelY;
        hovered.set(joints().at(x, y, REACH));
    }

    /** The pointer is outside, or in use. */
    public void away() {
        pointing = false;
        hovered.set(Rig.NO_JOINT);
    }

    /**
     * Selects the joint at a position, or the next one behind it if it is already selected. The selection stays if
     * there is none; returns whether there is one.
     */
    public boolean click(double pixelX, double pixelY) {
        int selected = document.selectedJointProperty().get();
        int clicked = joints().behind(selected, pixelX, pixelY, REACH);
        if (clicked != Rig.NO_JOINT) {
            document.selectJoint(clicked);
        }
        return clicked != Rig.NO_JOINT;
    }

    /** The current positions of the joints in the viewport. */
    public JointsOnScreen joints() {
        double[] current = document.getOpen().model().joints();
        if (projected != current) {
            joints.project(current, eye);
            projected = current;
        }
        return joints;
    }
}
