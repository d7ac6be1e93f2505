package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.material.TextureFinder.TextureSearch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextureFinderTest {
    @TempDir
    private Path game;

    private Path folder;
    private Path mesh;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(game.resolve("models/guard"));
        mesh = folder.resolve("guard.md5mesh");
    }

    @AfterEach
    void forgetFolders() {
        TextureFinder.searchAlso(List.of());
    }

    @Test
    void searchesAddedFoldersLast(@TempDir Path base) throws IOException {
        Path inBase = Files.createDirectories(base.resolve("models/guard")).resolve("skin.tga");
        Files.createFile(inBase);
        assertThat(TextureFinder.search(mesh, "models/guard/skin").found()).isEmpty();
        TextureFinder.searchAlso(List.of(base));
        assertThat(TextureFinder.search(mesh, "models/guard/skin").found()).contains(inBase);
        assertThat(TextureFinder.findFile(mesh, "models/guard/skin.tga")).contains(inBase);
        Path own = Files.createFile(folder.resolve("skin.bmp"));
        assertThat(TextureFinder.search(mesh, "models/guard/skin").found()).contains(own);
    }

    @Test
    void findsAPathFromTheGamesRoot() throws IOException {
        Path skin = Files.createFile(folder.resolve("skin.jpg"));
        TextureSearch search = TextureFinder.search(mesh, "models/guard/skin");
        assertThat(search.found()).contains(skin);
        assertThat(search.folders()).containsExactly(folder.resolve("models/guard"), folder.resolve("guard"), folder);
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
                        "skin.tga",
                        "skin.tga.png",
                        "skin.tga.jpg",
                        "skin.tga.jpeg",
                        "skin.tga.tga",
                        "skin.tga.bmp",
                        "skin.png",
                        "skin.jpg",
                        "skin.jpeg",
                        "skin.bmp");
        assertThat(search.folders())
                .startsWith(folder.resolve("guard"), folder, game.resolve("models"), game.resolve("guard"), game)
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
