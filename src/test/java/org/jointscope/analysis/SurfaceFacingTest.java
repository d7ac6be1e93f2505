package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.junit.jupiter.api.Test;

class SurfaceFacingTest {

    /** Two triangles for each side of a box, with the vertices clockwise from outside. */
    private static final int[][] BOX = {
        {0, 1, 3}, {0, 3, 2}, {4, 6, 7}, {4, 7, 5}, {0, 4, 5}, {0, 5, 1},
        {2, 3, 7}, {2, 7, 6}, {0, 2, 6}, {0, 6, 4}, {1, 5, 7}, {1, 7, 3}
    };

    /** A box for each mesh; its corners are mirrored if it faces inward. */
    private record Box(double size, boolean inward, int triangles) {

        String mesh(int shift) {
            List<String> rows = new ArrayList<>();
            rows.add("mesh {\nshader \"a\"\nnumverts 8");
            IntStream.range(0, 8).forEach(i -> rows.add("vert %1$d ( 0 0 ) %1$d 1".formatted(i)));
            rows.add("numtris " + triangles);
            for (int i = 0; i < triangles; i++) {
                int[] t = BOX[i];
                rows.add("tri %d %d %d %d".formatted(i, t[0], t[1], t[2]));
            }
            rows.add("numweights 8");
            for (int i = 0; i < 8; i++) {
                double x = ((i & 1) == 0 ^ inward ? -1 : 1) * size + shift;
                double y = ((i & 2) == 0 ? -1 : 1) * size;
                double z = ((i & 4) == 0 ? -1 : 1) * size;
                rows.add("weight %d 0 1 ( %f %f %f )".formatted(i, x, y, z));
            }
            rows.add("}\n");
            return String.join("\n", rows);
        }
    }

    private static boolean isInward(int apart, Box... boxes) {
        String meshes = IntStream.range(0, boxes.length)
                .mapToObj(i -> boxes[i].mesh(i * apart))
                .collect(Collectors.joining());
        String text = """
            MD5Version 10
            commandline ""
            numJoints 1
            numMeshes %d
            joints {
            "root" -1 ( 0 0 0 ) ( 0 0 0 )
            }
            %s\
            """.formatted(boxes.length, meshes);
        Md5Mesh mesh = Md5MeshReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
        return SurfaceFacing.isInward(SkinnedModel.of(Md5Kernel.skin(mesh)));
    }

    @Test
    void closedBoxFacesToTheSideOfItsTriangles() {
        assertThat(isInward(0, new Box(1, true, 12))).isTrue();
        assertThat(isInward(0, new Box(1, false, 12))).isFalse();
        assertThat(isInward(1000, new Box(1, true, 12), new Box(500, true, 12))).isTrue();
    }

    @Test
    void openSurfaceFacesToNoSide() {
        assertThat(isInward(0, new Box(1, true, 10))).isFalse();
        assertThat(isInward(0, new Box(1, true, 2))).isFalse();
        assertThat(isInward(0, new Box(1, true, 0))).isFalse();
        assertThat(isInward(0)).isFalse();
    }

    @Test
    void hullAroundAMeshIsNotTheModel() {
        assertThat(isInward(0, new Box(1, false, 12), new Box(1.5, true, 12))).isFalse();
        assertThat(isInward(5, new Box(1, false, 12), new Box(1, true, 12))).isFalse();
    }

    @Test
    void surfaceWithoutAreaFacesToNoSide() {
        assertThat(isInward(0, new Box(0, true, 12))).isFalse();
    }
}
