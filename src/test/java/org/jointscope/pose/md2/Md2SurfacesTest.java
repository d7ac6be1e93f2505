package org.jointscope.pose.md2;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.pose.surface.Surface;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Md2SurfacesTest {

    @Test
    void listHasItsTrianglesWithSharesOfTheSkin() {
        Surface faces = Md2Surfaces.ofTriangles(read(Md2Builder.tetrahedron()));
        assertThat(points(faces))
                .containsExactly(List.of(0, 1, 2), List.of(0, 3, 1), List.of(0, 2, 3), List.of(1, 3, 2));
        assertThat(faces.texCoords().length / 2).isEqualTo(4);
        assertThat(faces.texCoords()[2 * faces.triangleTexCoords()[4]]).isEqualTo(1);
        assertThat(faces.texCoords()[2 * faces.triangleTexCoords()[4] + 1]).isEqualTo(1);
        assertThat(faces.texCoords()[4]).isZero();
        assertThat(faces.texCoords()[5]).isEqualTo(1);
    }

    @Test
    void fanGoesRoundItsFirstVertexAndEverySecondTriangleOfAStripIsTurned() {
        Md2Builder file = Md2Builder.shape()
                .fan(0, 1, 2, 3, 1)
                .strip(0, 1, 2, 3)
                .endGl()
                .frame("stand01", Md2Builder.TETRAHEDRON);
        Surface faces = Md2Surfaces.ofGlCommands(read(file));
        assertThat(points(faces))
                .containsExactly(
                        List.of(0, 1, 2), List.of(0, 2, 3), List.of(0, 3, 1), List.of(0, 1, 2), List.of(2, 1, 3));
        assertThat(faces.origins()[2]).isZero();
        assertThat(faces.origins()[3]).isEqualTo(1);
        assertThat(faces.pointsOf(1)).containsExactly(0, 1, 2, 2, 1, 3);
        assertThat(faces.pointsOf(-1)).isEmpty();
        assertThat(faces.texCoords().length / 2).isEqualTo(9);
        assertThat(faces.triangleTexCoords()[14]).isEqualTo(8);
        assertThat(faces.texCoords()[16]).isEqualTo(0.25f);
        assertThat(faces.texCoords()[17]).isEqualTo(0.75f);
    }

    @Test
    void whatHasNoVertexOrCoversNothingIsLeftOut() {
        Md2Builder file = Md2Builder.shape()
                .triangle(0, 1, 9)
                .triangle(0, 1, 2, 0, 1, 9)
                .triangle(1, 1, 2)
                .triangle(2, 1, 0)
                .strip(0, 1, -5, 2, 3, 1)
                .fan(0, 1, 1, 2)
                .endGl()
                .frame("stand01", Md2Builder.TETRAHEDRON);
        Md2 md2 = read(file);
        Surface list = Md2Surfaces.ofTriangles(md2);
        assertThat(points(list)).hasSize(5).endsWith(List.of(2, 1, 0));
        assertThat(list.origins()[4]).isEqualTo(7);
        Surface commands = Md2Surfaces.ofGlCommands(md2);
        assertThat(points(commands)).containsExactly(List.of(3, 2, 1), List.of(0, 1, 2));
    }

    @Test
    void stripThatTheFileCutsOffIsDrawnAsFarAsItGoes() {
        byte[] file = Md2Builder.shape()
                .gl(9, 0, 1, 2, 3)
                .frame("stand01", Md2Builder.TETRAHEDRON)
                .build();
        Surface faces = Md2Surfaces.ofGlCommands(Md2Reader.read(file).model());
        assertThat(points(faces)).containsExactly(List.of(0, 1, 2), List.of(2, 1, 3));
    }

    @Test
    void coordinatesThatAreNoneAreZero() {
        byte[] file = Md2Builder.tetrahedron().build();
        Md2 md2 = Md2Reader.read(file).model();
        int place = md2.glCommands().list().getFirst().vertexOffset(1);
        for (int i = 0; i < 4; i++) {
            file[place + i] = -1;
        }
        Surface faces = Md2Surfaces.ofGlCommands(Md2Reader.read(file).model());
        assertThat(faces.texCoords()[2]).isZero();
        assertThat(faces.texCoords()[3]).isEqualTo(0.75f);
    }

    @Test
    void withoutFramesNothingIsThere() {
        Md2 md2 = read(Md2Builder.surface());
        assertThat(Md2Surfaces.ofTriangles(md2).triangleCount()).isZero();
        assertThat(Md2Surfaces.ofGlCommands(md2).triangleCount()).isZero();
        Md2 skinless = read(Md2Builder.tetrahedron().with(Field.SKINWIDTH, 0));
        assertThat(Md2Surfaces.ofTriangles(skinless).texCoords()[2]).isEqualTo(64);
    }

    @Test
    void triangleIsFoundWhicheverCornerComesFirstButNotItsBack() {
        Md2 md2 =
                read(Md2Builder.shape().strip(2, 0, 1).strip(2, 1, 0).endGl().frame("stand01", Md2Builder.TETRAHEDRON));
        Surface list = Md2Surfaces.ofTriangles(md2);
        Surface commands = Md2Surfaces.ofGlCommands(md2);
        assertThat(list.find(commands, 0)).isZero();
        assertThat(list.find(commands, 1)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "osmp/tris.md2",
                "assimp/MD2/faerie.md2",
                "tomatenquark/mapmodels/mitaman/chainlinkfence/tris.md2"
            })
    void bothSurfacesOfARealModelAreTheSame(String name) throws IOException {
        Md2 md2 = Md2Reader.read(Files.readAllBytes(Corpus.file(name))).model();
        Surface list = Md2Surfaces.ofTriangles(md2);
        Surface commands = Md2Surfaces.ofGlCommands(md2);
        assertThat(list.triangleCount()).isEqualTo(md2.triangles().size());
        assertThat(commands.triangleCount()).isEqualTo(list.triangleCount());
        for (int triangle = 0; triangle < commands.triangleCount(); triangle++) {
            assertThat(list.find(commands, triangle)).isNotNegative();
        }
    }

    private static Md2 read(Md2Builder file) {
        return Md2Reader.read(file.build()).model();
    }

    private static List<List<Integer>> points(Surface faces) {
        List<List<Integer>> points = new ArrayList<>();
        for (int i = 0; i < faces.triangleCount(); i++) {
            points.add(List.of(faces.point(i, 0), faces.point(i, 1), faces.point(i, 2)));
        }
        return points;
    }
}
