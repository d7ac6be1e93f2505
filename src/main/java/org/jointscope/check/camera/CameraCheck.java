package org.jointscope.check.camera;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.OrientationLength;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.CameraRow;
import org.jointscope.model.Md5Camera;

/** What is wrong with an .md5camera that could be read. */
public final class CameraCheck {

    private static final double STRAIGHT_ANGLE = 180;

    private CameraCheck() {}

    public static void check(Md5Camera camera, IssueLog issues) {
        new CameraCuts(camera, issues).check();
        for (int frame = 0; frame < camera.frames().size(); frame++) {
            Interruption.check();
            check(frame, camera.frames().get(frame), issues);
        }
        new CameraLeaps(camera, issues).check();
    }

    private static void check(int frame, CameraRow row, IssueLog issues) {
        double lengthSquared = row.orientation().lengthSquared();
        if (OrientationLength.isTooLong(lengthSquared)) {
            report(IssueCode.CAMERA_ORIENTATION_TOO_LONG, frame, row, lengthSquared, issues);
        }
        if (row.fov() <= 0 || row.fov() >= STRAIGHT_ANGLE) {
            report(IssueCode.CAMERA_FOV_INVALID, frame, row, row.fov(), issues);
        }
    }

    private static void report(
            IssueCode code, int frame, CameraRow row, double value, IssueLog issues) {
        if (issues.lists(code)) {
            issues.add(
                    code,
                    Places.of(row.place()),
                    Subject.ofFrame(frame),
                    frame,
                    Figures.near1(value));
        } else {
            issues.count(code);
        }
    }
}
