package org.jointscope.check.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jointscope.check.Findings;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.model.Md5Camera;
import org.junit.jupiter.api.Test;

class CameraCheckTest {

    private static final int FRAMES = 40;

    private static Md5Camera camera(String cuts, IntFunction<String> row) {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\n");
        text.append("numFrames ")
                .append(FRAMES)
                .append("\nframeRate 24\ncuts { ")
                .append(cuts);
        text.append(" }\ncamera {\n");
        for (int frame = 0; frame < FRAMES; frame++) {
            text.append(row.apply(frame)).append('\n');
        }
        return Md5CameraReader.read(text.append("}\n").toString().getBytes(StandardCharsets.UTF_8))
                .model();
    }

    private static String row(double x, double degrees) {
        double half = Math.toRadians(degrees) / 2;
        return String.format(Locale.ROOT, "( %.6f 0 0 ) ( 0 0 %.9f ) 90", x, -Math.sin(half));
    }

    private static List<String> leaps(Md5Camera camera) {
        return Findings.of(IssueCode.CAMERA_POP, log -> CameraCheck.check(camera, log));
    }

    @Test
    void jumpWithoutACutIsHintedAt() {
        assertThat(leaps(camera("", frame -> row(frame < 20 ? frame : frame + 300, 0))))
                .containsExactly("Pop between frames 19 and 20: the camera moves by 301 units (possibly"
                        + " a missing cut); the change is at most 1 unit in 75% of the"
                        + " intervals.");
        assertThat(leaps(camera("", frame -> row(frame, frame < 20 ? 0 : 90))))
                .containsExactly("Pop between frames 19 and 20: the camera rotates by 90° (possibly a"
                        + " missing cut); the change is at most 0° in 75% of the intervals.");
    }

    @Test
    void jumpAtACutIsNone() {
        assertThat(leaps(camera("19", frame -> row(frame < 20 ? frame : frame + 300, 0))))
                .isEmpty();
    }

    @Test
    void cutThatIsAFrameOffIsHintedAt() {
        assertThat(leaps(camera("18", frame -> row(frame < 20 ? frame : frame + 300, 0))))
                .hasSize(1);
    }

    @Test
    void quickPanThatGathersWayIsNone() {
        assertThat(leaps(camera("", frame -> row(0, 170 / (1 + Math.exp(20 - frame))))))
                .isEmpty();
    }

    @Test
    void fastRideIsNone() {
        assertThat(leaps(camera("", frame -> row(500 * frame, 0)))).isEmpty();
    }

    @Test
    void smallStartOfACameraThatStoodStillIsNone() {
        assertThat(leaps(camera("", frame -> row(frame < 38 ? 0 : 30, 0)))).isEmpty();
    }

    @Test
    void fewFramesAreNotAssessed() {
        Md5Camera all = camera("", frame -> row(frame < 4 ? 0 : 1000, 0));
        Md5Camera few = new Md5Camera(
                all.version(),
                "",
                all.numFrames(),
                all.frameRate(),
                all.numCuts(),
                all.cuts(),
                all.frames().subList(0, 7));
        assertThat(leaps(all)).hasSize(1);
        assertThat(leaps(few)).isEmpty();
    }

    @Test
    void onlyTheFirstOfManyAreDescribed() {
        Md5Camera camera = camera("", frame -> "( 0 0 0 ) ( 2 0 0 ) 0");
        assertThat(Findings.of(IssueCode.CAMERA_FOV_INVALID, log -> CameraCheck.check(camera, log)))
                .hasSize(20);
        assertThat(Findings.of(IssueCode.CAMERA_ORIENTATION_NON_UNIT, log -> CameraCheck.check(camera, log)))
                .hasSize(20)
                .first()
                .isEqualTo("In frame 0, the camera has a non-unit orientation: x²+y²+z² = 4," + " greater than 1.");
    }
}
