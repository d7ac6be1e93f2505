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
import org.jointscope.files.GameTree;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Rule;
import org.jointscope.files.SearchOrder;
import org.jointscope.files.TestArchives;
import org.jointscope.material.Texture.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The images of meshes in games with archives. */
class GameTexturesTest {

    @TempDir
    private Path disk;

    private Path base;

    @BeforeEach
    void createFolder() {
        base = disk.resolve("doom3/base");
    }

    private static MeshTextures search(Path mesh, String shader) {
        return search(mesh, shader, TextureChoice.NONE);
    }

    private static MeshTextures search(Path mesh, String shader, TextureChoice choice) {
        return new TextureFinder(GameTree.NEARBY, mesh, choice).search(shader, "");
    }

    private static List<Rule> rules(Texture texture) {
        return texture.losers().stream().map(it -> it.reason().rule()).toList();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** One pixel, uncompressed. */
    private static byte[] tga(int blue, int green, int red) {
        byte[] image = new byte[18 + 3];
        image[2] = 2;
        image[12] = 1;
        image[14] = 1;
        image[16] = 24;
        image[18] = (byte) blue;
        image[19] = (byte) green;
        image[20] = (byte) red;
        return image;
    }

    @Test
    void materialsAndImagesAreReadFromArchives() throws IOException {
        TestArchives.write(
                base.resolve("pak000.pk4"),
                Map.of(
                        "models/a.md5mesh",
                        new byte[0],
                        "materials/a.mtr",
                        text("models/skin { diffusemap scale(textures/a, 0.5, 0.5, 0.5, 1) }"),
                        "textures/a.tga",
                        tga(40, 80, 120)));
        Path mesh = base.resolve("pak000.pk4/models/a.md5mesh");
        Texture color = search(mesh, "models/skin").color();
        assertThat(color.source().orElseThrow().file()).isEqualTo(base.resolve("pak000.pk4/materials/a.mtr"));
        assertThat(color.files()).containsExactly(base.resolve("pak000.pk4/textures/a.tga"));
        assertThat(color.read().orElseThrow().argb()).containsExactly(0xff3c2814);
    }

    @Test
    void laterDeclarationsOfAMaterialAreListed() throws IOException {
        TestArchives.write(
                base.resolve("pak000.pk4"),
                Map.of(
                        "materials/b.mtr", text("steel { diffusemap b }"),
                        "materials/c.mtr", text("steel { diffusemap c }\n\nSTEEL { diffusemap d }"),
                        "materials/a.mtr", text("other { diffusemap a }")));
        TestArchives.write(base.resolve("pak001.pk4"), Map.of("materials/a.mtr", text("steel.tga { diffusemap a }")));
        DeclaredMaterial material =
                search(base.resolve("a.md5mesh"), "Steel").material().orElseThrow();
        // A file replaces one of the same name in an archive that is searched later.
        assertThat(material.file()).isEqualTo(base.resolve("pak001.pk4/materials/a.mtr"));
        assertThat(material.shadowed())
                .extracting(it -> it.file().getFileName().toString())
                .containsExactly("b.mtr", "c.mtr", "c.mtr");
        assertThat(material.shadowed().getLast().material().name().location().line())
                .isEqualTo(3);
    }

    @Test
    void compressedImageIsUsedUnlessItIsOlder() throws IOException {
        Path mesh = base.resolve("models/a.md5mesh");
        Files.createDirectories(base.resolve("dds/textures"));
        Files.createDirectories(base.resolve("textures"));
        Files.createDirectories(base.resolve("materials"));
        Files.writeString(
                base.resolve("materials/a.mtr"),
                "steel { diffusemap textures/a bumpmap addnormals(n, heightmap(h, 4)) }");
        Path source = Files.write(base.resolve("textures/a.tga"), tga(1, 2, 3));
        Path compressed = Files.write(base.resolve("dds/textures/a.dds"), new byte[128]);
        Files.setLastModifiedTime(source, FileTime.fromMillis(1_000_000));
        Files.setLastModifiedTime(compressed, FileTime.fromMillis(1_000_000));
        Texture same = search(mesh, "steel").color();
        assertThat(same.files()).containsExactly(compressed);
        assertThat(same.losers()).extracting(Loser::file).containsExactly(source);
        assertThat(rules(same)).containsExactly(Rule.DDS_FIRST);
        Files.setLastModifiedTime(source, FileTime.fromMillis(2_000_000));
        Texture newer = search(mesh, "steel").color();
        assertThat(newer.files()).containsExactly(source);
        assertThat(newer.losers()).extracting(Loser::file).containsExactly(compressed);
        assertThat(rules(newer)).containsExactly(Rule.STALE);
        // The parts of the program are missing, but not the compressed image.
        Files.createDirectories(base.resolve("dds/addnormals/n heightmap"));
        Path normals = Files.write(base.resolve("dds/addnormals/n heightmap/h 4.dds"), new byte[128]);
        assertThat(search(mesh, "steel").normals().files()).containsExactly(normals);
    }

    @Test
    void quakeNumbersSkinsAndFrames() throws IOException {
        Path id1 = disk.resolve("quake/id1");
        byte[] palette = new byte[768];
        palette[3] = 10;
        palette[4] = 20;
        palette[5] = 30;
        TestArchives.write(
                id1.resolve("pak0.pak"),
                Map.of(
                        "gfx/palette.lmp",
                        palette,
                        "progs/grunt_00_00.lmp",
                        new byte[] {1, 0, 0, 0, 1, 0, 0, 0, 1},
                        "progs/grunt_00_01.png",
                        new byte[0],
                        "progs/grunt_01_00.tga",
                        tga(0, 0, 9),
                        "progs/grunt_01_00_luma.tga",
                        tga(9, 9, 9)));
        Path mesh = id1.resolve("pak0.pak/progs/grunt.md5mesh");
        MeshTextures first = search(mesh, "grunt");
        assertThat(first.color().files()).containsExactly(id1.resolve("pak0.pak/progs/grunt_00_00.lmp"));
        assertThat(first.color().read().orElseThrow().argb()).containsExactly(0xff0a141e);
        assertThat(first.glow().isFound()).isFalse();
        assertThat(first.variants())
                .extracting(TextureVariant::name)
                .containsExactly("grunt_00_00", "grunt_00_01", "grunt_01_00");
        MeshTextures second =
                search(mesh, "grunt", TextureChoice.NONE.with(first.variants().get(2)));
        assertThat(second.color().files()).containsExactly(id1.resolve("pak0.pak/progs/grunt_01_00.tga"));
        assertThat(second.glow().files()).containsExactly(id1.resolve("pak0.pak/progs/grunt_01_00_luma.tga"));
    }

    /** An .md2 with skins, without anything else. */
    private static byte[] md2(String... skins) {
        var header = java.nio.ByteBuffer.allocate(68 + 64 * skins.length).order(java.nio.ByteOrder.LITTLE_ENDIAN);
        header.put(text("IDP2")).putInt(4, 8).putInt(8, 64).putInt(12, 64).putInt(16, 40);
        header.putInt(20, skins.length);
        for (int offset = 44; offset < 68; offset += 4) {
            header.putInt(offset, offset == 44 ? 68 : header.capacity());
        }
        for (int i = 0; i < skins.length; i++) {
            header.put(68 + 64 * i, text(skins[i]));
        }
        return header.array();
    }

    @Test
    void quake2TakesTheSkinsOfTheReplacedModel() throws IOException {
        Path baseq2 = disk.resolve("quake2/baseq2");
        Map<String, byte[]> files = new HashMap<>();
        files.put("models/monsters/a/tris.md2", md2("models/monsters/a/skin.pcx", "models/monsters/a/pain.pcx"));
        files.put("models/monsters/a/skin.pcx", new byte[1]);
        files.put("models/monsters/a/md5/tris.md5mesh", new byte[1]);
        files.put("models/monsters/a/md5/skin.png", new byte[1]);
        files.put("models/monsters/a/md5/pain.tga", tga(1, 2, 3));
        files.put("models/monsters/a/md5/pain.pcx", new byte[1]);
        Path pack = TestArchives.write(baseq2.resolve("pak0.pkz"), files);
        Path mesh = pack.resolve("models/monsters/a/md5/tris.md5mesh");
        assertThat(GameTree.NEARBY.around(mesh).order()).isEqualTo(SearchOrder.QUAKE2);
        MeshTextures skin = search(mesh, "whatever");
        assertThat(skin.color().source().orElseThrow().kind()).isEqualTo(Kind.MODEL);
        assertThat(skin.color().files()).containsExactly(pack.resolve("models/monsters/a/md5/skin.png"));
        assertThat(skin.variants()).hasSize(2);
        Texture pain = search(mesh, "", TextureChoice.NONE.with(skin.variants().get(1)))
                .color();
        assertThat(pain.files()).containsExactly(pack.resolve("models/monsters/a/md5/pain.tga"));
        assertThat(rules(pain)).containsExactly(Rule.EXTENSION);
    }

    @Test
    void anImageIsChosenByHand() throws IOException {
        Path mesh = disk.resolve("a.md5mesh");
        Path image = Files.write(disk.resolve("other.tga"), tga(1, 2, 3));
        TextureChoice choice = TextureChoice.NONE.with("skin", image);
        Texture chosen = search(mesh, "skin", choice).color();
        assertThat(chosen.files()).containsExactly(image);
        assertThat(chosen.source().orElseThrow().kind()).isEqualTo(Kind.HAND);
        assertThat(search(mesh, "other shader", choice).color().source()).isEmpty();
        assertThat(choice.with("skin", null)).isEqualTo(TextureChoice.NONE);
    }

    /** A pack as large as those of Doom 3: its first texture without an index of its own on the disk. */
    @Test
    void readsOneImageOfAnArchiveWithManyEntries() throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        for (int i = 0; i < 5000; i++) {
            files.put("textures/" + i + ".tga", tga(i, i, i));
        }
        TestArchives.write(base.resolve("pak000.pk4"), files);
        assertThat(search(base.resolve("a.md5mesh"), "textures/4999").color().read())
                .isPresent();
    }
}
