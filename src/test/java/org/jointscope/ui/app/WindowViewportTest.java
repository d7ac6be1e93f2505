package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.IntPredicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Navigation in the viewport. */
@Needs3D
class WindowViewportTest extends WindowFixture {
    /** Color of the skeleton's selected joint. */
    private static final Color SELECTED = Color.web("#ff4d6d");

    @Test
    void mouseTurnsMovesAndZoomsUntilReset() throws TimeoutException {
        start(guard);
        user.click("#skeleton");
        user.click("#grid");
        Picture first = look();
        double covered = first.unlike(Color.BLACK);
        assertThat(covered).isPositive();

        user.drag("#picture", 120, 40, MouseButton.PRIMARY);
        Picture turned = look();
        assertThat(turned.unlike(first)).isGreaterThan(covered / 10);

        user.drag("#picture", -250, 0, MouseButton.SECONDARY);
        assertThat(look().unlike(turned)).isGreaterThan(covered);

        user.turnWheel("#picture", -3);
        assertThat(look().unlike(Color.BLACK)).isLessThan(covered * 0.8);
        user.press(KeyCode.R);
        assertThat(look().unlike(first)).isZero();

        user.turnWheel("#picture", 3);
        assertThat(look().unlike(Color.BLACK)).isGreaterThan(covered * 1.05);
        user.click("#resetView");
        assertThat(look().unlike(first)).isZero();
    }

    @Test
    void keypadTurnsAndProjectsAndMeshesAreHidden() throws TimeoutException {
        start(guard);
        user.click("#grid");
        Picture first = look();
        keypad(KeyCode.NUMPAD5);
        Picture parallel = look();
        assertThat(parallel.unlike(first)).isPositive();
        user.press(KeyCode.DIGIT5);
        assertThat(look().unlike(first)).isZero();
        keypad(KeyCode.NUMPAD6);
        assertThat(look().unlike(first)).isPositive();
        keypad(KeyCode.NUMPAD4);
        assertThat(look().unlike(first)).isZero();
        keypad(KeyCode.NUMPAD1);
        Picture front = look();
        keypad(KeyCode.NUMPAD9);
        Picture back = look();
        user.pressWith(KeyCode.SHIFT, KeyCode.DIGIT1);
        assertThat(look().unlike(back)).isZero();
        keypad(KeyCode.NUMPAD9);
        assertThat(look().unlike(front)).isZero();

        user.click("#skeleton");
        user.press(KeyCode.H);
        assertThat(look().unlike(Color.BLACK)).isZero();
        user.pressWith(KeyCode.CONTROL, KeyCode.H);
        assertThat(look().unlike(Color.BLACK)).isPositive();
    }

    /** Without Num Lock, a robot cannot press the digits of the keypad. */
    private void keypad(KeyCode key) {
        Node picture = user.part("#picture", Node.class);
        FxThread.run(() -> {
            picture.requestFocus();
            picture.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        });
    }

    @Test
    void otherMomentsAreShownByKeyAndTheGridHasItsSpacing() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("head");
        assertThat(user.text("#gridSpacing")).isEqualTo("Grid: 5 units = 12.7 cm");
        Picture plain = look();
        for (KeyCode key : List.of(KeyCode.J, KeyCode.E)) {
            user.press(key);
            assertThat(look().unlike(plain)).as(key.getName()).isPositive();
            user.press(key);
            assertThat(look().unlike(plain)).as(key.getName()).isZero();
        }
        user.pressWith(KeyCode.SHIFT, KeyCode.B);
        assertThat(look().unlike(plain)).isPositive();
        user.press(KeyCode.G);
        assertThat(user.sees("#gridSpacing")).isFalse();
    }

    @Test
    void vertexColorsAndNormalsOfTheFileAreShownOnRequest() throws TimeoutException {
        String colored = SmallModel.mesh()
                .replace("MD5Version 10", "MD5Version 11")
                .replaceAll("(vert .*)\n", "$1 ( 1 0 0 1 )\n");
        start(SmallModel.write(folder, "colored.md5mesh", colored));
        user.click("#skeleton");
        user.click("#grid");
        Picture plain = look();
        assertThat(redPixels(plain)).isZero();
        user.press(KeyCode.V);
        Picture red = look();
        assertThat(redPixels(red)).isPositive();
        assertThat(red.unlike(plain)).isGreaterThan(plain.unlike(Color.BLACK) / 2);
        user.press(KeyCode.V);
        assertThat(look().unlike(plain)).isZero();

        user.choose("View", "Normals");
        assertThat(look().unlike(plain)).isPositive();
        user.choose("View", "Normals");
        assertThat(look().unlike(plain)).isZero();
        user.open(SmallModel.write(
                folder,
                "former.jointscope",
                "{\"format\":\"jointscope-session\",\"version\":1,\"files\":[{\"path\":\"colored.md5mesh\"}],"
                        + "\"show\":{\"layers\":{\"VERTEX_COLORS\":true}}}"));
        assertThat(look().unlike(red)).isZero();
    }

    @Test
    void surfacesAreColoredWithALegend() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("#skeleton");
        user.click("#grid");
        Picture plain = look();
        assertThat(user.sees("#colorLegend")).isFalse();
        user.click("View");
        FxThread.await("the menu", () -> user.sees("Surface Colors"));
        user.choose("Surface Colors", "Weight of Selected Joint");
        assertThat(user.sees("#colorLegend")).isTrue();
        assertThat(user.sees("Select a joint.")).isTrue();
        Picture gray = look();
        user.click("hips");
        assertThat(user.sees("Weight of hips")).isTrue();
        Picture hips = look();
        assertThat(hips.unlike(gray)).isPositive();
        user.click("#colorDescendants");
        assertThat(user.sees("Weight of hips and its descendants")).isTrue();
        assertThat(look().unlike(hips)).isPositive();
        user.focus("#picture");
        user.press(KeyCode.V);
        assertThat(user.sees("#colorLegend")).isFalse();
        user.press(KeyCode.ESCAPE);
        assertThat(look().unlike(plain)).isZero();
        user.press(KeyCode.V);
        user.click("#colors");
        FxThread.await("the menu", () -> user.sees("Speed"));
        user.click("Speed");
        FxThread.await("its legend", () -> user.sees("Speed (units/s)"));
        user.focus("#picture");
        Picture first = look();
        user.press(KeyCode.RIGHT);
        assertThat(look().unlike(first)).isPositive();
    }

    @Test
    void backFacesAreMarkedAndSurfacesUnlit() throws TimeoutException {
        IntPredicate pink = pixel -> (pixel >> 16 & 255) > 140 && (pixel >> 8 & 255) < 40 && (pixel & 255) > 90;
        start(guard);
        user.click("#skeleton");
        user.click("#grid");
        user.press(KeyCode.K);
        assertThat(look().count(pink)).as("only along edges").isLessThan(100);
        String inward = SmallModel.mesh().replaceAll("(tri \\d+) (\\d+) (\\d+) (\\d+)", "$1 $2 $4 $3");
        user.open(SmallModel.write(folder, "inward.md5mesh", inward));
        assertThat(look().count(pink)).isGreaterThan(500);
        assertThat(user.texts("#boundsLegend .label")).containsExactly("Back faces of triangles");
        user.press(KeyCode.K);
        Picture lit = look();
        assertThat(lit.count(pink)).isZero();
        user.press(KeyCode.U);
        assertThat(look().unlike(lit)).isPositive();
        user.press(KeyCode.U);
        assertThat(look().unlike(lit)).isZero();
    }

    /** Pixels with more red than everything else, in which the highlights are. */
    private static long redPixels(Picture picture) {
        return picture.count(pixel -> (pixel >> 16 & 255) > 2 * (pixel >> 8 & 255) + (pixel & 255) / 2 + 20);
    }

    @Test
    void selectedJointIsMarkedInThePictureUntilAnotherModelOpens() throws TimeoutException {
        start(guard, walk);
        user.pause();
        assertThat(user.look("#picture").count(SELECTED)).isZero();
        user.click("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        Picture hips = user.look("#picture");
        assertThat(hips.count(SELECTED)).isGreaterThan(50);
        user.click("head");
        assertThat(selectedJoint()).isEqualTo("head");
        Picture head = user.look("#picture");
        assertThat(head.count(SELECTED)).isGreaterThan(50);
        assertThat(head.unlike(hips)).isPositive();

        String other = SmallModel.mesh(List.of("j0", "j1", "j2"), "skin");
        user.open(SmallModel.write(folder, "other.md5mesh", other));
        assertThat(user.title()).isEqualTo("other.md5mesh – Jointscope");
        assertThat(selectedJoint()).isEmpty();
        assertThat(user.look("#picture").count(SELECTED)).isZero();
    }

    /** Moves the mouse away first, which would otherwise mark the joint under it. */
    private Picture look() {
        user.pointAt("#summary", 1, 1);
        return user.look("#picture");
    }
}
