package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.engine.EngineTraits.Folder;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.pose.Rig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ModelFolderTest {

    private static final Rig MESH = new Rig(List.of("origin", "hips"), new int[] {-1, 0});

    @TempDir
    private Path folder;

    @Test
    void filesAreFoundByNameInOrderOfName() throws IOException {
        touch("walk.md5anim");
        touch("Body.MD5MESH");
        touch("notes.txt");

        assertThat(ModelFolder.files(folder))
                .extracting(file -> file.getFileName().toString())
                .containsExactly("Body.MD5MESH", "walk.md5anim");
    }

    @Test
    void animationThatCannotBeReadIsTheLastAndHasTheReason() throws IOException {
        Path page = Files.writeString(folder.resolve("page.md5anim"), "<html></html>");
        Path walk = Files.writeString(folder.resolve("walk.md5anim"), """
            MD5Version 10
            hierarchy {
            "origin" -1 0 0
            }
            """);
        assertThat(ModelFolder.animations(List.of(page, walk), Optional.empty()))
                .containsExactly(
                        new FoundAnimation(walk, Optional.empty()),
                        new FoundAnimation(page, Optional.of("file cannot be read")));
    }

    @ParameterizedTest
    @CsvSource({
        "MD5, soldier/md5/tris.md5mesh, soldier/md5/tris.md5anim",
        "MD5, soldier/MD5/Tris.md5mesh, soldier/MD5/tris.MD5ANIM",
        "MODEL, progs/ogre.md5mesh, progs/ogre.md5anim",
        "MODEL, soldier/md5/tris.md5mesh, soldier/md5/tris.md5anim",
        "ANY, progs/ogre.md5mesh, anims/walk.md5anim"
    })
    void filesWhereTheEngineLooksAreNotMissed(Folder where, String mesh, String anim) {
        assertThat(missed(where, mesh, anim)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "MD5, soldier/tris.md5mesh, soldier/tris.md5anim," + " soldier/md5/tris.md5mesh soldier/md5/tris.md5anim",
        "MD5, soldier/md5/tris.md5mesh, soldier/tris.md5anim, soldier/md5/tris.md5anim",
        "MD5, soldier/md5/tris.md5mesh, soldier/md5/run.md5anim, soldier/md5/tris.md5anim",
        "MODEL, progs/ogre.md5mesh, progs/walk.md5anim, progs/ogre.md5anim",
        "MODEL, progs/ogre.md5mesh, progs/anims/ogre.md5anim, progs/ogre.md5anim"
    })
    void pathOfAFileElsewhereNamesTheFolder(Folder where, String mesh, String anim, String expected) {
        assertThat(missed(where, mesh, anim)).containsExactly(expected.split(" "));
    }

    private List<String> missed(Folder where, String mesh, String anim) {
        return ModelFolder.missedPaths(where, Optional.of(folder.resolve(mesh)), Optional.of(folder.resolve(anim)));
    }

    @Test
    void fileAloneHasItsFolderOnly() {
        Optional<Path> walk = Optional.of(folder.resolve("soldier/walk.md5anim"));
        assertThat(ModelFolder.missedPaths(Folder.MODEL, Optional.empty(), walk))
                .isEmpty();
        assertThat(ModelFolder.missedPaths(Folder.MD5, Optional.empty(), walk))
                .containsExactly("soldier/md5/walk.md5anim");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsMissedWithoutAFolder(Folder where) {
        Optional<Path> root = Optional.of(folder.getRoot());
        assertThat(ModelFolder.missedPaths(where, Optional.empty(), Optional.empty()))
                .isEmpty();
        assertThat(ModelFolder.missedPaths(where, root, Optional.empty())).isEmpty();
    }

    @Test
    void foldersBelowAreLookedIntoOnlyIfThereIsNothingAbove() throws IOException {
        Files.createDirectory(folder.resolve("guard"));
        touch("guard/guard.md5mesh");

        assertThat(ModelFolder.files(folder)).containsExactly(folder.resolve("guard/guard.md5mesh"));

        touch("top.md5mesh");
        assertThat(ModelFolder.files(folder)).containsExactly(folder.resolve("top.md5mesh"));
    }

    @Test
    void animationsThatFitComeFirstAndTheOthersSayWhyTheyDoNot() throws IOException {
        Path alien = write("alien.md5anim", "hierarchy { \"bone\" -1 0 0 }");
        Path walk = write("walk.md5anim", "hierarchy { \"origin\" -1 0 0 \"hips\" 0 63 0 } frame 0 { broken");
        Path mesh = touch("body.md5mesh");

        assertThat(ModelFolder.animations(List.of(alien, mesh, walk), Optional.of(MESH)))
                .containsExactly(
                        new FoundAnimation(walk, Optional.empty()),
                        new FoundAnimation(alien, Optional.of("joint count 1 in the animation, 2 in the mesh")));
    }

    @Test
    void withoutAMeshEveryAnimationWillDo() throws IOException {
        Path alien = write("alien.md5anim", "hierarchy { \"bone\" -1 0 0 }");

        assertThat(ModelFolder.animations(List.of(alien), Optional.empty()))
                .containsExactly(new FoundAnimation(alien, Optional.empty()));
    }

    @Test
    void anAnimationThatCannotBeReadIsListedAllTheSame() {
        Path gone = folder.resolve("gone.md5anim");

        assertThat(ModelFolder.animations(List.of(gone), Optional.of(MESH)))
                .containsExactly(new FoundAnimation(gone, Optional.of("file cannot be read")));
    }

    private Path touch(String name) throws IOException {
        return write(name, "");
    }

    private Path write(String name, String text) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }
}
