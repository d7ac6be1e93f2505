package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

/** An .md2 and its MD5 replacement in the window. */
@Needs3D
class WindowComparisonTest extends WindowFixture {

    /** The lighting of an .md2 is less exact: it has 162 normals. */
    private static final double LIGHTING = 0.02;

    private final Path mesh = Corpus.file("redeclipse/drone/mesh.md5mesh");
    private final Path anim = Corpus.file("redeclipse/drone/forward.md5anim");

    private Path pair() {
        return ReplacedModel.pair(folder, "tris", mesh, anim);
    }

    /** Opens files with a counterpart, without the ground, at frame 0. */
    private void open(Path... files) throws TimeoutException {
        start(files);
        user.pause();
        FxThread.await("the counterpart is shown", () -> user.sees("#counterpart"));
        user.click("#grid");
        user.press(KeyCode.HOME);
    }

    private Picture look(String query) {
        user.awaitPulses(2);
        return user.look(query);
    }

    private int width(String query) {
        return FxThread.ask(() -> (int) user.part(query, Region.class).getWidth());
    }

    private int height() {
        return FxThread.ask(() -> (int) user.part("#picture", Region.class).getHeight());
    }

    /** The share of pixels of a part of a picture that are not those of another one. */
    private static double unlike(Picture one, Picture other, int otherFrom, int width, int height) {
        int count = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                count += isAlike(one.pixel(x, y), other.pixel(otherFrom + x, y)) ? 0 : 1;
            }
        }
        return (double) count / (width * height);
    }

    private static boolean isAlike(int a, int b) {
        for (int shift = 0; shift < 24; shift += 8) {
            if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > 40) {
                return false;
            }
        }
        return true;
    }

    private Menu compareMenu() {
        return user.part(".menu-bar", MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> "compareMenu".equals(item.getId()))
                .map(Menu.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void bothLookTheSameSideBySideAtEveryFrame() throws TimeoutException {
        open(pair());
        assertThat(user.text("#openName")).isEqualTo("tris.md2");
        assertThat(user.text("#counterpartName")).isEqualTo("tris.md5mesh");
        assertThat(FxThread.<String>ask(() -> compareMenu().getText())).isEqualTo("Compare with tris.md5mesh");
        int half = width("#picture");
        assertThat(width("#counterpart")).isEqualTo(half);
        Picture first = look("#picture");
        assertThat(first.unlike(Color.BLACK)).isGreaterThan(0.03);
        assertThat(unlike(look("#counterpart"), first, 0, half, height())).isLessThan(LIGHTING);

        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        Picture later = look("#picture");
        assertThat(later.unlike(first)).as("both move").isGreaterThan(LIGHTING);
        assertThat(unlike(look("#counterpart"), later, 0, half, height())).isLessThan(LIGHTING);

        user.drag("#counterpart", 60, 20, MouseButton.PRIMARY);
        Picture turned = look("#picture");
        assertThat(turned.unlike(later)).as("both turn").isGreaterThan(LIGHTING);
        assertThat(unlike(look("#counterpart"), turned, 0, half, height())).isLessThan(LIGHTING);
    }

    @Test
    void swipeShowsOpenModelAtTheLeftAndCounterpartAtTheRight() throws TimeoutException {
        pair();
        open(folder.resolve("md5/tris.md5mesh"), folder.resolve("md5/tris.md5anim"));
        user.press(KeyCode.S);
        // The whole model is not framed again in another arrangement.
        user.choose("#compare", "#compareOffItem");
        assertThat(user.sees("#counterpart")).isFalse();
        user.drag("#picture", 30, 10, MouseButton.PRIMARY);
        Picture alone = look("#picture");
        int width = width("#picture");
        int middle = (int) Math.rint(width / 2.0);

        user.focus("#picture");
        user.press(KeyCode.W);
        user.press(KeyCode.W);
        Picture left = look("#picture");
        assertThat(unlike(left, alone, 0, middle - 1, height())).isZero();
        assertThat(left.count(Color.BLACK)).isGreaterThan((long) (width - middle) * height());
        Picture right = look("#counterpart");
        assertThat(unlike(right, alone, middle, width - middle, height())).isLessThan(LIGHTING);
        assertThat(right.unlike(Color.BLACK)).isGreaterThan(0.01);

        user.focus("#compareDivider");
        user.press(KeyCode.END);
        assertThat(unlike(look("#picture"), alone, 0, width, height())).isZero();
        user.press(KeyCode.HOME);
        assertThat(look("#picture").unlike(Color.BLACK)).isZero();
        user.press(KeyCode.RIGHT);
        double before = look("#picture").unlike(Color.BLACK);
        user.drag("#compareDivider", width / 2.0, 0, MouseButton.PRIMARY);
        assertThat(look("#picture").unlike(Color.BLACK)).isGreaterThan(before);
    }

    @Test
    void arrangementIsStored() throws TimeoutException {
        Path settings = WindowUser.settings(false);
        Path file = pair();
        user = WindowUser.start(JointscopeApplication.class, settings, file);
        FxThread.await("the counterpart is shown", () -> user.sees("#counterpart"));
        user.choose("#compare", "#compareSwipeItem");
        assertThat(user.sees("#compareDivider .handle")).isTrue();
        user.end();
        user = WindowUser.start(JointscopeApplication.class, settings, file);
        FxThread.await("the counterpart is shown", () -> user.sees("#counterpart"));
        assertThat(user.sees("#compareDivider .handle")).isTrue();
        assertThat(width("#counterpart")).isEqualTo(width("#picture"));
    }

    @Test
    void paneGoesToFrameWithTheLargestDifferenceAndTellsFrameCounts() throws TimeoutException {
        Path md2 = ReplacedModel.of(mesh, anim).scaled(7, 1.1).first(9).write(folder, "tris", mesh, anim);
        open(md2);
        showPane("compareTab");
        FxThread.await("all frames are compared", () -> user.sees("#compareGoTo"));
        FxThread.await("the result is shown", () -> user.text("#compareSummary").contains("Largest difference"));
        assertThat(user.text("#compareSummary"))
                .startsWith("tris.md2 has 9 frames, tris.md5mesh has 12 frames;")
                .contains("in frame 7", "in 1 of 9 frames");
        user.click("#compareGoTo");
        assertThat(user.frame()).isEqualTo(7);
        assertThat(user.texts("#compareBox .number")).hasSize(18);
        assertThat(user.texts("#compareContents .number")).startsWith("9", "12");
        FxThread.await(
                "the figures are those of the frame",
                () -> user.texts("#compareSheet .step-title").contains("Bounding box of frame 7"));
    }

    @Test
    void counterpartThatCannotBeReadIsNamedOnlyInThePane() throws TimeoutException, IOException {
        Path md2 = pair();
        Files.writeString(folder.resolve("md5/tris.md5mesh"), "MD5Version 10\n");
        start(md2);
        FxThread.await("the pane is there", () -> panes("#panes").contains("compareTab"));
        showPane("compareTab");
        assertThat(user.texts(".pane .message")).anyMatch(it -> it.contains("tris.md5mesh"));
        assertThat(user.sees("#counterpart")).isFalse();
        assertThat(user.sees("#compare")).isFalse();
        assertThat(user.sees(".trouble-bar")).isFalse();

        Files.delete(folder.resolve("md5/tris.md5mesh"));
        user.open(Files.copy(md2, folder.resolve("other.md2")));
        assertThat(panes("#panes")).doesNotContain("compareTab");
        assertThat(user.sees("#compare")).isFalse();
        assertThat(FxThread.<Boolean>ask(() -> compareMenu().isDisable())).isTrue();
        assertThat(FxThread.<String>ask(() -> compareMenu().getText())).isEqualTo("Compare");
    }
}
