package org.jointscope.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jointscope.analysis.PairFit;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.ChangeParent;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.edit.ChangeWeights.Weight;
import org.jointscope.edit.Content;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExerciseTest {

    private static final Original SAMPLE = Original.sample();
    private static final Md5Mesh MESH = SAMPLE.md5Mesh();
    private static final Md5Anim ANIM = SAMPLE.md5Anim();
    /** Enough for a class. */
    private static final int SEEDS = 50;

    private static final Map<FaultKind, List<Exercise>> EXERCISES = new EnumMap<>(FaultKind.class);

    @AfterAll
    static void forget() {
        EXERCISES.clear();
    }

    private static List<Exercise> exercises(FaultKind kind) {
        return EXERCISES.computeIfAbsent(
                kind,
                it -> LongStream.rangeClosed(1, SEEDS)
                        .mapToObj(seed -> Exercise.of(it, SAMPLE, seed).orElseThrow())
                        .toList());
    }

    private static Md5Mesh mesh(Exercise exercise) {
        return Md5MeshReader.read(exercise.meshBytes()).model();
    }

    private static Md5Anim anim(Exercise exercise) {
        return Md5AnimReader.read(exercise.animBytes()).model();
    }

    /** What the answer says, done with the edits of the program where there is one. */
    private static Content repaired(Exercise exercise) {
        Content content = new Content(mesh(exercise), anim(exercise));
        return switch (exercise.kind()) {
            case START_INDEX -> {
                int joint = exercise.fault().joints().getFirst();
                yield new StartEdit(joint, row(joint).startIndex()).applyTo(content);
            }
            case FLAG_BIT -> {
                int joint = exercise.fault().joints().getFirst();
                yield new FlagsEdit(joint, row(joint).flags()).applyTo(content);
            }
            case PARENTS -> parentsRepaired(exercise).applyTo(content);
            case NEGATED_W ->
                new NegateOrientation(
                                exercise.fault().joints().getFirst(),
                                exercise.fault().frames())
                        .applyTo(content);
            case WEIGHTS -> weightsRepaired(exercise).applyTo(content);
            case BOUNDS -> new ReplaceBounds(MeshBounds.of(MESH, content.anim())).applyTo(content);
        };
    }

    private static Edit parentsRepaired(Exercise exercise) {
        return new Several(exercise.fault().joints().stream()
                .<Edit>map(joint -> new ChangeParent(joint, row(joint).parent()))
                .toList());
    }

    /** The weight of the answer, given back to its joint at the vertex of the answer. */
    private static ChangeWeights weightsRepaired(Exercise exercise) {
        List<Object> facts = exercise.fault().facts();
        int joint = Integer.parseInt(numbers(exercise).getFirst());
        return ChangeWeights.joint(mesh(exercise), (int) facts.get(5), (int) facts.get(6), (int) facts.get(7), joint);
    }

    @Test
    void offsetOfTheAnswerIsThatOfTheRepair() {
        for (Exercise exercise : exercises(FaultKind.WEIGHTS)) {
            String offset = numbers(exercise).getLast();
            double[] numbers = Stream.of(offset.split(" "))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            for (Weight weight : weightsRepaired(exercise).weights()) {
                Vector3 found = weight.offset();
                assertThat(new double[] {found.x(), found.y(), found.z()}).containsExactly(numbers, within(1e-4));
            }
        }
    }

    /** The right joint and the right offset, from the text of an answer. */
    private static List<String> numbers(Exercise exercise) {
        String answer = exercise.answer();
        return List.of(
                answer.replaceFirst("(?s).*it must belong to joint (\\d+) .*", "$1"),
                answer.replaceFirst("(?s).*with the offset \\( (.*?) \\) .*", "$1"));
    }

    private static AnimJoint row(int joint) {
        return ANIM.hierarchy().get(joint);
    }

    @ParameterizedTest
    @EnumSource
    void repairOfTheAnswerSolvesIt(FaultKind kind) {
        for (Exercise exercise : exercises(kind).subList(0, 20)) {
            Content repaired = repaired(exercise);
            assertThat(exercise.isSolvedBy(mesh(exercise), anim(exercise)))
                    .as(exercise.answer())
                    .isFalse();
            assertThat(exercise.isSolvedBy(repaired.mesh(), repaired.anim()))
                    .as(exercise.answer())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void otherChangesDoNot(FaultKind kind) {
        Exercise exercise = Exercise.of(kind, SAMPLE, 3).orElseThrow();
        Content repaired = repaired(exercise);
        int head = 6;
        Content turned = new NegateOrientation(head, exercise.fault().frames()).applyTo(repaired);
        assertThat(exercise.isSolvedBy(turned.mesh(), turned.anim())).isFalse();
        Md5Anim shorter = repaired.anim().withFrames(repaired.anim().frames().subList(0, 24));
        assertThat(exercise.isSolvedBy(repaired.mesh(), shorter)).isFalse();
        Md5Mesh less = repaired.mesh().withMeshes(repaired.mesh().meshes().subList(0, 3));
        assertThat(exercise.isSolvedBy(less, repaired.anim())).isFalse();
        Md5Anim unbound = repaired.anim().withBounds(List.of());
        assertThat(exercise.isSolvedBy(repaired.mesh(), unbound)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void sameSeedGivesTheSameFiles(FaultKind kind) {
        Set<String> faults = new HashSet<>();
        for (long seed = 1; seed <= SEEDS; seed += 10) {
            Exercise exercise = Exercise.of(kind, SAMPLE, seed).orElseThrow();
            Exercise again = Exercise.of(kind, Original.sample(), seed).orElseThrow();
            assertThat(again.meshBytes()).isEqualTo(exercise.meshBytes());
            assertThat(again.animBytes()).isEqualTo(exercise.animBytes());
            faults.add(exercise.answer());
        }
        assertThat(faults).as("neighbors do not copy").hasSizeGreaterThan(3);
    }

    private static Set<IssueCode> issues(Original files) {
        return Stream.of(
                        files.mesh().issues(),
                        files.anim().issues(),
                        InspectedPair.of(files.mesh(), files.anim()).issues())
                .flatMap(List::stream)
                .map(Issue::code)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(IssueCode.class)));
    }

    /** The tools that the hints name show the fault, and the files have no errors. */
    @ParameterizedTest
    @EnumSource
    void issuesAreThoseOfTheFault(FaultKind kind) {
        for (Exercise exercise : exercises(kind).subList(0, 20)) {
            Original faulty = new Original(
                    Inspector.inspect(Path.of("a.md5mesh"), FileKind.MD5MESH, exercise.meshBytes()),
                    Inspector.inspect(Path.of("a.md5anim"), FileKind.MD5ANIM, exercise.animBytes()));
            Set<IssueCode> caused = issues(faulty);
            caused.removeAll(issues(SAMPLE));
            assertThat(caused).as(exercise.answer()).noneMatch(code -> code.severity() == Severity.ERROR);
            switch (kind) {
                case START_INDEX ->
                    assertThat(caused).contains(IssueCode.COMPONENTS_OVERLAP, IssueCode.COMPONENTS_UNUSED);
                case FLAG_BIT -> assertThat(caused).contains(IssueCode.COMPONENTS_UNUSED);
                case PARENTS -> assertThat(caused).contains(IssueCode.PAIR_JOINT_PARENT_MISMATCH);
                case NEGATED_W -> assertThat(caused).contains(IssueCode.FRAME_SIGN_FLIP);
                case WEIGHTS -> assertThat(caused).isSubsetOf(IssueCode.BOUNDS_TOO_SMALL);
                case BOUNDS -> assertThat(caused).containsExactly(IssueCode.BOUNDS_TOO_SMALL);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BOUNDS")
    void faultIsVisible(FaultKind kind) {
        double size = PoseSampler.skeletonSize(Md5Kernel.clip(ANIM));
        for (Exercise exercise : exercises(kind)) {
            int frame = exercise.shownFrame();
            assertThat(frame)
                    .isBetween(
                            exercise.fault().frames().first(),
                            exercise.fault().frames().last());
            assertThat(farthest(vertices(MESH, ANIM, frame), vertices(mesh(exercise), anim(exercise), frame)))
                    .as(exercise.answer())
                    .isGreaterThan(0.04 * size);
        }
    }

    /** It would keep the wrong poses. */
    @Test
    void matchingTheMeshDoesNotRepairParents() {
        Exercise exercise = exercises(FaultKind.PARENTS).getFirst();
        Md5Anim matched = new MatchMesh(MESH).applyTo(anim(exercise));
        assertThat(PairFit.misfit(Md5Kernel.rig(MESH), Md5Kernel.rig(matched))).isEmpty();
        assertThat(exercise.isSolvedBy(MESH, matched)).isFalse();
    }

    /** All components, another layout: the poses are right. */
    @Test
    void otherLayoutIsRightToo() {
        Exercise exercise = exercises(FaultKind.FLAG_BIT).getFirst();
        Content repaired = new AllComponents().applyTo(repaired(exercise));
        assertThat(exercise.isSolvedBy(repaired.mesh(), repaired.anim())).isTrue();
    }

    /** Wrong weights are right in the bind pose. */
    @Test
    void wrongWeightsDoNotChangeTheBindPose() {
        float[][] right = positions(SkinnedModel.of(Md5Kernel.skin(MESH)));
        for (Exercise exercise : exercises(FaultKind.WEIGHTS)) {
            float[][] wrong = positions(SkinnedModel.of(Md5Kernel.skin(mesh(exercise))));
            assertThat(farthest(right, wrong)).as(exercise.answer()).isLessThan(1e-4);
            assertThat(exercise.animBytes()).isEqualTo(SAMPLE.anim().source().bytes());
        }
    }

    private static float[][] vertices(Md5Mesh mesh, Md5Anim anim, int frame) {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(mesh), Md5Kernel.clip(anim));
        model.pose(frame, PoseOptions.FILE);
        return positions(model);
    }

    private static float[][] positions(SkinnedModel model) {
        return model.meshes().stream()
                .map(mesh -> {
                    float[] out = new float[mesh.surface().vertexCount() * 3];
                    for (int i = 0; i < out.length; i++) {
                        out[i] = mesh.points()[mesh.surface().pointOfVertex(i / 3) * 3 + i % 3];
                    }
                    return out;
                })
                .toArray(float[][]::new);
    }

    private static double farthest(float[][] some, float[][] others) {
        double most = 0;
        for (int mesh = 0; mesh < some.length; mesh++) {
            for (int i = 0; i < some[mesh].length; i += 3) {
                most = Math.max(
                        most,
                        JointTransform.length(
                                some[mesh][i] - others[mesh][i],
                                some[mesh][i + 1] - others[mesh][i + 1],
                                some[mesh][i + 2] - others[mesh][i + 2]));
            }
        }
        return most;
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheLinesOfTheFaultChange(FaultKind kind) {
        for (Exercise exercise : exercises(kind)) {
            int changed = differing(SAMPLE.mesh().source().bytes(), exercise.meshBytes())
                    + differing(SAMPLE.anim().source().bytes(), exercise.animBytes());
            switch (kind) {
                case START_INDEX, FLAG_BIT -> assertThat(changed).isEqualTo(1);
                case PARENTS -> assertThat(changed).isEqualTo(2);
                case NEGATED_W ->
                    assertThat(changed)
                            .isEqualTo(exercise.fault().frames().last()
                                    - exercise.fault().frames().first()
                                    + 1);
                case WEIGHTS ->
                    assertThat(changed).isBetween(1, exercise.fault().vertices().size());
                case BOUNDS -> assertThat(changed).isEqualTo(ANIM.bounds().size());
            }
        }
    }

    private static int differing(byte[] some, byte[] others) {
        List<String> before = new String(some, StandardCharsets.UTF_8).lines().toList();
        List<String> after = new String(others, StandardCharsets.UTF_8).lines().toList();
        assertThat(after).hasSameSizeAs(before);
        return (int) IntStream.range(0, before.size())
                .filter(line -> !before.get(line).equals(after.get(line)))
                .count();
    }

    @ParameterizedTest
    @EnumSource
    void hintsBecomeStronger(FaultKind kind) {
        for (Exercise exercise : exercises(kind).subList(0, 10)) {
            Exercise other = exercises(kind).getLast();
            assertThat(exercise.title()).isNotBlank().isEqualTo(other.title());
            assertThat(exercise.task()).isEqualTo(other.task()).doesNotContain("{", "“");
            for (int strength = 1; strength < Exercise.HINTS; strength++) {
                assertThat(exercise.hint(strength))
                        .as("says nothing about the joint or the numbers")
                        .isEqualTo(other.hint(strength))
                        .doesNotContain("{", "“");
            }
            String strong = exercise.hint(Exercise.HINTS);
            assertThat(strong).doesNotContain("{").contains("pane");
            for (int joint : exercise.fault().joints()) {
                assertThat(strong).contains("joint " + joint + " “" + row(joint).name() + "”");
                assertThat(exercise.answer().toLowerCase(Locale.ROOT))
                        .contains("joint " + joint + " “" + row(joint).name() + "”");
            }
            assertThat(exercise.answer()).contains("line").doesNotContain("{");
            assertThat(exercise.tools()).contains("To repair").doesNotContain("{");
        }
    }

    @Test
    void answerNamesTheLineAndBothNumbers() {
        for (Exercise exercise : exercises(FaultKind.START_INDEX)) {
            int joint = exercise.fault().joints().getFirst();
            int wrong = anim(exercise).hierarchy().get(joint).startIndex();
            assertThat(exercise.answer())
                    .isEqualTo("Joint %d “%s” has startIndex %d; the correct value is %d (line %d of the .md5anim)."
                            .formatted(
                                    joint,
                                    row(joint).name(),
                                    wrong,
                                    row(joint).startIndex(),
                                    row(joint).location().line()));
            assertThat(Math.abs(wrong - row(joint).startIndex())).isBetween(1, 3);
        }
        for (Exercise exercise : exercises(FaultKind.FLAG_BIT)) {
            int joint = exercise.fault().joints().getFirst();
            int cleared =
                    row(joint).flags() & ~anim(exercise).hierarchy().get(joint).flags();
            assertThat(Integer.bitCount(cleared)).isEqualTo(1);
            assertThat(exercise.answer())
                    .contains("The bit of " + Component.labels(cleared).getFirst() + " is cleared");
        }
    }

    /** Files of any content have exercises or none, and the search ends. */
    @ParameterizedTest
    @EnumSource
    void damagedModelsHaveFewExercises(FaultKind kind) {
        String mesh = new String(SAMPLE.mesh().source().bytes(), StandardCharsets.UTF_8)
                .replaceAll("(vert \\d+ \\( .* \\)) (\\d+) \\d+", "$1 $2 2147483647");
        String anim = new String(SAMPLE.anim().source().bytes(), StandardCharsets.UTF_8);
        InspectedFile broken =
                Inspector.inspect(Path.of("a.md5mesh"), FileKind.MD5MESH, mesh.getBytes(StandardCharsets.UTF_8));
        InspectedFile still = Inspector.inspect(
                Path.of("a.md5anim"),
                FileKind.MD5ANIM,
                anim.substring(0, anim.indexOf("frame 0 {")).getBytes(StandardCharsets.UTF_8));
        assertThat(Exercise.of(kind, new Original(broken, SAMPLE.anim()), 1))
                .matches(it -> it.isEmpty() || kind != FaultKind.WEIGHTS);
        assertThat(Exercise.of(kind, new Original(SAMPLE.mesh(), still), 1)).isEmpty();
    }
}
