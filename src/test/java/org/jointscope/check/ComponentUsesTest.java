package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_COUNT_MISMATCH;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_OVERLAP;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_PAST_THE_END;
import static org.jointscope.diagnostics.IssueCode.COMPONENTS_UNUSED;
import static org.jointscope.diagnostics.IssueCode.FLAGS_UNKNOWN_BITS;
import static org.jointscope.diagnostics.IssueCode.START_INDEX_OUT_OF_RANGE;
import static org.jointscope.testing.HandMadeAnim.withComponents;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.HandMadeAnim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ComponentUsesTest {

    private static final int ALL = 63;
    private static final int TURNS = 56;
    private static final int MOVES = 7;

    @Test
    void jointsThatFollowEachOtherAreSilent() {
        HandMadeAnim anim = withComponents(9)
                .joint("origin", -1, MOVES, 0)
                .joint("still", 0, 0, 0)
                .joint("hips", 0, ALL, 3);
        assertThat(codes(anim)).isEmpty();
    }

    @Test
    void componentsInAnotherOrderThanTheJointsAreSilent() {
        HandMadeAnim anim = withComponents(9).joint("origin", -1, MOVES, 6).joint("hips", 0, ALL, 0);
        assertThat(codes(anim)).isEmpty();
    }

    @Test
    void bitsAbove63AreQuotedWithTheFlags() {
        HandMadeAnim anim = withComponents(4).joint("origin", -1, MOVES, 0).joint("arm", 0, 96, 3);
        assertThat(said(anim, IssueCode.values()))
                .containsExactly("Joint 1 'arm' has flags 96; only bits 0 to 5 (63) are defined.");
    }

    @Test
    void negativeFlagsAreUnknownBitsToo() {
        HandMadeAnim anim = withComponents(6).joint("origin", -1, -1, 0);
        assertThat(codes(anim)).containsExactly(FLAGS_UNKNOWN_BITS);
    }

    @Test
    void startOutsideTheFrameIsTold() {
        HandMadeAnim anim = withComponents(6).joint("a", -1, MOVES, -3).joint("b", 0, TURNS, 6);
        assertThat(said(anim, START_INDEX_OUT_OF_RANGE, COMPONENTS_PAST_THE_END))
                .containsExactly(
                        "Joint 0 'a' has startIndex -3; valid components are 0 to 5.",
                        "Joint 1 'b' has startIndex 6; valid components are 0 to 5.");
    }

    @Test
    void rangeThatEndsBehindTheFrameIsTold() {
        HandMadeAnim anim = withComponents(6).joint("a", -1, MOVES, 0).joint("b", 0, TURNS, 5);
        assertThat(said(anim, START_INDEX_OUT_OF_RANGE, COMPONENTS_PAST_THE_END))
                .containsExactly("Joint 1 'b' reads components 5 to 7, but a frame has only 6" + " components.");
    }

    @Test
    void rangeThatEndsPastAllIntegersIsTold() {
        HandMadeAnim anim =
                withComponents(6).joint("a", -1, ALL, 0).joint("b", 0, 0, 0).joint("c", 0, 1, Integer.MAX_VALUE);
        assertThat(said(anim, START_INDEX_OUT_OF_RANGE))
                .containsExactly("Joint 2 'c' has startIndex 2147483647; valid components are 0 to 5.");
    }

    @Test
    void unusedStartIndexAtTheEndOfTheFrameIsWhatDoom3Refuses() {
        HandMadeAnim anim = withComponents(3)
                .joint("origin", -1, MOVES, 0)
                .joint("tip", 0, 0, 3)
                .joint("end", 0, 0, -1)
                .joint("fine", 0, 0, 2);
        assertThat(said(anim, IssueCode.values()))
                .containsExactly(
                        "Joint 1 'tip' has flags 0, but startIndex 3 is out of range (3"
                                + " components per frame); Doom 3 rejects the file.",
                        "Joint 2 'end' has flags 0, but startIndex -1 is out of range (3"
                                + " components per frame); Doom 3 rejects the file.");
    }

    @Test
    void withoutComponentsNoStartIndexIsWrong() {
        HandMadeAnim anim = withComponents(0).joint("a", -1, 0, 0).joint("b", 0, 0, 17);
        assertThat(codes(anim)).isEmpty();
    }

    @Test
    void flagsInAFileWithoutComponentsAreTold() {
        HandMadeAnim anim = withComponents(0).joint("a", -1, MOVES, 0);
        assertThat(said(anim, IssueCode.values()))
                .containsExactly("numAnimatedComponents is 0, but the flags of all joints require 3.");
    }

    @Test
    void overlapIsOneFindingAndNamesTheOther() {
        HandMadeAnim anim = withComponents(12).joint("a", -1, ALL, 0).joint("b", 0, ALL, 3);
        assertThat(said(anim, COMPONENTS_OVERLAP, COMPONENTS_UNUSED))
                .containsExactly(
                        "Joint 1 'b' reads components 3 to 5, which joint 0 'a' also reads.",
                        "No joint uses components 9 to 11 (of 12 per frame).");
    }

    @Test
    void overlapIsAboutTheJointThatIsNotWhereItShouldBe() {
        HandMadeAnim anim = withComponents(6).joint("astray", -1, MOVES, 3).joint("right", 0, TURNS, 3);
        Issue issue = AnimFindings.issues(read(anim)).getFirst();
        assertThat(issue.subject()).isEqualTo(Subject.ofJoint(0));
        assertThat(issue.message())
                .isEqualTo("Joint 0 'astray' reads components 3 to 5, which joint 1 'right' also" + " reads.");
    }

    @Test
    void jointsThatAllTakeTheSameAreOneFindingEach() {
        HandMadeAnim anim = withComponents(3)
                .joint("a", -1, MOVES, 0)
                .joint("b", 0, MOVES, 0)
                .joint("c", 0, MOVES, 0);
        assertThat(said(anim, COMPONENTS_OVERLAP)).hasSize(2);
    }

    @Test
    void gapIsShownAtTheJointBehindIt() {
        HandMadeAnim anim = withComponents(19)
                .joint("a", -1, ALL, 0)
                .joint("b", 0, ALL, 7)
                .joint("c", 1, MOVES, 15)
                .joint("d", 2, 0, 0);
        List<Issue> issues = AnimFindings.issues(read(anim));
        assertThat(said(anim, COMPONENTS_UNUSED))
                .containsExactly(
                        "No joint uses component 6 (of 19 per frame).",
                        "No joint uses components 13 to 14 (of 19 per frame).",
                        "No joint uses component 18 (of 19 per frame).");
        assertThat(issues.getFirst().findings())
                .extracting(finding -> finding.subject().joint())
                .containsExactly(1, 2, Subject.NONE);
        assertThat(said(anim, COMPONENTS_COUNT_MISMATCH))
                .containsExactly("numAnimatedComponents is 19, but the flags of all joints require 15.");
    }

    @Test
    void gapIsShownAtTheJointThatLacksBits() {
        HandMadeAnim anim =
                withComponents(12).joint("a", -1, 1, 0).joint("b", 0, 1, 2).joint("c", 1, MOVES, 5);
        List<Issue> issues = AnimFindings.issues(read(anim));
        assertThat(said(anim, COMPONENTS_UNUSED))
                .containsExactly(
                        "No joint uses component 1 (of 12 per frame); the flags of joint 0 'a'"
                                + " probably lack 1 bit.",
                        "No joint uses components 3 to 4 (of 12 per frame); the flags of joint 1"
                                + " 'b' probably lack 2 bits.",
                        "No joint uses components 8 to 11 (of 12 per frame).");
        assertThat(issues.getFirst().findings())
                .extracting(finding -> finding.subject().joint())
                .containsExactly(0, 1, Subject.NONE);
    }

    @Test
    void componentsThatAnUnreadableRowMayTakeAreNotNobodys() {
        HandMadeAnim anim = withComponents(6).joint("a", -1, MOVES, 0).rawJoint("\"b\" 0 what 3");
        assertThat(codes(anim)).isEmpty();
    }

    @Test
    void countThatNoHierarchyCouldUseSaysNothingAboutTheJoints() {
        Md5Anim anim = Md5AnimReader.read(withComponents(3)
                        .joint("a", -1, MOVES, 0)
                        .text()
                        .replace("Components 3", "Components 2000000000")
                        .getBytes(StandardCharsets.UTF_8))
                .model();
        assertThat(AnimFindings.codes(anim)).isEmpty();
    }

    @Test
    @Timeout(20)
    void jointsThatAllReadTheSameComponentsTakeNoLongerThanOthers() {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 100_000; joint++) {
            anim.joint("j" + joint, joint - 1, ALL, 0).base(0, 0, 0, 0, 0, 0);
        }
        for (int frame = 0; frame < 10_000; frame++) {
            anim.frame(0, 0, 0, 0, 0, frame * 0.0001);
        }
        Issue overlap = AnimFindings.issues(anim.build()).stream()
                .filter(issue -> issue.code() == COMPONENTS_OVERLAP)
                .findFirst()
                .orElseThrow();
        assertThat(overlap.count()).isEqualTo(99_999);
    }

    @Test
    void sharedAndForgottenComponentsOfAHandMadeFileAreFound() throws IOException {
        Md5Anim anim = AnimFindings.corpus("own/partial-masks.md5anim");
        assertThat(AnimFindings.of(anim, COMPONENTS_OVERLAP, COMPONENTS_UNUSED))
                .containsExactly(
                        "Joint 5 'shared' reads components 1 to 2, which joint 1 'tip' also" + " reads.",
                        "Joint 10 'deep' reads component 27, which joint 8 'twist' also reads.",
                        "No joint uses components 10 to 13 (of 30 per frame).",
                        "No joint uses components 17 to 19 (of 30 per frame).");
    }

    private static Md5Anim read(HandMadeAnim anim) {
        return anim.movingFrames().read();
    }

    private static List<IssueCode> codes(HandMadeAnim anim) {
        return AnimFindings.codes(read(anim));
    }

    private static List<String> said(HandMadeAnim anim, IssueCode... codes) {
        return AnimFindings.of(read(anim), codes);
    }
}
