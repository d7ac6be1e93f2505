package org.jointscope.check.camera;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;

/** The rules for an .md5camera. */
public final class CameraCheck {

    private static final double STRAIGHT_ANGLE = 180;

    private CameraCheck() {}

    public static void check(Md5Camera camera, IssueLog issues) {
        new CameraCuts(camera, issues).check();
        for (int frame = 0; frame < camera.frames().size(); frame++) {
            Interruption.check();
            CameraRow row = camera.frames().get(frame);
            double lengthSquared = row.orientation().lengthSquared();
            if (JointTransform.isTooLong(lengthSquared)) {
                report(IssueCode.CAMERA_ORIENTATION_TOO_LONG, frame, row, lengthSquared, issues);
            }
            if (row.fov() <= 0 || row.fov() >= STRAIGHT_ANGLE) {
                report(IssueCode.CAMERA_FOV_INVALID, frame, row, row.fov(), issues);
            }
        }
        new CameraLeaps(camera, issues).check();
    }

    private static void report(
            IssueCode code, int frame, CameraRow row, double value, IssueLog issues) {
        Subject subject = Subject.ofFrame(frame);
        issues.add(code, Places.of(row.place()), subject, frame, Figures.near1(value));
    }
}
