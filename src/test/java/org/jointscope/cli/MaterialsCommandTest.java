package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
              mesh 0 '', shader 'models/triangle'
                color: add(a,b) · %s · %s · %s, line 3
                normal map: not found; searched for n.tga, n.jpg, n.png · %s, line 4
            """.formatted(mesh, a, b, own, own));
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
