package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeoutException;
import java.util.function.IntPredicate;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.md2.glcommands.CommandRow;
import org.junit.jupiter.api.Test;

/** A Quake II model in the viewport, and its GL commands. */
@Needs3D
class WindowMd2Test extends WindowFixture {
    /** Color of the edges of the selected strip or fan. */
    private static final Color COMMAND = Color.web("#00b4ff");

    private static final Color TRIANGLE = Color.web("#ff4d6d");
    private static final Color VERTEX = Color.web("#ffd400");
    private static final Color NORMALS = Color.web("#2fbf71");

    private Path write(Md2Builder builder) throws IOException {
        return Files.write(folder.resolve("tris.md2"), builder.build());
    }

    private void select(int command) {
        TableView<?> table = user.part("#glCommands", TableView.class);
        FxThread.run(() -> table.getSelectionModel().select(command));
        user.awaitPulses(2);
    }

    private int selectedCommand() {
        CommandRow row = selectedRow();
        return row == null ? -1 : row.index();
    }

    private CommandRow selectedRow() {
        TableView<?> table = user.part("#glCommands", TableView.class);
        return (CommandRow) FxThread.ask(() -> table.getSelectionModel().getSelectedItem());
    }

    /** The center of the visible area of a convex solid is a point on it. */
    private void clickOnTheModel() {
        Picture seen = look();
        IntPredicate model = argb -> (argb & 0xffffff) != 0;
        user.clickAt("#picture", seen.meanX(model), seen.meanY(model));
    }

    private Picture look() {
        user.awaitPulses(2);
        return user.look("#picture");
    }

    @Test
    void selectedStripIsLitInBothSurfacesAndFollowsTheAnimation() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        ComboBox<?> clips = user.part("#clip", ComboBox.class);
        assertThat(user.texts("#clip .list-cell")).contains("All frames");
        FxThread.run(() -> clips.getSelectionModel().select(2));
        assertThat(user.texts("#clip .list-cell")).contains("run  40–45");
        assertThat(user.frame()).isEqualTo(40);
        user.click("#grid");
        showPane("glCommandsTab");
        Picture before = look();
        assertThat(before.count(COMMAND)).isZero();

        select(141);
        Picture lit = look();
        assertThat(lit.count(COMMAND)).isGreaterThan(20);
        assertThat(lit.unlike(before)).isBetween(0.0002, 0.05);
        assertThat(user.text("#glChosen"))
                .isEqualTo("Strip 141: 15 vertices, 13 triangles (in Triangles: 459–460, 466–467,"
                        + " 471, 475, 501–504, 513, 518, 520)");

        assertThat(user.texts(".vertex-number")).as("there is no room").isEmpty();
        user.click("#frameSelected");
        assertThat(user.texts(".vertex-number"))
                .hasSizeGreaterThan(8)
                .isSubsetOf(Arrays.stream(selectedRow().command().vertices())
                        .mapToObj(Integer::toString)
                        .toList());
        assertThat(look().count(COMMAND)).isGreaterThan(2 * lit.count(COMMAND));
        user.click("#resetView");
        user.press(KeyCode.ESCAPE);
        assertThat(user.texts(".vertex-number")).isEmpty();
        assertThat(look().unlike(before)).isZero();
        user.press(KeyCode.D);
        assertThat(user.text("#md2Surface")).isEqualTo("GL commands");
        Picture byCommands = look();
        assertThat(byCommands.unlike(before)).isLessThan(0.01);
        assertThat(byCommands.unlike(Color.BLACK)).isGreaterThan(0.02);

        select(141);
        Picture here = look();
        assertThat(here.count(COMMAND)).isGreaterThan(20);
        user.press(KeyCode.END);
        Picture there = look();
        assertThat(there.count(COMMAND)).isGreaterThan(20);
        assertThat(there.unlike(here)).isGreaterThan(0.001);
    }

    @Test
    void modelWithoutCommandsIsNotDrawnByThemAndItIsSaidWhy() throws TimeoutException, IOException {
        start(write(Md2Builder.shape().endGl().frame("stand01", Md2Builder.TETRAHEDRON)));
        user.click("#grid");
        double drawn = look().unlike(Color.BLACK);
        assertThat(drawn).isGreaterThan(0.01);
        user.choose("#md2Surface", "#glCommandsItem");
        assertThat(look().unlike(Color.BLACK)).isZero();
        assertThat(user.text("#nothingDrawnText")).contains("no GL commands", "OpenGL renderer", "does not show");
        showPane("glCommandsTab");
        assertThat(user.text("#glcommandsPlaceholder")).contains("no GL commands");
        user.click("#drawTriangles");
        assertThat(user.sees("#nothingDrawn")).isFalse();
        assertThat(look().unlike(Color.BLACK)).isEqualTo(drawn);
    }

    @Test
    void clickSelectsWhatIsSeenAndThePaneFollows() throws TimeoutException, IOException {
        start(write(Md2Builder.tetrahedron()));
        user.pause();
        user.click("#grid");
        showPane("glCommandsTab");
        clickOnTheModel();
        assertThat(selectedCommand()).isEqualTo(-1);
        assertThat(look().count(TRIANGLE)).isGreaterThan(50);
        assertThat(look().count(VERTEX)).isGreaterThan(20);
        assertThat(look().count(Color.WHITE)).isZero();
        user.press(KeyCode.D);
        clickOnTheModel();
        assertThat(selectedCommand()).isNotNegative();
        assertThat(look().count(Color.WHITE)).as("the way through its vertices").isGreaterThan(50);
        user.press(KeyCode.ESCAPE);
        assertThat(selectedCommand()).isEqualTo(-1);
        assertThat(look().count(COMMAND) + look().count(TRIANGLE)).isZero();
    }

    @Test
    void normalsAreOfferedInPlaceOfJoints() throws TimeoutException, IOException {
        start(write(Md2Builder.tetrahedron()));
        user.pause();
        for (String tool : new String[] {"#skeleton", "#names", "#axes", "#rootMode"}) {
            assertThat(user.sees(tool)).as(tool).isFalse();
        }
        assertThat(menuItem("Skeleton").isVisible()).isFalse();
        user.click("#normals");
        assertThat(look().count(NORMALS)).isGreaterThan(20);
        user.press(KeyCode.N);
        assertThat(look().count(NORMALS)).isZero();

        user.open(guard);
        assertThat(user.sees("#normals")).isFalse();
        assertThat(user.sees("#md2Surface")).isFalse();
        assertThat(user.sees("#skeleton")).isTrue();
        assertThat(menuItem("Skeleton").isVisible()).isTrue();
    }
}
