package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import org.jointscope.files.TestArchives;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Models in archives. */
@NeedsDisplay
class WindowArchiveTest extends WindowFixture {

    private static final String TITLE = "guard.md5mesh + walk.md5anim – Jointscope";

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Path archive() throws IOException {
        return TestArchives.write(
                folder.resolve("pak/pak000.pk4"),
                Map.of(
                        "models/guard.md5mesh", bytes(SmallModel.mesh()),
                        "models/walk.md5anim", bytes(SmallModel.cycle()),
                        "models/run.md5anim", bytes(SmallModel.cycle()),
                        "../outside.txt", bytes("")));
    }

    @Test
    void anArchiveOpensLikeAFolderAndIsNeverWritten() throws Exception {
        Path archive = archive();
        byte[] before = Files.readAllBytes(archive);
        Path settings = Files.writeString(folder.resolve("settings"), "playback.whenOpened=false");
        Path session = folder.resolve("work.jointscope");
        ChoosingApplication.target = session;
        user = WindowUser.start(ChoosingApplication.class, settings, archive);
        ComboBox<?> choice = user.part("#animationChoice", ComboBox.class);
        FxThread.await("the others are offered", () -> choice.getItems().size() >= 2);
        assertThat(user.text("#trouble")).startsWith("pak000.pk4: Entry '../outside.txt' is ignored");
        user.choose("#animationChoice", "walk.md5anim");
        FxThread.await("it is open", () -> user.title().equals(TITLE));
        user.choose("File", "Save Session As…");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith("Saved "));

        user.open(Sample.files().toArray(Path[]::new));
        user.open(session);
        assertThat(user.title()).isEqualTo(TITLE);
        user.open(Sample.files().toArray(Path[]::new));
        user.open(archive.resolve("models/guard.md5mesh"), archive.resolve("models/walk.md5anim"));
        user.open(Sample.files().toArray(Path[]::new));
        user.click("File");
        FxThread.await("the menu", () -> user.sees("Open Recent"));
        user.choose("Open Recent", "guard.md5mesh + walk.md5anim – models");
        FxThread.await("it is open again", () -> user.title().equals(TITLE));

        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        Path copy = folder.resolve("copy.md5anim");
        ChoosingApplication.target = copy;
        user.pressWith(KeyCode.CONTROL, KeyCode.S);
        FxThread.await("it is saved", () -> Files.exists(copy));
        assertThat(ChoosingApplication.title)
                .isEqualTo("Could not replace walk.md5anim: it is in the archive pak000.pk4, which Jointscope does not"
                        + " change. Choose another file.");
        FxThread.await("the copy is open", () -> user.title().contains("copy.md5anim"));
        assertThat(archive).hasBinaryContent(before);
    }

    @Test
    void anArchiveWithoutModelsOrWithoutContentIsNamed() throws Exception {
        start(guard, walk);
        user.open(TestArchives.write(folder.resolve("images.pk4"), "a.tga"));
        assertThat(user.text("#trouble"))
                .startsWith("Could not open images.pk4: no .md5mesh")
                .endsWith("in this archive.");
        user.open(Files.writeString(folder.resolve("damaged.pk4"), "Rar!"));
        assertThat(user.text("#trouble"))
                .isEqualTo("Could not open damaged.pk4: the archive is damaged, or its content is not in .zip or .pak"
                        + " format.");
        assertThat(user.title()).isEqualTo(TITLE);
    }
}
