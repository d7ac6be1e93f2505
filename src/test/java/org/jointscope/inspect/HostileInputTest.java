package org.jointscope.inspect;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files with random damage: opening, checking and posing them always ends without an error. */
class HostileInputTest {

    /** Far above the usual time: a watchdog, not a measurement. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private static final int MUTANTS_OF_A_FIXTURE = 60;
    private static final int MUTANTS_OF_A_BIG_FILE = 12;

    @TempDir
    private Path folder;

    static List<Path> fixtures() {
        return FixtureReports.fixtures();
    }

    static List<Path> realFiles() {
        return Stream.of(
                        "assimp/MD5/BoarMan.md5mesh",
                        "darkradiant/models/md5/test_v11.md5mesh",
                        "darkradiant/models/md5/test_v12.md5mesh",
                        "own/partial-masks.md5mesh",
                        "own/partial-masks.md5anim",
                        "assimp/MD5/invalid/InvalidCameraCut.md5camera",
                        "mech-warrior/mech_warrior.md5mesh",
                        "mech-warrior/mech_warrior_walk.md5anim",
                        "redeclipse/drone/forward.md5anim",
                        "darkradiant/materials/tdm_internal_engine.mtr",
                        "osmp/tris.md2",
                        "tomatenquark/mapmodels/mitaman/chainlinkfence/tris.md2")
                .map(Corpus::file)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void damagedFixtureIsSurvived(Path fixture) throws IOException {
        survive(fixture, MUTANTS_OF_A_FIXTURE);
    }

    @Test
    void damagedSampleIsSurvived() throws IOException {
        for (Path file : Sample.files()) {
            survive(file, MUTANTS_OF_A_BIG_FILE);
        }
    }

    @ParameterizedTest
    @MethodSource("realFiles")
    void damagedRealFileIsSurvived(Path file) throws IOException {
        survive(file, MUTANTS_OF_A_BIG_FILE);
    }

    private void survive(Path original, int mutants) throws IOException {
        byte[] bytes = Files.readAllBytes(original);
        Path target = folder.resolve(original.getFileName().toString());
        for (int seed = 0; seed < mutants; seed++) {
            byte[] mutant = Mutation.of(bytes, seed);
            Files.write(target, mutant);
            assertTimeoutPreemptively(LIMIT, () -> openAndPose(target), original + ", mutated with seed " + seed);
        }
    }

    /** Alone, and together with a file without errors. */
    private static void openAndPose(Path file) throws IOException {
        List<Path> healthy = List.of(
                FixtureReports.FOLDER.resolve("nothing-wrong.md5mesh"),
                FixtureReports.FOLDER.resolve("nothing-wrong.md5anim"));
        InspectedFile inspected = Inspector.inspect(file);
        Posed.everywhere(inspected.content());
        Inspection whole = Inspector.inspect(healthy);
        switch (inspected.content()) {
            case Md5Mesh mesh ->
                Posed.everywhere(mesh, whole.anims().findFirst().orElseThrow());
            case Md2 md2 -> {}
            case Md5Anim anim -> Posed.everywhere(whole.meshes().findFirst().orElseThrow(), anim);
            case Md5Camera alone -> {}
            case Md5Scale alone -> {}
            case Declarations alone -> {}
            case Materials alone -> {}
        }
    }
}
