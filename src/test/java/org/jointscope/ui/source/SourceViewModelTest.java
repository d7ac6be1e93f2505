package org.jointscope.ui.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.Rig;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.source.SourceRow.Piece;
import org.jointscope.ui.source.SourceRow.Piece.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceViewModelTest {

    private static final int ROW_OF_HIPS = 10;
    private static final int ROW_OF_COMPONENT_IN_FRAME_2 = 35;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private long nanos;
    private SourceViewModel viewModel;
    private Path guard;
    private Path walk;

    @BeforeEach
    void makeViewModel() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        viewModel = new SourceViewModel(document, Texts.program(), () -> nanos);
        viewModel.showing.set(true);
    }

    private void open(Path... files) {
        document.show(SmallModel.open(files));
        document.playback().playingProperty().set(false);
        nanos += 100_000_000;
    }

    private InspectedFile mesh() {
        return document.getOpen().mesh().orElseThrow();
    }

    private InspectedFile anim() {
        return document.getOpen().anim().orElseThrow();
    }

    private TextPosition caret() {
        return viewModel.caret.selection.get().caret();
    }

    private void put(int row, int index) {
        viewModel.caret.moveTo(new TextPosition(row, index), false);
    }

    private List<Integer> rowsOfJoint() {
        return rows(SourceRow::joint);
    }

    private List<Integer> rowsOfFrame() {
        return rows(SourceRow::frame);
    }

    private List<Integer> rows(Predicate<SourceRow> which) {
        return IntStream.range(0, viewModel.rowCount())
                .filter(row -> which.test(viewModel.row(row)))
                .boxed()
                .toList();
    }

    @Test
    void withoutFilesThereIsAnEmptyText() {
        assertThat(viewModel.rowCount()).isEqualTo(1);
        assertThat(viewModel.row(0).text()).isEmpty();
        put(0, 0);
        viewModel.caret.move(CaretMove.TEXT_END, false, 10);
        assertThat(caret()).isEqualTo(TextPosition.START);
        assertThat(viewModel.caretText()).isEmpty();
        assertThat(viewModel.chosen.get()).isEqualTo(-1);
    }

    @Test
    void theCaretInACameraAndItsCameraAnimationLeadEachOther() {
        open(guard, walk, Sample.camera());
        document.playback().seek(1);
        assertThat(viewModel.chosen.get()).isEqualTo(2);
        assertThat(rowsOfFrame()).containsExactly(14);
        put(16, 1);
        assertThat(viewModel.caretText()).isEqualTo("Line 17, column 2 · frame 3");
        assertThat(document.playback().getFrame()).isEqualTo(3);
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(3);
        document.selectedJointProperty().set(1);
        assertThat(caret()).isEqualTo(new TextPosition(16, 1));
        document.playback().seek(2);
        assertThat(caret()).isEqualTo(new TextPosition(15, 1));
    }

    /** It does not have a duration. */
    @Test
    void theCaretOnACutStaysThere() {
        open(guard, walk, Sample.camera());
        document.playback().seek(1);
        put(8, 1);
        assertThat(viewModel.caretText()).isEqualTo("Line 9, column 2 · frame 48");
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(48);
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(49);
        assertThat(rowsOfFrame()).containsExactly(61);
        assertThat(caret()).isEqualTo(new TextPosition(8, 1));
    }

    @Test
    void theAnimationIsShownFirstAndTheMeshWhenChosen() {
        open(guard, walk);
        assertThat(viewModel.files.getValue()).containsExactly("guard.md5mesh", "walk.md5anim");
        assertThat(viewModel.chosen.get()).isEqualTo(1);
        assertThat(viewModel.row(ROW_OF_HIPS).text()).isEqualTo("\"hips\" 0 8 0");
        viewModel.choose(0);
        assertThat(viewModel.row(6).text()).isEqualTo("joints {");
        open(guard, SmallModel.write(folder, "ramp.md5anim", SmallModel.ramp()));
        assertThat(viewModel.chosen.get()).isZero();
    }

    @Test
    void rowsAreColoured() {
        open(walk);
        assertThat(viewModel.row(8).pieces())
                .containsExactly(new Piece("hierarchy ", Kind.KEYWORD), new Piece("{", Kind.BRACE));
        assertThat(viewModel.row(ROW_OF_HIPS).pieces())
                .containsExactly(new Piece("\"hips\" ", Kind.STRING), new Piece("0 8 0", Kind.NUMBER));
        assertThat(viewModel.row(ROW_OF_HIPS).number()).isEqualTo("11");
    }

    @Test
    void aLongLineGoesOnInRowsWithoutNumbers() {
        open(SmallModel.write(
                folder,
                "long.md5anim",
                SmallModel.cycle().replace("line \"\"", "line \"" + "word ".repeat(100) + '"')));
        assertThat(viewModel.row(1).number()).isEqualTo("2");
        assertThat(viewModel.row(2).number()).isEqualTo("↳");
        assertThat(viewModel.row(2).pieces()).containsExactly(new Piece("word ".repeat(22) + '"', Kind.STRING));
        assertThat(viewModel.row(3).number()).isEqualTo("3");
    }

    @Test
    void theCaretOnARowOfTheHierarchySelectsTheJoint() {
        open(guard, walk);
        put(ROW_OF_HIPS, 0);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.selectedComponentProperty().get()).isEmpty();
        assertThat(viewModel.caretText()).isEqualTo("Line 11, column 1 · joint 1 hips");
        viewModel.caret.move(CaretMove.DOWN, false, 10);
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(caret()).isEqualTo(new TextPosition(11, 0));
    }

    @Test
    void theCaretOnAComponentSelectsJointComponentAndFrame() {
        open(guard, walk);
        put(ROW_OF_COMPONENT_IN_FRAME_2, 1);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QX);
        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(caret()).isEqualTo(new TextPosition(ROW_OF_COMPONENT_IN_FRAME_2, 1));
        assertThat(viewModel.caretText()).isEqualTo("Line 36, column 2 · frame 2 · joint 1 hips · Qx");
    }

    @Test
    void theCaretDoesNotSeekWhilePlaying() {
        open(guard, walk);
        document.playback().playingProperty().set(true);
        put(ROW_OF_COMPONENT_IN_FRAME_2, 1);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.playback().getFrame()).isZero();
    }

    @Test
    void theCaretOnAnythingElseSelectsNothingNew() {
        open(guard, walk);
        document.selectedJointProperty().set(2);
        put(3, 0);
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(caret()).isEqualTo(new TextPosition(3, 0));
    }

    @Test
    void drawingASelectionSelectsNothingElsewhere() {
        open(guard, walk);
        put(3, 0);
        viewModel.caret.moveTo(new TextPosition(ROW_OF_HIPS, 6), true);
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(viewModel.caret.selectedText())
                .startsWith("numFrames 5\nnumJoints 3\n")
                .endsWith("\n\"hips\"");
    }

    @Test
    void theCaretFollowsAJointThatIsSelectedElsewhere() {
        open(guard, walk);
        document.selectedJointProperty().set(1);
        assertThat(caret()).isEqualTo(new TextPosition(ROW_OF_HIPS, 0));
        assertThat(rowsOfJoint()).containsExactly(ROW_OF_HIPS, 24);
        assertThat(viewModel.row(29).marks()).containsExactly(new SourceRow.Range(0, 3));
    }

    @Test
    void inTheMeshTheCaretFollowsToItsRowOfTheJoint() {
        open(guard, walk);
        viewModel.choose(0);
        document.selectedJointProperty().set(2);
        assertThat(caret()).isEqualTo(new TextPosition(9, 0));
        assertThat(viewModel.row(9).text()).startsWith("\"head\" 1");
        assertThat(rowsOfJoint()).containsExactly(9);
        put(8, 0);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
    }

    @Test
    void aShorterFileIsShownFromItsBeginning() {
        open(guard, walk);
        viewModel.caret.move(CaretMove.TEXT_END, false, 10);
        List<String> carets = new ArrayList<>();
        viewModel.file.subscribe((before, now) -> carets.add(viewModel.caretText()));
        viewModel.choose(0);
        assertThat(carets).containsExactly("Line 1, column 1");
    }

    @Test
    void nothingIsFoundWithoutFiles() {
        viewModel.search.find("frame ");
        viewModel.search.next();
        viewModel.search.previous();
        assertThat(viewModel.search.count.get()).isEqualTo("no match");
        open(walk);
        assertThat(viewModel.search.count.get()).isEqualTo("6");
        assertThat(caret()).isEqualTo(TextPosition.START);
    }

    @Test
    void aHiddenPaneFollowsOnceItIsShown() {
        open(guard, walk);
        viewModel.showing.set(false);
        document.selectedJointProperty().set(1);
        assertThat(caret()).isEqualTo(TextPosition.START);
        viewModel.showing.set(true);
        assertThat(caret()).isEqualTo(new TextPosition(ROW_OF_HIPS, 0));
    }

    @Test
    void theCurrentFrameIsMarkedAndStepsAlong() {
        open(guard, walk);
        assertThat(rowsOfFrame()).containsExactly(28, 29, 30);
        put(29, 0);
        document.playback().seek(2);
        assertThat(rowsOfFrame()).containsExactly(34, 35, 36);
        assertThat(caret().row()).isEqualTo(ROW_OF_COMPONENT_IN_FRAME_2);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
    }

    @Test
    void playingMarksNoMoreThanFifteenTimesASecondAndLeavesTheCaret() {
        open(guard, walk);
        put(29, 0);
        document.playback().playingProperty().set(true);
        document.playback().advance(1.0 / 24);
        assertThat(rowsOfFrame()).containsExactly(31, 32, 33);
        nanos += 1_000_000;
        document.playback().advance(1.0 / 24);
        assertThat(rowsOfFrame()).containsExactly(31, 32, 33);
        nanos += 100_000_000;
        document.playback().advance(0.001);
        assertThat(rowsOfFrame()).containsExactly(34, 35, 36);
        assertThat(caret()).isEqualTo(new TextPosition(29, 0));
    }

    @Test
    void aLocationThatIsAskedForIsShownInItsFile() {
        open(guard, walk);
        int[] asked = {0};
        viewModel.onAsked(() -> asked[0]++);
        document.showSource(mesh(), Subject.ofMesh(0).vertex(2));
        assertThat(viewModel.chosen.get()).isZero();
        assertThat(viewModel.row(caret().row()).text()).startsWith("vert 2 ");
        assertThat(asked[0]).isEqualTo(1);
        document.showSource(new SourceLocation(anim(), new Location(11, 8), false));
        assertThat(viewModel.chosen.get()).isEqualTo(1);
        assertThat(caret()).isEqualTo(new TextPosition(ROW_OF_HIPS, 7));
        assertThat(asked[0]).isEqualTo(1);
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
    }

    @Test
    void aLocationThatIsAskedForIsNotLeftForTheSelection() {
        open(guard, walk);
        viewModel.showing.set(false);
        document.selectedJointProperty().set(1);
        document.showSource(new SourceLocation(anim(), new Location(25, 1), true));
        viewModel.showing.set(true);
        assertThat(caret()).isEqualTo(new TextPosition(24, 0));
    }

    @Test
    void findingsStandInTheMargin() {
        open(SmallModel.write(folder, "bad.md5anim", SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 0 8 x")));
        SourceRow row = viewModel.row(ROW_OF_HIPS);
        assertThat(row.worst()).contains(Severity.ERROR);
        assertThat(row.findings()).contains("Expected an integer, found 'x'.");
        assertThat(viewModel.row(ROW_OF_HIPS + 1).worst()).isEqualTo(Optional.empty());
        put(ROW_OF_HIPS, 0);
        assertThat(viewModel.caretHelp()).isEqualTo("Line 11, column 1 · joint 1 hips\n" + row.findings());
    }

    @Test
    void finding() {
        open(guard, walk);
        viewModel.search.find("FRAME ");
        assertThat(viewModel.caret.selectedText()).isEqualTo("baseframe ".substring(4));
        assertThat(viewModel.search.count.get()).isEqualTo("1 of 6");
        viewModel.search.next();
        assertThat(viewModel.caret.selection.get())
                .isEqualTo(new TextCaret.Selection(new TextPosition(28, 0), new TextPosition(28, 6)));
        viewModel.search.previous();
        viewModel.search.previous();
        assertThat(caret().row()).isEqualTo(40);
        assertThat(viewModel.search.count.get()).isEqualTo("6 of 6");
        viewModel.search.find("nowhere");
        assertThat(viewModel.search.count.get()).isEqualTo("no match");
        viewModel.search.find("");
        assertThat(viewModel.search.count.get()).isEmpty();
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
    }

    @Test
    void goingToALine() {
        open(guard, walk);
        viewModel.caret.goToLine(" 12 ");
        assertThat(caret()).isEqualTo(new TextPosition(11, 0));
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        viewModel.caret.goToLine("twelve");
        assertThat(caret()).isEqualTo(new TextPosition(11, 0));
        viewModel.caret.goToLine("99999");
        assertThat(caret().row()).isEqualTo(viewModel.rowCount() - 1);
    }

    @Test
    void keysMoveTheCaret() {
        open(guard, walk);
        put(9, 3);
        viewModel.caret.move(CaretMove.LINE_END, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(9, "\"origin\" -1 0 0".length()));
        viewModel.caret.move(CaretMove.DOWN, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(10, "\"hips\" 0 8 0".length()));
        viewModel.caret.move(CaretMove.UP, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(9, "\"origin\" -1 0 0".length()));
        viewModel.caret.move(CaretMove.RIGHT, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(10, 0));
        viewModel.caret.move(CaretMove.WORD_RIGHT, true, 10);
        assertThat(viewModel.caret.selectedText()).isEqualTo("\"hips\" ");
        viewModel.caret.move(CaretMove.WORD_LEFT, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(10, 0));
        viewModel.caret.move(CaretMove.LEFT, false, 10);
        viewModel.caret.move(CaretMove.LINE_START, false, 10);
        assertThat(caret()).isEqualTo(new TextPosition(9, 0));
        viewModel.caret.move(CaretMove.PAGE_DOWN, false, 10);
        assertThat(caret().row()).isEqualTo(19);
        viewModel.caret.move(CaretMove.TEXT_END, false, 10);
        assertThat(caret().row()).isEqualTo(viewModel.rowCount() - 1);
        viewModel.caret.move(CaretMove.TEXT_START, false, 10);
        assertThat(caret()).isEqualTo(TextPosition.START);
        viewModel.caret.selectWord(new TextPosition(10, 3));
        assertThat(viewModel.caret.selectedText()).isEqualTo("hips");
        viewModel.caret.selectRow(10);
        assertThat(viewModel.caret.selectedText()).isEqualTo("\"hips\" 0 8 0\n");
        viewModel.caret.selectAll();
        assertThat(viewModel.caret.selectedText()).isEqualTo(SmallModel.cycle());
    }
}
