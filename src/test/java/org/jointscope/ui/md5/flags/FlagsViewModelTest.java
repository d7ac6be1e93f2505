package org.jointscope.ui.md5.flags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.testing.HandMadeAnim.withComponents;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.flags.FlagsRow.FlagStatus;
import org.jointscope.ui.md5.flags.FlagsViewModel.StatusChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlagsViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final FlagsViewModel flags = new FlagsViewModel(document, Texts.program());

    private String count() {
        return flags.rows.countProperty().getValue();
    }

    @Test
    void everyKindOfStatusIsToldWithItsNumbers() {
        open(oneOfEachKind());
        assertThat(flags.rows.shown())
                .extracting(FlagsRow::status)
                .containsExactly(
                        FlagStatus.FITS,
                        FlagStatus.GAP,
                        FlagStatus.OVERLAP,
                        FlagStatus.OVERLAP,
                        FlagStatus.UNUSED,
                        FlagStatus.UNUSED_REFUSED,
                        FlagStatus.CONSTANT,
                        FlagStatus.PAST_THE_END);
        assertThat(flags.explainStatus(row(0)))
                .isEqualTo("OK: reads components 0–2 as expected, shared with no other joint.");
        assertThat(flags.explainStatus(row(1)))
                .startsWith("Gap: components 3–4, just before startIndex 5, are unused. Expected" + " startIndex: 3.");
        assertThat(flags.explainStatus(row(2))).startsWith("Overlap: components 8–9 are also used by arm_l.");
        assertThat(flags.explainStatus(row(3))).startsWith("Overlap: components 8–9 are also used by spine.");
        assertThat(flags.explainStatus(row(4)))
                .isEqualTo("Baseframe only: without flags, the joint keeps its baseframe, and"
                        + " startIndex 0 has no effect.");
        assertThat(flags.explainStatus(row(5)))
                .contains("startIndex 14 has no effect", "but Doom 3 rejects", "numAnimatedComponents, 14");
        assertThat(flags.explainStatus(row(6))).startsWith("Constant in every frame: component 11.");
        assertThat(flags.explainStatus(row(7)))
                .contains(
                        "reads components 13–15",
                        "numAnimatedComponents is 14 and the last component is 13",
                        "reads 14–15");
    }

    @Test
    void unusedComponentsAreCountedAndTheTailIsNamed() {
        open(withComponents(9).joint("origin", -1, 7, 2).movingFrames());
        assertThat(flags.missing.get()).isEmpty();
        assertThat(count()).isEqualTo("1 joint");
        assertThat(flags.use.get())
                .isEqualTo(new FlagsViewModel.Use(
                        "Components per frame: 9; 6 unused (components 0–1, 5–8), at the" + " end of the frame", true));
    }

    @Test
    void flagsAreExplainedInWords() {
        open(withComponents(16)
                .joint("turns", -1, 56, 0)
                .joint("slides", 0, 1, 3)
                .joint("mixed", 0, 15, 4)
                .joint("all", 0, 63, 8)
                .joint("none", 0, 0, 0)
                .joint("odd", 0, 66, 14)
                .movingFrames());
        assertThat(flags.explainFlags(row(0)))
                .isEqualTo("Flags 56 = 0b111000. From the frame: Qx Qy Qz. From the baseframe:"
                        + " position.\n"
                        + "Frames do not contain w: it is computed from x, y and z.");
        assertThat(flags.explainFlags(row(1)))
                .isEqualTo("Flags 1 = 0b000001. From the frame: Tx. From the baseframe: Ty Tz Qx Qy" + " Qz.");
        assertThat(flags.explainFlags(row(2)))
                .contains(
                        "From the frame: Tx Ty Tz Qx. From the baseframe: Qy Qz.",
                        "partly from the frame and partly from the baseframe");
        assertThat(flags.explainFlags(row(3))).contains("All six components come from");
        assertThat(flags.explainFlags(row(4))).contains("No component comes from the frame");
        assertThat(flags.explainFlags(row(5)))
                .startsWith("Flags 66 = 0b1000010. From the frame: Ty.")
                .endsWith("Doom 3 rejects files that set them.");
    }

    @Test
    void startIndexIsExplainedComponentByComponent() {
        open(withComponents(10)
                .joint("origin", -1, 0, 0)
                .joint("mixed", 0, 0b101010, 6)
                .movingFrames());
        assertThat(flags.explainStart(row(1))).isEqualTo("startIndex 6: Ty = component 6, Qx = 7, Qz = 8");
        assertThat(flags.explainStart(row(0)))
                .isEqualTo("startIndex 0 has no effect: a joint without flags reads no components");
        assertThat(flags.explainComponent(row(1), Component.QZ))
                .isEqualTo("bit 32: Qz = frame 0, component 8 (startIndex 6, third set bit), line 20");
        assertThat(flags.explainComponent(row(1), Component.TX)).isEqualTo("bit 1: Tx = baseframe, line 18");
    }

    @Test
    void rowsThatCannotBeReadSaySo() {
        open(withComponents(3).rawJoint("\"broken\" -1 seven 0").movingFrames());
        assertThat(row(0).status()).isEqualTo(FlagStatus.UNREADABLE);
        assertThat(row(0).hasFlags()).isFalse();
        assertThat(flags.explainFlags(row(0))).contains("cannot be read");
        assertThat(flags.explainStatus(row(0))).contains("cannot be read");
    }

    @Test
    void theFilterAsksForNameAndStatus() {
        open(oneOfEachKind());
        flags.rows.filterProperty().set("ARM");
        assertThat(names()).containsExactly("arm_l", "arm_r");
        flags.rows.filterProperty().set(" arm over ");
        assertThat(names()).containsExactly("arm_l");
        flags.rows.filterProperty().set("rejected");
        assertThat(names()).containsExactly("trailing");
        assertThat(count()).isEqualTo("1 of 8 joints");
        flags.rows.filterProperty().set("nobody");
        assertThat(names()).isEmpty();
        flags.rows.showAll();
        assertThat(names()).hasSize(8);
    }

    @Test
    void theTableCanBeNarrowedToAStatusThatOccurs() {
        open(oneOfEachKind());
        assertThat(flags.statuses.get())
                .startsWith(
                        new StatusChoice(Optional.empty(), 8),
                        new StatusChoice(Optional.of(FlagStatus.PAST_THE_END), 1),
                        new StatusChoice(Optional.of(FlagStatus.OVERLAP), 2))
                .noneMatch(choice -> choice.status().equals(Optional.of(FlagStatus.OUT_OF_ORDER)));
        flags.status.set(flags.statuses.get().get(2));
        assertThat(names()).containsExactly("spine", "arm_l");
        assertThat(flags.texts.choice(flags.status.get())).isEqualTo("overlap (2)");
        flags.rows.filterProperty().set("spine");
        assertThat(names()).containsExactly("spine");
    }

    @Test
    void aFilterThatNoJointOfTheNextModelPassesIsForgotten() {
        open(oneOfEachKind());
        flags.rows.filterProperty().set("arm");
        flags.status.set(flags.statuses.get().get(2));
        open(withComponents(3).joint("origin", -1, 7, 0).movingFrames());
        assertThat(names()).containsExactly("origin");
        assertThat(flags.rows.filterProperty().get()).isEmpty();
        assertThat(flags.status.get().status()).isEmpty();
    }

    @Test
    void aComponentIsSelectedTogetherWithItsJointAndTheSecondTimeNoLonger() {
        open(oneOfEachKind());
        document.toggle(3, Component.QY);
        assertThat(document.selectedJointProperty().get()).isEqualTo(3);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QY);
        assertThat(document.isSelected(3, Component.QY)).isTrue();
        assertThat(document.isSelected(2, Component.QY)).isFalse();
        document.toggle(2, Component.QY);
        assertThat(document.isSelected(2, Component.QY)).isTrue();
        document.toggle(2, Component.QY);
        assertThat(document.selectedComponentProperty().get()).isEmpty();
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
    }

    @Test
    void meshesHaveNoFlags() {
        assertThat(flags.missing.get()).startsWith("Flags select the components of a joint");
        assertThat(count()).isEmpty();
        assertThat(flags.use.get()).isEqualTo(new FlagsViewModel.Use("", false));
        show(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
        assertThat(flags.rows.shown()).isEmpty();
        assertThat(flags.missing.get()).startsWith("An .md5mesh stores a single pose and has no flags.");
    }

    @Test
    void theSampleNeedsNoExcuse() {
        show(Sample.files().toArray(Path[]::new));
        assertThat(flags.missing.get()).isEmpty();
        assertThat(count()).isEqualTo("41 joints");
        assertThat(flags.use.get()).isEqualTo(new FlagsViewModel.Use("Components per frame: 93; all used", false));
        assertThat(row(18).parentName()).isEqualTo("shoulder_l");
        assertThat(row(18).labels()).isEqualTo("Qx Qy Qz");
        assertThat(row(18).expectedStart()).isEqualTo(40);
    }

    /** Fits, gap, overlap with the next, unused, rejected, constant, past the end. */
    private static HandMadeAnim oneOfEachKind() {
        return withComponents(14)
                .joint("origin", -1, 7, 0)
                .joint("hips", 0, 3, 5)
                .joint("spine", 1, 7, 7)
                .joint("arm_l", 2, 7, 8)
                .joint("fixed", 2, 0, 0)
                .joint("trailing", 2, 0, 14)
                .joint("arm_r", 2, 1, 11)
                .joint("tail", 1, 56, 13)
                .frame(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0)
                .frame(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1);
    }

    private List<String> names() {
        return flags.rows.shown().stream().map(row -> row.joint().name()).toList();
    }

    @Test
    void rowsHaveTheRangeOfTheirScales() {
        String scales = "{\"hips\": {\"1\": 3, \"2\": 0.5, \"2\": 0.25}, \"head\": {},"
                + " \"hips\": {\"4\": 1e39, \"scale_positions\": true}}";
        show(
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle()),
                SmallModel.write(folder, "walk.md5scale", scales));
        assertThat(row(0).scales()).isEmpty();
        assertThat(row(1).scales()).contains(new FlagsRow.Scales(0.25, 3, 2, true));
        assertThat(row(2).scales()).isEmpty();
        assertThat(flags.explainScales(row(1)))
                .isEqualTo("Scales in 2 frames of the .md5scale, lowest to highest; also applied to"
                        + " the position of the joint");
        show(SmallModel.write(folder, "run.md5anim", SmallModel.cycle()));
        assertThat(row(1).scales()).isEmpty();
    }

    private FlagsRow row(int index) {
        return flags.rows.shown().get(index);
    }

    private void open(HandMadeAnim anim) {
        show(SmallModel.write(folder, "hand-made.md5anim", anim.text()));
    }

    private void show(Path... files) {
        document.show(SmallModel.open(files));
    }
}
