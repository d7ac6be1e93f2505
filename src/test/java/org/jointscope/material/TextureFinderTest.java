package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.files.FileSearch;
import org.jointscope.files.GameTree;
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

    @Test
    void searchesAddedFoldersLast(@TempDir Path base) throws IOException {
        Path inBase = Files.createDirectories(base.resolve("models/guard")).resolve("skin.tga");
        Files.createFile(inBase);
        assertThat(TextureFinder.search(GameTree.NEARBY, mesh, "models/guard/skin")
                        .found())
                .isEmpty();
        GameTree tree = new GameTree(List.of(base));
        assertThat(TextureFinder.search(tree, mesh, "models/guard/skin").found())
                .contains(inBase);
        assertThat(tree.find(mesh, "models/guard/skin.tga")).contains(inBase);
        assertThat(tree.folder(mesh, "models")).contains(game.resolve("models"));
        Path own = Files.createFile(folder.resolve("skin.bmp"));
        assertThat(TextureFinder.search(tree, mesh, "models/guard/skin").found())
                .contains(own);
    }

    @Test
    void findsAPathFromTheGamesRoot() throws IOException {
        Path skin = Files.createFile(folder.resolve("skin.jpg"));
        FileSearch search = TextureFinder.search(GameTree.NEARBY, mesh, "models/guard/skin");
        assertThat(search.found()).contains(skin);
        assertThat(search.folders()).containsExactly(folder.resolve("models/guard"), folder.resolve("guard"), folder);
    }

    @Test
    void findsBesideTheMeshWhatTheShaderHasOnAnotherDisk() throws IOException {
        Path skin = Files.createFile(folder.resolve("Skin.PNG"));
        assertThat(TextureFinder.search(GameTree.NEARBY, mesh, "C:\\art\\skin.tga")
                        .found())
                .contains(skin);
    }

    @Test
    void saysWhereItLookedInVain() {
        FileSearch search = TextureFinder.search(GameTree.NEARBY, mesh, "guard/skin.tga");
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
        FileSearch search = TextureFinder.search(GameTree.NEARBY, mesh, "../..");
        assertThat(search.found()).isEmpty();
        assertThat(search.names()).isEmpty();
        assertThat(search.folders()).isEmpty();
    }

    @Test
    void takesNamesThatNoFileCanHave() {
        assertThat(TextureFinder.search(GameTree.NEARBY, mesh, "bad\0name").folders())
                .isEmpty();
    }

    @Test
    void givesUpOnNamesOfAMillionParts() {
        FileSearch search = TextureFinder.search(GameTree.NEARBY, mesh, "no-such-picture/".repeat(1_000_000));
        assertThat(search.found()).isEmpty();
        assertThat(search.folders()).hasSizeLessThan(200);
    }
}
