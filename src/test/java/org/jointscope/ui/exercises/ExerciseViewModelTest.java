package org.jointscope.ui.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Cure;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.exercise.Exercise;
import org.jointscope.exercise.FaultKind;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.editing.WeightEdits;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each exercise is solved by the tools that its text names, and only by all of them. */
class ExerciseViewModelTest {

    private static final long SEED = 7;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, new ImmediateWork(), texts);
    private final MemorySettings settings = new MemorySettings();
    private final List<Runnable> questions = new ArrayList<>();
    private final JointEdits joints = new JointEdits(document, texts);
    private final WeightEdits weights = new WeightEdits(document, texts);
    private ExerciseViewModel model;
    private RepairViewModel repair;

    @BeforeEach
    void createModel() {
        new Reparser(document, new ImmediateWork());
        document.editing().guard(questions::add);
        repair = new RepairViewModel(document, new ImmediateWork(), new ImmediateWork(), texts);
        model = newModel();
    }

    private ExerciseViewModel newModel() {
        return newModel(new ExerciseFiles(folder));
    }

    private ExerciseViewModel newModel(ExerciseFiles files) {
        return new ExerciseViewModel(
                document,
                opener::openAlone,
                new ImmediateWork(),
                new ImmediateWork(),
                settings,
                files,
                () -> SEED,
                Runnable::run,
                texts);
    }

    private Exercise exercise() {
        return model.shownProperty().get().orElseThrow().exercise();
    }

    /** What is done with the program, step by step, with the names and numbers of the answer and of the tools. */
    private List<Runnable> steps(FaultKind kind) {
        String answer = exercise().answer();
        String tools = exercise().tools();
        return switch (kind) {
            case START_INDEX -> {
                String[] in = groups(answer, "Joint (\\d+) .*the correct value is (\\d+)");
                yield List.of(() -> joints.typeStart(joint(in[0]), in[1]));
            }
            case FLAG_BIT -> {
                String[] in = groups(answer, "Joint (\\d+) .*The bit of (\\w+) is cleared");
                Component bit = component(in[1]);
                yield List.of(() -> joints.toggle(joint(in[0]), bit));
            }
            case PARENTS -> {
                String[] in = groups(tools, "Edit > Change Parent: “(.*?)” for “(.*?)”, and “(.*?)” for “(.*?)”");
                yield List.of(
                        () -> joints.typeParent(named(in[1]), in[0]), () -> joints.typeParent(named(in[3]), in[2]));
            }
            case NEGATED_W -> {
                assertThat(tools).contains("Repair > Negate Joint Quaternion");
                String[] in = groups(answer, "In frames (\\d+) to (\\d+), .* of joint (\\d+) “");
                FrameSpan frames = new FrameSpan(Integer.parseInt(in[0]), Integer.parseInt(in[1]));
                yield List.of(() -> document.editing().apply(new NegateOrientation(Integer.parseInt(in[2]), frames)));
            }
            case WEIGHTS -> {
                String[] in = groups(
                        answer, "Weight (\\d+) of mesh (\\d+) .*(?=a weight of vertex)a weight of vertex (\\d+)");
                String[] joint = groups(tools, "joint of weight (\\d+) to “(.*?)” in the Vertices pane");
                MeshVertex vertex = new MeshVertex(Integer.parseInt(in[1]), Integer.parseInt(in[2]));
                assertThat(joint[0]).isEqualTo(in[0]);
                yield List.of(() -> weights.typeJoint(vertex, Integer.parseInt(in[0]), joint[1]));
            }
            case BOUNDS -> {
                assertThat(tools).contains("Repair > Compute Bounds from Mesh");
                yield List.of(this::computeBounds);
            }
        };
    }

    private void computeBounds() {
        repair.cure(Cure.COMPUTE_BOUNDS, List.of());
    }

    private static String[] groups(String text, String pattern) {
        Matcher found = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        assertThat(found.find()).as(text).isTrue();
        String[] groups = new String[found.groupCount()];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = found.group(i + 1);
        }
        return groups;
    }

    private static List<Integer> joint(String index) {
        return List.of(Integer.parseInt(index));
    }

    private static Component component(String label) {
        return List.of(Component.values()).stream()
                .filter(it -> it.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    private int named(String name) {
        return document.getOpen().model().rig().names().indexOf(name);
    }

    @ParameterizedTest
    @EnumSource
    void exerciseIsSolvedByTheToolsOfItsText(FaultKind kind) {
        model.start(kind, SEED);
        assertThat(exercise().kind()).isEqualTo(kind);
        assertThat(document.getOpen().files()).hasSize(2);
        model.showFrame();
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(exercise().shownFrame());
        List<Runnable> steps = steps(kind);
        for (Runnable step : steps) {
            assertThat(model.solvedProperty().get()).as("without a step").isFalse();
            step.run();
        }
        assertThat(model.solvedProperty().get()).as(exercise().tools()).isTrue();
        assertThat(model.solvedKinds()).containsExactly(kind);
        assertThat(newModel().solvedKinds()).as("stored").containsExactly(kind);
        document.editing().undo();
        assertThat(model.solvedProperty().get()).as("undone").isFalse();
        assertThat(model.solvedKinds()).containsExactly(kind);
    }

    @Test
    void otherEditsDoNotSolveIt() {
        model.start(FaultKind.START_INDEX, SEED);
        joints.typeFlags(List.of(3), "0");
        computeBounds();
        assertThat(model.solvedProperty().get()).isFalse();
        assertThat(model.solvedKinds()).isEmpty();
    }

    @Test
    void hintsAppearOneByOneAndThenTheAnswer() {
        model.start(FaultKind.BOUNDS, SEED);
        for (int count = 0; count <= Exercise.HINTS; count++) {
            assertThat(model.helpProperty().get()).isEqualTo(count);
            model.helpMore();
        }
        model.helpMore();
        assertThat(model.helpProperty().get()).isEqualTo(Exercise.HINTS + 1);
        model.startNext();
        assertThat(model.helpProperty().get()).isZero();
        assertThat(exercise().kind()).as("after the last one").isEqualTo(FaultKind.START_INDEX);
    }

    @Test
    void filesBeforeCanBeOpenedAgain() {
        Path guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        model = newModel(new ExerciseFiles(folder.resolve("exercises")));
        opener.open(List.of(guard));
        model.start(FaultKind.BOUNDS, SEED);
        model.startNext();
        assertThat(model.formerProperty().getValue()).isEqualTo("guard.md5mesh");
        assertThat(model.openProperty().getValue()).isTrue();
        model.leave();
        assertThat(document.getOpen().paths()).containsExactly(guard.toAbsolutePath());
        assertThat(model.openProperty().getValue()).isFalse();
        assertThat(model.solvedProperty().get()).isFalse();
        model.openAgain();
        assertThat(model.openProperty().getValue()).isTrue();
    }

    @Test
    void editsAreAskedAboutUnlessTheExerciseIsSolved() {
        opener.open(Sample.files());
        joints.typeFlags(List.of(3), "0");
        model.start(FaultKind.BOUNDS, SEED);
        assertThat(questions).hasSize(1);
        assertThat(model.shownProperty().get()).as("canceled").isEmpty();
        assertThat(document.getOpen().isSample()).isTrue();
        document.editing().revertAll();
        model.start(FaultKind.BOUNDS, SEED);
        joints.typeFlags(List.of(3), "0");
        model.startNext();
        assertThat(questions).hasSize(2);
        assertThat(exercise().kind()).isEqualTo(FaultKind.BOUNDS);
        document.editing().undo();
        computeBounds();
        assertThat(model.solvedProperty().get()).isTrue();
        model.startNext();
        assertThat(questions).hasSize(2);
        assertThat(exercise().kind()).isEqualTo(FaultKind.START_INDEX);
    }

    @Test
    void savedRepairIsKeptWhenAnExerciseBeginsAgain() throws IOException {
        model.start(FaultKind.BOUNDS, SEED);
        Path anim = model.shownProperty().get().orElseThrow().files().getLast();
        byte[] fault = Files.readAllBytes(anim);
        Files.writeString(anim, "repaired");
        model.start(FaultKind.BOUNDS, SEED);
        assertThat(anim).hasBinaryContent(fault);
        assertThat(anim.resolveSibling("walk.md5anim.bak")).hasContent("repaired");
        assertThat(anim.resolveSibling("dapple_skin.png")).exists();
    }

    @Test
    void classNumberIsTyped() {
        assertThat(model.seed()).as("random").isEqualTo(SEED);
        model.start(FaultKind.BOUNDS, 3);
        assertThat(model.typeSeed("x")).startsWith("“x” is not a class number.");
        assertThat(model.typeSeed(" 12 ")).isEmpty();
        assertThat(model.shownProperty().get().orElseThrow().seed()).isEqualTo(12);
        assertThat(newModel().seed()).as("stored").isEqualTo(12);
        model.startOther();
        assertThat(model.shownProperty().get().orElseThrow().seed()).isEqualTo(SEED);
        model.close();
        assertThat(model.shownProperty().get()).isEmpty();
    }

    @Test
    void failureIsReported() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        model = newModel(new ExerciseFiles(file));
        model.start(FaultKind.BOUNDS, SEED);
        assertThat(document.getOpen().isEmpty()).isTrue();
        assertThat(model.troubleProperty().get()).startsWith("Could not make exercise “The Borrowed Box”: ");
        model.dismissTrouble();
        assertThat(model.troubleProperty().get()).isEmpty();
    }
}
