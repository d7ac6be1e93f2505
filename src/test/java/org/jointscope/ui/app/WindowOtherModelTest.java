package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Scroll positions and filters when other files are opened. */
@NeedsDisplay
class WindowOtherModelTest extends WindowFixture {

    private static final List<String> TABLES = List.of("#flags", "#frames", "#joints");

    private Path write(String name, String prefix, boolean mesh) {
        List<String> joints =
                IntStream.range(0, 80).mapToObj(joint -> prefix + joint).toList();
        return SmallModel.write(
                folder, name, mesh ? SmallModel.mesh(joints, "") : allBits(SmallModel.anim(joints, 24, 0, 0.1)));
    }

    /** Six components per joint, so that the table of a frame is long. */
    private static String allBits(String anim) {
        return anim.replaceAll("(?m)^(\"\\w+\" -?\\d+) \\d+ 0$", "$1 63 0")
                .replace("numAnimatedComponents 1", "numAnimatedComponents 80")
                .replaceAll("(frame \\d+ \\{\n)", "$1" + "0 ".repeat(79));
    }

    private void openTables() throws TimeoutException {
        start(write("snake.md5mesh", "s", true), write("snake.md5anim", "s", false));
        user.pause();
        showPane("flagsTab");
        showLower("framesTab");
    }

    private void scroll() {
        FxThread.run(() -> {
            user.part("#flags", TableView.class).scrollTo(30);
            user.part("#frames", TableView.class).scrollTo(30);
            user.part("#joints", TreeView.class).scrollTo(30);
        });
        user.awaitPulses(4);
        assertThat(TABLES).allMatch(table -> first(table) > 0);
    }

    /** The first visible row of a table. */
    private int first(String table) {
        return FxThread.ask(
                () -> ((VirtualFlow<?>) user.part(table, Parent.class).lookup(".virtual-flow"))
                        .getFirstVisibleCell()
                        .getIndex());
    }

    @Test
    void tablesBeginAtTheTopForAnotherModelAndKeepTheirPositionForAnotherAnimation() throws TimeoutException {
        openTables();
        scroll();
        List<Integer> before = TABLES.stream().map(this::first).toList();
        user.open(write("crawl.md5anim", "s", false));
        user.awaitPulses(4);
        assertThat(user.title()).contains("crawl");
        assertThat(TABLES.stream().map(this::first).toList()).isEqualTo(before);
        user.open(write("worm.md5mesh", "w", true), write("worm.md5anim", "w", false));
        user.awaitPulses(4);
        assertThat(TABLES)
                .allSatisfy(table -> assertThat(first(table)).as(table).isZero());
    }

    @Test
    void filtersBelongToTheModel() throws TimeoutException {
        start(guard, walk);
        user.pause();
        setFilters("h");
        Path slow = SmallModel.write(folder, "slow.md5anim", SmallModel.ramp());
        user.open(slow);
        assertThat(filters()).as("another animation").containsOnly("h");
        user.open(write("worm.md5mesh", "with", true), write("worm.md5anim", "with", false));
        assertThat(filters()).as("another model").containsOnly("");
    }

    private void setFilters(String text) {
        for (String filter : List.of("flags", "frames", "issues", "compatibility", "outline")) {
            TextField field = field(filter);
            FxThread.run(() -> field.setText(text));
        }
    }

    private List<String> filters() {
        return List.of("flags", "frames", "issues", "compatibility", "outline").stream()
                .map(filter -> FxThread.<String>ask(field(filter)::getText))
                .toList();
    }

    private TextField field(String pane) {
        switch (pane) {
            case "outline" -> {
                return user.part("#jointFilter", TextField.class);
            }
            case "flags" -> showPane("flagsTab");
            case "compatibility" -> showLower("compatibilityTab");
            default -> showLower(pane + "Tab");
        }
        boolean search = pane.equals("issues") || pane.equals("compatibility");
        return user.part("#" + pane + (search ? "Search" : "Filter"), TextField.class);
    }
}
