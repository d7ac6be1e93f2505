package org.jointscope.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairingTest {

    @TempDir
    private Path folder;

    @Test
    void animationGoesWithTheMeshThatHasMoreOfItsJoints() throws IOException {
        Path near = mesh("near", "a", "b", "c", "x");
        Path nearest = mesh("nearest", "a", "b", "c", "d");
        Path anim = anim("run", "a", "b", "c", "d");
        assertThat(pairs(near, anim, nearest)).containsExactly("nearest.md5mesh run.md5anim");
    }

    @Test
    void halfOfTheJointsAreEnough() throws IOException {
        mesh("guard", "a", "b", "c", "d");
        anim("half", "a", "b", "x", "y");
        anim("less", "a", "w", "x", "y");
        assertThat(pairs(folder)).containsExactly("guard.md5mesh half.md5anim");
    }

    @Test
    void meshOfOneJointThatEveryAnimationHasIsNobodysMesh() throws IOException {
        mesh("prop", "origin");
        anim("run", "origin", "hips", "chest");
        anim("spin", "origin");
        assertThat(pairs(folder)).containsExactly("prop.md5mesh spin.md5anim");
    }

    @Test
    void animationGoesWithEveryMeshThatHasItsJointsThoseInTheSameOrderFirst() throws IOException {
        Path shuffled = mesh("shuffled", "b", "a");
        Path first = mesh("first", "a", "b");
        Path second = mesh("second", "a", "b");
        mesh("other", "a", "x");
        assertThat(pairs(shuffled, second, first, anim("run", "a", "b")))
                .containsExactly(
                        "second.md5mesh run.md5anim", "first.md5mesh run.md5anim", "shuffled.md5mesh run.md5anim");
        assertThat(pairs(folder)).hasSize(3);
    }

    @Test
    void meshWithFurtherJointsHasTheJointsToo() throws IOException {
        Path exact = mesh("exact", "a", "b");
        Path larger = mesh("larger", "a", "b", "c");
        Path smaller = mesh("smaller", "a");
        assertThat(pairs(smaller, larger, exact, anim("run", "a", "b")))
                .containsExactly("exact.md5mesh run.md5anim", "larger.md5mesh run.md5anim");
    }

    @Test
    void withoutAMeshThatHasAllJointsOrderDecidesAndThenTheOrderOfTheFiles() throws IOException {
        Path shuffled = mesh("shuffled", "c", "b", "a");
        Path first = mesh("first", "a", "b", "c");
        Path second = mesh("second", "a", "b", "c");
        assertThat(pairs(shuffled, second, first, anim("run", "a", "b", "x")))
                .containsExactly("shuffled.md5mesh run.md5anim");
    }

    @Test
    void noMoreThanSixteenMeshesPerAnimation() throws IOException {
        for (int i = 0; i < 20; i++) {
            mesh("mesh" + i, "a", "b");
        }
        anim("run", "a", "b");
        assertThat(pairs(folder)).hasSize(16);
    }

    @Test
    void foldersAreNotPairedWithEachOther() throws IOException {
        Path top = folder;
        folder = Files.createDirectory(top.resolve("meshes"));
        mesh("guard", "a", "b");
        folder = Files.createDirectory(top.resolve("anims"));
        Path anim = anim("run", "a", "b");
        assertThat(pairs(top)).isEmpty();
        assertThat(pairs(top, anim)).isEmpty();
    }

    @Test
    void namedMeshAndAnimationOfTwoFoldersAreAPairWhateverTheirJoints() throws IOException {
        Path mesh = mesh("guard", "a", "b");
        folder = Files.createDirectory(folder.resolve("elsewhere"));
        Path anim = anim("run", "a", "b");
        Path foreign = anim("foreign", "x", "y");
        assertThat(pairs(mesh, anim)).containsExactly("guard.md5mesh run.md5anim");
        assertThat(pairs(foreign, mesh)).containsExactly("guard.md5mesh foreign.md5anim");
        assertThat(pairs(mesh, anim, foreign)).containsExactly("guard.md5mesh run.md5anim");
    }

    @Test
    void namedAnimationGoesWithAMeshOfItsFolderBeforeOneOfAnother() throws IOException {
        Path mesh = mesh("guard", "a", "b");
        folder = Files.createDirectory(folder.resolve("elsewhere"));
        Path near = mesh("near", "a", "b");
        assertThat(pairs(mesh, near, anim("run", "a", "b"))).containsExactly("near.md5mesh run.md5anim");
    }

    @Test
    void folderIsTheSameHoweverItIsNamed() throws IOException {
        Path mesh = mesh("guard", "a");
        Path anim = anim("run", "a");
        Path detour = folder.resolve("below").resolve("..").resolve(anim.getFileName());
        Files.createDirectory(folder.resolve("below"));
        assertThat(pairs(mesh, detour)).hasSize(1);
    }

    @Test
    void withoutJointsNothingIsPaired() throws IOException {
        assertThat(pairs(mesh("empty"), anim("none"))).isEmpty();
    }

    @Test
    void pairsComeInTheOrderOfTheAnimations() throws IOException {
        Path a = anim("a", "x");
        Path b = anim("b", "x");
        assertThat(pairs(b, mesh("m", "x"), a)).containsExactly("m.md5mesh b.md5anim", "m.md5mesh a.md5anim");
    }

    private static List<String> pairs(Path... paths) throws IOException {
        List<String> pairs = new ArrayList<>();
        new BatchChecker(List.of(paths), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL)
                .into(result -> result.mesh()
                        .ifPresent(mesh -> pairs.add(
                                mesh.getFileName() + " " + result.path().getFileName())));
        return pairs;
    }

    private Path mesh(String name, String... joints) throws IOException {
        String rows = rows(" -1 ( 0 0 0 ) ( 0 0 0 )\n", joints);
        return Files.writeString(folder.resolve(name + ".md5mesh"), "MD5Version 10\njoints {\n" + rows + "}\n");
    }

    private Path anim(String name, String... joints) throws IOException {
        String rows = rows(" -1 0 0\n", joints);
        return Files.writeString(folder.resolve(name + ".md5anim"), "MD5Version 10\nhierarchy {\n" + rows + "}\n");
    }

    private static String rows(String rest, String... joints) {
        return String.join(
                "", Arrays.stream(joints).map(joint -> '"' + joint + '"' + rest).toList());
    }
}
