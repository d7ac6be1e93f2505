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
import javafx.scene.layout.Region;
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
    void runGoesRoundWithAStripLit() throws TimeoutException {
        startPlaying(Corpus.file("osmp/tris.md2"));
        showPane("glCommandsTab");
        ComboBox<?> clips = user.part("#clip", ComboBox.class);
        assertThat(user.texts("#clip .list-cell")).contains("All frames");
        FxThread.run(() -> clips.getSelectionModel().select(2));
        assertThat(user.texts("#clip .list-cell")).contains("run  40–45");
        assertPlays();
        select(141);
        FxThread.await("the run is nearly over", () -> user.frame() > 44);
        assertThat(user.frame()).isBetween(40.0, 46.0);
        FxThread.await("it begins again", () -> user.frame() < 42);
        assertThat(user.frame()).isGreaterThanOrEqualTo(40);
        assertThat(look().count(COMMAND)).isGreaterThan(20);
        assertThat(user.seesPlaying()).isTrue();
    }

    @Test
    void firstCharactersSelectAClipInTheOpenList() throws TimeoutException {
        startPlaying(Corpus.file("osmp/tris.md2"));
        user.focus("#clip");
        user.press(KeyCode.SPACE);
        user.type("ru");
        assertThat(user.texts("#clip .list-cell")).contains("run  40–45");
        user.press(KeyCode.ENTER);
        assertThat(user.texts("#clip .list-cell")).contains("run  40–45");
        Picture before = look();
        user.type("s");
        assertThat(user.texts("#clip .list-cell")).as("closed").contains("run  40–45");
        assertThat(look().unlike(before)).as("the key of the window").isPositive();
    }

    @Test
    void selectedStripIsLitInBothSurfacesAndFollowsTheAnimation() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        user.pause();
        user.press(KeyCode.HOME);
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
        assertThat(user.text("#nothingDrawnText")).contains("no GL commands", "OpenGL renderer", "invisible");
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

        user.drop(guard);
        assertThat(user.sees("#normals")).isFalse();
        assertThat(user.sees("#md2Surface")).isFalse();
        assertThat(user.sees("#skeleton")).isTrue();
        assertThat(menuItem("Skeleton").isVisible()).isTrue();
    }

    @Test
    void tableOfCommandsKeepsThreeRowsBesideTheHelp() throws TimeoutException, IOException {
        start(write(Md2Builder.tetrahedron()));
        user.resize(1024, 700);
        showPane("glCommandsTab");
        showLower("issuesTab");
        user.click("#glHelp");
        user.awaitPulses(3);
        double rows = user.part("#glCommands", TableView.class).getHeight()
                - user.part("#glCommands .column-header-background", Region.class)
                        .getHeight();
        assertThat(rows).isGreaterThanOrEqualTo(3 * 26);
        assertThat(user.part("#glHelpText", Region.class).getHeight()).isGreaterThan(40);
        Region vertices = user.part("#glVertices", Region.class);
        Region panes = user.part("#panes", Region.class);
        assertThat(bottom(vertices)).as("all parts fit").isLessThanOrEqualTo(bottom(panes) + 1);
    }

    @Test
    void helpForCommandsIsAsHighAsItsTextIfThereIsSpace() throws TimeoutException, IOException {
        startNew(write(Md2Builder.tetrahedron()));
        user.resize(1440, 900);
        showPane("glCommandsTab");
        user.click("#glHelp");
        user.awaitPulses(4);
        Region text = user.part("#glExplanation", Region.class);
        Region shown = user.part("#glHelpText", Region.class);
        assertThat(text.getHeight()).isGreaterThan(170);
        assertThat(shown.getHeight()).isGreaterThanOrEqualTo(text.getHeight());
        user.resize(1440, 600);
        Region pane = user.part(".gl-commands", Region.class);
        assertThat(shown.getHeight()).isLessThanOrEqualTo(pane.getHeight() / 2 + 1);
    }

    private static double bottom(Region part) {
        return FxThread.ask(() -> part.localToScene(part.getLayoutBounds()).getMaxY());
    }

    @Test
    void commandThatTheFilterHidesIsNotSelected() throws TimeoutException, IOException {
        start(write(
                Md2Builder.shape().strip(0, 1, 2, 3).fan(0, 1, 2).endGl().frame("stand01", Md2Builder.TETRAHEDRON)));
        user.pause();
        showPane("glCommandsTab");
        select(0);
        user.click("#glStrips");
        assertThat(selectedCommand()).isZero();
        assertThat(look().count(COMMAND)).isPositive();
        user.click("#glFans");
        assertThat(selectedCommand()).isEqualTo(-1);
        assertThat(look().count(COMMAND)).isZero();
        user.click("#glAll");
        assertThat(selectedCommand()).isEqualTo(-1);
        assertThat(user.text("#glChosen")).isEmpty();
    }
}
