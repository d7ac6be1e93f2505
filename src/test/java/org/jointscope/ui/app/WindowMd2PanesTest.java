package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.issues.IssueLine;
import org.jointscope.ui.md2.header.HeaderRow;
import org.jointscope.ui.md2.keyframes.KeyframeRow;
import org.jointscope.ui.md2.vertices.VertexRow;
import org.junit.jupiter.api.Test;

/** The panes of an .md2's frames, vertices and header, and the issues with links to them. */
@NeedsDisplay
class WindowMd2PanesTest extends WindowFixture {

    private static final double HEADER_HEIGHT = 34;
    private static final double ROW_HEIGHT = 26;

    /** Invalid: the height of its skin, a normal, a triangle, and the scale of its last frame. */
    private static byte[] flawed() {
        byte[] wrong = Md2Builder.TETRAHEDRON.clone();
        wrong[11] = (byte) 200;
        return Md2Builder.tetrahedron()
                .triangle(1, 1, 2)
                .frame("run1", wrong)
                .frame("run2", new float[3], new float[3], Md2Builder.TETRAHEDRON)
                .with(Field.SKINHEIGHT, 500)
                .build();
    }

    private void startFlawed() throws TimeoutException, IOException {
        start(Files.write(folder.resolve("tris.md2"), flawed()));
        user.pause();
        showLower("issuesTab");
    }

    private <R> R selected(String table, Class<R> type) {
        TableView<?> view = user.part(table, TableView.class);
        return FxThread.ask(() -> type.cast(view.getSelectionModel().getSelectedItem()));
    }

    private String front() {
        TabPane panes = user.part("#panes", TabPane.class);
        return FxThread.ask(() -> panes.getSelectionModel().getSelectedItem().getId());
    }

    private void choose(String code) {
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        FxThread.run(() -> {
            table.requestFocus();
            table.getSelectionModel().clearAndSelect(codes(table).indexOf(code));
        });
        user.awaitPulses(2);
    }

    private static List<String> codes(TreeTableView<?> table) {
        return IntStream.range(0, table.getExpandedItemCount())
                .mapToObj(table::getTreeItem)
                .map(TreeItem::getValue)
                .map(IssueLine.class::cast)
                .map(IssueLine::codeName)
                .toList();
    }

    private void follow(String code) {
        choose(code);
        user.press(KeyCode.ENTER);
        user.awaitPulses(2);
    }

    @Test
    void rowOfAFrameLeadsThereAndFollowsThePlayhead() throws TimeoutException, IOException {
        start(Files.write(folder.resolve("tris.md2"), flawed()));
        assertThat(panes("#panes"))
                .containsSubsequence("md2FramesTab", "verticesTab", "trianglesTab", "skinsTab", "headerTab", "fileTab");
        showPane("md2FramesTab");
        user.clickAt("#keyframes", 24, HEADER_HEIGHT + 2.5 * ROW_HEIGHT);
        assertThat(user.frame()).isEqualTo(2);
        assertThat(selected("#keyframes", KeyframeRow.class).frame().name()).isEqualTo("run1");
        user.press(KeyCode.UP);
        assertThat(user.frame()).isEqualTo(1);
        user.click("#last");
        user.awaitPulses(2);
        assertThat(selected("#keyframes", KeyframeRow.class).index()).isEqualTo(3);
        assertThat(user.sees("#keyframes .table-cell .mark")).isTrue();
        user.click("#keyframesFilter");
        user.press(KeyCode.R);
        user.press(KeyCode.U);
        assertThat(user.text("#keyframesCount")).isEqualTo("2 of 4 frames");
        assertThat(user.frame()).isEqualTo(3);
    }

    @Test
    void issuesLeadToWhatTheyAreAboutAndToThePaneThatShowsIt() throws TimeoutException, IOException {
        startFlawed();
        showPane("fileTab");
        choose("MD2_NORMAL_INVALID");
        assertThat(user.frame()).isEqualTo(2);
        assertThat(front()).isEqualTo("fileTab");
        assertThat(user.texts(".issue-locations .hyperlink").getFirst()).endsWith(": frame 2, vertex 2");
        follow("MD2_NORMAL_INVALID");
        assertThat(front()).isEqualTo("verticesTab");
        assertThat(selected("#vertices", VertexRow.class).index()).isEqualTo(2);
        assertThat(user.text("#verticesTrouble")).startsWith("1 vertex in this frame");
        follow("MD2_FRAME_FLAT");
        assertThat(front()).isEqualTo("md2FramesTab");
        assertThat(selected("#keyframes", KeyframeRow.class).index()).isEqualTo(3);
        follow("MD2_SKIN_TOO_TALL");
        assertThat(front()).isEqualTo("headerTab");
        assertThat(selected("#headerTable", HeaderRow.class).field()).isEqualTo(Field.SKINHEIGHT);
        assertThat(user.text("#headerTitle")).isEqualTo("skinheight  500");
        follow("TRI_DEGENERATE");
        assertThat(front()).isEqualTo("trianglesTab");
    }

    @Test
    void tablesAreCopied() throws TimeoutException, IOException {
        startFlawed();
        user.click("#first");
        showPane("headerTab");
        user.clickAt("#headerTable", 24, HEADER_HEIGHT + 3.5 * ROW_HEIGHT);
        assertThat(user.text("#headerTitle")).isEqualTo("skinheight  500");
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(clipboard())
                .hasSize(18)
                .startsWith("Byte\tByte (hex)\tField\tValue\tValue (hex)\tCheck\tLimit\tMeaning")
                .element(4)
                .asString()
                .startsWith("12\t0x0C\tskinheight\t500\t\tskinheight is 500; Quake II supports at" + " most 480.");
        showPane("verticesTab");
        user.clickAt("#vertices", 24, HEADER_HEIGHT + 1.5 * ROW_HEIGHT);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(clipboard())
                .hasSize(5)
                .element(2)
                .isEqualTo("1\t200\t0\t0\t10.000\t-10.000\t-10.000\t52\t1.000\t0.000\t0.000\t4\t" + "252");
    }

    private static List<String> clipboard() {
        String tsv = FxThread.ask(() -> Clipboard.getSystemClipboard().getString());
        return tsv.lines().toList();
    }
}
