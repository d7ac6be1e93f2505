package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.check.AnimCheck;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The guarantees of the tools, for all animations of the corpus and of the sample. */
@TestInstance(Lifecycle.PER_CLASS)
class RealAnimsTest {

    /** In game units and in degrees, or as a share of either. */
    private static final double ROUNDING = 1e-9;

    /** The meshes by folder. */
    private final Map<Path, List<Md5Mesh>> meshes = new HashMap<>();

    static Stream<Path> files() throws IOException {
        List<Path> sample = files(Sample.files().getFirst().getParent(), ".md5anim");
        assertThat(sample).hasSize(3);
        assertThat(Corpus.files("md5anim")).hasSizeGreaterThan(70);
        return Stream.concat(Corpus.files("md5anim").stream(), sample.stream());
    }

    private static Md5Anim read(Path file) throws IOException {
        return Md5AnimReader.read(Files.readAllBytes(file)).model();
    }

    /** The mesh in the same folder that shares most joints, at least half of them. */
    private Optional<Md5Mesh> mesh(Path file, Md5Anim anim) throws IOException {
        if (!meshes.containsKey(file.getParent())) {
            meshes.put(file.getParent(), meshes(file.getParent()));
        }
        Rig rig = Md5Kernel.rig(anim);
        return meshes.get(file.getParent()).stream()
                .filter(mesh -> agreement(rig, mesh) >= 0.5)
                .max(Comparator.comparingDouble(mesh -> agreement(rig, mesh)));
    }

    private static List<Md5Mesh> meshes(Path folder) throws IOException {
        List<Md5Mesh> found = new ArrayList<>();
        for (Path path : files(folder, ".md5mesh")) {
            found.add(Md5MeshReader.read(Files.readAllBytes(path)).model());
        }
        return found;
    }

    private static double agreement(Rig anim, Md5Mesh mesh) {
        Rig rig = Md5Kernel.rig(mesh);
        return Math.min(rig.agreement(anim), anim.agreement(rig));
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    /** An edited animation does not change when it is saved and read again. */
    @ParameterizedTest
    @MethodSource("files")
    void savedEditsAreReadAgainWithTrueComments(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        for (Edit edit : List.of(
                new FlagsEdit(anim.hierarchy().size() - 1, 21),
                new ClearStill(Tolerance.LOSSLESS),
                new MatchMesh(scrambled(anim)))) {
            Md5Anim edited = edit.applyTo(anim);
            Md5Anim saved = Md5AnimReader.read(
                            new AnimRewriter(bytes).rewrite(edited).bytes())
                    .model();
            assertThat(new Changes(edited, saved).isEmpty()).isTrue();
            assertThat(stale(saved)).isZero();
        }
    }

    private static long stale(Md5Anim anim) {
        IssueLog issues = new IssueLog();
        AnimCheck.check(anim, issues);
        return issues.issues().stream()
                .filter(issue -> issue.code() == IssueCode.COMMENT_CONTRADICTS_ROW)
                .mapToLong(Issue::count)
                .sum();
    }

    @ParameterizedTest
    @MethodSource("files")
    void toolsThatPromiseItChangeNoPose(Path file) throws IOException {
        Md5Anim anim = read(file);
        assertThat(anim.frames()).isNotEmpty();
        for (Edit edit : List.of(new Repack(), new ClearStill(Tolerance.LOSSLESS), new AllComponents())) {
            Md5Anim edited = edit.applyTo(anim);
            Poses.assertSameInAllFrames(anim, edited, RootMode.values());
            assertThat(stale(edited)).isZero();
        }
        assertRebases(anim, Baseframes.ofFrame(anim, 0));
        Optional<Md5Mesh> mesh = mesh(file, anim);
        if (mesh.isPresent()) {
            assertRebases(anim, Baseframes.ofBindPose(anim, mesh.get()));
            assertMatches(anim, mesh.get());
        }
        assertMatches(anim, scrambled(anim));
    }

    private static void assertMatches(Md5Anim anim, Md5Mesh mesh) {
        Matched.assertMovesAsBefore(anim, new MatchMesh(mesh), ROUNDING);
        assertThat(stale(new MatchMesh(mesh).applyTo(anim))).isZero();
    }

    /**
     * The animation's joints in reverse order, without the last; every third is a child of its grandparent, and there
     * is a new one at the front.
     */
    private static Md5Mesh scrambled(Md5Anim anim) {
        Rig rig = Md5Kernel.rig(anim);
        MeshBuilder mesh = new MeshBuilder().joint("a new one", rig.size() - 1, 1, 2, 3);
        for (int joint = rig.size() - 2; joint >= 0; joint--) {
            int parent = rig.parent(joint);
            if (joint % 3 == 0 && parent >= 0) {
                parent = rig.parent(parent);
            }
            mesh.joint(rig.name(joint), parent < 0 ? -1 : rig.size() - 1 - parent, 0, 0, 0);
        }
        return mesh.build();
    }

    private static void assertRebases(Md5Anim anim, List<BaseframeRow> rows) {
        Rebase edit = new Rebase(rows);
        Md5Anim edited = edit.applyTo(anim);
        Poses.assertSameInAllFrames(anim, edited, RootMode.FILE, RootMode.IN_PLACE);
        assertThat(stale(edited)).isZero();
        for (int joint = 0; joint < rows.size(); joint++) {
            assertThat(edited.baseframe().get(joint).position())
                    .isEqualTo(rows.get(joint).position());
            assertThat(edited.baseframe().get(joint).orientation())
                    .isEqualTo(rows.get(joint).orientation());
        }
        assertDoom3Shifts(anim, edited, edit.doom3Shift(anim));
    }

    private static void assertDoom3Shifts(Md5Anim anim, Md5Anim edited, Vector3 shift) {
        int last = anim.frames().size() - 1;
        double[] before = Poses.at(anim, last, RootMode.DOOM3);
        double[] after = Poses.at(edited, last, RootMode.DOOM3);
        int at = Md5Kernel.rig(anim).firstRoot() * JointTransform.STRIDE;
        assertThat(after[at] - before[at]).isCloseTo(shift.x(), within(1e-9));
        assertThat(after[at + 1] - before[at + 1]).isCloseTo(shift.y(), within(1e-9));
        assertThat(after[at + 2] - before[at + 2]).isCloseTo(shift.z(), within(1e-9));
    }

    @Test
    void mostAnimationsHaveAMesh() throws IOException {
        int paired = 0;
        for (Path file : files().toList()) {
            paired += mesh(file, read(file)).isPresent() ? 1 : 0;
        }
        assertThat(paired).isGreaterThan(60);
    }

    @ParameterizedTest
    @MethodSource("files")
    void movementThatThePresetAnnouncesIsTheTrueOne(Path file) throws IOException {
        Md5Anim anim = read(file);
        Md5Anim edited = new ClearStill(Tolerance.ID).applyTo(anim);
        PoseChange announced = PoseChange.between(anim, edited);
        double distance = 0;
        double degrees = 0;
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            double[][] before = ModelSpace.of(anim, frame);
            double[][] after = ModelSpace.of(edited, frame);
            for (int joint = 0; joint < before.length; joint++) {
                double moved = ModelSpace.distance(before[joint], after[joint]);
                double turned = ModelSpace.degrees(before[joint], after[joint]);
                distance = Math.max(distance, moved);
                degrees = Math.max(degrees, turned);
                PoseChange.Spot spot = new PoseChange.Spot(joint, frame);
                if (spot.equals(announced.moved())) {
                    assertThat(moved).isCloseTo(announced.distance(), within(ROUNDING));
                }
                if (spot.equals(announced.turned())) {
                    assertThat(turned).isCloseTo(announced.degrees(), within(ROUNDING));
                }
            }
        }
        assertThat(announced.distance()).isCloseTo(distance, within(ROUNDING));
        assertThat(announced.degrees()).isCloseTo(degrees, within(ROUNDING));
        assertThat(stale(edited)).isZero();
    }

    @Test
    void presetMovesJoints() throws IOException {
        Md5Anim anim = read(Corpus.file("unvanquished-weapons/rifle/rifle_view_idle.md5anim"));
        Md5Anim edited = new ClearStill(Tolerance.ID).applyTo(anim);
        PoseChange change = PoseChange.between(anim, edited);
        assertThat(change.moved()).isEqualTo(new PoseChange.Spot(1, 373));
        assertThat(change.distance()).isCloseTo(0.076937, within(1e-6));
        assertThat(change.share()).isCloseTo(0.003261, within(1e-6));
        assertThat(change.turned()).isEqualTo(new PoseChange.Spot(35, 366));
        assertThat(change.degrees()).isCloseTo(0.007104, within(1e-6));
        assertThat(anim.longestFrame()).isEqualTo(276);
        assertThat(edited.longestFrame()).isEqualTo(21);
    }
}
