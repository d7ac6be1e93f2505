package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.jointscope.material.Picture;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.Orbit;
import org.jointscope.render.Renderer;
import org.jointscope.render.Renderer.Images;
import org.jointscope.render.Renderer.Paint;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.control.PictureImages;
import org.junit.jupiter.api.Test;

/** Normal maps, highlights and glow in the viewport and in images without a display. */
@Needs3D
class RenderedMaterialTest {

    private static final int SIDE = 240;
    private static final int TEXELS = 64;
    private static final Surface SQUARE = Surface.ofPoints(
            4,
            new int[] {0, 2, 1, 0, 3, 2},
            new int[] {0, 2, 1, 0, 3, 2},
            new float[] {0, 1, 1, 1, 1, 0, 0, 0},
            new int[] {0, 1});
    private static final float[] POINTS = {0, -1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1};
    private static final float[] NORMALS = {1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0};

    private final Picture color = new Picture(1, 1, new int[] {0xff604830});

    /** A bump: red increases to the right, green downward. */
    private final Picture bump = picture((x, y) -> {
        double right = (x + 0.5) * 2 / TEXELS - 1;
        double down = (y + 0.5) * 2 / TEXELS - 1;
        double out = Math.sqrt(Math.max(0.05, 1 - 0.8 * (right * right + down * down)));
        return level(0.9 * right) << 16 | level(0.9 * down) << 8 | level(out);
    });

    private final Picture gloss = picture((x, y) -> (x + y) / 8 % 2 == 0 ? 0xffffff : 0x404080);
    private final Picture glow = picture((x, y) -> x > TEXELS / 2 ? 0x002030 : 0);

    private interface Texel {
        int rgb(int x, int y);
    }

    private static Picture picture(Texel texel) {
        return new Picture(
                TEXELS,
                TEXELS,
                IntStream.range(0, TEXELS * TEXELS)
                        .map(i -> 0xff000000 | texel.rgb(i % TEXELS, i / TEXELS))
                        .toArray());
    }

    private static int level(double direction) {
        return (int) Math.round((direction + 1) * 127.5);
    }

    @Test
    void looksAsInTheViewport() {
        Orbit orbit = new Orbit();
        orbit.reset(new Extent(-1, -1, -1, 1, 1, 1), 1);
        orbit.turnTo(20, 15);
        Image window = window(orbit);
        Picture rendered = rendered(orbit, new Images(color, Optional.of(bump), Optional.of(gloss), Optional.of(glow)));
        assertThat(difference(window, rendered)).isLessThan(1);
        assertThat(difference(window, rendered(orbit, new Images(color)))).isGreaterThan(5);
    }

    private static Picture rendered(Orbit orbit, Images texture) {
        Renderer renderer = new Renderer(SIDE, SIDE);
        renderer.begin(orbit, 0xff000000);
        renderer.surface(SQUARE, POINTS, NORMALS, new Paint(Optional.of(texture), Optional.empty(), 0, false));
        return renderer.picture();
    }

    private Image window(Orbit orbit) {
        return FxThread.ask(() -> {
            SurfaceNode node = SurfaceNode.of(SQUARE, Color.GRAY);
            node.show(POINTS);
            node.setTexture(Optional.of(PictureImages.image(color)));
            node.setNormalMap(PictureImages.image(bump));
            node.setSpecularMap(PictureImages.image(gloss));
            node.setGlowMap(PictureImages.image(glow));
            LitScene scene = new LitScene(new SimpleBooleanProperty(), new SimpleBooleanProperty());
            scene.surfaces().getChildren().add(node);
            Viewpoint eye = new Viewpoint();
            orbit.place(eye);
            scene.camera().look(eye, orbit.fieldOfView(), orbit.nearClip(), 100);
            SubScene view = scene.subScene();
            view.setFill(Color.BLACK);
            view.setWidth(SIDE);
            view.setHeight(SIDE);
            Stage stage = new Stage();
            stage.setScene(new Scene(new Group(view), SIDE, SIDE));
            stage.show();
            try {
                return view.snapshot(null, null);
            } finally {
                stage.close();
            }
        });
    }

    /** The mean difference of the channels of all pixels. */
    private static double difference(Image window, Picture rendered) {
        PixelReader pixels = window.getPixelReader();
        return IntStream.range(0, SIDE * SIDE * 3)
                .map(i -> {
                    int shift = i % 3 * 8;
                    int pixel = i / 3;
                    int here = pixels.getArgb(pixel % SIDE, pixel / SIDE) >> shift & 255;
                    return Math.abs(here - (rendered.argb()[pixel] >> shift & 255));
                })
                .average()
                .orElseThrow();
    }
}
