package org.jointscope.ui.md5.materials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jointscope.files.TestArchives;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.materials.MaterialDetails.Link;
import org.jointscope.ui.md5.materials.MaterialDetails.Part;
import org.jointscope.ui.md5.materials.MaterialDetails.Tile;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MaterialsViewModelTest {
    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path disk;

    private final Document document = new Document();
    private final ImmediateWork reading = new ImmediateWork();
    private Path base;
    private MaterialsViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        base = disk.resolve("doom3/base");
        FileOpener opener = new FileOpener(document, new ImmediateWork(), new ImmediateWork(), TEXTS);
        viewModel = new MaterialsViewModel(
                document, new ImmediateWork(), reading, file -> opener.open(List.of(file)), TEXTS);
        viewModel.showing.set(true);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A gray image of one color, uncompressed. */
    private static byte[] tga(int width, int height) {
        byte[] image = new byte[18 + 3 * width * height];
        image[2] = 2;
        image[12] = (byte) width;
        image[14] = (byte) height;
        image[16] = 24;
        return image;
    }

    /** Opens a mesh of a game in which an archive replaces the image of another one. */
    private void openGame() throws IOException {
        TestArchives.write(
                base.resolve("pak000.pk4"),
                Map.of(
                        "materials/a.mtr",
                        bytes("steel {\n twoSided\n diffusemap t/a\n bumpmap addnormals(t/n, heightmap(t/h, 4))"
                                + " noShadows {\n blend add\n map t/h } { cubeMap env } }"),
                        "materials/b.mtr",
                        bytes("\nsteel { diffusemap t/b }"),
                        "t/a.tga",
                        tga(8, 8),
                        "t/h.tga",
                        tga(128, 64)));
        TestArchives.write(base.resolve("pak008.pk4"), Map.of("t/a.tga", tga(16, 8)));
        TestArchives.write(base.resolve("own.pk4"), Map.of("addon.conf", new byte[0], "t/n.tga", tga(8, 8)));
        open("steel");
    }

    private void open(String shader) throws IOException {
        Files.createDirectories(base);
        document.show(
                SmallModel.open(SmallModel.write(base, "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, shader))));
    }

    private MaterialRow row() {
        return viewModel.rows.get().getFirst();
    }

    private Part part(String title) {
        return viewModel.details.get().parts().stream()
                .filter(it -> it.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private List<String> texts(String title) {
        return part(title).texts().stream().map(Details.Text::text).toList();
    }

    @Test
    void nothingIsListedWithoutAMesh() {
        assertThat(viewModel.rows.get()).isEmpty();
        assertThat(viewModel.chosen.get()).isEmpty();
        assertThat(viewModel.details.get()).isEqualTo(MaterialDetails.NONE);
    }

    @Test
    void materialHasItsDeclarationsAndMeshes() throws IOException {
        openGame();
        assertThat(viewModel.rows.get()).hasSize(1);
        assertThat(viewModel.words.images(row())).isEqualTo("2 of 3 found");
        assertThat(viewModel.words.meshes(row())).isEqualTo("0");
        assertThat(viewModel.declared(row()))
                .isEqualTo(Path.of("pak000.pk4/materials/a.mtr").toString());
        assertThat(row().line()).isEqualTo(1);
        MaterialDetails details = viewModel.details.get();
        assertThat(details.title()).isEqualTo("steel (mesh 0)");
        assertThat(details.declarations())
                .extracting(Link::text)
                .containsExactly(
                        "Declared in " + Path.of("pak000.pk4/materials/a.mtr") + ", line 1",
                        "Ignored: later declaration in " + Path.of("pak000.pk4/materials/b.mtr") + ", line 2");
        assertThat(details.texts())
                .extracting(Details.Text::text)
                .containsExactly("Two-sided: both sides of the triangles are drawn.", "Keywords: twoSided · noShadows");
        assertThat(details.parts())
                .extracting(Part::title, Part::program, Part::found)
                .containsExactly(
                        tuple("Color", "t/a", true),
                        tuple("Normal map", "addnormals(t/n,heightmap(t/h,4))", false),
                        tuple("Stage that is not displayed", "blend add · map t/h", true),
                        tuple("Stage that is not displayed", "cubeMap env", false));
        assertThat(details.parts().get(2).source().map(Link::text)).contains("line 6");
    }

    @Test
    void nextModelWithoutAMeshHasNoImages() throws IOException {
        openGame();
        assertThat(viewModel.thumbnails).isNotEmpty();
        document.show(OpenModel.NONE);
        assertThat(viewModel.thumbnails).isEmpty();
        assertThat(viewModel.game.get().line()).isEmpty();
    }

    @Test
    void imageWithoutANameIsMissing() throws IOException {
        TestArchives.write(
                base.resolve("pak000.pk4"), Map.of("materials/a.mtr", bytes("steel { bumpmap addnormals(t/n, .) }")));
        open("steel");
        assertThat(part("Normal map").found()).isFalse();
        assertThat(part("Normal map").tiles()).extracting(Tile::label).containsExactly("n.tga", "", "addnormals");
    }

    @Test
    void resultIsAsOpaqueAsTheTexture() throws IOException {
        byte[] translucent = new byte[18 + 4];
        translucent[2] = 2;
        translucent[12] = 1;
        translucent[14] = 1;
        translucent[16] = 32;
        TestArchives.write(
                base.resolve("pak000.pk4"),
                Map.of("materials/a.mtr", bytes("steel { diffusemap t/a }"), "t/a.tga", translucent));
        open("steel");
        assertThat(viewModel.thumbnails.getFirst().picture().orElseThrow().isOpaque())
                .isTrue();
    }

    @Test
    void usedFileAndLosersAreListed() throws IOException {
        openGame();
        assertThat(texts("Color"))
                .containsExactly(
                        "Used:",
                        Path.of("pak008.pk4/t/a.tga").toString(),
                        "Not used:",
                        "pak000.pk4/t/a.tga: pak008.pk4 is searched first (later name)");
        assertThat(part("Normal map").found()).isFalse();
        assertThat(texts("Normal map")).contains("Not found. Searched for these file names:", "n.tga, n.jpg, n.png");
        assertThat(texts("Normal map")).anyMatch(it -> it.contains("it is an add-on (addon.conf)"));
        assertThat(viewModel.text())
                .contains(
                        "Game: Doom 3 · base (2 archives)", "pak008.pk4", "own.pk4 is not loaded", "heightmap(t/h,4)");
    }

    @Test
    void stepsAreReadInTheOrderOfTheirEvaluation() throws IOException {
        openGame();
        assertThat(part("Normal map").tiles())
                .extracting(Tile::label)
                .containsExactly("n.tga", "h.tga", "heightmap 4", "addnormals");
        assertThat(viewModel.thumbnails)
                .extracting(Thumbnail::words)
                .containsExactly(
                        "16 × 8\nTGA · opaque",
                        "not found",
                        "128 × 64\nTGA · opaque",
                        "128 × 64\nopaque",
                        "not available",
                        "128 × 64\nTGA · opaque");
        assertThat(viewModel.thumbnails.get(2).picture()).hasValueSatisfying(it -> {
            assertThat(it.width()).isEqualTo(96);
            assertThat(it.height()).isEqualTo(48);
        });
    }

    @Test
    void imagesAreReadOnlyWhileThePaneIsVisible() throws IOException {
        viewModel.showing.set(false);
        openGame();
        assertThat(viewModel.thumbnails).isEmpty();
        assertThat(viewModel.game.get().line()).isEmpty();
        reading.holdUp();
        viewModel.showing.set(true);
        assertThat(viewModel.game.get().line()).isEqualTo("Game: Doom 3 · base (2 archives)");
        viewModel.showing.set(false);
        reading.finish();
        assertThat(viewModel.thumbnails).isEmpty();
        viewModel.showing.set(true);
        reading.finish();
        assertThat(viewModel.thumbnails).isNotEmpty();
    }

    @Test
    void imageIsChosenByHandAndReset() throws IOException {
        openGame();
        Path image = Files.write(disk.resolve("own.tga"), tga(4, 4));
        viewModel.chooseImage(row(), image);
        assertThat(row().textures().color().isChosen()).isTrue();
        assertThat(texts("Color").getFirst()).isEqualTo("Selected image, used instead of the game image:");
        assertThat(viewModel.thumbnails.getFirst().words()).startsWith("4 × 4");
        assertThat(viewModel.details.get().declarations()).hasSize(2);
        viewModel.useImageOfGame(row());
        assertThat(row().textures().color().isChosen()).isFalse();
        assertThat(viewModel.thumbnails.getFirst().words()).startsWith("16 × 8");
    }

    @Test
    void skinsOfARereleaseAreOffered() throws IOException {
        Path id1 = disk.resolve("quake/id1");
        TestArchives.write(id1.resolve("pak0.pak"), "gfx.wad");
        Files.createDirectories(id1.resolve("progs"));
        Files.write(id1.resolve("progs/guard_00_00.tga"), tga(4, 4));
        Files.write(id1.resolve("progs/guard_01_00.tga"), tga(8, 8));
        document.show(SmallModel.open(
                SmallModel.write(id1.resolve("progs"), "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, "guard"))));
        assertThat(viewModel.skins.get()).hasSize(2);
        assertThat(viewModel.skin.get().name()).isEqualTo("guard_00_00");
        viewModel.chooseSkin(viewModel.skins.get().getLast());
        assertThat(viewModel.skin.get().name()).isEqualTo("guard_01_00");
        assertThat(viewModel.thumbnails.getFirst().words()).startsWith("8 × 8");
        openGame();
        assertThat(viewModel.skins.get()).isEmpty();
    }

    @Test
    void declarationThatIsNotOpenIsOpenedBesideTheModel() throws IOException {
        openGame();
        List<Integer> lines = new ArrayList<>();
        document.onShowSource(at -> lines.add(at.location().line()));
        Link ignored = viewModel.details.get().declarations().getLast();
        assertThat(viewModel.isOpen(ignored.place().orElseThrow())).isFalse();
        viewModel.follow(ignored.place().orElseThrow());
        assertThat(lines).containsExactly(2);
        assertThat(document.getOpen().mesh()).isPresent();
        assertThat(viewModel.isOpen(ignored.place().orElseThrow())).isTrue();
        viewModel.follow(ignored.place().orElseThrow());
        assertThat(lines).containsExactly(2, 2);
    }

    @Test
    void foldersAreSearchedWithoutAGame() throws IOException {
        base = disk.resolve("plain");
        open("textures/lost");
        assertThat(viewModel.game.get().line())
                .isEqualTo(
                        "No game found. Jointscope searches for images in the folder of the mesh and those above it.");
        assertThat(viewModel.declared(row())).isEqualTo("–");
        assertThat(texts("Color")).contains("In these folders, in this order:");
        assertThat(viewModel.details.get().texts())
                .extracting(Details.Text::text)
                .containsExactly(TEXTS.of("materials.undeclared"));
    }
}
