package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.diagnostics.IssueCode.BASEFRAME_ORIENTATION_NON_UNIT;
import static org.jointscope.diagnostics.IssueCode.BOUNDS_ALL_ZERO;
import static org.jointscope.diagnostics.IssueCode.BOUNDS_INVERTED;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_CONSTANT;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_OVERLAP;
import static org.jointscope.diagnostics.IssueCode.FLAGS_UNKNOWN_BITS;
import static org.jointscope.diagnostics.IssueCode.FRAME_JOINT_POP;
import static org.jointscope.diagnostics.IssueCode.FRAME_ORIENTATION_NON_UNIT;
import static org.jointscope.diagnostics.IssueCode.FRAME_SIGN_FLIP;
import static org.jointscope.diagnostics.IssueCode.LOOP_NOT_CLOSED;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.HandMadeAnim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Issues about the values in frames, baseframe and bounds. */
class AnimMotionTest {

    private static final int QZ = 32;

    // Orientations

    @Test
    void roundingIsNotTooLong() {
        Md5Anim anim = new AnimBuilder()
                .joint("a", -1, 56, 0)
                .base(0, 0, 0, 0.6, 0.8, 0.001)
                .frame(0.70711, 0.70711, 0)
                .frame(0, 1.00004, 0)
                .build();
        assertThat(AnimFindings.codes(anim)).isEmpty();
    }

    @Test
    void baseframeAndFrameAreTooLongTogether() {
        Md5Anim anim = new AnimBuilder()
                .joint("a", -1, QZ, 0)
                .base(0, 0, 0, 0, 0.8, 0)
                .frame(0.6)
                .frame(0.7)
                .build();
        Issue issue = AnimFindings.issues(anim).getFirst();
        assertThat(AnimFindings.of(anim, FRAME_ORIENTATION_NON_UNIT))
                .containsExactly(
                        "In frame 1, joint 0 'a' has a non-unit orientation: x²+y²+z² = 1.13," + " greater than 1.");
        assertThat(issue.subject()).isEqualTo(Subject.ofJoint(0).frame(1));
        assertThat(issue.count()).isEqualTo(1);
    }

    @Test
    void baseframeThatIsTooLongAloneIsNotToldAgainForEveryFrame() {
        Md5Anim anim = new AnimBuilder()
                .joint("a", -1, QZ, 0)
                .base(0, 0, 0, 1.1, 0, 0)
                .frame(0.6)
                .frame(0.7)
                .build();
        assertThat(AnimFindings.codes(anim)).containsExactly(BASEFRAME_ORIENTATION_NON_UNIT);
    }

    @Test
    void positionsMayBeAsLongAsTheyLike() {
        Md5Anim anim = new AnimBuilder()
                .joint("a", -1, 7, 0)
                .base(100, 0, 0, 0, 0, 0)
                .frame(1, 2, 3)
                .frame(100, 200, 300)
                .build();
        assertThat(AnimFindings.codes(anim)).isEmpty();
    }

    @Test
    void unreadableNumbersSayNothing() {
        AnimBuilder anim = new AnimBuilder().joint("a", -1, 63, 0).base(0, 0, 0, Double.NaN, 0, 0);
        for (int frame = 0; frame < 12; frame++) {
            double odd = frame % 2 == 0 ? Double.NaN : Double.POSITIVE_INFINITY;
            anim.frame(odd, 0, 1e300 * frame, odd, 0.1, 0).bounds(odd, 0, 0, odd, odd, 1);
        }
        assertThat(AnimFindings.codes(anim.build()))
                .isSubsetOf(FRAME_ORIENTATION_NON_UNIT, COMPONENTS_CONSTANT, BOUNDS_INVERTED);
    }

    // Pops

    @Test
    void quaternionWithTheWrongSignInOneFrameIsALeapThere() {
        Md5Anim anim = turning(12, frame -> (frame == 6 ? -1 : 1) * (0.5 + 0.01 * frame));
        Issue issue = only(anim);
        assertThat(issue.subject()).isEqualTo(Subject.ofJoint(1).frame(6));
        assertThat(issue.message())
                .isEqualTo("Sign flip in frame 6: joint 1 'arm' rotates by 134.8° between frames 5 and"
                        + " 6, and by 1.378° with Qx Qy Qz negated.");
        assertThat(issue.count()).isEqualTo(1);
    }

    @Test
    void quaternionWhoseSignIsWrongFromAFrameOnIsALeapThere() {
        Md5Anim anim = turning(12, frame -> (frame >= 6 ? -1 : 1) * (0.3 + 0.005 * frame));
        assertThat(only(anim).message())
                .startsWith("Sign flip in frames 6 to 11: joint 1 'arm' rotates by 76.47° between")
                .endsWith("frames 5 and 6, and by 0.6064° with Qx Qy Qz negated.");
    }

    @Test
    void signOfAnUnusedBaseframeDoesNotDecideWhichFramesAreFlipped() {
        AnimBuilder anim = new AnimBuilder().joint("arm", -1, QZ, 0).base(10, 0, 0, 0, 0, 0.3);
        for (int frame = 0; frame < 12; frame++) {
            anim.frame((frame >= 2 && frame < 9 ? -1 : 1) * (-0.3 - 0.005 * frame));
        }
        assertThat(AnimFindings.of(anim.build(), FRAME_SIGN_FLIP))
                .singleElement()
                .asString()
                .startsWith("Sign flip in frames 2 to 8:");
    }

    @Test
    void baseframeWithTheOtherSignForAllJointsIsReadAccordingly() {
        AnimBuilder anim = new AnimBuilder()
                .joint("arm", -1, QZ, 0)
                .base(10, 0, 0, 0, 0, 0.3)
                .joint("leg", -1, QZ, 1)
                .base(0, 10, 0, 0, 0, 0.3);
        for (int frame = 0; frame < 12; frame++) {
            double turn = -0.3 - 0.005 * frame;
            anim.frame((frame >= 3 && frame < 7 ? -1 : 1) * turn, turn);
        }
        assertThat(AnimFindings.of(anim.build(), FRAME_SIGN_FLIP))
                .singleElement()
                .asString()
                .startsWith("Sign flip in frames 3 to 6: joint 0 'arm'");
    }

    @Test
    void everyLeapOfAJointIsMeasuredAgainstItsBaseframe() {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("arm", 0, QZ, 0)
                .base(10, 0, 0, 0, 0.5, 0);
        for (int frame = 0; frame < 20; frame++) {
            anim.frame((frame == 4 || frame == 12 ? -1 : 1) * 0.6);
        }
        assertThat(AnimFindings.of(anim.build(), FRAME_JOINT_POP))
                .containsExactly(
                        "Pop between frames 3 and 4: joint 1 'arm' rotates by 147.5° and back;"
                                + " the change is at most 0° in 75% of the intervals.",
                        "Pop between frames 11 and 12: joint 1 'arm' rotates by 147.5° and"
                                + " back; the change is at most 0° in 75% of the intervals.");
    }

    @Test
    void sameRotationUnderTheOtherSignIsNoLeap() {
        Md5Anim anim = turning(12, frame -> frame % 2 == 0 ? 1 : -1);
        assertThat(AnimFindings.codes(anim)).doesNotContain(FRAME_JOINT_POP, FRAME_SIGN_FLIP);
    }

    @Test
    void quickBlowIsNoLeap() {
        double[] blow = {0, 0, 0.02, 0.05, 0.2, 0.5, 0.6, 0.62, 0.6, 0.5, 0.4, 0.2, 0.1, 0, 0, 0};
        assertThat(AnimFindings.codes(turning(blow.length, i -> blow[i])))
                .doesNotContain(FRAME_JOINT_POP, FRAME_SIGN_FLIP);
    }

    @Test
    void jointThatFliesOffForAFrameIsALeap() {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("arm", 0, 1, 0)
                .base(10, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < 12; frame++) {
            anim.frame(frame == 4 ? 500 : 10 + 0.1 * frame);
        }
        assertThat(AnimFindings.of(anim.build(), FRAME_JOINT_POP))
                .containsExactly("Pop between frames 3 and 4: joint 1 'arm' moves by 489.7 units and back;"
                        + " the change is at most 0.1 units in 75% of the intervals.");
    }

    @Test
    void stillJointsOfASkeletonWithoutSizeAreNotDiscontinuous() {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 7, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("arm", 0, 1, 3)
                .base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < 12; frame++) {
            anim.frame(1, 2, 3, 0);
        }
        assertThat(AnimFindings.codes(anim.build())).isEmpty();
    }

    @Test
    void fewFramesAreNotAssessed() {
        Md5Anim anim = turning(7, frame -> (frame == 3 ? -1 : 1) * 0.6);
        assertThat(AnimFindings.codes(anim)).isEmpty();
    }

    // Loops

    @Test
    void jointThatDoesNotComeBackInALoopIsASeam() {
        Md5Anim anim = loop(25, 24, 5, frame -> 0.02 * frame);
        List<String> said = AnimFindings.of(anim, LOOP_NOT_CLOSED);
        assertThat(said)
                .containsExactly("Loop does not close at joint 6 'last' from the last frame to the first:"
                        + " rotates by 57.37°; the change is at most 2.513° in 90% of the"
                        + " intervals.");
    }

    @Test
    void loopThatRepeatsItsFirstFrameIsSilent() {
        assertThat(AnimFindings.codes(loop(25, 24, 5, frame -> 0))).isEmpty();
    }

    @Test
    void loopThatWrapsAroundIsSilent() {
        assertThat(AnimFindings.codes(loop(24, 24, 5, frame -> 0))).isEmpty();
    }

    @Test
    void loopThatLacksItsLastFramesIsASeam() {
        assertThat(AnimFindings.codes(loop(30, 60, 5, frame -> 0))).isEmpty();
        assertThat(AnimFindings.codes(loop(56, 60, 5, frame -> 0))).containsExactly(LOOP_NOT_CLOSED);
    }

    @Test
    void clipThatEndsElsewhereIsNoLoop() {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        for (int joint = 1; joint <= 4; joint++) {
            anim.joint("j" + joint, joint - 1, QZ, joint).base(5, 0, 0, 0, 0, 0);
        }
        for (int frame = 0; frame < 30; frame++) {
            double fallen = 0.02 * frame;
            anim.frame(frame, fallen, fallen / 2, fallen, fallen / 3);
        }
        assertThat(AnimFindings.codes(anim.build())).isEmpty();
    }

    // Components that never change

    @Test
    void whatRepackingWouldSaveIsTold() {
        AnimBuilder anim = new AnimBuilder().joint("a", -1, 63, 0).base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < 26; frame++) {
            anim.frame(1, frame % 3, 2, 0, 0, 0.001 * frame);
        }
        assertThat(AnimFindings.of(anim.build(), COMPONENTS_CONSTANT))
                .containsExactly("4 of 6 components are constant in all 26 frames; repacking leaves 2"
                        + " components per frame, 67% fewer.");
    }

    @Test
    void componentsBehindTheDeclaredOnesAreNotCounted() {
        HandMadeAnim anim =
                HandMadeAnim.withComponents(12).joint("a", -1, 63, 0).joint("b", 0, 63, 6);
        for (int frame = 0; frame < 26; frame++) {
            anim.frame(frame, 0, 0, frame);
        }
        String text = anim.text().replace("numAnimatedComponents 12", "numAnimatedComponents 6");
        Md5Anim shorter =
                Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
        assertThat(AnimFindings.of(shorter, COMPONENTS_CONSTANT))
                .containsExactly("4 of 6 components are constant in all 26 frames; repacking leaves 2"
                        + " components per frame, 67% fewer.");
    }

    @Test
    void singleFrameAndTinyFilesAreNotWorthAWord() {
        AnimBuilder single = new AnimBuilder();
        for (int joint = 0; joint < 100; joint++) {
            single.joint("j" + joint, joint - 1, 63, 6 * joint).base(0, 0, 0, 0, 0, 0);
        }
        single.frame(new double[600]);
        assertThat(AnimFindings.codes(single.build())).isEmpty();

        Md5Anim tiny = new AnimBuilder()
                .joint("a", -1, 63, 0)
                .base(0, 0, 0, 0, 0, 0)
                .frame(new double[6])
                .frame(new double[6])
                .build();
        assertThat(AnimFindings.codes(tiny)).isEmpty();
    }

    // Bounds

    @Test
    void boundsUpsideDownAndAllZeroAreToldApart() {
        AnimBuilder anim = new AnimBuilder()
                .joint("a", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .bounds(0, 0, 0, 0, 0, 0)
                .bounds(0, 3, 0, 1, -2.5, 1)
                .bounds(0, 0, 0, 0, 0, 1)
                .bounds(-0.0, 0, 0, 0, -0.0, 0);
        for (int frame = 0; frame < 4; frame++) {
            anim.frame();
        }
        assertThat(AnimFindings.of(anim.build(), BOUNDS_INVERTED, BOUNDS_ALL_ZERO))
                .containsExactly(
                        "The bounds of frame 1 are inverted: minimum 3 is greater than maximum"
                                + " -2.5 on the y axis.",
                        "The bounds of frame 0 are all zero.",
                        "The bounds of frame 3 are all zero.");
    }

    // All together

    @Test
    @Timeout(30)
    void animationOfManyJointsAndFramesIsDoneSoon() {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 2000; joint++) {
            anim.joint("j" + joint, joint - 1, QZ, joint).base(1, 0, 0, 0, 0, 0);
        }
        for (int frame = 0; frame < 2000; frame++) {
            double[] values = new double[2000];
            for (int joint = 0; joint < values.length; joint++) {
                values[joint] = 0.1 * Math.sin(frame * 0.1 + joint);
            }
            anim.frame(values);
        }
        assertThat(AnimFindings.codes(anim.build())).isEmpty();
    }

    @Test
    @Timeout(30)
    void emptyFramesUnderALongHierarchyCostNothing() {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 50_000; joint++) {
            anim.joint("j" + joint, -1, QZ, joint).base(1, 0, 0, 0, 0, 0);
        }
        anim.frame(new double[50_000]);
        for (int frame = 0; frame < 50_000; frame++) {
            anim.frame();
        }
        assertThat(AnimFindings.codes(anim.build())).doesNotContain(FRAME_JOINT_POP, FRAME_SIGN_FLIP, LOOP_NOT_CLOSED);
    }

    @Test
    void noRealAnimationLeapsAndOneLoopsBadly() throws IOException {
        List<Path> leaping = new ArrayList<>();
        List<Path> popping = new ArrayList<>();
        for (Path file : Corpus.files("md5anim")) {
            InspectedFile inspected = Inspector.inspect(file);
            inspected.issues().stream()
                    .filter(issue -> Set.of(FRAME_JOINT_POP, FRAME_SIGN_FLIP).contains(issue.code()))
                    .forEach(issue -> leaping.add(file));
            inspected.issues().stream()
                    .filter(issue -> issue.code() == LOOP_NOT_CLOSED)
                    .forEach(issue -> popping.add(file));
        }
        assertThat(leaping).isEmpty();
        assertThat(popping).containsExactly(Corpus.file("frankie/Frankie_Glide.md5anim"));
    }

    @Test
    void gamesThatReadNoBoundsHaveThemAllZero() throws IOException {
        Md5Anim anim = AnimFindings.corpus("redeclipse/drone/forward.md5anim");
        Issue issue = AnimFindings.issues(anim).stream()
                .filter(each -> each.code() == BOUNDS_ALL_ZERO)
                .findFirst()
                .orElseThrow();
        assertThat(issue.count()).isEqualTo(1);
        assertThat(issue.message()).isEqualTo("The bounds of frames 0 to 11 are all zero.");
        assertThat(issue.severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void namesAsLongAsAFileAreCutShort() {
        String name = "spine".repeat(10_000);
        AnimBuilder anim = new AnimBuilder()
                .joint(name, -1, QZ, 0)
                .base(0, 0, 0, 0.9, 0, 0)
                .joint(name + "2", 0, 64, 0)
                .base(0, 0, 0, 1.1, 0, 0)
                .joint(name + "3", 0, QZ, 1)
                .base(0, 0, 0, 0, 0, 0)
                .joint(name + "4", 0, QZ, 1)
                .base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < 12; frame++) {
            anim.frame(frame == 6 ? -0.6 : 0.6, 0);
        }
        List<Issue> issues = AnimFindings.issues(anim.build());
        assertThat(issues)
                .extracting(Issue::code)
                .contains(
                        FLAGS_UNKNOWN_BITS,
                        COMPONENTS_OVERLAP,
                        BASEFRAME_ORIENTATION_NON_UNIT,
                        FRAME_ORIENTATION_NON_UNIT,
                        FRAME_JOINT_POP);
        assertThat(issues).allSatisfy(issue -> assertThat(issue.message()).hasSizeLessThan(500));
    }

    private static Issue only(Md5Anim anim) {
        List<Issue> issues = AnimFindings.issues(anim);
        assertThat(issues).extracting(Issue::code).isEqualTo(List.of(FRAME_SIGN_FLIP));
        return issues.getFirst();
    }

    /** A joint that rotates about z, on a static root. */
    private static Md5Anim turning(int frames, IntToDoubleFunction qz) {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("arm", 0, QZ, 0)
                .base(10, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(qz.applyAsDouble(frame));
        }
        return anim.build();
    }

    /** A root that travels, joints that swing periodically, and one more that drifts. */
    private static Md5Anim loop(int frames, double period, int swinging, IntToDoubleFunction drift) {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        for (int joint = 1; joint <= swinging; joint++) {
            anim.joint("j" + joint, joint - 1, QZ, joint).base(5, 0, 0, 0, 0, 0);
        }
        anim.joint("last", 0, QZ, swinging + 1).base(5, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < frames; frame++) {
            double[] values = new double[swinging + 2];
            values[0] = frame;
            for (int joint = 1; joint <= swinging; joint++) {
                values[joint] = 0.3 * Math.sin(2 * Math.PI * frame / period + joint);
            }
            values[swinging + 1] = drift.applyAsDouble(frame);
            anim.frame(values);
        }
        return anim.build();
    }
}
