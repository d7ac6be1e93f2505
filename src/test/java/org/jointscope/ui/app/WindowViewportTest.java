package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jointscope.testing.Needs3D;
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
    void namesAreThoseOfTheModelThatIsOpen() throws TimeoutException {
        List<String> chain =
                IntStream.range(0, 12).mapToObj(joint -> "j" + joint).toList();
        start(SmallModel.write(folder, "chain.md5mesh", SmallModel.mesh(chain, "")));
        user.choose("View", "Joint Names");
        assertThat(user.texts(".joint-names .label")).containsAll(chain);
        user.drop(guard);
        user.awaitPulses(2);
        assertThat(user.texts(".joint-names .label")).containsExactlyInAnyOrderElementsOf(SmallModel.GUARD);
    }

    @Test
    void meshIsShownOrNotByButtonAndMenu() throws TimeoutException {
        assertShownOrNot("#mesh", "Mesh");
    }

    @Test
    void withoutTheMeshTheSkeletonIsLeft() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("#grid");
        user.click("#mesh");
        Picture skeleton = look();
        assertThat(skeleton.unlike(Color.BLACK)).isPositive();
        user.click("#skeleton");
        assertThat(look().unlike(Color.BLACK)).isZero();
        user.click("#mesh");
        assertThat(look().unlike(Color.BLACK)).isPositive();
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
        user.drop(guard);
        assertThat(user.sees("#vertexColors")).as("a mesh without colors").isFalse();
    }

    @Test
    void normalsAreShownFromTheMenuOfANarrowViewport() throws TimeoutException {
        start(guard);
        user.resize(960, 700);
        user.press(KeyCode.S);
        Picture plain = look();
        user.choose("#toggles", "Normals");
        assertThat(look().unlike(plain)).isPositive();
        user.choose("#toggles", "Normals");
        assertThat(look().unlike(plain)).isZero();
    }

    /** Pixels with more red than everything else, in which the highlights are. */
    private static long redPixels(Picture picture) {
        return picture.count(pixel -> (pixel >> 16 & 255) > 2 * (pixel >> 8 & 255) + (pixel & 255) / 2 + 20);
    }

    @Test
    void modelIsFramedBelowTheTools() throws TimeoutException {
        start(guard);
        user.click("View");
        user.choose("Lower Panes", "Issues");
        user.resize(1024, 700);
        user.choose("View", "Ground Grid");
        double tools = user.part("#viewportTools", Region.class).getHeight();
        double height = user.part("#picture", Region.class).getHeight();
        assertThat(tools / height).as("a low viewport").isGreaterThan(0.1);
        Picture model = look();
        assertThat(model.unlike(Color.BLACK)).isPositive();
        for (int y = 0; y < tools; y++) {
            for (int x = 0; x < 400; x++) {
                assertThat(model.pixel(x, y)).isEqualTo(0xff000000);
            }
        }
    }

    @Test
    void skeletonIsShownOrNotByButtonAndMenu() throws TimeoutException {
        assertShownOrNot("#skeleton", "Skeleton");
    }

    @Test
    void gridIsShownOrNotByButtonAndMenu() throws TimeoutException {
        assertShownOrNot("#grid", "Ground Grid");
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
        user.drop(SmallModel.write(folder, "other.md5mesh", other));
        assertThat(user.title()).isEqualTo("other.md5mesh – Jointscope");
        assertThat(selectedJoint()).isEmpty();
        assertThat(user.look("#picture").count(SELECTED)).isZero();
    }

    /** Moves the mouse away first, which would otherwise mark the joint under it. */
    private Picture look() {
        user.pointAt("#summary", 1, 1);
        return user.look("#picture");
    }

    private void assertShownOrNot(String button, String item) throws TimeoutException {
        start(guard, walk);
        user.pause();
        Picture with = user.look("#picture");
        user.click(button);
        assertThat(menuItem(item).isSelected()).isFalse();
        assertThat(user.look("#picture").unlike(with)).isGreaterThan(0.002);
        user.choose("View", item);
        assertThat(menuItem(item).isSelected()).isTrue();
        assertThat(user.part(button, ToggleButton.class).isSelected()).isTrue();
        assertThat(user.look("#picture").unlike(with)).isZero();
    }
}
