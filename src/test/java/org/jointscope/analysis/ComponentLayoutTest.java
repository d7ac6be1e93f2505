package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.testing.HandMadeAnim.withComponents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.analysis.ComponentLayout.LayoutStatus;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.HandMadeAnim;
import org.junit.jupiter.api.Test;

class ComponentLayoutTest {

    private static final int ALL = 63;
    private static final int TURNS = 56;
    private static final int MOVES = 7;

    @Test
    void jointsThatFollowEachOtherFit() {
        ComponentLayout layout = layout(withComponents(9)
                .joint("origin", -1, MOVES, 0)
                .joint("fixed", 0, 0, 0)
                .joint("hips", 0, ALL, 3));

        assertThat(layout.joint(0)).isEqualTo(joint(0, 3, 0, LayoutStatus.FITS));
        assertThat(layout.joint(1)).isEqualTo(joint(0, 0, 0, LayoutStatus.UNUSED));
        assertThat(layout.joint(2)).isEqualTo(joint(3, 6, 3, LayoutStatus.FITS));
        assertThat(layout.joint(2).end()).isEqualTo(8);
        assertThat(layout.free()).isEmpty();
        assertThat(layout.unusedTail()).isEmpty();
        assertThat(layout.owners(2)).containsExactly(0);
        assertThat(layout.owners(3)).containsExactly(2);
    }

    @Test
    void onlyTheJointBehindLostComponentsHasAGap() {
        ComponentLayout layout = layout(withComponents(13)
                .joint("origin", -1, ALL, 0)
                .joint("hips", 0, TURNS, 7)
                .joint("spine", 1, TURNS, 10));

        assertThat(layout.joint(0)).isEqualTo(joint(0, 6, 0, LayoutStatus.FITS));
        assertThat(layout.joint(1))
                .isEqualTo(new JointComponents(7, 3, 6, LayoutStatus.GAP, 1, false, false, false, false));
        assertThat(layout.joint(2)).isEqualTo(joint(10, 3, 9, LayoutStatus.FITS));
        assertThat(layout.free()).containsExactly(new ComponentRange(6, 6));
        assertThat(layout.owners(6)).isEmpty();
        assertThat(layout.lackingBefore(1)).isEmpty();
    }

    @Test
    void flagsLackTheComponentsBehindTheirOwnIfAllOthersFit() {
        ComponentLayout layout = layout(withComponents(10)
                .joint("origin", -1, MOVES, 0)
                .joint("hips", 0, TURNS, 4)
                .joint("spine", 1, TURNS, 7));

        assertThat(statuses(layout)).containsExactly(LayoutStatus.BITS_MISSING, LayoutStatus.FITS, LayoutStatus.FITS);
        assertThat(layout.missing(0)).contains(new ComponentRange(3, 3));
        assertThat(layout.lackingBefore(1)).hasValue(0);
        assertThat(layout.joint(1).freeBefore()).isEqualTo(1);
        assertThat(layout.lackingBefore(2)).isEmpty();
    }

    @Test
    void wrongStartLeavesAGapAndIsShared() {
        ComponentLayout layout = layout(withComponents(9)
                .joint("origin", -1, MOVES, 0)
                .joint("hips", 0, TURNS, 4)
                .joint("spine", 1, TURNS, 6));

        assertThat(statuses(layout)).containsExactly(LayoutStatus.FITS, LayoutStatus.OVERLAP, LayoutStatus.OVERLAP);
        assertThat(layout.missing(0)).isEmpty();
    }

    @Test
    void commentsSayWhichFlagsLackComponents() {
        ComponentLayout layout = layout(withComponents(7)
                .joint("origin", -1, 1, 0)
                .rawJoint("\"hips\" 0 0 1 // origin ( Ty )")
                .joint("spine", 1, MOVES, 2)
                .rawJoint("\"head\" 2 1 5 // spine ( Tx Tz )"));

        assertThat(statuses(layout))
                .containsExactly(
                        LayoutStatus.FITS, LayoutStatus.BITS_MISSING, LayoutStatus.FITS, LayoutStatus.BITS_MISSING);
        assertThat(layout.missing(1)).contains(new ComponentRange(1, 1));
        assertThat(layout.missing(3)).as("at the end").contains(new ComponentRange(6, 6));
    }

    @Test
    void jointsThatShareAComponentNameEachOther() {
        ComponentLayout layout = layout(withComponents(9)
                .joint("origin", -1, MOVES, 0)
                .joint("hips", 0, TURNS, 2)
                .joint("spine", 1, TURNS, 5));

        assertThat(statuses(layout)).containsExactly(LayoutStatus.OVERLAP, LayoutStatus.OVERLAP, LayoutStatus.FITS);
        assertThat(layout.sharers(0)).containsExactly(1);
        assertThat(layout.sharers(1)).containsExactly(0);
        assertThat(layout.sharers(2)).isEmpty();
        assertThat(layout.sharedComponents(1)).contains(new ComponentRange(2, 2));
        assertThat(layout.sharedComponents(2)).isEmpty();
        assertThat(layout.owners(2)).containsExactly(0, 1);
        assertThat(layout.unusedTail()).contains(new ComponentRange(8, 8));
    }

    @Test
    void aJointThatReachesBeyondTheFrameIsPastTheEndAndRefusedOnlyIfItStartsThere() {
        ComponentLayout layout = layout(withComponents(6)
                .joint("origin", -1, MOVES, 0)
                .joint("reaches", 0, TURNS, 4)
                .joint("starts", 0, TURNS, 6)
                .joint("before", 0, TURNS, -2));

        assertThat(statuses(layout))
                .containsExactly(
                        LayoutStatus.OVERLAP,
                        LayoutStatus.PAST_THE_END,
                        LayoutStatus.PAST_THE_END,
                        LayoutStatus.PAST_THE_END);
        assertThat(IntStream.range(0, 4).mapToObj(i -> layout.joint(i).refused()))
                .containsExactly(false, false, true, true);
        assertThat(layout.sharers(1)).containsExactly(2);
        assertThat(layout.sharers(3)).containsExactly(0);
    }

    @Test
    void withoutFlagsAStartAtTheEndIsUnusedButRefused() {
        ComponentLayout layout = layout(withComponents(3)
                .joint("origin", -1, MOVES, 0)
                .joint("trailing", 0, 0, 3)
                .joint("negative", 0, 0, -1)
                .joint("inside", 0, 0, 2));

        assertThat(layout.joint(1))
                .isEqualTo(new JointComponents(3, 0, 0, LayoutStatus.UNUSED, 0, false, false, false, true));
        assertThat(layout.joint(2).refused()).isTrue();
        assertThat(layout.joint(3)).isEqualTo(joint(2, 0, 0, LayoutStatus.UNUSED));
    }

    @Test
    void whereNothingIsAnimatedNoStartIsRefused() {
        ComponentLayout layout =
                layout(withComponents(0).joint("origin", -1, 0, 5).joint("moves", 0, MOVES, 0));

        assertThat(layout.joint(0)).isEqualTo(joint(5, 0, 0, LayoutStatus.UNUSED));
        assertThat(layout.joint(1)).isEqualTo(joint(0, 3, 0, LayoutStatus.PAST_THE_END));
        assertThat(layout.free()).isEmpty();
    }

    @Test
    void componentsBehindTheLastJointAreTheUnusedTail() {
        ComponentLayout layout =
                layout(withComponents(12).joint("origin", -1, MOVES, 2).joint("fixed", 0, 0, 0));

        assertThat(layout.free()).containsExactly(new ComponentRange(0, 1), new ComponentRange(5, 11));
        assertThat(layout.unusedTail()).contains(new ComponentRange(5, 11));
        assertThat(layout.unusedTail().orElseThrow().size()).isEqualTo(7);
        assertThat(layout.owners(11)).isEmpty();
    }

    @Test
    void aFrameThatNobodyUsesIsAllTail() {
        ComponentLayout layout = layout(withComponents(4).joint("origin", -1, 0, 0));

        assertThat(layout.unusedTail()).contains(new ComponentRange(0, 3));
    }

    @Test
    void startsThatAreSwappedFitOutOfOrder() {
        ComponentLayout layout = layout(withComponents(9)
                .joint("origin", -1, MOVES, 3)
                .joint("hips", 0, TURNS, 0)
                .joint("spine", 1, TURNS, 6));

        assertThat(layout.joint(0))
                .isEqualTo(new JointComponents(3, 3, 0, LayoutStatus.FITS, 0, false, false, true, false));
        assertThat(layout.joint(1))
                .isEqualTo(new JointComponents(0, 3, 3, LayoutStatus.FITS, 0, false, false, true, false));
        assertThat(layout.joint(2)).isEqualTo(joint(6, 3, 6, LayoutStatus.FITS));
    }

    @Test
    void componentsThatNeverChangeMakeAConstantJoint() {
        ComponentLayout layout = ComponentLayout.of(withComponents(6)
                .joint("still", -1, MOVES, 0)
                .joint("turns", 0, TURNS, 3)
                .frame(1, 2, 3, 0.1, 0.2, 0.3)
                .frame(1, 2, 3, 0.1, 0.2, 0.4)
                .frame(1, 2, 3, 0.1, 0.2, 0.3)
                .read());

        assertThat(layout.joint(0))
                .isEqualTo(new JointComponents(0, 3, 0, LayoutStatus.CONSTANT, 0, false, true, false, false));
        assertThat(layout.joint(1)).isEqualTo(joint(3, 3, 3, LayoutStatus.FITS));
    }

    @Test
    void graverThingsHideThatAJointIsConstant() {
        ComponentLayout layout = ComponentLayout.of(withComponents(7)
                .joint("gap", -1, MOVES, 1)
                .joint("overlap", 0, MOVES, 3)
                .frame(0, 0, 0, 0, 0, 0, 0)
                .frame(1, 0, 0, 0, 0, 0, 0)
                .read());

        assertThat(statuses(layout)).containsExactly(LayoutStatus.OVERLAP, LayoutStatus.OVERLAP);
        assertThat(layout.joint(0).still()).isTrue();
        assertThat(layout.joint(0).freeBefore()).isEqualTo(1);
    }

    @Test
    void inOneFrameNothingIsConstant() {
        ComponentLayout layout = ComponentLayout.of(
                withComponents(3).joint("origin", -1, MOVES, 0).frame(1, 2, 3).read());

        assertThat(statuses(layout)).containsExactly(LayoutStatus.FITS);
    }

    @Test
    void anUnreadableRowTakesNothing() {
        ComponentLayout layout = layout(withComponents(6)
                .joint("origin", -1, MOVES, 0)
                .rawJoint("\"broken\" 0 seven 3")
                .joint("hips", 0, TURNS, 3));

        assertThat(statuses(layout)).containsExactly(LayoutStatus.FITS, LayoutStatus.UNREADABLE, LayoutStatus.FITS);
        assertThat(layout.joint(1).start()).isIn(3, ModelFile.MISSING);
    }

    @Test
    void absurdNumbersCostNothing() {
        ComponentLayout layout = layout(withComponents(3)
                .joint("origin", -1, MOVES, 0)
                .joint("far", 0, TURNS, Integer.MAX_VALUE)
                .joint("farther", 0, TURNS, Integer.MAX_VALUE - 1));

        assertThat(statuses(layout))
                .containsExactly(LayoutStatus.FITS, LayoutStatus.PAST_THE_END, LayoutStatus.PAST_THE_END);
        assertThat(layout.joint(1).end()).isEqualTo(Integer.MAX_VALUE + 2L);
        assertThat(layout.free()).isEmpty();
    }

    @Test
    void theSampleIsLaidOutAsExportersDo() throws Exception {
        ComponentLayout layout = ComponentLayout.of(
                Md5AnimReader.read(Files.readAllBytes(Sample.files().get(1))).model());

        assertThat(statuses(layout)).isSubsetOf(LayoutStatus.FITS, LayoutStatus.UNUSED);
        assertThat(layout.free()).isEmpty();
        assertThat(layout.componentCount()).isEqualTo(93);
    }

    @Test
    void oddMasksAndStartsAreTakenForWhatTheyAre() throws Exception {
        Path file = Corpus.file("own/partial-masks.md5anim");
        ComponentLayout layout =
                ComponentLayout.of(Md5AnimReader.read(Files.readAllBytes(file)).model());

        assertThat(layout.joint(0).status()).isEqualTo(LayoutStatus.GAP);
        assertThat(layout.joint(0).outOfOrder()).isTrue();
        assertThat(layout.sharers(10)).containsExactly(8);
        assertThat(layout.joint(4).status()).isEqualTo(LayoutStatus.UNUSED);
    }

    private static ComponentLayout layout(HandMadeAnim anim) {
        return ComponentLayout.of(anim.movingFrames().read());
    }

    /** One of which there is nothing to say but its status. */
    private static JointComponents joint(int start, int count, int expected, LayoutStatus status) {
        return new JointComponents(start, count, expected, status, 0, false, false, false, false);
    }

    private static List<LayoutStatus> statuses(ComponentLayout layout) {
        return IntStream.range(0, layout.size())
                .mapToObj(index -> layout.joint(index).status())
                .toList();
    }
}
