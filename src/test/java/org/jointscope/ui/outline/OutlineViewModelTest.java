package org.jointscope.ui.outline;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jointscope.messages.Texts;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutlineViewModelTest {
    private static final int NO_PARENT = -1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final OutlineViewModel outline = new OutlineViewModel(document, joint -> {}, Texts.program());

    @Test
    void nothingOpenHasNoJoints() {
        assertThat(outline.joints.getValue()).isEmpty();
    }

    @Test
    void jointsAreListedWithTheirParents() {
        open("guard.md5mesh", SmallModel.mesh());
        assertThat(outline.joints.getValue())
                .containsExactly(
                        new JointRow(0, "origin", NO_PARENT), new JointRow(1, "hips", 0), new JointRow(2, "head", 1));
    }

    @Test
    void parentsComeBeforeTheirChildrenWhateverTheFilesOrder() {
        open(
                "guard.md5mesh",
                SmallModel.mesh().replace("\"origin\" -1", "\"origin\" 2").replace("\"head\" 1", "\"head\" -1"));
        assertThat(outline.joints.getValue())
                .containsExactly(
                        new JointRow(2, "head", NO_PARENT), new JointRow(0, "origin", 2), new JointRow(1, "hips", 0));
    }

    @Test
    void parentsThatDoNotExistMakeRoots() {
        open("guard.md5mesh", SmallModel.mesh().replace("\"head\" 1", "\"head\" 77"));
        assertThat(outline.joints.getValue()).contains(new JointRow(2, "head", NO_PARENT));
    }

    @Test
    void anotherModelsJointsReplaceThem() {
        List<Integer> counts = new ArrayList<>();
        outline.joints.subscribe(joints -> counts.add(joints.size()));
        open("guard.md5mesh", SmallModel.mesh());
        open("worm.md5mesh", SmallModel.mesh(List.of("head", "a", "b", "c", "tail"), ""));
        assertThat(counts).containsExactly(0, 3, 5);
    }

    @Test
    void selectionIsTheDocuments() {
        open("guard.md5mesh", SmallModel.mesh());
        outline.selectedJoint.set(1);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        document.selectedJointProperty().set(2);
        assertThat(outline.selectedJoint.get()).isEqualTo(2);
    }

    @Test
    void flagsAreTheAnimations() {
        open("walk.md5anim", SmallModel.cycle());
        assertThat(outline.joints.getValue())
                .extracting(JointRow::flags)
                .containsExactly(OptionalInt.of(0), OptionalInt.of(8), OptionalInt.of(0));
    }

    @Test
    void flagsThatCannotBeReadAreNotShown() {
        open("walk.md5anim", SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 0 x 0"));
        assertThat(outline.joints.getValue().get(1).flags()).isEmpty();
    }

    @Test
    void withoutFilterAllJointsAreShown() {
        open("guard.md5mesh", SmallModel.mesh());
        assertThat(outline.isFiltered()).isFalse();
        assertThat(shown()).containsExactly("origin", "hips", "head");
        assertThat(outline.matchCount()).isEqualTo(3);
        outline.filter.set("  ");
        assertThat(outline.isFiltered()).isFalse();
        assertThat(shown()).containsExactly("origin", "hips", "head");
    }

    @Test
    void filterKeepsAncestorsOfWhatItAsksFor() {
        open("tree.md5mesh", tree());
        outline.filter.set("HAND");
        assertThat(shown()).containsExactly("(root)", "(Arm.L)", "Hand.L", "(Arm.R)", "Hand.R");
        assertThat(outline.matchCount()).isEqualTo(2);
        outline.filter.set(" arm.l ");
        assertThat(shown()).containsExactly("(root)", "Arm.L");
        outline.filter.set("xyz");
        assertThat(shown()).isEmpty();
        assertThat(outline.isFiltered()).isTrue();
        outline.filter.set("");
        assertThat(shown()).containsExactly("root", "Arm.L", "Hand.L", "Arm.R", "Hand.R", "Leg");
    }

    @Test
    void onlyAnotherTextMakesAnotherTree() {
        open("tree.md5mesh", tree());
        int[] trees = {0};
        outline.shown.subscribe((before, now) -> trees[0]++);
        outline.selectedJoint.set(2);
        outline.filter.set("hand");
        outline.filter.set("hand ");
        outline.selectedJoint.set(1);
        assertThat(trees[0]).isEqualTo(1);
    }

    @Test
    void filterBelongsToTheMesh() {
        Path guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        Path walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        document.show(SmallModel.open(guard));
        outline.filter.set("h");
        document.show(SmallModel.open(document.getOpen(), guard, walk));
        assertThat(outline.filter.get()).isEqualTo("h");
        assertThat(shown()).containsExactly("(origin)", "hips", "head");
        open("tree.md5mesh", tree());
        assertThat(outline.filter.get()).isEmpty();
        assertThat(shown()).noneMatch(name -> name.startsWith("("));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        56 | 0b111000. From the frame: Qx Qy Qz. From the baseframe: position.
        7  | 0b000111. From the frame: Tx Ty Tz. From the baseframe: orientation.
        1  | 0b000001. From the frame: Tx. From the baseframe: Ty Tz Qx Qy Qz.
        62 | 0b111110. From the frame: Ty Tz Qx Qy Qz. From the baseframe: Tx.
        0  | 0b000000. No component comes from the frame; the joint keeps its baseframe.
        63 | 0b111111. All six components come from the frame.
        64 | 0b1000000. No component comes from the frame; the joint keeps its baseframe.
        """)
    void flagsAreExplained(int flags, String explanation) {
        JointRow joint = new JointRow(3, "hips", 0, OptionalInt.of(flags));
        assertThat(outline.explain(joint)).isEqualTo("hips (joint 3)\nFlags " + flags + " = " + explanation);
    }

    @Test
    void jointWithoutFlagsHasOnlyItsName() {
        assertThat(outline.explain(new JointRow(3, "hips", 0))).isEqualTo("hips (joint 3)");
    }

    /** Ancestors that are shown only for their descendants are in brackets. */
    private List<String> shown() {
        return outline.shown.get().stream()
                .map(row -> row.matches() ? row.name() : "(" + row.name() + ")")
                .toList();
    }

    private static String tree() {
        return SmallModel.mesh(List.of("root", "Arm.L", "Hand.L", "Arm.R", "Hand.R", "Leg"), "")
                .replace("\"Arm.R\" 2", "\"Arm.R\" 0")
                .replace("\"Leg\" 4", "\"Leg\" 0");
    }

    private void open(String name, String text) {
        document.show(SmallModel.open(SmallModel.write(folder, name, text)));
    }
}
