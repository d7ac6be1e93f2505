package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jointscope.files.GameTree;
import org.jointscope.material.Skin.Origin;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkinFinderTest {
    @TempDir
    private Path game;

    private Path folder;
    private Path model;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(game.resolve("players/male"));
        model = folder.resolve("tris.md2");
    }

    @Test
    void listedNamesBeginAtTheGamesFolder() throws IOException {
        Path other = make("models/weapons/skin.pcx");
        List<Skin> skins =
                SkinFinder.find(GameTree.NEARBY, model, List.of("models/weapons/skin.pcx", "models/gone.pcx"));
        assertThat(skins).extracting(Skin::name).containsExactly("models/weapons/skin.pcx", "models/gone.pcx");
        assertThat(skins).extracting(Skin::index).containsExactly(0, 1);
        assertThat(skins.getFirst().found()).contains(other);
        assertThat(skins.getLast().found()).isEmpty();
        assertThat(skins.getLast().search().names())
                .containsExactly("gone.pcx", "gone.png", "gone.jpg", "gone.jpeg", "gone.tga", "gone.bmp");
        assertThat(skins.getLast().search().folders())
                .startsWith(folder.resolve("models"), folder, game.resolve("players/models"));
    }

    @Test
    void listedExtensionComesBeforeThoseOfLaterEngines() throws IOException {
        Path png = make("players/male/skin.png");
        assertThat(listed("players/male/skin.pcx").found()).contains(png);
        Path pcx = make("players/male/SKIN.PCX");
        assertThat(listed("players/male/skin.pcx").found()).contains(png);
        Files.delete(png);
        assertThat(listed("players/male/skin.pcx").found()).contains(pcx);
        for (String extension : List.of("tga", "dds")) {
            Path other = make("players/male/skin." + extension);
            assertThat(listed("players/male/skin." + extension).found()).contains(other);
        }
    }

    @Test
    void whatLiesBesideComesInTheOrderOfWhatItMayBe() throws IOException {
        for (String name : List.of("zebra.png", "grunt.pcx", "grunt_i.pcx", "skin.jpg", "masks.jpg")) {
            make("players/male/" + name);
        }
        make("players/male/readme.txt");
        List<Skin> skins = SkinFinder.find(GameTree.NEARBY, model, List.of("players/male/skin.pcx"));
        assertThat(skins)
                .extracting(skin -> skin.origin() + " " + skin.name())
                .containsExactly(
                        "LISTED players/male/skin.pcx",
                        "BESIDE grunt.pcx",
                        "STRANGER masks.jpg",
                        "STRANGER zebra.png",
                        "ICON grunt_i.pcx");
        assertThat(skins.getFirst().found()).contains(folder.resolve("skin.jpg"));
        assertThat(skins).extracting(Skin::isLikely).containsExactly(true, true, false, false, false);
    }

    @Test
    void theOnlyPictureBesideIsTheSkin() throws IOException {
        make("players/male/paint.png");
        assertThat(SkinFinder.find(GameTree.NEARBY, model, List.of()))
                .extracting(Skin::origin)
                .containsExactly(Origin.BESIDE);
    }

    @Test
    void ofAnEndlessListOnlyTheFirstAreLookedFor() throws IOException {
        make("players/male/skin.pcx");
        List<String> many = Collections.nCopies(1_000, "players/male/skin.pcx");
        List<Skin> skins = SkinFinder.find(GameTree.NEARBY, model, many);
        assertThat(skins)
                .extracting(Skin::index)
                .isEqualTo(IntStream.range(0, 1_000).boxed().toList());
        assertThat(skins.get(255).origin()).isEqualTo(Origin.LISTED);
        assertThat(skins.get(255).found()).isPresent();
        assertThat(skins.subList(256, 1_000))
                .allMatch(skin ->
                        skin.origin() == Origin.UNSEARCHED && skin.found().isEmpty());
    }

    @Test
    void searchEndsWhenItsThreadIsInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> SkinFinder.find(GameTree.NEARBY, model, List.of("skin.pcx")))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void masksAreNoSkinEvenIfAlone() throws IOException {
        make("players/male/masks.jpg");
        assertThat(SkinFinder.find(GameTree.NEARBY, model, List.of()))
                .extracting(Skin::origin)
                .containsExactly(Origin.STRANGER);
    }

    @Test
    void findsTheColoursOfTheGame() throws IOException {
        assertThat(SkinFinder.findColormap(GameTree.NEARBY, model).found()).isEmpty();
        Path colormap = make("pics/colormap.pcx");
        assertThat(SkinFinder.findColormap(GameTree.NEARBY, model).found()).contains(colormap);
    }

    @Test
    void findsTheSkinsOfRealModels() {
        assertThat(likely("assimp/MD2/faerie.md2")).containsExactly("faerie2.bmp");
        assertThat(likely("tomatenquark/mapmodels/objects/bed01/tris.md2")).containsExactly("skin.jpg");
        assertThat(likely("tomatenquark/mapmodels/objects/window02/window02_1/tris.md2"))
                .isEmpty();
        // Ten images of digits are not skins of a soldier.
        assertThat(likely("osmp/tris.md2")).isEmpty();
    }

    private static List<String> likely(String corpusFile) {
        return SkinFinder.find(GameTree.NEARBY, Corpus.file(corpusFile), List.of()).stream()
                .filter(Skin::isLikely)
                .map(Skin::name)
                .toList();
    }

    private Skin listed(String name) {
        return SkinFinder.find(GameTree.NEARBY, model, List.of(name)).getFirst();
    }

    private Path make(String name) throws IOException {
        Path file = game.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }
}
