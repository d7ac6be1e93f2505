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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void nameOfTheJointUnderThePointerIsShown() throws TimeoutException {
        start(guard);
        user.click("#front");
        Region picture = user.part("#picture", Region.class);
        assertThat(names()).isEmpty();
        user.pointAt("#picture", picture.getWidth() / 2 + 5, middleY() + 5);
        assertThat(names()).containsExactly("hips");
        user.pointAt("#picture", 20, picture.getHeight() - 20);
        assertThat(names()).isEmpty();
        user.click("#names");
        user.pointAt("#summary", 1, 1);
        assertThat(names()).containsExactlyInAnyOrder("origin", "hips", "head");
        user.click("#names");
        assertThat(names()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"#mesh, M", "#axes, X", "#bounds, B", "#names, N", "#skeleton, S", "#grid, G"})
    void toolsAndKeysShowAndHideTheSame(String tool, KeyCode key) throws TimeoutException {
        start(guard, walk);
        user.pause();
        Picture before = look();
        boolean wasOn = user.part(tool, ToggleButton.class).isSelected();
        user.click(tool);
        assertThat(user.part(tool, ToggleButton.class).isSelected()).isNotEqualTo(wasOn);
        Picture after = look();
        assertThat(after.unlike(before)).isGreaterThan(0.0005);
        user.press(key);
        assertThat(user.part(tool, ToggleButton.class).isSelected()).isEqualTo(wasOn);
        assertThat(look().unlike(before)).isZero();
    }

    @Test
    void boundsAreExplained() throws TimeoutException {
        start(guard, walk);
        assertThat(user.sees("#boundsLegend")).isFalse();
        user.click("#bounds");
        assertThat(user.texts("#boundsLegend .label")).containsExactly("Bounds in the file", "Mesh bounding box");
        String text = SmallModel.cycle().replace("( -9 -30 -9 ) ( 9 30 50 )", "( 0 0 0 ) ( 0 0 0 )");
        user.drop(SmallModel.write(folder, "boxless.md5anim", text));
        assertThat(user.texts("#boundsLegend .label"))
                .containsExactly("No usable bounds in the file for this frame", "Mesh bounding box");
    }

    @Test
    void directionsDiffer() throws TimeoutException {
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
    }

    @Test
    void selectedJointIsFramed() throws TimeoutException {
        start(guard);
        user.click("head");
        Picture whole = look();
        user.click("#frameSelected");
        Picture head = look();
        assertThat(head.unlike(whole)).isGreaterThan(0.1);
        Region picture = user.part("#picture", Region.class);
        assertThat(names()).containsExactly("head");
        user.press(KeyCode.A);
        assertThat(look().unlike(whole)).isZero();
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();
        assertThat(picture.isFocused()).isTrue();
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

    @Test
    void squaresAreThoseOfTheAnimationThatIsOpenedLater() throws TimeoutException {
        start(guard, walk);
        assertThat(squares("hips")).containsExactly(3);
        Path other = SmallModel.write(folder, "run.md5anim", SmallModel.cycle().replace(" 0 8 0", " 0 1 0"));
        user.drop(other);
        assertThat(squares("hips")).containsExactly(0);
        user.click("hips");
        user.drop(walk);
        assertThat(squares("hips")).containsExactly(3);
        assertThat(joints()).containsExactly("origin", "hips", "head");
    }

    @Test
    void rowThatIsScrolledIntoViewLaterHasItsNewSquares() throws TimeoutException {
        List<String> names =
                IntStream.range(0, 20).mapToObj("joint%d"::formatted).toList();
        Path mesh = SmallModel.write(folder, "long.md5mesh", SmallModel.mesh(names, ""));
        String still = SmallModel.anim(names, 24, 0, 0.1, 0);
        Path first = SmallModel.write(folder, "first.md5anim", still);
        String other = still.replace("\"joint12\" 11 0 0", "\"joint12\" 11 8 0");
        Path second = SmallModel.write(folder, "second.md5anim", other);
        start(mesh, first);
        user.pause();
        // The cells of rows that are no longer visible are used again.
        user.resize(1024, 700);
        showLower("issuesTab");
        user.drop(second);
        user.click("joint0");
        while (!selectedJoint().equals("joint12")) {
            user.press(KeyCode.DOWN);
        }
        assertThat(squares("joint12")).containsExactly(3);
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
    }

    /** Its ancestors, which also stay visible, can be more than the rows that fit. */
    @Test
    void filterScrollsToTheFirstMatch() throws TimeoutException {
        List<String> chain =
                IntStream.range(0, 60).mapToObj("link_%02d"::formatted).toList();
        start(SmallModel.write(folder, "chain.md5mesh", SmallModel.mesh(chain, "")));
        user.resize(1024, 700);
        user.click("#jointFilter");
        user.press(KeyCode.DIGIT5);
        FxThread.await("the match", () -> user.sees("link_05"));
        user.press(KeyCode.DIGIT9);
        FxThread.await("the match", () -> user.sees("link_59"));
        assertThat(user.text("#jointCount")).isEqualTo("1 of 60");
    }

    @Test
    void branchesAreCollapsedAndExpanded() throws TimeoutException {
        start(guard);
        TreeView<?> tree = user.part("#joints", TreeView.class);
        fire(tree, "Collapse All");
        assertThat(joints()).containsExactly("origin");
        fire(tree, "Expand All");
        assertThat(joints()).containsExactly("origin", "hips", "head");
    }

    private static void fire(TreeView<?> tree, String text) {
        FxThread.run(() -> tree.getContextMenu().getItems().stream()
                .filter(item -> text.equals(item.getText()))
                .forEach(MenuItem::fire));
    }

    @Test
    void jointThatIsFilteredAwayStaysSelected() throws TimeoutException {
        start(guard);
        user.click("head");
        user.click("#jointFilter");
        user.press(KeyCode.I);
        user.press(KeyCode.P);
        assertThat(selectedJoint()).isEmpty();
        assertThat(names()).containsExactly("head");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEqualTo("head");
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
        Path alien = SmallModel.write(folder, "other.md5anim", SmallModel.anim(others, 24, 0, 10, 20));
        start(mesh, walk);
        user.click("head");
        user.choose("Repair", "Match Joints to Mesh");
        FxThread.await("the joints of the mesh", () -> joints().contains("neck"));
        user.awaitPulses(3);
        assertThat(selectedJoint()).isEmpty();
        user.click("neck");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        FxThread.await("the joints of the animation", () -> joints().contains("head"));
        assertThat(selectedJoint()).isEmpty();

        for (String pane : List.of("flagsTab", "baseframeTab", "jointTab", "sourceTab")) {
            user.drop(guard, walk);
            showPane(pane);
            user.click("head");
            user.drop(mesh, alien);
            assertThat(selectedJoint()).as(pane).isEmpty();
        }
    }
}
