package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.jointscope.files.FileSearch;
import org.jointscope.files.GameTree;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.TextLocation;
import org.jointscope.testing.Corpus;
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

    private FileSearch search(GameTree tree, String shader) {
        return texture(tree, shader, "").search();
    }

    private Texture texture(GameTree tree, String shader, String objectName) {
        return new TextureFinder(tree, mesh).search(shader, objectName).color();
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void searchesAddedFoldersLast(@TempDir Path base) throws IOException {
        Path inBase = Files.createDirectories(base.resolve("models/guard")).resolve("skin.tga");
        Files.createFile(inBase);
        assertThat(search(GameTree.NEARBY, "models/guard/skin").found()).isEmpty();
        GameTree tree = new GameTree(List.of(base));
        assertThat(search(tree, "models/guard/skin").found()).contains(inBase);
        assertThat(tree.find(mesh, "models/guard/skin.tga")).contains(inBase);
        Path own = Files.createFile(folder.resolve("skin.bmp"));
        assertThat(search(tree, "models/guard/skin").found()).contains(own);
    }

    @Test
    void findsAPathFromTheGamesRoot() throws IOException {
        Path skin = Files.createFile(folder.resolve("skin.jpg"));
        FileSearch search = search(GameTree.NEARBY, "models/guard/skin");
        assertThat(search.found()).contains(skin);
        assertThat(search.folders()).containsExactly(folder.resolve("models/guard"), folder.resolve("guard"), folder);
    }

    @Test
    void findsBesideTheMeshWhatTheShaderHasOnAnotherDisk() throws IOException {
        Path skin = Files.createFile(folder.resolve("Skin.PNG"));
        assertThat(search(GameTree.NEARBY, "C:\\art\\skin.tga").found()).contains(skin);
    }

    @Test
    void otherFormatsAreFoundByTheirWholeName() throws IOException {
        for (String name : List.of("skin.dds", "skin.lmp", "skin.pcx")) {
            Path skin = Files.createFile(folder.resolve(name));
            assertThat(search(GameTree.NEARBY, "models/guard/skin").found()).isEmpty();
            assertThat(search(GameTree.NEARBY, "models/guard/" + name).found()).contains(skin);
            assertThat(MaterialTextures.names(name)).containsExactly(name);
            Files.delete(skin);
        }
    }

    @Test
    void saysWhereItLookedInVain() {
        FileSearch search = search(GameTree.NEARBY, "guard/skin.tga");
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
                        "skin.bmp",
                        "skin_00_00.png",
                        "skin_00_00.tga",
                        "skin_00_00.jpg",
                        "skin_00_00.pcx",
                        "skin_00_00.lmp",
                        "skin_d.png",
                        "skin_d.tga",
                        "skin_d.jpg");
        assertThat(search.folders())
                .startsWith(folder.resolve("guard"), folder, game.resolve("models"), game.resolve("guard"), game)
                .doesNotHaveDuplicates();
    }

    @Test
    void looksForNothingWhereThereIsNoName() {
        FileSearch search = search(GameTree.NEARBY, "../..");
        assertThat(search.found()).isEmpty();
        assertThat(search.names()).isEmpty();
        assertThat(search.folders()).isEmpty();
    }

    @Test
    void takesNamesThatNoFileCanHave() {
        assertThat(search(GameTree.NEARBY, "bad\0name").folders()).isEmpty();
    }

    @Test
    void givesUpOnNamesOfAMillionParts() {
        FileSearch search = search(GameTree.NEARBY, "no-such-picture/".repeat(1_000_000));
        assertThat(search.found()).isEmpty();
        assertThat(search.folders()).hasSizeLessThan(200);
    }

    @Test
    void findsSkinZeroOfTheRereleaseOfQuakeAndADiffuseMapByItsSuffix() throws IOException {
        Path diffuse = Files.createFile(folder.resolve("skin_d.tga"));
        assertThat(search(GameTree.NEARBY, "models/guard/skin").found()).contains(diffuse);
        Path zero = Files.createFile(folder.resolve("skin_00_00.png"));
        assertThat(search(GameTree.NEARBY, "models/guard/skin").found()).contains(zero);
    }

    @Test
    void firstDeclarationOfAMaterialNamesTheImage(@TempDir Path base) throws IOException {
        write(game.resolve("materials/b.mtr"), "models/guard/body { diffusemap models/never.tga }");
        write(game.resolve("materials/a.mtr"), """
            // models/guard/body { diffusemap models/comment.tga }
            table body { { 0, 1 } }
            material Models\\Guard\\Body.v2.tga { noShadows }
            models/guard/body.tga
            {
                bumpmap addnormals( models/guard/n.tga, heightmap( models/guard/h.tga, 4 ) )
                { blend add map models/guard/glow }
                { if ( time > 1 ) blend diffusemap map scale( models/looks/skin.tga, 1, 0.5, 1, 1 ) }
            }
            """);
        Path image = base.resolve("models/looks/skin.jpg");
        write(image, "");
        Texture texture = texture(new GameTree(List.of(base)), "models/guard/body", "");
        assertThat(texture.file()).contains(image);
        assertThat(texture.source())
                .contains(new Texture.Source(
                        Texture.Kind.MATERIAL,
                        game.resolve("materials/a.mtr"),
                        Optional.of(new TextLocation(8, 40)),
                        "scale(models/looks/skin.tga,1,0.5,1,1)"));
        assertThat(texture.search().names()).containsExactly("skin.tga", "skin.jpg", "skin.png");
        assertThat(texture(GameTree.NEARBY, "models/guard/body", "").file()).isEmpty();
        assertThat(texture(GameTree.NEARBY, "models\\GUARD\\body.mb", "").source())
                .isPresent();
        assertThat(texture(GameTree.NEARBY, "models/guard/body.v2", "").source())
                .as("cut at the last dot, like the declaration")
                .isPresent();
        assertThat(texture(GameTree.NEARBY, "models/guard/other", "").source()).isEmpty();
    }

    @Test
    void normalsAndHighlightsAreThoseOfTheMaterialOrBesideTheColor() throws IOException {
        for (String name : List.of("skin_d.tga", "skin_local.png", "skin_s.jpg", "h.tga", "n.tga", "bumps.png")) {
            Files.createFile(folder.resolve(name));
        }
        MeshTextures beside = new TextureFinder(GameTree.NEARBY, mesh).search("models/guard/skin", "");
        assertThat(beside.color().file()).contains(folder.resolve("skin_d.tga"));
        assertThat(beside.normals().file()).contains(folder.resolve("skin_local.png"));
        assertThat(beside.specular().file()).contains(folder.resolve("skin_s.jpg"));
        assertThat(beside.twoSided()).isFalse();

        write(game.resolve("materials/a.mtr"), """
            models/guard/skin
            {
                twoSided
                bumpmap addnormals(models/guard/n, heightmap(models/guard/h.tga, 4))
                diffusemap models/guard/skin_d
                specularmap models/guard/never
            }
            """);
        MeshTextures declared = new TextureFinder(GameTree.NEARBY, mesh).search("models/guard/skin", "");
        assertThat(declared.normals().files()).containsExactly(folder.resolve("n.tga"), folder.resolve("h.tga"));
        assertThat(declared.normals().program()).isPresent();
        assertThat(declared.specular().file()).isEmpty();
        assertThat(declared.specular().search().names()).containsExactly("never.tga", "never.jpg", "never.png");
        assertThat(declared.twoSided()).isTrue();
        assertThat(declared.looksLike(declared)).isTrue();
        assertThat(declared.looksLike(beside)).isFalse();

        write(folder.resolve("md5.cfg"), "md5load guard.md5mesh\nmd5skin * h.tga\nmd5bumpmap * bumps.png");
        assertThat(new TextureFinder(GameTree.NEARBY, mesh)
                        .search("", "")
                        .normals()
                        .file())
                .contains(folder.resolve("bumps.png"));
    }

    @Test
    void orderOfFileNamesDecidesAmongTheFoldersOfAGame(@TempDir Path base) throws IOException {
        write(base.resolve("materials/b.mtr"), "body { diffusemap models/base }");
        GameTree tree = new GameTree(List.of(base));
        write(game.resolve("materials/z.mtr"), "body { { map models/mod } }");
        assertThat(texture(tree, "body", "").source().orElseThrow().image()).isEqualTo("models/base");
        write(game.resolve("materials/a.mtr"), "body { { map models/mod } }");
        assertThat(texture(tree, "body", "").source().orElseThrow().image()).isEqualTo("models/mod");
    }

    @Test
    void configurationOfACubeGameNamesTheImageByTheObject() throws IOException {
        Path skin = Files.createFile(folder.resolve("Skin.jpg"));
        Path team = Files.createFile(folder.resolve("blue.png"));
        write(folder.resolve("md5.cfg"), """
            md5load "../guard/Guard.md5mesh" soldier
            // md5skin body never.png
            md5skin body "<dds>skin.jpg" "<dds>mask.jpg" 0.9 0.2
            if (= $team 1) [ md5skin body red.png; md5skin head "red.png" ] [ md5skin head blue.png ]
            """);
        assertThat(texture(GameTree.NEARBY, "", "body").file()).contains(skin);
        assertThat(texture(GameTree.NEARBY, "", "body").source())
                .contains(new Texture.Source(
                        Texture.Kind.CONFIG,
                        folder.resolve("md5.cfg"),
                        Optional.of(new TextLocation(3, 1)),
                        "skin.jpg"));
        assertThat(texture(GameTree.NEARBY, "", "head").file()).contains(team);
        assertThat(texture(GameTree.NEARBY, "", "arm")).isEqualTo(Texture.NONE);
        Files.writeString(folder.resolve("md5.cfg"), "md5load other.md5mesh\nmd5skin * skin.jpg\n");
        assertThat(texture(GameTree.NEARBY, "", "body").file()).isEmpty();
        Files.writeString(folder.resolve("md5.cfg"), "md5load guard.md5mesh\nmd5skin * skin.jpg");
        assertThat(texture(GameTree.NEARBY, "", "").file()).contains(skin);
        assertThat(texture(GameTree.NEARBY, "", "").opaque()).isFalse();
        Path shared = folder.resolve("../shared/skin.jpg").normalize();
        write(shared, "");
        Files.writeString(
                folder.resolve("md5.cfg"),
                "md5dir \"shared\"\nmd5load guard.md5mesh\nmd5skin * skin.jpg\nmd5alphatest * 0\nmd5dir own");
        assertThat(texture(GameTree.NEARBY, "", "").file()).contains(shared);
        assertThat(texture(GameTree.NEARBY, "", "").opaque()).isTrue();
    }

    @Test
    void realModelsHaveTheirImages() throws IOException {
        assertThat(images("redeclipse/drone/mesh.md5mesh"))
                .containsOnly("skin.jpg")
                .hasSize(2);
        assertThat(images("unvanquished-weapons/firebomb/firebomb.md5mesh")).containsExactly("firebomb.png");
        assertThat(images("unvanquished-weapons/lgun/lgun_view.md5mesh"))
                .containsExactly("zlasgun.png", "-", "grill.png");
        assertThat(images("tomatenquark/snoutx10k/wings/wings.md5mesh")).containsExactly("wings.png");
    }

    private static List<String> images(String file) throws IOException {
        Path path = Corpus.file(file);
        Md5Mesh mesh = Md5MeshReader.read(Files.readAllBytes(path)).model();
        return mesh.meshes().stream()
                .map(it -> new TextureFinder(GameTree.NEARBY, path).search(it.shader(), it.objectName()))
                .map(it -> it.color()
                        .file()
                        .map(image -> image.getFileName().toString())
                        .orElse("-"))
                .toList();
    }

    @Test
    void skinsOfAnotherPartAreNotUsed() throws IOException {
        Path body = Files.createFile(folder.resolve("body.png"));
        Files.createFile(folder.resolve("head.png"));
        write(folder.resolve("md5.cfg"), """
            md5load guard.md5mesh
            md5skin * body.png
            md5cullface * 0
            md5load head.md5mesh
            md5skin * head.png
            """);
        MeshTextures textures = new TextureFinder(GameTree.NEARBY, mesh).search("", "");
        assertThat(textures.color().file()).contains(body);
        assertThat(textures.twoSided()).isTrue();
    }

    @Test
    void fileOfTheModReplacesThatOfTheBaseGameWithTheSameName(@TempDir Path base) throws IOException {
        write(base.resolve("materials/A.mtr"), "body { diffusemap base } head { diffusemap base }");
        write(base.resolve("materials/b.mtr"), "head { diffusemap later }");
        write(game.resolve("Materials/a.mtr"), "body { diffusemap mod }");
        GameTree tree = new GameTree(List.of(base));
        assertThat(texture(tree, "body", "").source().orElseThrow().image()).isEqualTo("mod");
        assertThat(texture(tree, "head", "").source().orElseThrow().image()).isEqualTo("later");
    }

    @Test
    void materialsWithoutAnImageOfTheColor() throws IOException {
        write(game.resolve("materials/a.mtr"), """
            nodraw { noShadows }
            bumps { bumpmap n }
            engine { diffusemap _currentRender }
            """);
        assertThat(texture(GameTree.NEARBY, "nodraw", "").source()).isPresent();
        assertThat(texture(GameTree.NEARBY, "nodraw", "").isFound()).isFalse();
        assertThat(texture(GameTree.NEARBY, "bumps", "").read().orElseThrow().argb())
                .as("white, as in Doom 3")
                .containsExactly(0xffffffff);
        assertThat(texture(GameTree.NEARBY, "engine", "").isFound()).isFalse();
        assertThat(texture(GameTree.NEARBY, "engine", "").read()).isEmpty();
    }

    @Test
    void alphaIsUsedOnlyIfItIsTested() throws IOException {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, 0x40ff8000);
        ImageIO.write(image, "png", folder.resolve("skin.png").toFile());
        write(game.resolve("materials/a.mtr"), """
            a { diffusemap skin.png }
            b { { blend diffusemap alphaTest 0.5 map skin.png } }
            """);
        assertThat(texture(GameTree.NEARBY, "a", "").read().orElseThrow().argb())
                .containsExactly(0xffff8000);
        assertThat(texture(GameTree.NEARBY, "b", "").read().orElseThrow().argb())
                .containsExactly(0x40ff8000);
        assertThat(texture(GameTree.NEARBY, "skin", "").read().orElseThrow().argb())
                .containsExactly(0x40ff8000);
    }

    @Test
    void hostileConfigurationsAndProgramsEnd() throws IOException {
        for (String skin : List.of("<".repeat(900_000), "a ".repeat(400_000), "x".repeat(900_000))) {
            write(folder.resolve("md5.cfg"), "md5load " + skin + "\nmd5load guard.md5mesh\nmd5skin * " + skin);
            new TextureFinder(GameTree.NEARBY, mesh).search("", "");
        }
        Files.delete(folder.resolve("md5.cfg"));
        String tree = "a";
        for (int depth = 0; depth < 14; depth++) {
            tree = "add(" + tree + "," + tree.replace("a", "b" + depth) + ")";
        }
        write(game.resolve("materials/a.mtr"), "m { diffusemap " + tree + " }");
        assertThat(texture(GameTree.NEARBY, "m", "").searches()).hasSizeLessThanOrEqualTo(64);
        assertThat(texture(GameTree.NEARBY, "m", "").read()).isEmpty();
    }
}
