package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Finding and selecting joints, in the tree and in the viewport. */
@Needs3D
class WindowJointsTest extends WindowFixture {
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");

    /** Color of the skeleton's selected joint. */
    private static final Color SELECTED = Color.web("#ff4d6d");

    /** The center of a framed model, below the tools. */
    private double middleY() {
        double tools = user.part("#viewportTools", Region.class).getHeight();
        return (user.part("#picture", Region.class).getHeight() + tools) / 2;
    }

    /** From the front, the joints are one above the other, with the hips in the center. */
    @Test
    void jointIsSelectedInPictureAndTreeAlike() throws TimeoutException {
        start(guard);
        user.click("#front");
        user.click("origin");
        Region picture = user.part("#picture", Region.class);
        double middleX = picture.getWidth() / 2;
        double middleY = middleY();
        Picture marked = user.look("#picture");
        assertThat(marked.meanX(WindowJointsTest::isSelected)).isEqualTo(middleX, within(2.0));
        double originY = marked.meanY(WindowJointsTest::isSelected);
        assertThat(originY).isGreaterThan(middleY + 50);

        user.pointAt("#picture", middleX, 2 * middleY - originY);
        assertThat(names()).contains("head");
        user.clickAt("#picture", middleX, 2 * middleY - originY);
        assertThat(selectedJoint()).isEqualTo("head");
        user.clickAt("#picture", middleX + 9, middleY);
        assertThat(selectedJoint()).isEqualTo("hips");
        user.clickAt("#picture", middleX, originY);
        assertThat(selectedJoint()).isEqualTo("origin");

        user.drag("#picture", 60, 0, MouseButton.PRIMARY);
        assertThat(selectedJoint()).as("a drag is no click").isEqualTo("origin");
        user.clickAt("#picture", 20, picture.getHeight() - 20);
        assertThat(selectedJoint()).as("a click beside the joints").isEqualTo("origin");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();
        user.pointAt("#summary", 1, 1);
        assertThat(user.look("#picture").count(SELECTED)).isZero();
    }

    @Test
    void toolsKeysAndMenuShowAndHideTheSame() throws TimeoutException {
        start(guard, walk);
        user.pause();
        Picture before = look();
        assertThat(user.sees("#boundsLegend")).isFalse();
        toggles("#mesh", KeyCode.M, "Mesh", before);
        toggles("#axes", KeyCode.X, "Joint Axes", before);
        toggles("#bounds", KeyCode.B, "Bounds", before);
        toggles("#names", KeyCode.N, "Joint Names", before);
        toggles("#skeleton", KeyCode.S, "Skeleton", before);
        toggles("#grid", KeyCode.G, "Ground Grid", before);

        user.click("#bounds");
        assertThat(user.texts("#boundsLegend .label")).containsExactly("Bounds in the file", "Mesh bounding box");
        user.click("#names");
        assertThat(names()).containsExactlyInAnyOrder("origin", "hips", "head");
    }

    private void toggles(String tool, KeyCode key, String item, Picture before) {
        boolean wasOn = user.part(tool, ToggleButton.class).isSelected();
        user.click(tool);
        assertThat(user.part(tool, ToggleButton.class).isSelected()).isNotEqualTo(wasOn);
        assertThat(menuItem(item).isSelected()).isNotEqualTo(wasOn);
        assertThat(look().unlike(before)).as(tool).isGreaterThan(0.0005);
        user.press(key);
        assertThat(user.part(tool, ToggleButton.class).isSelected()).isEqualTo(wasOn);
        assertThat(menuItem(item).isSelected()).isEqualTo(wasOn);
        assertThat(look().unlike(before)).as(tool).isZero();
    }

    @Test
    void directionsDifferAndJointsAreFramed() throws TimeoutException {
        start(guard);
        Picture first = look();
        user.click("#top");
        Picture top = look();
        assertThat(top.unlike(first)).isGreaterThan(0.02);
        user.press(KeyCode.DIGIT3);
        Picture side = look();
        assertThat(side.unlike(top)).isGreaterThan(0.02);
        user.click("#front");
        assertThat(look().unlike(side)).isGreaterThan(0.0005);
        user.press(KeyCode.DIGIT7);
        assertThat(look().unlike(top)).isZero();
        user.press(KeyCode.R);
        assertThat(look().unlike(first)).isZero();

        user.click("head");
        Picture whole = look();
        user.click("#frameSelected");
        assertThat(look().unlike(whole)).isGreaterThan(0.1);
        assertThat(names()).containsExactly("head");
        user.press(KeyCode.A);
        assertThat(look().unlike(whole)).isZero();
    }

    @Test
    void rootIsDrawnWhereTheUserWantsIt() throws TimeoutException {
        String text = SmallModel.anim(SmallModel.GUARD, 24, 0, 10, 20)
                .replace("\"origin\" -1 0 0", "\"origin\" -1 1 0")
                .replace("\"hips\" 0 8 0", "\"hips\" 0 0 0");
        Path away = SmallModel.write(folder, "away.md5anim", text);
        start(guard, away);
        user.pause();
        user.press(KeyCode.END);
        Picture inPlace = look();
        user.click("#rootMode");
        FxThread.await("the menu opens", () -> user.sees("As in the file"));
        user.click("As in the file");
        assertThat(look().unlike(inPlace)).isGreaterThan(0.02);
        assertThat(user.text("#rootMode")).isEqualTo("As in the file");
    }

    /** The filled squares in the row of a joint, counted from Tx. */
    private List<Integer> squares(String joint) {
        user.awaitPulses(2);
        return FxThread.ask(() -> {
            Node row = user.part("#joints", Node.class).lookupAll(".tree-cell").stream()
                    .filter(it -> joint.equals(((Labeled) it).getText()))
                    .findFirst()
                    .orElseThrow();
            List<Node> all = List.copyOf(((HBox) row.lookup(".flag-squares")).getChildren());
            return IntStream.range(0, all.size())
                    .filter(i -> all.get(i).getPseudoClassStates().contains(SET))
                    .boxed()
                    .toList();
        });
    }

    @Test
    void filterKeepsAncestorsUntilEscape() throws TimeoutException {
        start(guard);
        user.click("#jointFilter");
        user.press(KeyCode.H);
        user.press(KeyCode.E);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(user.text("#jointCount")).isEqualTo("1 of 3");
        user.press(KeyCode.X);
        assertThat(joints()).isEmpty();
        assertThat(user.texts(".no-match")).containsExactly("No joint name contains “hex”");
        user.press(KeyCode.ESCAPE);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(user.text("#jointCount")).isEqualTo("3");
        user.press(KeyCode.H);
        user.press(KeyCode.I);
        assertThat(joints()).containsExactly("origin", "hips");
        user.click("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(joints()).containsExactly("origin", "hips", "head");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();

        fire("Collapse All");
        assertThat(joints()).containsExactly("origin");
        fire("Expand All");
        assertThat(joints()).containsExactly("origin", "hips", "head");
    }

    private void fire(String item) {
        TreeView<?> tree = user.part("#joints", TreeView.class);
        FxThread.run(() -> tree.getContextMenu().getItems().stream()
                .filter(it -> item.equals(it.getText()))
                .forEach(MenuItem::fire));
    }

    private static boolean isSelected(int pixel) {
        int red = pixel >> 16 & 255;
        int green = pixel >> 8 & 255;
        int blue = pixel & 255;
        return Math.abs(red - 0xff) < 12 && Math.abs(green - 0x4d) < 12 && Math.abs(blue - 0x6d) < 12;
    }

    private List<String> names() {
        return user.texts(".joint-names > .label");
    }

    /** Moves the mouse away first, which would otherwise mark the joint under it. */
    private Picture look() {
        user.pointAt("#summary", 1, 1);
        return user.look("#picture");
    }

    @Test
    void jointOfAnotherSkeletonIsNotSelected() throws TimeoutException {
        List<String> others = List.of("base", "trunk", "neck");
        Path mesh = SmallModel.write(folder, "other.md5mesh", SmallModel.mesh(others, ""));
        start(mesh, walk);
        assertThat(squares("hips")).containsExactly(3);
        user.click("head");
        user.choose("Repair", "Match Joints to Mesh");
        FxThread.await("the joints of the mesh", () -> joints().contains("neck"));
        user.awaitPulses(3);
        assertThat(selectedJoint()).isEmpty();
        user.click("neck");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        FxThread.await("the joints of the animation", () -> joints().contains("head"));
        assertThat(selectedJoint()).isEmpty();
        user.open(SmallModel.write(folder, "run.md5anim", SmallModel.cycle().replace(" 0 8 0", " 0 1 0")));
        assertThat(squares("hips")).containsExactly(0);
    }
}
