package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.junit.jupiter.api.Test;

class ExtentTest {

    @Test
    void boundsPointsAndJointsButNothingAbsurd() {
        String mesh = """
            joints { "origin" -1 ( 0 0 -5 ) ( 0 0 0 ) "far" 0 ( 1e30 0 0 ) ( 0 0 0 ) }
            mesh {
                vert 0 ( 0 0 ) 0 1
                vert 1 ( 0 0 ) 1 1
                vert 2 ( 0 0 ) 2 1
                weight 0 0 1 ( 1 2 8 )
                weight 1 0 1 ( -3 -4 5 )
                weight 2 0 1 ( 1e9 0 0 )
            }
            """;

        Extent extent = Extent.over(SkinnedModel.of(Md5Kernel.skin(read(mesh))), RootMode.FILE);

        assertThat(extent).isEqualTo(new Extent(-3, -4, -5, 1, 2, 3));
        assertThat(extent.centerX()).isEqualTo(-1);
        assertThat(extent.centerY()).isEqualTo(-1);
        assertThat(extent.centerZ()).isEqualTo(-1);
        assertThat(extent.diagonal()).isEqualTo(Math.sqrt(16 + 36 + 64));
    }

    @Test
    void coversTheWholeAnimationAndLeavesTheModelAtTheFirstFrame() {
        String anim = """
            frameRate 24
            hierarchy { "origin" -1 1 0 "tip" 0 0 0 }
            baseframe { ( 0 0 0 ) ( 0 0 0 ) ( 0 3 0 ) ( 0 0 0 ) }
            frame 0 { 0 }
            frame 1 { 7 }
            frame 2 { 0 }
            """;
        SkinnedModel model =
                SkinnedModel.of(Md5Kernel.clip(Md5AnimReader.read(bytes(anim)).model()));

        Extent extent = Extent.over(model, RootMode.FILE);

        assertThat(extent).isEqualTo(new Extent(0, 0, 0, 7, 3, 0));
        assertThat(model.joints()[0]).isZero();
    }

    @Test
    void whatHasNoSizeGetsOne() {
        assertThat(Extent.over(SkinnedModel.none(), RootMode.FILE)).isEqualTo(Extent.NOWHERE);
        assertThat(Extent.NOWHERE.diagonal()).isEqualTo(Math.sqrt(3));
    }

    private static Md5Mesh read(String text) {
        return Md5MeshReader.read(bytes(text)).model();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
