package org.jointscope.ui.md5.meshes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.Sample;
import org.jointscope.material.TextureChoice;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.meshes.MeshRow.Bucket;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeshesViewModelTest {
    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private MeshesViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        viewModel = new MeshesViewModel(document, TEXTS);
    }

    @Test
    void thereIsNothingWithoutAMesh() {
        assertThat(viewModel.rows.get()).isEmpty();
        assertThat(viewModel.chosen.getValue()).isEmpty();
    }

    @Test
    void countsWhatAMeshIsMadeOf() {
        open(SmallModel.mesh(SmallModel.GUARD, "guard/skin"));
        MeshRow facts = viewModel.rows.get().getFirst();
        assertThat(facts.index()).isZero();
        assertThat(facts.shader()).isEqualTo("guard/skin");
        assertThat(facts.line()).isEqualTo(13);
        assertThat(facts.vertices()).isEqualTo(24);
        assertThat(facts.triangles()).isEqualTo(36);
        assertThat(facts.weights()).isEqualTo(24);
        assertThat(facts.points()).isEqualTo(24);
    }

    @Test
    void saysWhatVersions11And12Add() {
        document.show(SmallModel.open(fixture("version-11-with-colors")));
        assertThat(viewModel.extensionLines(viewModel.rows.get().getFirst()))
                .containsExactly("Flags: vertexColor, noAnimate", "Vertex colors: 3 of 3 vertices");
        document.show(SmallModel.open(fixture("version-12-without-colors")));
        assertThat(viewModel.extensionLines(viewModel.rows.get().getFirst()))
                .containsExactly("Normals in the file: equal to the triangle normals");
        document.show(SmallModel.open(fixture("normals-inverted")));
        assertThat(viewModel.extensionLines(viewModel.rows.get().getFirst()))
                .containsExactly("Normals in the file: differ from the triangle normals by up to 180° (vertex 0);"
                        + " by more than 90°: 3");
        document.show(SmallModel.open(Sample.files().getFirst()));
        assertThat(viewModel.extensionLines(viewModel.rows.get().getFirst())).isEmpty();
    }

    @Test
    void materialOfTheSkinIsNamed() throws IOException {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        Path skin = SmallModel.write(folder, "guard.skin", "skin own { * guard/blue }");
        Files.write(folder.resolve("blue.png"), new byte[1]);
        FileOpener opener = new FileOpener(document, new ImmediateWork(), new ImmediateWork(), TEXTS);
        opener.open(List.of(mesh));
        assertThat(viewModel.shader(viewModel.rows.get().getFirst())).isEqualTo("(no shader)");
        opener.open(List.of(skin));
        MeshRow row = viewModel.rows.get().getFirst();
        assertThat(viewModel.shader(row)).isEqualTo("(no shader) → guard/blue (skin)");
        assertThat(viewModel.textureText(row)).isEqualTo("blue.png");
        assertThat(viewModel.textureSentence(row))
                .isEqualTo("Image of the material “guard/blue”, which the skin uses instead of the" + " shader:");
        opener.openSkin("");
        assertThat(viewModel.textureText(viewModel.rows.get().getFirst())).isEqualTo("no shader");
    }

    @Test
    void imageThatTheUserChoseIsNamed() throws IOException {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, "guard"));
        document.show(SmallModel.open(mesh));
        Path image = folder.resolve("own.png");
        document.choose(TextureChoice.NONE.with("guard", image));
        assertThat(viewModel.textureSentence(viewModel.rows.get().getFirst()))
                .isEqualTo("The image “own.png” was not found. Searched for these file names:");
        document.choose(TextureChoice.NONE);
        document.choose(TextureChoice.NONE.with("guard", Files.write(image, new byte[1])));
        assertThat(viewModel.textureSentence(viewModel.rows.get().getFirst()))
                .isEqualTo("Selected image, used instead of the game image:");
    }

    private static Path fixture(String name) {
        return Path.of("src/test/resources/org/jointscope/fixtures", name + ".md5mesh");
    }

    @Test
    void countsWeightsAVertex() {
        String text = SmallModel.mesh()
                .replaceFirst("\\) 0 1\n", ") 0 3\n")
                .replaceFirst("\\) 1 1\n", ") 1 0\n")
                .replaceFirst("\\) 2 1\n", ") 2 9\n");
        open(text);
        assertThat(viewModel.rows.get().getFirst().weightsPerVertex())
                .containsExactly(
                        new Bucket("none", 1, 1 / 24.0, true),
                        new Bucket("1 weight", 21, 21 / 24.0, false),
                        new Bucket("2 weights", 0, 0, false),
                        new Bucket("3 weights", 1, 1 / 24.0, false),
                        new Bucket("4 weights", 0, 0, false),
                        new Bucket("5 or more", 1, 1 / 24.0, false));
    }

    @Test
    void verticesOfTheSampleHaveUpToFourWeights() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        for (MeshRow row : viewModel.rows.get()) {
            List<Bucket> buckets = row.weightsPerVertex();
            assertThat(buckets.getLast().vertices()).isZero();
            assertThat(buckets.stream().mapToInt(Bucket::vertices).sum()).isEqualTo(row.vertices());
        }
        MeshRow skin = viewModel.rows.get().getFirst();
        assertThat(viewModel.textureText(skin)).isEqualTo("dapple_skin.png");
        assertThat(viewModel.textureExplanation(skin)).endsWith("sample/dapple_skin.png");
        assertThat(viewModel.textureFiles(skin)).endsWith("dapple_skin.png");
        assertThat(viewModel.textureSentence(skin)).isEqualTo(TEXTS.of("meshes.texture.found.text"));
        assertThat(viewModel.foldersTried(skin)).isEmpty();
    }

    @Test
    void aTextureThatIsMissingIsNamedWithTheLocationsOfTheSearch() {
        open(SmallModel.mesh(SmallModel.GUARD, "guard/skin"));
        MeshRow row = viewModel.rows.get().getFirst();
        assertThat(viewModel.textureText(row)).isEqualTo("not found");
        assertThat(row.texture().file()).isEmpty();
        assertThat(viewModel.textureFiles(row))
                .isEqualTo("skin.png, skin.jpg, skin.jpeg, skin.tga, skin.bmp, skin_00_00.png, skin_00_00.tga,"
                        + " skin_00_00.jpg, skin_00_00.pcx, skin_00_00.lmp, skin_d.png, skin_d.tga, skin_d.jpg");
        assertThat(viewModel.foldersTried(row))
                .startsWith(folder.resolve("guard").toString(), folder.toString());
        assertThat(viewModel.textureExplanation(row))
                .contains("skin.png")
                .contains(folder.resolve("guard").toString());
    }

    @Test
    void fileThatNamesTheTextureIsShownWithItsLine() throws IOException {
        Path materials = Files.createDirectories(folder.resolve("materials")).resolve("own.mtr");
        Files.writeString(materials, "guard/skin\n{\n\tdiffusemap looks/body.tga\n}\n");
        open(SmallModel.mesh(SmallModel.GUARD, "guard/skin"));
        MeshRow row = viewModel.rows.get().getFirst();
        assertThat(viewModel.textureSentence(row))
                .isEqualTo(
                        "The image “looks/body.tga” (own.mtr, line 3) was not found. Searched for these file names:");
        assertThat(viewModel.textureText(row)).isEqualTo("not found");
        Path image = Files.createFile(folder.resolve("body.jpg"));
        open(SmallModel.mesh(SmallModel.GUARD, "guard/skin"));
        row = viewModel.rows.get().getFirst();
        assertThat(viewModel.textureText(row)).isEqualTo("body.jpg");
        assertThat(viewModel.textureExplanation(row))
                .isEqualTo("Image of the material “guard/skin” (own.mtr, line 3):\n" + image);

        Path normals = Files.createFile(folder.resolve("n.tga"));
        Files.writeString(materials, "guard/skin { diffusemap body bumpmap n specularmap looks/s }");
        open(SmallModel.mesh(SmallModel.GUARD, "guard/skin"));
        assertThat(viewModel.textureFiles(viewModel.rows.get().getFirst()))
                .isEqualTo(image + "\nNormal map: " + normals + "\nSpecular map: looks/s (not found)");
    }

    @Test
    void aMeshWithoutShaderHasNoTextureToLookFor() {
        open(SmallModel.mesh(SmallModel.GUARD, ""));
        assertThat(viewModel.textureSentence(viewModel.chosen.getValue().orElseThrow()))
                .isEqualTo("The mesh has no shader name, so Jointscope cannot search for an image.");
        assertThat(viewModel.shader(viewModel.chosen.getValue().orElseThrow())).isEqualTo("(no shader)");
        assertThat(viewModel.textureText(viewModel.chosen.getValue().orElseThrow()))
                .isEqualTo("no shader");
    }

    @Test
    void hidingGoesBothWays() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        List<MeshRow> rows = viewModel.rows.get();
        viewModel.setVisible(rows.get(1), false);
        assertThat(document.hiddenMeshes()).containsExactly(1);
        document.hiddenMeshes().add(2);
        assertThat(viewModel.isVisible(rows.get(2))).isFalse();
        document.hiddenMeshes().remove(1);
        assertThat(viewModel.isVisible(rows.get(1))).isTrue();
    }

    @Test
    void allMeshesOfAnotherModelAreShown() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.hiddenMeshes().add(0);
        open(SmallModel.mesh());
        assertThat(document.hiddenMeshes()).isEmpty();
        assertThat(viewModel.isVisible(viewModel.rows.get().getFirst())).isTrue();
    }

    private void open(String mesh) {
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", mesh)));
    }
}
