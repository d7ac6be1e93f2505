package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jointscope.diagnostics.Finding;
import org.jointscope.files.GameTree;
import org.jointscope.files.TestArchives;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MaterialIssuesTest {

    @TempDir
    private Path disk;

    private final Map<String, byte[]> files = new HashMap<>();

    private void add(String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] tga(int width, int height) {
        byte[] image = new byte[18 + 3 * width * height];
        image[2] = 2;
        image[12] = (byte) width;
        image[14] = (byte) height;
        image[16] = 24;
        return image;
    }

    /** The findings for a mesh with a shader in the second line. */
    private List<String> issues(Path folder, String shader) {
        String text = "MD5Version 10\nmesh { shader \"" + shader + "\" }";
        Md5Mesh mesh = Md5MeshReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
        TextureFinder finder = new TextureFinder(GameTree.NEARBY, folder.resolve("a.md5mesh"));
        List<MeshTextures> textures = mesh.meshes().stream()
                .map(it -> finder.search(it.shader(), it.objectName()))
                .toList();
        return MaterialIssues.check(mesh, UnaryOperator.identity(), textures, finder.game()).stream()
                .flatMap(issue -> issue.findings().stream())
                .peek(it -> assertThat(it.location().line()).isEqualTo(2))
                .peek(it -> assertThat(it.subject().mesh()).isZero())
                .map(MaterialIssuesTest::text)
                .toList();
    }

    private static String text(Finding finding) {
        return finding.code() + " " + finding.message();
    }

    /** In the archive of a game of Doom 3. */
    private List<String> doom3(String shader) throws IOException {
        Path base = disk.resolve("doom3/base");
        TestArchives.write(base.resolve("pak000.pk4"), files);
        return issues(base, shader);
    }

    private List<String> quake(String shader) throws IOException {
        Path id1 = disk.resolve("quake/id1");
        TestArchives.write(id1.resolve("pak0.pak"), files);
        return issues(id1, shader);
    }

    @Test
    void materialWithoutADeclaration() throws IOException {
        files.put("skins/a.tga", tga(1, 1));
        assertThat(doom3("skins/a"))
                .containsExactly(
                        "MATERIAL_UNDECLARED Material 'skins/a' is not declared in an .mtr file; the image a.tga"
                                + " is drawn without lighting.");
        assertThat(doom3("skins/b"))
                .containsExactly("MATERIAL_UNDECLARED Material 'skins/b' is not declared in an .mtr file; no image"
                        + " with this name was found either.");
    }

    @Test
    void materialOfWhichALaterDeclarationIsIgnored() throws IOException {
        add("materials/a.mtr", "\nsteel { diffusemap _white }");
        add("materials/b.mtr", "steel { diffusemap _black }");
        assertThat(doom3("steel"))
                .containsExactly(
                        "MATERIAL_SHADOWED Material 'steel' is declared in pak000.pk4/materials/a.mtr, line 2; the"
                                + " later declaration in pak000.pk4/materials/b.mtr, line 1, is ignored.");
    }

    @Test
    void materialNameWithADotInAFolder() throws IOException {
        add("materials/a.mtr", "models/x.v1/skin { diffusemap _white }");
        assertThat(doom3("models/x.v2/other"))
                .containsExactly("MATERIAL_NAME_DOT Material 'models/x.v2/other' has a dot in the name of a folder;"
                        + " Doom 3 looks for 'models/x'.");
    }

    @Test
    void imageThatIsMissing() throws IOException {
        add("materials/a.mtr", "steel { diffusemap addnormals(a, b) bumpmap _flat }");
        files.put("a.tga", tga(1, 1));
        assertThat(doom3("steel")).containsExactly("IMAGE_MISSING Image 'b' was not found; it is referenced by a.mtr.");
        add("materials/a.mtr", "steel { diffusemap a { blend add map light } { videoMap v } }");
        assertThat(doom3("steel"))
                .containsExactly("IMAGE_MISSING Image 'light' was not found; it is referenced by a.mtr.");
    }

    @Test
    void imageThatOnlyJointscopeFinds() throws IOException {
        add("materials/a.mtr", "steel { diffusemap textures/a }");
        TestArchives.loose(disk.resolve("doom3/base/a.tga"));
        assertThat(doom3("steel"))
                .containsExactly("IMAGE_OUTSIDE_GAME Image 'textures/a' is only at " + disk.resolve("doom3/base/a.tga")
                        + ", where the engine does not look for it.");
    }

    @Test
    void looseFileOfAnotherCase() throws IOException {
        TestArchives.loose(disk.resolve("quake/id1/progs/cased_00_00.lmp"));
        assertThat(quake("Cased"))
                .containsExactly(
                        "IMAGE_NAME_CASE Image 'Cased_00_00.lmp' differs in case from the file cased_00_00.lmp.");
    }

    @Test
    void imageOfAnotherFormatAndSize() throws IOException {
        add("materials/a.mtr", "steel { diffusemap a.jpg bumpmap b }");
        files.put("a.jpg", tga(2, 4));
        files.put("b.tga", tga(3, 4));
        assertThat(doom3("steel"))
                .containsExactly(
                        "IMAGE_FORMAT_OTHER a.jpg contains a TGA image, despite its extension.",
                        "IMAGE_SIZE_NOT_POWER_OF_TWO b.tga is 3 x 4 pixels; Doom 3 resamples images with sides that"
                                + " are not powers of two.");
    }

    @Test
    void compressedImageThatIsOld() throws IOException {
        add("materials/a.mtr", "steel { diffusemap a }");
        Path source = Files.createDirectories(disk.resolve("doom3/base")).resolve("a.tga");
        Files.write(source, tga(2, 2));
        Path old = TestArchives.loose(disk.resolve("doom3/base/dds/a.dds"));
        Files.setLastModifiedTime(old, FileTime.fromMillis(1_000));
        assertThat(doom3("steel"))
                .containsExactly(
                        "IMAGE_COMPRESSED_STALE a.dds in the dds folder is older than 'a'; the game does not use it.");
    }

    @Test
    void addonThatIsNotActive() throws IOException {
        add("materials/a.mtr", "steel { diffusemap a }");
        TestArchives.write(disk.resolve("doom3/base/addon.pk4"), Map.of("addon.conf", new byte[0], "a.tga", tga(2, 2)));
        assertThat(doom3("steel"))
                .containsExactly("ADDON_INACTIVE Image 'a' is only in the add-on addon.pk4, which is not active.");
    }

    @Test
    void archiveThatIsDamaged() throws IOException {
        add("materials/a.mtr", "steel { diffusemap a bumpmap b }");
        TestArchives.loose(disk.resolve("doom3/base/pak001.pk4"));
        assertThat(doom3("steel"))
                .containsExactly(
                        "IMAGE_MISSING Image 'a' was not found; it is referenced by a.mtr.",
                        "IMAGE_MISSING Image 'b' was not found; it is referenced by a.mtr.",
                        "PACK_DAMAGED pak001.pk4 is damaged and is not loaded. It may contain the image 'a'.");
        files.put("a.tga", tga(1, 1));
        files.put("b.tga", tga(1, 1));
        assertThat(doom3("steel")).isEmpty();
    }

    @Test
    void archivesOfQuakeThatAreNotLoaded() throws IOException {
        files.put("progs/a_00_00.tga", tga(3, 3));
        Path id1 = disk.resolve("quake/id1");
        TestArchives.write(id1.resolve("pak2.pak"), Map.of("progs/a_00_00.tga", tga(1, 1)));
        TestArchives.write(id1.resolve("hd.pak"), Map.of("progs/b_00_00.tga", tga(1, 1)));
        assertThat(quake("a"))
                .containsExactly("PACK_GAP pak2.pak is not loaded because pak1.pak is missing; it contains the image"
                        + " 'a_00_00.tga'.");
        assertThat(quake("b"))
                .containsExactly("PACK_NOT_NUMBERED Image 'b_00_00.tga' is only in hd.pak, which is not loaded: its"
                        + " name has no number.");
    }

    @Test
    void looseFileThatIsIgnored() throws IOException {
        files.put("progs/a_00_00.tga", tga(1, 1));
        TestArchives.loose(disk.resolve("quake/id1/progs/a_00_00.tga"));
        assertThat(quake("a"))
                .containsExactly(
                        "IMAGE_LOOSE_IGNORED a_00_00.tga is not used: pak0.pak has a file of the same name, and"
                                + " archives are searched first.");
    }

    @Test
    void nameInAnotherCase() throws IOException {
        files.put("progs/Grunt_00_00.tga", tga(1, 1));
        assertThat(quake("grunt"))
                .containsExactly(
                        "IMAGE_NAME_CASE Image 'grunt_00_00.tga' differs in case from the file Grunt_00_00.tga.");
    }

    @Test
    void framesAndSkinsWithAGap() throws IOException {
        files.put("progs/a_00_00.tga", tga(1, 1));
        files.put("progs/a_00_02.tga", tga(1, 1));
        files.put("progs/a_01_00.tga", tga(1, 1));
        files.put("progs/a_03_00.tga", tga(1, 1));
        assertThat(quake("a"))
                .containsExactly(
                        "SKIN_FRAME_MISSING Skin 'a_00_02' is not loaded, because an image with the number _00_01 is"
                                + " missing.",
                        "SKIN_FRAME_MISSING Skin 'a_03_00' is not loaded, because an image with the number _02_00 is"
                                + " missing.");
    }

    @Test
    void gameWithoutFaultsHasNoIssues() throws IOException {
        add("materials/a.mtr", "steel { diffusemap a bumpmap addnormals(b, heightmap(c, 2)) }");
        files.put("a.tga", tga(4, 4));
        files.put("b.tga", tga(4, 4));
        files.put("c.tga", tga(4, 4));
        assertThat(doom3("steel")).isEmpty();
    }

    /** A model that is in no game often comes without its images. */
    @Test
    void shaderWithoutAnImageOutsideOfAGameIsNoIssue() {
        assertThat(issues(disk, "skins/a")).isEmpty();
    }
}
