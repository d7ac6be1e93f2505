package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Choosing among the available files, also those that do not match. */
@NeedsDisplay
class WindowFilesTest extends WindowFixture {

    @BeforeEach
    void writeMisfit() {
        SmallModel.write(folder, "alien.md5anim", """
            MD5Version 10
            commandline ""
            numFrames 2
            numJoints 1
            frameRate 24
            numAnimatedComponents 1
            hierarchy { "bone" -1 1 0 }
            bounds { ( 0 0 0 ) ( 1 1 1 ) ( 0 0 0 ) ( 1 1 1 ) }
            baseframe { ( 0 0 0 ) ( 0 0 0 ) }
            frame 0 { 0 }
            frame 1 { 1 }
            """);
    }

    @Test
    void aMisfitOpensAllTheSameAndSaysWhyItIsOne() throws TimeoutException {
        start(guard, walk);
        int meshJoints = joints().size();

        user.click("#animationChoice");
        FxThread.await("the misfit is offered", () -> user.sees("alien.md5anim"));
        user.click("alien.md5anim");
        FxThread.await("the misfit is open", () -> user.title().contains("alien.md5anim"));

        assertThat(user.title()).isEqualTo("guard.md5mesh + alien.md5anim – Jointscope");
        FxThread.await("the reason", () -> user.sees("#misfit"));
        assertThat(user.text("#misfit"))
                .isEqualTo("Does not match the mesh: joint count 1 in the animation, " + meshJoints + " in the mesh");
        assertThat(joints()).containsExactly("bone");
        assertThat(user.text("#frame")).endsWith(" / 1");
    }

    @Test
    void savedCopyIsShownOfferedAndTheFirstOfTheRecentFiles() throws Exception {
        ChoosingApplication.target = folder.resolve("copy");
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, walk);
        user.choose("File", "Save As…");
        FxThread.await("the copy is open", () -> user.title().contains("copy.md5anim"));
        FxThread.await("its name is shown", () -> "copy.md5anim".equals(shownAnimation()));
        assertThat(folder.resolve("copy")).doesNotExist();
        assertThat(recent()).first().isEqualTo(recentName("guard.md5mesh + copy.md5anim"));
        user.choose("#animationChoice", "walk.md5anim");
        FxThread.await("it is open", () -> user.title().contains("walk.md5anim"));
        user.click("#animationChoice");
        FxThread.await("the copy is offered", () -> user.sees("copy.md5anim"));
        user.press(KeyCode.ESCAPE);

        user.choose("File", "Save As…");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Cancel");

        Path gone = Files.createDirectory(folder.resolve("gone"));
        Path moving = Files.move(walk, gone.resolve("walk.md5anim"));
        user.open(guard, moving);
        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        Files.delete(moving);
        Files.delete(gone);
        ChoosingApplication.target = folder.resolve("rescued.md5anim");
        user.choose("File", "Save");
        FxThread.await("it is saved", () -> Files.exists(ChoosingApplication.target));
        assertThat(ChoosingApplication.title)
                .isEqualTo("Could not save walk.md5anim: its folder was deleted or moved. Choose another file.");
    }

    private String shownAnimation() {
        return shown("#animationChoice");
    }

    private String shown(String choice) {
        return user.texts(choice + " .list-cell").getFirst();
    }

    @Test
    void selectionAndPauseStayWithAnotherAnimationOfTheMeshAndSpacePlays() throws TimeoutException {
        SmallModel.write(folder, "other.md5anim", SmallModel.cycle());
        start(guard, walk);
        user.click("head");
        user.focus("#animationChoice");
        user.press(KeyCode.SPACE);
        FxThread.await("another one is offered", () -> user.sees("other.md5anim"));
        user.type("other");
        user.press(KeyCode.DOWN);
        user.press(KeyCode.ENTER);
        FxThread.await("it is open", () -> user.title().contains("other.md5anim"));
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
        assertThat(selectedJoint()).isEqualTo("head");
        assertThat(user.seesPlaying()).isFalse();
        user.press(KeyCode.SPACE);
        assertPlays();
    }

    @Test
    void arrowKeysInAClosedChooserOpenOneFileAfterAnother() throws TimeoutException {
        SmallModel.write(folder, "soldier.md5mesh", SmallModel.mesh());
        start(guard, walk);
        ComboBox<?> choice = user.part("#meshChoice", ComboBox.class);
        FxThread.await("the folder is read", () -> choice.getItems().size() == 2);
        user.click("head");
        user.focus("#meshChoice");
        steps(KeyCode.DOWN, "soldier.md5mesh");
        steps(KeyCode.UP, "guard.md5mesh");
        assertThat(selectedJoint()).isEqualTo("head");
    }

    private void steps(KeyCode key, String mesh) throws TimeoutException {
        user.press(key);
        FxThread.await(mesh + " is open", () -> user.title().contains(mesh));
        user.awaitPulses(3);
        assertThat(user.hasFocus("#meshChoice")).isTrue();
    }

    @Test
    void animationAloneOffersTheMeshItMatches() throws Exception {
        Path anims = Files.createDirectory(folder.resolve("anims"));
        Path alone = Files.move(walk, anims.resolve("walk.md5anim"));
        Files.move(guard, folder.resolve("city_guard.md5mesh"));
        SmallModel.write(folder, "another.md5mesh", SmallModel.mesh(List.of("bone"), ""));
        start(alone);
        FxThread.await("the mesh is offered", () -> user.sees("#matchingMesh"));
        assertThat(shown("#meshChoice")).isEqualTo("No mesh");
        assertThat(user.text("#matchingMesh")).isEqualTo("Open Mesh city_guard.md5mesh");
        assertThat(user.part("#matchingMesh", Button.class).isMnemonicParsing()).isFalse();

        user.click("#matchingMesh");
        FxThread.await("it is open", () -> user.title().startsWith("city_guard.md5mesh + walk.md5anim"));
        assertThat(user.sees("#matchingMesh")).isFalse();
    }

    @Test
    void reasonIsShownInsteadOfAnUnreadableModel() throws Exception {
        start(folder.resolve("gone.md5mesh"));
        assertThat(user.sees("#nothingDrawnText")).isFalse();
        user.open(SmallModel.write(folder, "empty.md5mesh", ""));
        assertThat(user.text("#startTitle"))
                .isEqualTo("Could not open empty.md5mesh: the file contains no data; export or download it again.");
        String noJoints = "MD5Version 10\ncommandline \"\"\nnumJoints 0\nnumMeshes 0\njoints { }\n";
        user.open(SmallModel.write(folder, "bare.md5mesh", noJoints));
        assertThat(user.text("#nothingDrawnText")).endsWith("For details, open Issues (Ctrl+I).");
        user.open(guard);
        assertThat(user.sees("#nothingDrawnText")).isFalse();
    }

    @Test
    void openModelStaysAndTheReasonIsReportedForContentOfAnotherKind() throws Exception {
        start(guard, walk);
        user.click("hips");
        user.pressWith(KeyCode.CONTROL, KeyCode.S);
        assertThat(user.text("#notice")).isEqualTo("No changes to save.");
        user.open(SmallModel.write(folder, "empty.md5mesh", ""));
        assertThat(user.text("#notice")).as("of an action before").isEmpty();
        assertOpenAndReported("empty.md5mesh: the file contains no data; export or download it again.");
        user.drop(SmallModel.write(folder, "wrong.md5mesh", SmallModel.cycle()));
        assertOpenAndReported(
                "wrong.md5mesh: not a valid .md5mesh file: the content is an .md5anim; rename it to .md5anim.");
        Path picture = folder.resolve("picture.md2");
        Files.write(picture, new byte[] {'B', 'M', (byte) 0x8A, 0, 7});
        user.open(picture);
        assertOpenAndReported("picture.md2: not a valid .md2 file: it has no content of this format.");

        user.focus("#joints");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#trouble")).isFalse();
        assertThat(selectedJoint()).isEqualTo("hips");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();
    }

    @Test
    void errorsOfAnOpenedFileAreShownIfTheIssuesAreNot() throws IOException, TimeoutException {
        start(guard, walk);
        showLower("componentsTab");
        String text = Files.readString(walk);
        Path cut = folder.resolve("cut.md5anim");
        Files.writeString(cut, text.substring(0, text.lastIndexOf("frame")));
        user.open(cut);
        assertThat(user.text("#trouble")).startsWith("cut.md5anim has 1 error: numFrames is 5, but the file has 4");
        user.click("#explainTrouble");
        assertThat(user.sees("#issues")).isTrue();
        assertThat(user.sees("#trouble")).isFalse();
        user.open(folder.resolve("nothing.md5anim"));
        FxThread.await("another message", () -> user.sees("#trouble"));
        assertThat(user.sees("#explainTrouble")).isFalse();
    }

    /** The items of Open Recent. */
    private List<String> recent() {
        MenuBar bar = user.part("#menuBar", MenuBar.class);
        return FxThread.ask(() -> bar.getMenus().getFirst().getItems().stream()
                .filter(Menu.class::isInstance)
                .flatMap(menu -> ((Menu) menu).getItems().stream())
                .map(MenuItem::getText)
                .toList());
    }

    private void assertOpenAndReported(String reason) {
        assertThat(user.text("#trouble")).isEqualTo("Could not open " + reason);
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.sees("#nothingDrawnText")).isFalse();
    }

    @Test
    void listClosedWithoutAChoiceChangesNothing() throws TimeoutException {
        start(guard, walk);
        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        openList();
        user.press(KeyCode.ESCAPE);
        assertListChangedNothing();
        openList();
        user.clickAt(".status", 2, 2);
        assertListChangedNothing();
        user.choose("#animationChoice", "walk.md5anim");
        assertListChangedNothing();
        openList();
        user.type("xyz");
        FxThread.await("the answer", () -> user.sees("No matching animation"));
        user.press(KeyCode.ENTER);
        assertListChangedNothing();
        user.choose("#animationChoice", "alien.md5anim");
        FxThread.await("it is open", () -> user.title().contains("alien"));
        assertThat(user.title()).as("the edit remains").startsWith("*guard");
        user.choose("#animationChoice", "walk.md5anim");
        FxThread.await("it is open", () -> user.title().contains("walk"));
        assertListChangedNothing();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.title()).startsWith("guard");
    }

    private void openList() {
        user.click("#animationChoice");
        FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
    }

    private void assertListChangedNothing() {
        FxThread.await("the list closes", () -> !user.sees(".combo-box-popup .list-view"));
        user.awaitPulses(3);
        assertThat(user.sees(".dialog-pane")).isFalse();
        assertThat(user.sees("#work")).isFalse();
        assertThat(user.title()).startsWith("*guard");
        assertThat(shownAnimation()).isEqualTo("walk.md5anim");
    }
}
