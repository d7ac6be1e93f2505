package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
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
    void vertexColorsAndNormalsOfTheFileAreShownOnRequest() throws TimeoutException {
        String colored = SmallModel.mesh()
                .replace("MD5Version 10", "MD5Version 11")
                .replaceAll("(vert .*)\n", "$1 ( 1 0 0 1 )\n");
        start(SmallModel.write(folder, "colored.md5mesh", colored));
        user.click("#skeleton");
        user.click("#grid");
        Picture plain = look();
        assertThat(redPixels(plain)).isZero();
        user.click("#vertexColors");
        Picture red = look();
        assertThat(redPixels(red)).isPositive();
        assertThat(red.unlike(plain)).isGreaterThan(plain.unlike(Color.BLACK) / 2);
        user.press(KeyCode.V);
        assertThat(look().unlike(plain)).isZero();

        user.choose("View", "Normals");
        assertThat(look().unlike(plain)).isPositive();
        user.choose("View", "Normals");
        user.open(guard);
        assertThat(user.sees("#vertexColors")).as("a mesh without colors").isFalse();
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
