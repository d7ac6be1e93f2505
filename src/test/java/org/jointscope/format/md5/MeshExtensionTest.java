package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

class MeshExtensionTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    private static Mesh read(String name) throws IOException {
        Md5Mesh file = Md5MeshReader.read(Files.readAllBytes(FIXTURES.resolve(name + ".md5mesh")))
                .model();
        assertThat(file.meshes()).hasSize(1);
        return file.meshes().getFirst();
    }

    @Test
    void version11HasFlagsAndColorsInItsVertices() throws IOException {
        Mesh mesh = read("version-11-with-colors");
        MeshExtension extension = mesh.extension();
        assertThat(mesh.name()).isEqualTo("quad");
        assertThat(extension.flags())
                .containsExactly(
                        new FlagWord("vertexColor", new TextLocation(16, 3)),
                        new FlagWord("noAnimate", new TextLocation(17, 3)));
        ColorTable colors = extension.colors();
        assertThat(colors.size()).isEqualTo(3);
        assertThat(colors.isInVertexRows()).isTrue();
        assertThat(colors.vertex(2)).isEqualTo(2);
        assertThat(colors.location(2)).isEqualTo(new TextLocation(23, 21));
        assertThat(colors.numbers()).containsExactly(1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0.5);
        assertThat(extension.tangentSpaces().size()).isZero();
        assertThat(extension.numVertexColors()).isEmpty();
    }

    @Test
    void version12HasNormalsTangentsAndRowsOfColors() throws IOException {
        MeshExtension extension = read("version-12-with-colors").extension();
        TangentSpaces spaces = extension.tangentSpaces();
        assertThat(spaces.size()).isEqualTo(3);
        assertThat(spaces.normal(1)).isEqualTo(new Vector3(0, 0, 1));
        assertThat(spaces.tangent(1)).isEqualTo(new Vector3(1, 0, 0));
        assertThat(spaces.sign(1)).isEqualTo(1);
        ColorTable colors = extension.colors();
        assertThat(colors.isInVertexRows()).isFalse();
        assertThat(colors.printedIndex(2)).isEqualTo(2);
        assertThat(colors.channel(2, 3)).isEqualTo(0.5);
        assertThat(extension.numVertexColors().orElseThrow().toInt()).isEqualTo(3);
        assertThat(extension.flags()).isEmpty();
    }

    @Test
    void damagedRowKeepsTheOthers() throws IOException {
        ColorTable colors = read("color-of-three-numbers").extension().colors();
        assertThat(colors.size()).isEqualTo(3);
        assertThat(colors.channel(1, 1)).isEqualTo(1);
        assertThat(colors.channel(1, 3)).isNaN();
        assertThat(colors.channel(2, 2)).isEqualTo(1);
        TangentSpaces spaces = read("normal-missing").extension().tangentSpaces();
        assertThat(spaces.size()).isEqualTo(3);
        assertThat(spaces.normal(1).x()).isNaN();
        assertThat(spaces.normal(2)).isEqualTo(new Vector3(0, 0, 1));
    }

    @Test
    void version10HasNone() throws IOException {
        MeshExtension extension = read("version-7").extension();
        assertThat(extension.flags()).isEmpty();
        assertThat(extension.colors().size()).isZero();
        assertThat(extension.tangentSpaces().size()).isZero();
    }
}
