package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.material.TextureFinder.TextureSearch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class TextureFinderTest {
    @TempDir private Path game;

    private Path folder;
    private Path mesh;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(game.resolve("models/guard"));
        mesh = folder.resolve("guard.md5mesh");
    }

    @Test
    void findsAPathFromTheGamesRoot() throws IOException {
        Path skin = Files.createFile(folder.resolve("skin.jpg"));
        TextureSearch search = TextureFinder.search(mesh, "models/guard/skin");
        assertThat(search.found()).contains(skin);
        assertThat(search.folders())
                .containsExactly(folder.resolve("models/guard"), folder.resolve("guard"), folder);
    }

    @Test
    void findsBesideTheMeshWhatTheShaderHasOnAnotherDisk() throws IOException {
        Path skin = Files.createFile(folder.resolve("Skin.PNG"));
        assertThat(TextureFinder.search(mesh, "C:\\art\\skin.tga").found()).contains(skin);
    }

    @Test
    void saysWhereItLookedInVain() {
        TextureSearch search = TextureFinder.search(mesh, "guard/skin.tga");
        assertThat(search.found()).isEmpty();
        assertThat(search.names())
                .containsExactly(
                        "skin.tga.png",
                        "skin.tga.jpg",
                        "skin.tga.jpeg",
                        "skin.tga.bmp",
                        "skin.png",
                        "skin.jpg",
                        "skin.jpeg",
                        "skin.bmp");
        assertThat(search.folders())
                .startsWith(
                        folder.resolve("guard"),
                        folder,
                        game.resolve("models"),
                        game.resolve("guard"),
                        game)
                .doesNotHaveDuplicates();
    }

    @Test
    void looksForNothingWhereThereIsNoName() {
        TextureSearch search = TextureFinder.search(mesh, "../..");
        assertThat(search.found()).isEmpty();
        assertThat(search.names()).isEmpty();
        assertThat(search.folders()).isEmpty();
    }

    @Test
    void takesNamesThatNoFileCanHave() {
        assertThat(TextureFinder.search(mesh, "bad\0name").folders()).isEmpty();
    }

    @Test
    void givesUpOnNamesOfAMillionParts() {
        TextureSearch search = TextureFinder.search(mesh, "no-such-picture/".repeat(1_000_000));
        assertThat(search.found()).isEmpty();
        assertThat(search.folders()).hasSizeLessThan(200);
    }
}
