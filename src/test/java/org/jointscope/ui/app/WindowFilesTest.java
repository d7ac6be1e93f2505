package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
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
    void aFolderShowsItsMeshWithTheAnimationThatFits() throws TimeoutException {
        start(folder);

        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.sees("#misfit")).isFalse();
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
    void savedCopyIsShownAndOffered() throws TimeoutException {
        ChoosingApplication.target = folder.resolve("copy.md5anim");
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, walk);
        assertThat(shownAnimation()).isEqualTo("walk.md5anim");

        user.choose("File", "Save As…");
        FxThread.await("the copy is open", () -> user.title().contains("copy.md5anim"));
        FxThread.await("its name is shown", () -> "copy.md5anim".equals(shownAnimation()));
        user.click("#animationChoice");
        FxThread.await("the other one is offered", () -> user.sees("walk.md5anim"));
        user.click("walk.md5anim");
        FxThread.await("it is open", () -> user.title().contains("walk.md5anim"));
        user.click("#animationChoice");
        FxThread.await("the copy is offered", () -> user.sees("copy.md5anim"));
    }

    @Test
    void savedFileIsTheFirstOfTheRecentFiles() throws TimeoutException {
        Path settings = WindowUser.settings(false);
        Path other = SmallModel.write(folder, "other.md5mesh", SmallModel.mesh());
        ChoosingApplication.target = folder.resolve("copy.md5anim");
        user = WindowUser.start(ChoosingApplication.class, settings, other);
        user.end();
        user = WindowUser.start(ChoosingApplication.class, settings, guard, walk);
        user.choose("File", "Save As…");
        FxThread.await("the copy is open", () -> user.title().contains("copy.md5anim"));
        String copy = recentName("guard.md5mesh + copy.md5anim");
        assertThat(recent()).first().isEqualTo(copy);
        user.end();
        user = WindowUser.start(ChoosingApplication.class, settings);
        assertThat(recent()).hasSize(2).first().isEqualTo(copy);
    }

    @Test
    void copyOfTheSampleIsARecentFile() throws TimeoutException {
        ChoosingApplication.target = folder.resolve("copy.md5anim");
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false));
        assertThat(recent()).isEmpty();
        user.choose("File", "Save As…");
        FxThread.await("the copy is open", () -> user.title().contains("copy.md5anim"));
        assertThat(recent()).containsExactly(recentName("copy.md5anim"));
    }

    @Test
    void openBackupsAreNamed() throws Exception {
        Path mesh = Files.move(guard, folder.resolve("guard.md5mesh.bak"));
        Path animation = Files.move(walk, folder.resolve("walk.md5anim.bak"));
        start(mesh, animation);
        FxThread.await("its name is shown", () -> "walk.md5anim.bak".equals(shownAnimation()));
        assertThat(shown("#meshChoice")).isEqualTo("guard.md5mesh.bak");
    }

    @Test
    void emptyFileBoxesHaveAPrompt() throws Exception {
        Files.delete(guard);
        startNew(folder.resolve("gone.md5mesh"));
        assertThat(shown("#meshChoice")).isEqualTo("No mesh");
        assertThat(shownAnimation()).isEqualTo("No animation");
        user.drop(walk);
        assertThat(shown("#meshChoice")).isEqualTo("No mesh");
        assertThat(shownAnimation()).isEqualTo("walk.md5anim");
    }

    @Test
    void meshBoxHasThePromptWhileAllMeshesAreUnreadable() throws Exception {
        Files.write(guard, new byte[] {0, 0, 2, 0});
        start(walk);
        FxThread.await("the list", () -> !meshes().isEmpty());
        assertThat(shown("#meshChoice")).isEqualTo("No mesh");
    }

    private List<?> meshes() {
        ComboBox<?> choice = user.part("#meshChoice", ComboBox.class);
        return FxThread.ask(() -> List.copyOf(choice.getItems()));
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
        startPlaying(guard, walk);
        user.click("head");
        user.click("#animationChoice");
        FxThread.await("another one is offered", () -> user.sees("other.md5anim"));
        user.click("other.md5anim");
        FxThread.await("it is open", () -> user.title().contains("other.md5anim"));
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
        assertThat(selectedJoint()).isEqualTo("head");
        assertPlays();

        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).isFalse();
        user.focus("#animationChoice");
        user.press(KeyCode.SPACE);
        FxThread.await("the first one is offered", () -> user.sees("walk.md5anim"));
        user.type("walk");
        user.press(KeyCode.DOWN);
        user.press(KeyCode.ENTER);
        FxThread.await("it is open", () -> user.title().contains("walk.md5anim"));
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
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
        user.focus("#meshChoice");
        steps(KeyCode.DOWN, "soldier.md5mesh");
        steps(KeyCode.UP, "guard.md5mesh");
    }

    private void steps(KeyCode key, String mesh) throws TimeoutException {
        user.press(key);
        FxThread.await(mesh + " is open", () -> user.title().contains(mesh));
        user.awaitPulses(3);
        assertThat(user.hasFocus("#meshChoice")).isTrue();
    }

    @Test
    void openedFolderHasTheFocusAfterTheAnimationBox() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.copy(guard, other.resolve("grunt.md5mesh"));
        start(guard, walk);
        user.focus("#animationChoice");
        user.drop(other);
        FxThread.await("it is open", () -> user.title().contains("grunt"));
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
    }

    @Test
    void animationAloneOffersTheMeshItMatches() throws Exception {
        Path anims = Files.createDirectory(folder.resolve("anims"));
        Path alone = Files.move(walk, anims.resolve("walk.md5anim"));
        SmallModel.write(folder, "another.md5mesh", SmallModel.mesh(List.of("bone"), ""));
        start(alone);
        FxThread.await("the mesh is offered", () -> user.sees("#matchingMesh"));
        assertThat(user.text("#matchingMesh")).isEqualTo("Open Mesh guard.md5mesh");

        user.click("#matchingMesh");
        FxThread.await("it is open", () -> user.title().startsWith("guard.md5mesh + walk.md5anim"));
        assertThat(user.sees("#matchingMesh")).isFalse();
    }

    @Test
    void animationAloneOffersNothingIfNoMeshMatches() throws TimeoutException {
        start(folder.resolve("alien.md5anim"));
        user.click("#animationChoice");
        FxThread.await("the folder is read", () -> user.sees("walk.md5anim"));
        assertThat(user.sees("#matchingMesh")).isFalse();
    }

    @Test
    void otherFileIsRequestedWithTheReason() throws Exception {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        Path moving = Files.move(walk, gone.resolve("walk.md5anim"));
        ChoosingApplication.target = folder.resolve("rescued.md5anim");
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, moving);
        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        Files.delete(moving);
        Files.delete(gone);

        user.choose("File", "Save");
        FxThread.await("it is saved", () -> Files.exists(ChoosingApplication.target));
        assertThat(ChoosingApplication.title)
                .isEqualTo("Could not save walk.md5anim: its folder was deleted or moved." + " Choose another file.");
    }

    @Test
    void equalNamesAreToldApart() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path second = Files.copy(guard, other.resolve("guard.md5mesh"));
        Files.copy(guard, other.resolve("grunt.md5mesh"));
        Files.copy(guard, other.resolve("zombie.md5mesh"));
        start(guard, walk);
        user.click("#meshChoice");
        FxThread.await("the list", () -> rows().size() == 1);
        assertListFits();
        user.press(KeyCode.ESCAPE);
        user.drop(second);
        FxThread.await("both are distinguished", () -> shown("#meshChoice").equals("guard.md5mesh (other)"));
        user.click("#meshChoice");
        FxThread.await("both are offered", () -> user.sees("guard.md5mesh (other)"));
        assertThat(rows())
                .extracting(WindowUser::text)
                .containsExactlyInAnyOrder(
                        "grunt.md5mesh",
                        "zombie.md5mesh",
                        "guard.md5mesh (other)",
                        "guard.md5mesh (" + folder.getFileName() + ")");
        assertListFits();
    }

    /** The rows of the open list. */
    private List<Node> rows() {
        return user.parts(".combo-box-popup .list-cell").stream()
                .filter(row -> WindowUser.text(row) != null)
                .toList();
    }

    /** No empty row follows the last one. */
    private void assertListFits() {
        double height = rows().stream()
                .mapToDouble(row -> row.getLayoutBounds().getHeight())
                .sum();
        Region list = user.part(".combo-box-popup .list-view", Region.class);
        assertThat(list.getHeight()).isCloseTo(height + list.getInsets().getTop() * 2, within(2.0));
    }

    @Test
    void searchFieldOfTheListHasABorderOnAllSides() throws TimeoutException {
        start(guard, walk);
        user.click("#animationChoice");
        FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
        Region field = user.part("#search", Region.class);
        Picture look = user.look("#search");
        int right = (int) field.getWidth() - 1;
        int middle = (int) field.getHeight() / 2;
        assertThat(look.pixel(right, middle)).isEqualTo(look.pixel(0, middle));
    }

    @Test
    void selectionStaysWithAnotherMeshOfTheSameJoints() throws TimeoutException {
        SmallModel.write(folder, "second.md5mesh", SmallModel.mesh());
        start(guard, walk);
        user.click("head");
        user.choose("#meshChoice", "second.md5mesh");
        FxThread.await("it is open", () -> user.title().startsWith("second.md5mesh"));
        assertThat(selectedJoint()).isEqualTo("head");
    }

    @Test
    void reasonIsShownInsteadOfAnUnreadableModel() throws Exception {
        start(guard);
        String noJoints = "MD5Version 10\ncommandline \"\"\nnumJoints 0\nnumMeshes 0\njoints { }\n";
        user.drop(SmallModel.write(folder, "bare.md5mesh", noJoints));
        assertThat(user.text("#nothingDrawnText")).endsWith("The issue list (Ctrl+I) has the details.");
        user.drop(guard);
        assertThat(user.sees("#nothingDrawnText")).isFalse();
    }

    @Test
    void openModelStaysAndTheReasonIsReportedForContentOfAnotherKind() throws Exception {
        startNew(guard, walk);
        user.drop(SmallModel.write(folder, "empty.md5mesh", ""));
        assertOpenAndReported("empty.md5mesh: the file contains no data; export or download it again.");
        user.drop(SmallModel.write(folder, "empty.def", "// nothing\n"));
        assertOpenAndReported("empty.def: the file contains no data; export or download it again.");
        user.drop(SmallModel.write(folder, "page.md5mesh", "<!DOCTYPE html><html></html>"));
        assertOpenAndReported("page.md5mesh: not an .md5mesh file: the content is a web page" + " (failed download).");
        user.drop(SmallModel.write(folder, "wrong.md5mesh", SmallModel.cycle()));
        assertOpenAndReported(
                "wrong.md5mesh: not an .md5mesh file: the content is an .md5anim; rename it to" + " .md5anim.");
        user.drop(SmallModel.write(folder, "notes.md5anim", "walk faster"));
        assertOpenAndReported(
                "notes.md5anim: not an .md5anim file: the content is text without the keywords" + " of this format.");
        Path picture = folder.resolve("picture.md2");
        Files.write(picture, new byte[] {'B', 'M', (byte) 0x8A, 0, 7});
        user.drop(picture);
        assertOpenAndReported("picture.md2: not an .md2 file: it has no content of this format.");
        assertThat(recent()).containsExactly(recentName("guard.md5mesh + walk.md5anim"));
    }

    @Test
    void errorsOfAnOpenedFileAreShownIfTheIssuesAreNot() throws IOException, TimeoutException {
        start(guard, walk);
        showLower("componentsTab");
        String text = Files.readString(walk);
        Path cut = folder.resolve("cut.md5anim");
        Files.writeString(cut, text.substring(0, text.lastIndexOf("frame")));
        user.drop(cut);
        user.awaitRead();
        assertThat(user.text("#trouble")).startsWith("cut.md5anim has 1 error: numFrames is 5, but the file has 4");
        user.click("#explainTrouble");
        assertThat(user.sees("#issues")).isTrue();
        assertThat(user.sees("#trouble")).isFalse();
        user.drop(folder.resolve("nothing.md5anim"));
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
    void cardInTheViewportHasAReasonAndIsBelowTheTools() throws TimeoutException {
        start(folder.resolve("gone.md5mesh"));
        assertThat(user.sees("#nothingDrawnText")).isFalse();
        assertThat(user.sees("#drawTriangles")).isFalse();
        user.drop(SmallModel.write(folder, "empty.md5mesh", ""));
        assertThat(user.text("#startTitle"))
                .isEqualTo(
                        "Could not open empty.md5mesh: the file contains no data; export or" + " download it again.");
        user.drop(SmallModel.write(folder, "bare.md5mesh", "MD5Version 10\nnumJoints 0\n"));
        assertThat(user.text("#nothingDrawnText")).isNotEmpty();
        showLower("issuesTab");
        user.resize(1024, 600);
        assertThat(inScene(".nothing-drawn").getMinY())
                .isGreaterThanOrEqualTo(inScene("#viewportTools").getMaxY());
        assertThat(inScene(".nothing-drawn").getMaxY())
                .isLessThanOrEqualTo(inScene("#picture").getMaxY());
    }

    private Bounds inScene(String query) {
        Node node = user.part(query, Node.class);
        return FxThread.ask(() -> node.localToScene(node.getLayoutBounds()));
    }

    @Test
    void openModelStaysWhenAPictureIsOpened() throws Exception {
        start(guard, walk);
        Path picture = folder.resolve("picture.md5mesh");
        Files.write(picture, new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n', 0, 0});
        user.pressWith(KeyCode.CONTROL, KeyCode.S);
        assertThat(user.text("#notice")).isEqualTo("No changes to save.");
        user.drop(picture);
        assertThat(user.text("#notice")).as("of an action before").isEmpty();
        assertThat(user.text("#trouble"))
                .isEqualTo("Could not open picture.md5mesh: not an .md5mesh file: the content is a PNG" + " image.");
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(joints()).containsExactly("origin", "hips", "head");
    }

    @Test
    void escapeDismissesTheMessageBeforeItDeselects() throws Exception {
        start(guard, walk);
        user.click("hips");
        user.drop(SmallModel.write(folder, "empty.md5mesh", ""));
        assertThat(user.sees("#trouble")).isTrue();
        FxThread.run(() -> user.part("#joints", Node.class).requestFocus());
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#trouble")).isFalse();
        assertThat(selectedJoint()).isEqualTo("hips");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();
    }

    @Test
    void listClosedWithoutAChoiceChangesNothing() throws TimeoutException {
        start(guard, walk);
        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        for (int round = 0; round < 2; round++) {
            user.click("#animationChoice");
            FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
            user.press(KeyCode.ESCAPE);
            assertListChangedNothing();
            user.click("#animationChoice");
            FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
            user.clickAt(".status", 2, 2);
            assertListChangedNothing();
            user.choose("#animationChoice", "walk.md5anim");
            assertListChangedNothing();
            user.click("#animationChoice");
            FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
            user.type("alien");
            user.press(KeyCode.ESCAPE);
            assertListChangedNothing();
        }
        user.choose("#animationChoice", "alien.md5anim");
        FxThread.await("it is open", () -> user.title().contains("alien"));
        assertThat(user.title()).as("the edit remains").startsWith("*guard");
        user.choose("#animationChoice", "walk.md5anim");
        FxThread.await("it is open", () -> user.title().contains("walk"));
        assertListChangedNothing();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.title()).startsWith("guard");
    }

    private void assertListChangedNothing() {
        FxThread.await("the list closes", () -> !user.sees(".combo-box-popup .list-view"));
        user.awaitPulses(3);
        assertThat(user.sees(".dialog-pane")).isFalse();
        assertThat(user.sees("#work")).isFalse();
        assertThat(user.title()).startsWith("*guard");
        assertThat(shownAnimation()).isEqualTo("walk.md5anim");
    }

    @Test
    void underscoresAreShown() throws Exception {
        Path anims = Files.createDirectory(folder.resolve("anims"));
        Path alone = Files.move(walk, anims.resolve("walk.md5anim"));
        Files.move(guard, folder.resolve("city_guard.md5mesh"));
        start(alone);
        FxThread.await("the mesh is offered", () -> user.sees("#matchingMesh"));
        assertThat(user.part("#matchingMesh", Button.class).isMnemonicParsing()).isFalse();
    }

    @Test
    void wordsThatNoAnimationMatchesAreAnswered() throws TimeoutException {
        start(folder);
        user.click("#animationChoice");
        FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
        user.press(KeyCode.X);
        FxThread.await("the answer", () -> user.sees("No matching animation"));
    }

    @Test
    void savedFileWithoutAnExtensionGetsIt() throws TimeoutException {
        ChoosingApplication.target = folder.resolve("walk-a-fixed");
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, walk);
        user.choose("File", "Save As…");
        FxThread.await("its name is shown", () -> "walk-a-fixed.md5anim".equals(shownAnimation()));
        assertThat(folder.resolve("walk-a-fixed")).doesNotExist();
        user.click("#animationChoice");
        FxThread.await("it is offered", () -> names().contains("walk-a-fixed.md5anim"));
        user.press(KeyCode.ESCAPE);

        ChoosingApplication.target = folder.resolve("walk");
        user.choose("File", "Save As…");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Cancel");
    }

    private List<String> names() {
        return rows().stream().map(WindowUser::text).toList();
    }

    @Test
    void spaceOpensTheListsAndNoOtherKeyOpensAFile() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.choose("#animationChoice", "alien.md5anim");
        FxThread.await("it is open", () -> user.title().contains("alien"));
        user.pause();
        for (String choice : List.of("#meshChoice", "#animationChoice")) {
            user.focus(choice);
            user.press(KeyCode.SPACE);
            FxThread.await("the list of " + choice, () -> !rows().isEmpty());
            assertThat(user.seesPlaying()).isFalse();
            user.press(KeyCode.ESCAPE);
            FxThread.await("the list closes", () -> rows().isEmpty());
            assertThat(user.hasFocus(choice)).isTrue();
        }
        for (KeyCode key : List.of(KeyCode.ESCAPE, KeyCode.ENTER, KeyCode.TAB)) {
            user.focus("#animationChoice");
            user.press(key);
            user.awaitPulses(3);
            assertThat(shownAnimation()).as("after " + key).isEqualTo("alien.md5anim");
            assertThat(user.title()).contains("alien");
        }
        assertThat(user.hasFocus("#animationChoice")).isFalse();
    }

    @Test
    void searchWithoutAMatchEndsWithTheOpenAnimation() throws TimeoutException {
        start(guard, walk);
        for (KeyCode end : List.of(KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.TAB)) {
            user.focus("#animationChoice");
            user.press(KeyCode.SPACE);
            FxThread.await("the list", () -> user.sees("alien.md5anim"));
            user.type("xyz");
            FxThread.await("the answer", () -> user.sees("No matching animation"));
            user.press(end);
            FxThread.await("the list closes", () -> !user.sees(".combo-box-popup .list-view"));
            FxThread.await("the open one", () -> "walk.md5anim".equals(shownAnimation()));
            assertThat(user.title()).contains("walk.md5anim");
        }
    }

    @Test
    void findLeavesTheAnimationBox() throws TimeoutException {
        start(guard, walk);
        user.focus("#animationChoice");
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        user.awaitPulses(3);
        assertThat(user.hasFocus("#jointFilter")).isTrue();
        assertThat(user.sees(".combo-box-popup .list-view")).isFalse();

        user.focus("#animationChoice");
        user.press(KeyCode.SPACE);
        FxThread.await("the list", () -> user.sees("alien.md5anim"));
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        FxThread.await("the list closes", () -> !user.sees(".combo-box-popup .list-view"));
        user.awaitPulses(3);
        assertThat(user.hasFocus("#jointFilter")).isTrue();
    }
}
