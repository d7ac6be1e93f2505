package org.jointscope.check.camera;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.JointTransform;

/**
 * The rules for an .md5camera.
 *
 * <p>The cuts must be in playable order. A cut is an extra frame: the end of one shot, directly followed by the
 * beginning of the next. Doom 3 requires only that each cut is a frame other than the first (Camera.cpp, LoadAnim).
 * During playback, it reads the cuts in the order of the file and stops at the first one after the current frame
 * (GetViewParms).
 */
public final class CameraCheck {

    private static final double STRAIGHT_ANGLE = 180;
    private static final int NONE = -1;

    private final Md5Camera camera;
    private final int frameCount;
    private final IssueLog issues;

    private CameraCheck(Md5Camera camera, IssueLog issues) {
        this.camera = camera;
        this.frameCount = Limit.of(camera.numFrames(), camera.frames().size()).count();
        this.issues = issues;
    }

    public static void check(Md5Camera camera, IssueLog issues) {
        CameraCheck check = new CameraCheck(camera, issues);
        check.checkCuts();
        check.checkFrames();
        new CameraLeaps(camera, issues).check();
    }

    private void checkFrames() {
        for (int frame = 0; frame < camera.frames().size(); frame++) {
            Interruption.check();
            CameraRow row = camera.frames().get(frame);
            double lengthSquared = row.orientation().lengthSquared();
            if (JointTransform.isTooLong(lengthSquared)) {
                report(IssueCode.CAMERA_ORIENTATION_NON_UNIT, frame, row, lengthSquared);
            }
            if (row.fov() <= 0 || row.fov() >= STRAIGHT_ANGLE) {
                report(IssueCode.CAMERA_FOV_INVALID, frame, row, row.fov());
            }
        }
    }

    private void report(IssueCode code, int frame, CameraRow row, double value) {
        Subject subject = Subject.ofFrame(frame);
        issues.add(code, Locations.of(row.location()), subject, frame, Figures.near1(value));
    }

    /** Skips invalid cuts: the next one is compared with the last valid cut. */
    private void checkCuts() {
        if (camera.frames().isEmpty()) {
            return;
        }
        int highest = NONE;
        for (int index = 0; index < camera.cuts().size(); index++) {
            Interruption.check();
            int frame = camera.cuts().get(index).frame();
            if (frame == ModelFile.MISSING) {
                continue;
            }
            if (frame < 1 || frame >= frameCount) {
                reportCut(IssueCode.CUT_OUT_OF_RANGE, index, frame, frameCount, frameCount - 1);
                continue;
            }
            checkAfter(highest, index, frame);
            highest = Math.max(highest, frame);
        }
    }

    private void checkAfter(int highest, int index, int frame) {
        if (frame == highest) {
            reportCut(IssueCode.CUT_REPEATED, index, frame);
        } else if (frame < highest) {
            reportCut(IssueCode.CUT_OUT_OF_ORDER, index, frame, highest);
        } else if (highest != NONE && frame == highest + 1) {
            reportCut(IssueCode.CUT_SHOWS_NOTHING, index, frame, Phrase.of("fact.cut.next"));
        } else if (frame == frameCount - 1) {
            reportCut(IssueCode.CUT_SHOWS_NOTHING, index, frame, Phrase.of("fact.cut.last"));
        }
    }

    private void reportCut(IssueCode code, int index, Object... more) {
        CameraCut cut = camera.cuts().get(index);
        boolean there = cut.frame() >= 0 && cut.frame() < camera.frames().size();
        Subject subject = there ? Subject.ofFrame(cut.frame()) : Subject.FILE;
        Object[] arguments =
                Stream.concat(Stream.of(index), Arrays.stream(more)).toArray();
        issues.add(code, Locations.of(cut.location()), subject, arguments);
    }
}
