package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

class PairingTest {

    @TempDir private Path folder;

    @Test
    void animationGoesWithTheMeshThatHasMoreOfItsJoints() throws IOException {
        Path near = mesh("near", "a", "b", "c", "x");
        Path nearest = mesh("nearest", "a", "b", "c", "d");
        Path anim = anim("run", "a", "b", "c", "d");
        assertThat(pairs(near, anim, nearest)).containsExactly("nearest.md5mesh run.md5anim");
    }

    @Test
    void halfOfTheJointsAreEnough() throws IOException {
        Path mesh = mesh("guard", "a", "b", "c", "d");
        assertThat(pairs(mesh, anim("half", "a", "b", "x", "y"))).hasSize(1);
        assertThat(pairs(mesh, anim("less", "a", "w", "x", "y"))).isEmpty();
    }

    @Test
    void meshOfOneJointThatEveryAnimationHasIsNobodysMesh() throws IOException {
        Path prop = mesh("prop", "origin");
        assertThat(pairs(prop, anim("run", "origin", "hips", "chest"))).isEmpty();
        assertThat(pairs(prop, anim("spin", "origin"))).hasSize(1);
    }

    @Test
    void amongMeshesOfTheSameJointsTheirOrderDecidesAndThenThatOfTheFiles() throws IOException {
        Path shuffled = mesh("shuffled", "b", "a");
        Path first = mesh("first", "a", "b");
        Path second = mesh("second", "a", "b");
        assertThat(pairs(shuffled, second, first, anim("run", "a", "b")))
                .containsExactly("second.md5mesh run.md5anim");
    }

    @Test
    void filesOfOtherFoldersAreNotPaired() throws IOException {
        Path mesh = mesh("guard", "a", "b");
        folder = Files.createDirectory(folder.resolve("elsewhere"));
        assertThat(pairs(mesh, anim("run", "a", "b"))).isEmpty();
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
        assertThat(pairs(b, mesh("m", "x"), a))
                .containsExactly("m.md5mesh b.md5anim", "m.md5mesh a.md5anim");
    }

    private static List<String> pairs(Path... files) {
        return Inspector.inspect(List.of(files)).pairs().stream()
                .map(pair -> name(pair.mesh()) + " " + name(pair.anim()))
                .toList();
    }

    private static String name(InspectedFile file) {
        return file.path().getFileName().toString();
    }

    private Path mesh(String name, String... joints) throws IOException {
        String rows = rows(" -1 ( 0 0 0 ) ( 0 0 0 )\n", joints);
        return Files.writeString(
                folder.resolve(name + ".md5mesh"), "MD5Version 10\njoints {\n" + rows + "}\n");
    }

    private Path anim(String name, String... joints) throws IOException {
        String rows = rows(" -1 0 0\n", joints);
        return Files.writeString(
                folder.resolve(name + ".md5anim"), "MD5Version 10\nhierarchy {\n" + rows + "}\n");
    }

    private static String rows(String rest, String... joints) {
        return String.join(
                "", Arrays.stream(joints).map(joint -> '"' + joint + '"' + rest).toList());
    }
}
