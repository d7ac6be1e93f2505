package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.viewport.Comparison;
import org.junit.jupiter.api.Test;

/** Two exports of an animation in the window. */
@Needs3D
class WindowExportsTest extends WindowFixture {

    /** The chest reads the components of another joint, in all frames. */
    private Path otherExport() {
        try {
            String text = Files.readString(Sample.files().get(1));
            return Files.writeString(folder.resolve("second.md5anim"), text.replaceFirst("2 56 13", "2 56 12"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int rows() {
        return FxThread.ask(() -> {
            TreeTableView<?> table = user.part("#differences", TreeTableView.class);
            return table.getRoot().getChildren().size();
        });
    }

    private void awaitRows(int count) throws TimeoutException {
        FxThread.await("the differences are known", () -> rows() == count);
    }

    @Test
    void differencesOfChosenFileAreListedAndShown() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        user.pause();
        FxThread.run(() -> user.model().counterparts().compareWith(List.of(otherExport())));
        FxThread.await("the other export is drawn", () -> user.sees("#counterpart"));
        assertThat(user.sees("#differencesTitle")).as("the pane is in front").isTrue();
        assertThat(user.text("#openName")).isEqualTo("walk.md5anim");
        assertThat(user.text("#counterpartName")).isEqualTo("second.md5anim");

        user.press(KeyCode.F7);
        awaitRows(2);
        assertThat(user.text("#differencesTitle")).isEqualTo("walk.md5anim → second.md5anim");
        assertThat(user.text("#differencesSummary")).startsWith("5 differences: ");
        user.press(KeyCode.F7);
        user.press(KeyCode.F7);
        assertThat(user.frame()).isEqualTo(11);
        assertThat(user.sees("#differencesMap")).isTrue();

        FxThread.run(() -> user.model().counterparts().close());
        assertThat(panes("#panes")).doesNotContain("compareTab");
        assertThat(user.sees("#counterpart")).isFalse();
    }

    private static boolean isBlue(int pixel) {
        return (pixel & 255) > (pixel >> 16 & 255) + 40;
    }

    private static boolean isOrange(int pixel) {
        return (pixel >> 16 & 255) > (pixel & 255) + 60;
    }

    private Picture overlay(Path other) throws TimeoutException {
        FxThread.run(() -> user.model().counterparts().compareWith(List.of(other)));
        FxThread.await(
                "the other export is there",
                () -> user.text("#counterpartName").equals(other.getFileName().toString()));
        user.awaitPulses(3);
        return user.look("#picture");
    }

    @Test
    void overlayHasOneColorPerModel() throws TimeoutException, IOException {
        start(Sample.files().toArray(Path[]::new));
        user.pause();
        user.press(KeyCode.HOME);
        user.click("#grid");
        user.click("#skeleton");
        FxThread.run(
                () -> user.model().session().viewport().comparisonProperty().set(Comparison.Mode.OVERLAY));
        Picture changed = overlay(otherExport());
        assertThat(user.sees("#counterpart")).isFalse();
        assertThat(changed.count(WindowExportsTest::isBlue)).isGreaterThan(2000);
        assertThat(changed.count(WindowExportsTest::isOrange)).isGreaterThan(2000);

        Picture equal = overlay(Files.copy(Sample.files().get(1), folder.resolve("same.md5anim")));
        assertThat(equal.count(WindowExportsTest::isBlue)).isGreaterThan(2000);
        assertThat(equal.count(WindowExportsTest::isOrange)).isLessThan(60);
    }

    @Test
    void editsAreComparedWithTheOriginal() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        user.pause();
        FxThread.run(() -> user.model().document().editing().apply(new ComponentEdit(3, 13, 0.5)));
        FxThread.run(() -> user.model().counterparts().compareWithOriginal());
        FxThread.await("the original is drawn", () -> user.sees("#counterpart"));
        showPane("compareTab");
        awaitRows(1);
        FxThread.run(() -> user.model().document().editing().undo());
        awaitRows(0);
        assertThat(user.text("#differencesSummary")).isEqualTo("No differences apart from formatting");
    }
}
