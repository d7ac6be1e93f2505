package org.jointscope.ui.md2.skins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Severity;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.PcxBuilder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md2.skins.Palettes.PaletteChoice;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails.Remark;
import org.jointscope.ui.md2.skins.SkinsViewModel.Summary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkinsViewModelTest {
    private static final int RED = PcxBuilder.colour(1);
    private static final int GREEN = PcxBuilder.colour(2);

    @TempDir
    private Path game;

    private final Document document = new Document();
    private final ImmediateWork finding = new ImmediateWork();
    private final ImmediateWork applying = new ImmediateWork();
    private final MemorySettings settings = new MemorySettings();
    private SkinsViewModel viewModel;
    private Path folder;

    @BeforeEach
    void makeViewModel() throws IOException {
        viewModel = viewModel(document);
        folder = Files.createDirectories(game.resolve("models/tetra"));
    }

    private SkinsViewModel viewModel(Document of) {
        Texts texts = Texts.program();
        return new SkinsViewModel(of, finding, applying, texts, settings);
    }

    @Test
    void thereIsNothingWithoutAModel() {
        assertThat(viewModel.rows.get()).isEmpty();
        assertThat(viewModel.details.get()).isEqualTo(SkinDetails.NONE);
    }

    @Test
    void theFirstSkinThatIsFoundIsActive() throws IOException {
        plain(1).write(folder.resolve("second.pcx"));
        open(tetrahedron().skin("models/tetra/second.pcx"));
        assertThat(names()).containsExactly("models/tetra/skin.pcx", "models/tetra/second.pcx");
        assertThat(found()).containsExactly("not found", "found");
        assertThat(active()).isEqualTo("models/tetra/second.pcx");
        assertApplied(RED);
        assertThat(viewModel.summary.get()).isEqualTo(new Summary(true, "Active skin: second.pcx"));
        assertThat(details().location()).isEqualTo("skin 1 in the file, byte 132");
        assertThat(details().path()).isEqualTo(folder.resolve("second.pcx").toString());
        assertThat(details().names()).isEmpty();
        assertThat(details().remarks())
                .containsExactly(
                        info("The file lists this skin, and its image was found."),
                        info("64 × 32 pixels (PCX), as specified in the header."),
                        new Remark(
                                Severity.HINT,
                                "Shown without the game palette. Quake II uses the palette of"
                                        + " pics/colormap.pcx, which was not found in the model’s"
                                        + " folder or the folders above it."));
    }

    @Test
    void choosingARowPutsItsPictureOn() throws IOException {
        plain(1).write(folder.resolve("skin.pcx"));
        plain(2).write(folder.resolve("skin2.pcx"));
        open(tetrahedron());
        assertApplied(RED);
        viewModel.choose(row("skin2.pcx"));
        assertApplied(GREEN);
        assertThat(active()).isEqualTo("skin2.pcx");
        assertThat(viewModel.words.size(row("skin2.pcx"))).isEqualTo("64 × 32");
        assertThat(viewModel.words.colours(row("models/tetra/skin.pcx"))).isEqualTo("image palette");
    }

    @Test
    void aSkinThatIsNotThereTakesTheOtherOffAndSaysWhereItWasLookedFor() throws IOException {
        plain(1).write(folder.resolve("second.pcx"));
        open(tetrahedron().skin("models/tetra/second.pcx"));
        assertThat(document.md2().missingSkinProperty().get()).isEmpty();
        viewModel.choose(row("models/tetra/skin.pcx"));
        assertThat(document.md2().skinProperty().get()).isEmpty();
        assertThat(document.md2().missingSkinProperty().get()).contains("models/tetra/skin.pcx");
        assertThat(details().names()).isEqualTo("skin.pcx, skin.png, skin.jpg, skin.jpeg, skin.tga, skin.bmp");
        assertThat(details().folders())
                .startsWith(folder.resolve("models/tetra").toString())
                .contains(folder.toString());
        assertThat(viewModel.summary.get())
                .isEqualTo(new Summary(
                        false,
                        "models/tetra/skin.pcx was not found. 1 image is available. Select"
                                + " it to use it as the skin."));
    }

    @Test
    void whereNothingIsFoundItSaysWhatToDo() throws IOException {
        open(tetrahedron());
        assertThat(document.md2().skinProperty().get()).isEmpty();
        assertThat(viewModel.summary.get())
                .isEqualTo(new Summary(
                        false,
                        "models/tetra/skin.pcx was not found. Put a .pcx, .png, .jpg or"
                                + " .tga file into "
                                + folder
                                + ", or open an image from another folder."));
    }

    @Test
    void damagedPicturesAreNamed() throws IOException {
        PcxBuilder.plain(64, 32, 1).says(65535, 65535).write(folder.resolve("skin.pcx"));
        open(tetrahedron());
        assertThat(found()).containsExactly("unreadable");
        assertThat(document.md2().skinProperty().get()).isEmpty();
        assertThat(details().remarks())
                .contains(new Remark(
                        Severity.ERROR,
                        "The image size is 65535 × 65535 pixels; Jointscope supports 1 to" + " 8192 pixels per side."));
    }

    @Test
    void anotherSizeThanTheHeadersIsSaid() throws IOException {
        PcxBuilder.plain(8, 8, 1).write(folder.resolve("skin.pcx"));
        open(tetrahedron());
        assertThat(details().remarks())
                .contains(info("8 × 8 pixels (PCX). The header specifies 64 × 32; texture"
                        + " coordinates are relative to that size, so the image is"
                        + " stretched."));
    }

    @Test
    void theColormapOfTheGameIsOfferedAndRemembered() throws IOException {
        Path colormap = plain(0).colour(1, 0x123456).write(game.resolve("pics/colormap.pcx"));
        plain(1).write(folder.resolve("skin.pcx"));
        Path model = open(tetrahedron());
        assertThat(viewModel.choices.get())
                .extracting(PaletteChoice::colormap)
                .containsExactly(Optional.empty(), Optional.of(colormap));
        assertApplied(RED);
        viewModel.choosePalette(viewModel.choices.get().getLast());
        assertApplied(0xff123456);
        assertThat(details().remarks())
                .contains(info("Shown with the palette of "
                        + colormap
                        + ". Quake II uses the game palette for all 8-bit images;"
                        + " index 255 is transparent."));
        Document another = new Document();
        viewModel(another);
        another.show(SmallModel.open(model));
        assertThat(another.md2().skinProperty().get().orElseThrow().argb()).containsOnly(0xff123456);
    }

    @Test
    void anyColormapCanBeChosen() throws IOException {
        Path colormap = plain(0).colour(1, 0x123456).write(game.resolve("elsewhere/other.pcx"));
        PcxBuilder.of(2, 1, 1, 255).write(folder.resolve("skin.pcx"));
        open(tetrahedron());
        viewModel.chooseColormap(colormap);
        assertThat(viewModel.choice.get().colormap()).contains(colormap);
        assertThat(document.md2().skinProperty().get().orElseThrow().argb()).containsExactly(0xff123456, 0x00ff00ff);
        assertThat(details().remarks())
                .contains(info("Number of pixels with index 255, which is transparent in the" + " game: 1."));
    }

    @Test
    void whatIsNoColormapIsRefused() throws IOException {
        Path text = Files.writeString(game.resolve("colormap.pcx"), "no picture");
        plain(1).write(folder.resolve("skin.pcx"));
        open(tetrahedron());
        viewModel.chooseColormap(text);
        assertThat(viewModel.choice.get().colormap()).isEmpty();
        assertThat(document.noticeProperty().get())
                .isEqualTo(text + " is not a .pcx file with a palette. Open pics/colormap.pcx of" + " the game.");
        assertApplied(RED);
    }

    @Test
    void aSkinThatIsChosenWhileAPaletteIsReadHasItsColours() throws IOException {
        Path colormap = plain(0).colour(1, 0x123456).colour(2, 0x654321).write(game.resolve("other.pcx"));
        plain(1).write(folder.resolve("skin.pcx"));
        plain(2).write(folder.resolve("skin2.pcx"));
        open(tetrahedron());
        applying.holdUp();
        viewModel.chooseColormap(colormap);
        viewModel.choose(row("skin2.pcx"));
        applying.finish();
        assertThat(viewModel.choice.get().colormap()).contains(colormap);
        assertApplied(0xff654321);
        assertThat(viewModel.rows.get())
                .extracting(viewModel.words::colours)
                .containsExactly("game palette", "game palette");
    }

    @Test
    void nothingIsSaidAsLongAsSkinsAreLookedFor() throws IOException {
        finding.holdUp();
        open(tetrahedron());
        assertThat(viewModel.summary.get()).isEqualTo(new Summary(false, ""));
        finding.finish();
        assertThat(viewModel.summary.get().text()).startsWith("models/tetra/skin.pcx was not found.");
    }

    @Test
    void aPictureThatIsChosenWhileSkinsAreLookedForStaysOn() throws IOException {
        plain(1).write(folder.resolve("skin.pcx"));
        finding.holdUp();
        open(tetrahedron());
        viewModel.choosePicture(plain(2).write(game.resolve("elsewhere/green.pcx")));
        assertApplied(GREEN);
        finding.finish();
        assertThat(names()).containsExactly("models/tetra/skin.pcx", "green.pcx");
        assertThat(active()).isEqualTo("green.pcx");
        assertApplied(GREEN);
    }

    @Test
    void skinsTooFarDownTheListAreSaidNotToHaveBeenLookedFor() throws IOException {
        Md2Builder model = tetrahedron();
        for (int i = 1; i <= 256; i++) {
            model.skin("models/tetra/more" + i + ".pcx");
        }
        open(model);
        assertThat(found().get(255)).isEqualTo("not found");
        assertThat(found().get(256)).isEqualTo("not searched");
        viewModel.choose(row("models/tetra/more256.pcx"));
        assertThat(viewModel.summary.get().text())
                .startsWith(
                        "models/tetra/more256.pcx was not searched for because the file lists too" + " many skins.");
        assertThat(details().remarks())
                .containsExactly(new Remark(
                        Severity.WARNING,
                        "Jointscope searches only for the first 256 skins in the file’s"
                                + " list. To use this skin, open its image."));
        assertThat(details().names()).isEmpty();
    }

    @Test
    void anyPictureCanBePutOn() throws IOException {
        open(tetrahedron());
        Path picture = plain(2).write(game.resolve("elsewhere/green.pcx"));
        viewModel.choosePicture(picture);
        assertThat(names()).containsExactly("models/tetra/skin.pcx", "green.pcx");
        assertApplied(GREEN);
        viewModel.choosePicture(picture);
        assertThat(names()).hasSize(2);
    }

    @Test
    void theChoiceStaysWhenTheModelIsOpenedAgain() throws IOException {
        plain(1).write(folder.resolve("skin.pcx"));
        plain(2).write(folder.resolve("skin2.pcx"));
        Path model = open(tetrahedron());
        viewModel.choose(row("skin2.pcx"));
        document.show(SmallModel.open(model));
        assertThat(active()).isEqualTo("skin2.pcx");
        assertApplied(GREEN);
    }

    @Test
    void whatComesTooLateIsNotApplied() throws IOException {
        plain(1).write(folder.resolve("skin.pcx"));
        applying.holdUp();
        Path model = open(tetrahedron());
        assertThat(document.md2().skinProperty().get()).isEmpty();
        Path guard = SmallModel.write(game, "guard.md5mesh", SmallModel.mesh());
        document.show(SmallModel.open(guard));
        applying.finish();
        assertThat(document.md2().skinProperty().get()).isEmpty();
        assertThat(viewModel.rows.get()).isEmpty();
        document.show(SmallModel.open(model));
        applying.finish();
        assertApplied(RED);
    }

    @Test
    void skinsOfRealModelsAreApplied() {
        document.show(SmallModel.open(Corpus.file("assimp/MD2/faerie.md2")));
        assertThat(active()).isEqualTo("faerie2.bmp");
        assertThat(viewModel.words.size(row("faerie2.bmp"))).isEqualTo("220 × 193");
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        assertThat(document.md2().skinProperty().get()).isEmpty();
        assertThat(viewModel.summary.get().text())
                .isEqualTo("data/usmc.pcx was not found. 11 images are available. Select one to use as" + " the skin.");
        viewModel.choose(row("0.tga"));
        assertThat(document.md2().skinProperty().get().map(Picture::width)).contains(128);
    }

    private static Md2Builder tetrahedron() {
        return Md2Builder.tetrahedron();
    }

    private static PcxBuilder plain(int colour) {
        return PcxBuilder.plain(64, 32, colour);
    }

    private Path open(Md2Builder md2) throws IOException {
        Path model = Files.write(folder.resolve("tris.md2"), md2.build());
        document.show(SmallModel.open(model));
        return model;
    }

    private SkinRow row(String name) {
        return viewModel.rows.get().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() {
        return viewModel.rows.get().stream().map(SkinRow::name).toList();
    }

    private List<String> found() {
        return viewModel.rows.get().stream().map(viewModel.words::found).toList();
    }

    private String active() {
        return viewModel.active.get().orElseThrow().name();
    }

    private SkinDetails details() {
        return viewModel.details.get();
    }

    private static Remark info(String text) {
        return new Remark(Severity.INFO, text);
    }

    private void assertApplied(int argb) {
        assertThat(document.md2().skinProperty().get().orElseThrow().argb()).containsOnly(argb);
    }
}
