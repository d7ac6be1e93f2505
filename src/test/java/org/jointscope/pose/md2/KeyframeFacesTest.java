package org.jointscope.pose.md2;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyframeFacesTest {

    @Test
    void listHasItsTrianglesWithSharesOfTheSkin() {
        KeyframeFaces faces = KeyframeFaces.ofTriangles(read(Md2Builder.tetrahedron()));
        assertThat(points(faces))
                .containsExactly(List.of(0, 1, 2), List.of(0, 3, 1), List.of(0, 2, 3), List.of(1, 3, 2));
        assertThat(faces.placeCount()).isEqualTo(4);
        assertThat(faces.s(faces.place(1, 1))).isEqualTo(1);
        assertThat(faces.t(faces.place(1, 1))).isEqualTo(1);
        assertThat(faces.s(2)).isZero();
        assertThat(faces.t(2)).isEqualTo(1);
    }

    @Test
    void fanGoesRoundItsFirstVertexAndEverySecondTriangleOfAStripIsTurned() {
        Md2Builder file = Md2Builder.shape()
                .fan(0, 1, 2, 3, 1)
                .strip(0, 1, 2, 3)
                .endGl()
                .frame("stand01", Md2Builder.TETRAHEDRON);
        KeyframeFaces faces = KeyframeFaces.ofGlCommands(read(file));
        assertThat(points(faces))
                .containsExactly(
                        List.of(0, 1, 2), List.of(0, 2, 3), List.of(0, 3, 1), List.of(0, 1, 2), List.of(2, 1, 3));
        assertThat(faces.origin(2)).isZero();
        assertThat(faces.origin(3)).isEqualTo(1);
        assertThat(faces.cornersOf(1)).containsExactly(0, 1, 2, 2, 1, 3);
        assertThat(faces.cornersOf(-1)).isEmpty();
        assertThat(faces.placeCount()).isEqualTo(9);
        assertThat(faces.place(4, 2)).isEqualTo(8);
        assertThat(faces.s(8)).isEqualTo(0.25f);
        assertThat(faces.t(8)).isEqualTo(0.75f);
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
        KeyframeFaces list = KeyframeFaces.ofTriangles(md2);
        assertThat(points(list)).hasSize(5).endsWith(List.of(2, 1, 0));
        assertThat(list.origin(4)).isEqualTo(7);
        KeyframeFaces commands = KeyframeFaces.ofGlCommands(md2);
        assertThat(points(commands)).containsExactly(List.of(3, 2, 1), List.of(0, 1, 2));
    }

    @Test
    void stripThatTheFileCutsOffIsDrawnAsFarAsItGoes() {
        byte[] file = Md2Builder.shape()
                .gl(9, 0, 1, 2, 3)
                .frame("stand01", Md2Builder.TETRAHEDRON)
                .build();
        KeyframeFaces faces = KeyframeFaces.ofGlCommands(Md2Reader.read(file).model());
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
        KeyframeFaces faces = KeyframeFaces.ofGlCommands(Md2Reader.read(file).model());
        assertThat(faces.s(1)).isZero();
        assertThat(faces.t(1)).isEqualTo(0.75f);
    }

    @Test
    void withoutFramesNothingIsThere() {
        Md2 md2 = read(Md2Builder.surface());
        assertThat(KeyframeFaces.ofTriangles(md2).size()).isZero();
        assertThat(KeyframeFaces.ofGlCommands(md2).size()).isZero();
        Md2 skinless = read(Md2Builder.tetrahedron().with(Field.SKINWIDTH, 0));
        assertThat(KeyframeFaces.ofTriangles(skinless).s(1)).isEqualTo(64);
    }

    @Test
    void triangleIsFoundWhicheverCornerComesFirstButNotItsBack() {
        Md2 md2 =
                read(Md2Builder.shape().strip(2, 0, 1).strip(2, 1, 0).endGl().frame("stand01", Md2Builder.TETRAHEDRON));
        KeyframeFaces list = KeyframeFaces.ofTriangles(md2);
        KeyframeFaces commands = KeyframeFaces.ofGlCommands(md2);
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
        KeyframeFaces list = KeyframeFaces.ofTriangles(md2);
        KeyframeFaces commands = KeyframeFaces.ofGlCommands(md2);
        assertThat(list.size()).isEqualTo(md2.triangles().size());
        assertThat(commands.size()).isEqualTo(list.size());
        for (int triangle = 0; triangle < commands.size(); triangle++) {
            assertThat(list.find(commands, triangle)).isNotNegative();
        }
    }

    private static Md2 read(Md2Builder file) {
        return Md2Reader.read(file.build()).model();
    }

    private static List<List<Integer>> points(KeyframeFaces faces) {
        List<List<Integer>> points = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            points.add(List.of(faces.point(i, 0), faces.point(i, 1), faces.point(i, 2)));
        }
        return points;
    }
}
