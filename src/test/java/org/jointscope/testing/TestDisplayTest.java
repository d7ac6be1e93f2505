package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class TestDisplayTest {
    @Test
    @Needs3D
    void threeDimensionsWhereAsked() {
        assertThat(Platform.isSupported(ConditionalFeature.SCENE3D)).isTrue();
    }

    @Test
    void ownScreenHasAFixedSize() {
        assumeTrue(TestDisplay.current().own().isPresent(), "the tests use the user's display");
        assertThat(Screen.getPrimary().getBounds()).isEqualTo(new Rectangle2D(0, 0, 1600, 1000));
    }

    @Test
    void captureShowsWhatIsOnTheOwnScreen() throws Exception {
        assumeTrue(TestDisplay.current().own().isPresent(), "the tests use the user's display");
        CountDownLatch shown = new CountDownLatch(1);
        Platform.runLater(() -> show(shown));
        assertThat(shown.await(20, TimeUnit.SECONDS)).isTrue();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        int pixel = 0;
        while (pixel != 0x12AB34 && System.nanoTime() < end) {
            BufferedImage screen = TestDisplay.current().own().orElseThrow().capture();
            assertThat(screen.getWidth()).isEqualTo(1600);
            assertThat(screen.getHeight()).isEqualTo(1000);
            pixel = screen.getRGB(150, 150) & 0xFFFFFF;
            Thread.sleep(50);
        }
        assertThat(pixel).isEqualTo(0x12AB34);
    }

    private static void show(CountDownLatch shown) {
        Stage stage = new Stage(StageStyle.UNDECORATED);
        stage.setScene(new Scene(new Group(new Rectangle(100, 100, Color.web("#12AB34")))));
        stage.setX(100);
        stage.setY(100);
        stage.setOnShown(event -> shown.countDown());
        stage.show();
    }
}
