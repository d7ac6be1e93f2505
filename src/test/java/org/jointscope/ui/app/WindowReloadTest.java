package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.model.Component;
import org.jointscope.render.OrbitPosition;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;

/** Files that change on the disk while they are open. */
@Needs3D
class WindowReloadTest extends WindowFixture {

    /** A version of the animation, with its number as the rotation of the hips in frame 1. */
    private static String version(int number) {
        return SmallModel.anim(SmallModel.GUARD, 24, 0, number / 64.0, 0.2, 0.1, 0);
    }

    private Document document() {
        return user.model().document();
    }

    private double shown() {
        return FxThread.ask(
                () -> document().getOpen().model().clip().orElseThrow().value(1, Component.QX, 1));
    }

    private void awaitVersion(int number) {
        FxThread.await("version " + number + " is shown", () -> shown() == number / 64.0);
    }

    private Optional<OrbitPosition> view() {
        return FxThread.ask(() -> user.model().session().viewport().view());
    }

    private String message() {
        return FxThread.ask(
                () -> user.part("#reloadMessage", TextFlow.class).getChildren().getFirst() instanceof Text text
                        ? text.getText()
                        : "");
    }

    private void click(String text) {
        FxThread.await(text + " is offered", () -> user.sees(text));
        user.click(text);
        user.awaitPulses(2);
    }

    @Test
    void quickRewritesEndWithTheLastVersion() throws TimeoutException, IOException {
        start(guard, walk);
        FxThread.run(() -> {
            document().selectJoint(2);
            document().playback().seek(2);
        });
        user.turnWheel("#picture", 3);
        Optional<OrbitPosition> before = view();
        assertThat(before).isPresent();
        Path other = folder.resolve("other.tmp");
        for (int number = 1; number <= 10; number++) {
            byte[] text = version(number).getBytes(StandardCharsets.UTF_8);
            switch (number % 5) {
                case 0 -> Files.write(walk, text);
                case 1 -> {
                    Files.write(other, text);
                    Files.move(other, walk, StandardCopyOption.REPLACE_EXISTING);
                }
                case 2 -> {
                    Files.delete(walk);
                    Files.write(walk, text);
                }
                case 3 -> {
                    try (OutputStream out = Files.newOutputStream(walk)) {
                        for (byte each : text) {
                            out.write(each);
                        }
                    }
                }
                default -> {
                    Files.move(walk, folder.resolve("walk.bak"), StandardCopyOption.REPLACE_EXISTING);
                    Files.move(Files.write(other, text), walk, StandardCopyOption.ATOMIC_MOVE);
                }
            }
        }
        awaitVersion(10);
        assertThat(selectedJoint()).isEqualTo("head");
        assertThat(view()).isEqualTo(before);
        assertThat(user.frame()).isEqualTo(2);
        FxThread.await("the bar tells it", () -> user.sees("#reloadBar"));
        assertThat(message()).isEqualTo("Reloaded walk.md5anim.");
    }

    @Test
    void barTellsWhatHasChangedAndGoesThere() throws TimeoutException {
        start(guard, walk);
        SmallModel.write(folder, "walk.md5anim", version(40).replace("hierarchy {", "hierarchy {\n// edited"));
        awaitVersion(40);
        FxThread.await("the differences are known", () -> user.sees("Compare"));
        Hyperlink first = FxThread.ask(
                () -> (Hyperlink) user.part("#reloadBar", Pane.class).lookup(".hyperlink"));
        assertThat(first.getText()).matches("head moves by up to .* units \\(frame 1\\)|hips rotates .*\\(frame 1\\)");
        FxThread.run(first::fire);
        assertThat(user.frame()).isEqualTo(1);
        assertThat(selectedJoint()).isNotEmpty();
        click("Compare");
        assertThat(FxThread.ask(() -> document().counterpartProperty().get().name()))
                .isEqualTo("guard.md5mesh + walk.md5anim (previous version)");
        user.click("#dismissReload");
        FxThread.await("the bar is closed", () -> !user.sees("#reloadBar"));
    }

    @Test
    void unsavedEditsAreAskedAbout() throws TimeoutException {
        start(guard, walk);
        FxThread.run(() -> document().editing().apply(new BaseframeEdit(2, Component.TZ, 15)));
        SmallModel.write(folder, "walk.md5anim", version(7));
        click("Apply Edits to Changed File");
        awaitVersion(7);
        assertThat(FxThread.ask(
                        () -> document().getOpen().model().clip().orElseThrow().value(2, Component.TZ, 0)))
                .isEqualTo(15);
        SmallModel.write(folder, "walk.md5anim", version(8));
        click("Keep Edits");
        assertThat(shown()).isEqualTo(7 / 64.0);
        SmallModel.write(folder, "walk.md5anim", version(9));
        click("Discard Edits and Reload");
        awaitVersion(9);
        assertThat(FxThread.ask(() -> document().editing().modifiedProperty().get()))
                .isFalse();
    }

    @Test
    void lastVersionRemainsWithoutTheFolder() throws TimeoutException, IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path moving = SmallModel.write(inside, "walk.md5anim", version(3));
        start(SmallModel.write(inside, "guard.md5mesh", SmallModel.mesh()), moving);
        Path away = folder.resolve("away");
        Files.move(inside, away);
        FxThread.await("the bar tells it", () -> user.sees("#reloadBar"));
        assertThat(message()).startsWith("Could not read guard.md5mesh again");
        assertThat(shown()).isEqualTo(3 / 64.0);
        SmallModel.write(away, "walk.md5anim", version(4));
        Files.move(away, inside);
        awaitVersion(4);
        assertThat(message()).startsWith("Reloaded walk.md5anim");
    }
}
