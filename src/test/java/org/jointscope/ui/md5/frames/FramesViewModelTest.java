package org.jointscope.ui.md5.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Location;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.Rig;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.TangledModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.provenance.ComponentFigures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FramesViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ComponentFigures figures = new ComponentFigures(document, new ImmediateWork(), texts);
    private final FramesViewModel frames = new FramesViewModel(document, figures, texts);
    private final FrameNumbers numbers = frames.numbers;

    @BeforeEach
    void show() {
        frames.showing.set(true);
        document.show(TangledModel.open(folder));
        document.playback().seek(1);
    }

    @Test
    void everyComponentHasALineForEachOwner() {
        assertThat(shown())
                .containsExactly(
                        "0 root Tx",
                        "1 root Ty",
                        "2 root Tz shared with arm Qx",
                        "2 arm Qx shared with root Tz",
                        "3 arm Qy",
                        "4 arm Qz",
                        "5 unused",
                        "6 hand Tx out of range, not in this frame",
                        "7 hand Ty out of range, not in this frame");
        assertThat(frames.count.getValue()).isEqualTo("8 components");
        assertThat(frames.moment.get()).isEqualTo("Frame 1 / 2");
    }

    @Test
    void lineHoldsTheNumbersOfTheCurrentFrame() {
        ComponentLine line = frames.rows.all().get(1);
        assertThat(numbers.value(line)).isEqualTo(2.5);
        assertThat(numbers.baseframe(line)).isEqualTo(0.5);
        assertThat(numbers.difference(line)).isEqualTo(2);
        assertThat(numbers.least(line)).isEqualTo(2);
        assertThat(numbers.greatest(line)).isEqualTo(3);
        assertThat(numbers.constant(line)).isEmpty();
        assertThat(numbers.constant(frames.rows.all().getFirst())).isEqualTo("constant");
        assertThat(numbers.sourceLine(line)).isEqualTo(24);
        int values = frames.values.get();
        document.playback().seek(2);
        assertThat(frames.values.get()).isGreaterThan(values);
        assertThat(numbers.value(line)).isEqualTo(3);
        assertThat(numbers.sourceLine(line)).isEqualTo(25);
    }

    @Test
    void whatIsNotThereHasNoNumber() {
        ComponentLine unused = frames.rows.all().get(6);
        assertThat(numbers.value(unused)).isEqualTo(8);
        assertThat(numbers.baseframe(unused)).isNaN();
        assertThat(numbers.difference(unused)).isNaN();
        ComponentLine past = frames.rows.all().getLast();
        assertThat(numbers.value(past)).isNaN();
        assertThat(numbers.baseframe(past)).isEqualTo(8);
        assertThat(numbers.sourceLine(past)).isZero();
    }

    @Test
    void ownersOfASharedComponentEachHaveTheirBaseframe() {
        assertThat(numbers.baseframe(frames.rows.all().get(2))).isEqualTo(3);
        assertThat(numbers.baseframe(frames.rows.all().get(3))).isZero();
        assertThat(numbers.difference(frames.rows.all().get(2))).isEqualTo(-2.65, within(1e-12));
    }

    @Test
    void filterFindsJointsComponentsNumbersAndNotes() {
        frames.rows.filterProperty().set("arm q");
        assertThat(shown()).hasSize(3);
        assertThat(frames.count.getValue()).isEqualTo("3 of 8 components");
        frames.rows.filterProperty().set("ROOT ty");
        assertThat(shown()).containsExactly("1 root Ty");
        frames.rows.filterProperty().set("#5");
        assertThat(shown()).containsExactly("5 unused");
        frames.rows.filterProperty().set("out of range");
        assertThat(shown()).hasSize(2);
        frames.rows.showAll();
        assertThat(shown()).hasSize(9);
    }

    @Test
    void tableIsNarrowedToTheSelectedJoint() {
        document.selectedJointProperty().set(2);
        frames.onlySelected.set(true);
        assertThat(shown()).hasSize(2).allMatch(line -> line.contains("hand"));
        document.selectedJointProperty().set(1);
        assertThat(shown()).hasSize(3).allMatch(line -> line.contains("arm"));
        document.selectedJointProperty().set(Rig.NO_JOINT);
        assertThat(shown()).isEmpty();
    }

    @Test
    void lineSelectsItsJointAndComponent() {
        frames.select(frames.rows.all().get(4));
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QY);
        assertThat(frames.rows.all().stream().map(frames::likeness)).containsExactly(0, 0, 0, 1, 2, 1, 0, 0, 0);
        document.selectedComponentProperty().set(Optional.empty());
        assertThat(frames.likeness(frames.rows.all().get(4))).isEqualTo(1);
        frames.select(frames.rows.all().get(6));
        assertThat(document.selectedJointProperty().get()).as("unused").isEqualTo(1);
    }

    @Test
    void numberIsEditedInTheFrameThatWasShownWhenThatBegan() {
        ComponentLine line = frames.rows.all().get(1);
        document.playback().playingProperty().set(true);
        assertThat(numbers.beginEdit(line)).isEqualTo("2.5");
        assertThat(document.playback().playingProperty().get()).isFalse();
        document.playback().seek(2);
        assertThat(numbers.edit(line, "-7.25")).isEmpty();
        assertThat(numbers.value(line)).as("of another frame").isEqualTo(3);
        document.playback().seek(1);
        assertThat(numbers.value(line)).isEqualTo(-7.25);
        assertThat(numbers.isEdited(line)).isTrue();
        assertThat(numbers.note(line)).isEqualTo("edited");
        assertThat(numbers.least(line)).isEqualTo(-7.25);
        document.editing().undo();
        assertThat(numbers.value(line)).isEqualTo(2.5);
        assertThat(numbers.isEdited(line)).isFalse();
    }

    @Test
    void editOfASharedComponentShowsInAllItsLines() {
        numbers.beginEdit(frames.rows.all().get(3));
        assertThat(numbers.edit(frames.rows.all().get(3), "0.5")).isEmpty();
        assertThat(numbers.value(frames.rows.all().get(2))).isEqualTo(0.5);
        assertThat(numbers.note(frames.rows.all().get(2))).isEqualTo("edited, shared with arm Qx");
    }

    @Test
    void whatIsNoNumberIsRefusedWithAReason() {
        ComponentLine line = frames.rows.all().get(1);
        numbers.beginEdit(line);
        for (String typed : List.of("oops", "1,5", "1e40", "")) {
            assertThat(numbers.edit(line, typed))
                    .isEqualTo("“" + typed + "” is not a valid number. Enter a number such as -12.5.");
        }
        assertThat(numbers.edit(frames.rows.all().getLast(), "1"))
                .isEqualTo("This frame does not contain the component, so its value cannot be" + " edited.");
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void linesThatAnEditLeavesAsTheyAreStayTheSame() {
        frames.rows.filterProperty().set("arm");
        List<ComponentLine> before = frames.rows.shown();
        numbers.beginEdit(before.getFirst());
        numbers.edit(before.getFirst(), "0.75");
        assertThat(frames.rows.shown()).isSameAs(before);
        document.editing().apply(new StartEdit(1, 3));
        assertThat(shown()).containsExactly("3 arm Qx", "4 arm Qy", "5 arm Qz");
    }

    @Test
    void lineIsExplained() {
        assertThat(numbers.explain(frames.rows.all().get(2))).isEqualTo("""
            Value: 0.35
            Tz = frame 1, component 2 (startIndex 0, third set bit), line 24
            Shared: also read by arm Qx.
            To edit the value, double-click it, or press F2. Press Enter to show it in Source.\
            """);
        assertThat(numbers.explain(frames.rows.all().get(6)))
                .startsWith("Value: 8\nunused: frame 1, component 5, line 24");
        assertThat(numbers.explainBaseframe(frames.rows.all().get(2))).isEqualTo("Value: 3\nTz = baseframe, line 19");
        assertThat(numbers.explainBaseframe(frames.rows.all().get(6))).isEmpty();
    }

    @Test
    void sourceIsShownWhereTheComponentStands() {
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        frames.showSource(frames.rows.all().get(6));
        frames.showSource(frames.rows.all().get(1));
        assertThat(shown)
                .extracting(SourceLocation::location)
                .containsExactly(new Location(24, 33), new Location(24, 15));
    }

    @Test
    void withoutAnAnimationThereIsNothing() {
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        assertThat(frames.missing.get().isEmpty()).isFalse();
        assertThat(frames.rows.all()).isEmpty();
        assertThat(frames.moment.get()).isEmpty();
    }

    private List<String> shown() {
        return frames.rows.shown().stream()
                .map(line -> String.join(
                                " ", Integer.toString(line.index()), line.joint(), line.component(), numbers.note(line))
                        .replaceAll(" +", " ")
                        .strip())
                .toList();
    }
}
