package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.files.TestArchives;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MaterialsCommandTest {

    @TempDir
    private Path folder;

    private void declare(String material) throws IOException {
        Files.createDirectories(folder.resolve("materials"));
        Files.writeString(folder.resolve("materials/own.mtr"), "models/triangle\n{\n" + material + "\n}\n");
    }

    @Test
    void imagesAreThoseOfTheMaterial() throws IOException {
        String mesh = Samples.mesh(folder);
        declare("twoSided diffusemap add(a, b)\n  bumpmap n.tga");
        Path a = Files.createFile(folder.resolve("a.tga"));
        Path b = Files.createFile(folder.resolve("b.jpg"));
        Path own = folder.resolve("materials/own.mtr");
        Run run = Run.of("materials", mesh);
        assertThat(run.out()).isEqualTo("""
            %s
              Game: Doom 3 · %s (no archives)
                1. %s
              mesh 0 '', shader 'models/triangle'
                declared in %s, line 1
                  keywords: twoSided
                two-sided
                color: add(a,b) · %s · %s · %s, line 3
                normal map: not found; searched for n.tga, n.jpg, n.png · %s, line 4
            """.formatted(mesh, folder.getFileName(), folder, own, a, b, own, own));
        assertThat(run.exitCode()).as("the normal map is missing").isEqualTo(1);

        JsonNode json = new ObjectMapper()
                .readTree(Run.of("materials", "--json", folder.toString()).out())
                .at("/files/0/meshes/0");
        assertThat(json.at("/twoSided").asBoolean()).isTrue();
        assertThat(json.at("/color/found").asBoolean()).isTrue();
        assertThat(json.at("/color/program").asText()).isEqualTo("add(a,b)");
        assertThat(json.at("/color/files/1").asText()).isEqualTo(b.toString());
        assertThat(json.at("/color/searchedFolders")).isEmpty();
        assertThat(json.at("/normalMap/source").toString())
                .isEqualTo(new ObjectMapper()
                        .createObjectNode()
                        .put("kind", "material")
                        .put("path", own.toString())
                        .put("line", 4)
                        .put("column", 3)
                        .put("image", "n.tga")
                        .toString());
        assertThat(json.at("/normalMap/searchedFolders/0").asText()).isEqualTo(folder.toString());
        assertThat(json.get("specularMap").isNull()).isTrue();
        assertThat(json.at("/material/line").asInt()).isEqualTo(1);
    }

    @Test
    void losersHaveTheRuleThatBeatThem() throws IOException {
        String mesh = Samples.mesh(Files.createDirectories(folder.resolve("base")));
        Path base = Path.of(mesh).getParent();
        Files.createDirectories(base.resolve("materials"));
        Files.writeString(base.resolve("materials/a.mtr"), "models/triangle\n{\ndiffusemap t\n}\n");
        Files.writeString(base.resolve("materials/b.mtr"), "\nmodels/triangle\n{\ndiffusemap u\n}\n");
        TestArchives.write(base.resolve("pak000.pk4"), "t.tga");
        TestArchives.write(base.resolve("pak001.pk4"), "t.tga");
        TestArchives.write(base.resolve("zz.pk4"), "addon.conf", "t.tga");
        Run run = Run.of("materials", mesh);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains(
                        """
                          Game: Doom 3 · base (2 archives)
                            1. %s
                            2. %s
                            3. %s
                            – %s: zz.pk4 is not loaded; it is an add-on (addon.conf) that must be activated in the game
                        """.formatted(
                                base, base.resolve("pak001.pk4"), base.resolve("pak000.pk4"), base.resolve("zz.pk4")),
                        """
                              ignored: later declaration in %s, line 2
                            color: %s · %s, line 3
                              not used: pak000.pk4/t.tga: pak001.pk4 is searched first (later name)
                              not used: zz.pk4/t.tga: zz.pk4 is not loaded; it is an add-on (addon.conf) that must be activated in the game
                        """.formatted(
                                        base.resolve("materials/b.mtr"),
                                        base.resolve("pak001.pk4/t.tga"),
                                        base.resolve("materials/a.mtr")));

        JsonNode json = new ObjectMapper()
                .readTree(Run.of("materials", "--json", mesh).out())
                .at("/files/0");
        assertThat(json.at("/searchOrder").asText()).isEqualTo("doom3");
        assertThat(json.at("/places")).hasSize(4);
        assertThat(json.at("/places/3/ignored").asText()).isEqualTo("addon");
        assertThat(json.at("/meshes/0/material/shadowed/0/path").asText()).endsWith("b.mtr");
        assertThat(json.at("/meshes/0/color/notUsed").findValuesAsText("rule")).containsExactly("later-name", "addon");
    }

    @Test
    void otherStagesAreTextWithTheirImages() throws IOException {
        String mesh = Samples.mesh(folder);
        declare("diffusemap a\n{ blend add\n map glow }\n{ cubeMap env/gen }");
        Path a = Files.createFile(folder.resolve("a.tga"));
        Path own = folder.resolve("materials/own.mtr");
        Run run = Run.of("materials", mesh);
        assertThat(run.out()).endsWith("""
                color: %s · %s, line 3
                stage that is not displayed: blend add · map glow · not found; searched for glow.tga, glow.jpg, glow.png · %s, line 5
                stage that is not displayed: cubeMap env/gen
            """.formatted(a, own, own));
        assertThat(run.exitCode()).as("an image is missing").isEqualTo(1);
        Files.createFile(folder.resolve("glow.jpg"));
        assertThat(Run.of("materials", mesh).exitCode()).isZero();
        JsonNode stages = new ObjectMapper()
                .readTree(Run.of("materials", "--json", mesh).out())
                .at("/files/0/meshes/0/otherStages");
        assertThat(stages.at("/0/text").asText()).isEqualTo("blend add · map glow");
        assertThat(stages.at("/0/image/files/0").asText()).endsWith("glow.jpg");
        assertThat(stages.at("/1/image").isNull()).isTrue();
        assertThat(stages.at("/1/line").asInt()).isEqualTo(6);
    }

    @Test
    void skinsAndLightOfTheRereleaseOfQuake() throws IOException {
        String mesh = Samples.mesh(Files.createDirectories(folder.resolve("id1/progs")));
        Files.writeString(Path.of(mesh), Samples.MESH.replace("models/triangle", "triangle"));
        for (String name : List.of("00_00.lmp", "00_01.lmp", "01_00.lmp", "00_00_luma.png")) {
            Files.createFile(Path.of(mesh).resolveSibling("triangle_" + name));
        }
        TestArchives.write(folder.resolve("id1/pak0.pak"), "gfx.wad");
        Run run = Run.of("materials", mesh);
        assertThat(run.out())
                .contains("Game: Quake · id1 (1 archive)", "skins: triangle_00_00, ", "glow map: " + folder);
        JsonNode json = new ObjectMapper()
                .readTree(Run.of("materials", "--json", mesh).out())
                .at("/files/0/meshes/0");
        assertThat(json.at("/skins")).hasSize(3);
        assertThat(json.at("/glowMap/found").asBoolean()).isTrue();
    }

    @Test
    void missingImageIsInTheExitCode(@TempDir Path base) throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("materials", mesh);
        assertThat(run.out()).contains("color: not found; searched for triangle.png, ");
        assertThat(run.exitCode()).isEqualTo(1);
        Files.createFile(Files.createDirectories(base.resolve("models")).resolve("triangle.png"));
        assertThat(Run.of("materials", mesh, "--game", base.toString()).exitCode())
                .isZero();
        declare("diffusemap _white");
        assertThat(Run.of("materials", mesh).out()).contains("color: _white · ");
        assertThat(Run.of("materials", mesh).exitCode()).isZero();
        declare("noShadows");
        assertThat(Run.of("materials", mesh).out()).contains("color: no image · ");
        assertThat(Run.of("materials", mesh).exitCode()).isZero();
        Files.writeString(folder.resolve("materials/own.mtr"), "");
        Files.writeString(Path.of(mesh), Samples.MESH.replace("models/triangle", ""));
        assertThat(Run.of("materials", mesh).out()).contains("color: no shader");
    }

    @Test
    void otherFilesHaveNoMaterials() throws IOException {
        Run run = Run.of("materials", Samples.anim(folder));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("no .md5mesh found");
        assertThat(Run.of("materials", folder.resolve("never.md5mesh").toString())
                        .exitCode())
                .isEqualTo(2);
    }
}
