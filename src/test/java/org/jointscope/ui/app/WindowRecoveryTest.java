package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.TimeoutException;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The bar that offers unsaved edits of a process that was killed. */
@NeedsDisplay
class WindowRecoveryTest extends WindowFixture {

    private final Path settings = WindowUser.settings("playback.whenOpened=false");
    private final Path process =
            settings.resolveSibling(settings.getFileName() + ".recovery").resolve("1-x");

    /** Starts with an edit of the flags of the first joint. */
    private void startAfterKill() throws Exception {
        String text = Files.readString(walk);
        String hash =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(walk)));
        String edited = text.replaceFirst("(\"\\w+\"\\s+-1 )\\d+", "$13");
        assertThat(edited).isNotEqualTo(text);
        Files.createDirectories(process);
        Files.writeString(process.resolve("1-0"), edited);
        Files.writeString(
                process.resolve("index.json"),
                "{\"format\":\"jointscope-recovery\",\"version\":1,\"time\":\"2026-11-29T20:15:00\",\"edits\":3,"
                        + "\"open\":[\"%s\",\"%s\"],\"files\":[{\"path\":\"%s\",\"hash\":\"%s\",\"text\":\"1-0\"}]}"
                                .formatted(guard, walk, walk, hash));
        user = WindowUser.start(JointscopeApplication.class, settings, guard);
        FxThread.await("the edits are offered", () -> user.sees("#recovery"));
    }

    @Test
    void editsAreRestored() throws Exception {
        startAfterKill();
        assertThat(user.text("#recoveryText"))
                .isEqualTo("Jointscope closed with 3 unsaved edits to walk.md5anim. Last edit: 2026-11-29 20:15:00.");
        assertThat(user.sees("#recovery-copies")).isFalse();
        user.click("#recovery-restore");
        FxThread.await("the edit is applied", () -> user.title().startsWith("*"));
        assertThat(user.title()).isEqualTo("*guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.sees("#recovery")).isFalse();
        showLower("editsTab");
        assertThat(lowerTitle("editsTab")).contains("1");
        FxThread.await("the offer is deleted after the edit is stored again", () -> !Files.exists(process));
    }

    @Test
    void changedFileIsOfferedAsACopy() throws Exception {
        startAfterKill();
        Files.writeString(walk, Files.readString(walk) + "\n");
        user.click("#recovery-restore");
        FxThread.await("a copy is offered", () -> user.sees("#recovery-copies"));
        assertThat(user.text("#recoveryText")).startsWith("walk.md5anim: the file was changed or deleted");
        assertThat(user.sees("#recovery-restore")).isFalse();
        user.click("#recovery-discard");
        assertThat(user.sees("#recovery")).isFalse();
        assertThat(process).doesNotExist();
    }

    @Test
    void laterKeepsTheEdits() throws Exception {
        startAfterKill();
        user.click("#recovery-later");
        assertThat(user.sees("#recovery")).isFalse();
        assertThat(process.resolve("index.json")).exists();
        assertThat(user.title()).startsWith("guard.md5mesh");
    }

    @Test
    void damagedFolderDoesNotPreventTheStart() throws IOException, TimeoutException {
        Files.createDirectories(process);
        Files.writeString(process.resolve("index.json"), "{");
        user = WindowUser.start(JointscopeApplication.class, settings, guard);
        FxThread.await("it is reported", () -> user.text("#trouble").contains("1-x.broken"));
    }
}
