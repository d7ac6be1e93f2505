package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.issues.IssueLine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The list of issues, and the marks at their places. */
@NeedsDisplay
class WindowIssuesTest extends WindowFixture {
    private static final String FLAWED = SmallModel.cycle()
            .replace("MD5Version 10", "MD5Version 7")
            .replace("\"hips\" 0 8 0", "\"hips\" 7 8 0")
            .replace("frame 2 {\n0.2", "frame 2 {\noops");

    @Test
    void staysFoldedUntilSomebodyAsksWhereNothingIsWrong() throws TimeoutException {
        start(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, "skin")));
        assertThat(user.sees("#lowerPanes")).isFalse();
        user.click("#findings");
        assertThat(user.text("#issuesEmptyText")).isEqualTo("No issues found in guard.md5mesh.");
        assertThat(issuesTitle()).isEqualTo("Issues");
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(user.sees("#lowerPanes"))
                .as("the key moves the focus there first")
                .isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(user.sees("#lowerPanes")).isFalse();
    }

    @Test
    void troubleUnfoldsTheListAndIsCounted() throws TimeoutException {
        startFlawed();
        assertThat(issuesTitle()).isEqualTo("Issues 3");
        assertThat(user.text("#findings")).isEqualTo("2 errors, 1 warning");
        assertThat(codes()).containsExactly("JOINT_PARENT_INVALID", "TOKEN_UNEXPECTED", "VERSION_UNSUPPORTED");
        user.click("#findings");
        assertThat(codes()).as("a click leaves the list open").hasSize(3);
        showLower("compatibilityTab");
        user.click("#findings");
        assertThat(codes()).hasSize(3);
        user.click("#foldIssues");
        assertThat(user.sees("#lowerPanes")).isFalse();
        assertThat(menuItem("Issues").isSelected()).isFalse();
        user.click("#findings");
        assertThat(codes()).hasSize(3);
    }

    @Test
    void chosenIssueLeadsToItsPlaceIsExplainedAndCopied() throws TimeoutException {
        startFlawed();
        assertThat(user.sees("#issuesHint")).isTrue();
        choose("JOINT_PARENT_INVALID");
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(user.sees("#issuesDetails")).isTrue();
        assertThat(user.texts(".issue-locations .hyperlink")).containsExactly("flawed.md5anim, line 11: joint hips");
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(user.text("#sourceCaret")).startsWith("Line 11, column 1");
        choose("TOKEN_UNEXPECTED");
        assertThat(user.frame()).isEqualTo(2);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        String tsv = FxThread.ask(() -> Clipboard.getSystemClipboard().getString());
        assertThat(tsv.lines().toList())
                .hasSize(4)
                .startsWith("Severity\tMessage\tLine\tCount\tFile")
                .last()
                .asString()
                .startsWith("Warning\tMD5Version is 7")
                .endsWith("\t1\t1\tflawed.md5anim");
        choose("JOINT_PARENT_INVALID");
        showPane("flagsTab");
        user.awaitPulses(2);
        assertThat(user.sees("#flags .table-cell .mark")).isTrue();
        user.focus("#issues");
        user.press(KeyCode.ENTER);
        user.awaitPulses(3);
        assertThat(user.sees("#source")).isTrue();
    }

    @Test
    void listIsSortedNarrowedAndGroupedAndAMarkShowsItsIssue() throws TimeoutException {
        startFlawed();
        List<String> unsorted = codes();
        for (int click = 1; click <= 3; click++) {
            user.click("#issues .column-header .label");
            assertThat(codes()).hasSameElementsAs(unsorted);
        }
        assertThat(codes()).as("the third click ends the sorting").isEqualTo(unsorted);

        user.click("#issuesSearch");
        user.type("hip");
        assertThat(codes()).containsExactly("JOINT_PARENT_INVALID");
        user.press(KeyCode.ESCAPE);
        user.click("#issues-error");
        assertThat(codes()).containsExactly("VERSION_UNSUPPORTED");

        assertThat(spokenInTree("hips")).startsWith("hips, error: ");
        assertThat(spokenInTree("head")).isEqualTo("head");
        showLower("compatibilityTab");
        user.click("#joints .mark");
        assertThat(user.sees("#issues")).isTrue();
        assertThat(codes()).as("filters do not hide it").contains("JOINT_PARENT_INVALID");
        assertThat(user.texts(".issue-locations .hyperlink")).containsExactly("flawed.md5anim, line 11: joint hips");
        showLower("compatibilityTab");
        user.drag("#joints .tree-cell:selected", 0, 0, MouseButton.SECONDARY);
        user.click("#showIssue");
        assertThat(user.sees("#issues")).isTrue();

        user.click("#issuesByFile");
        assertThat(lines().getFirst().message()).isEqualTo("flawed.md5anim");
        assertThat(lines()).hasSize(4);
    }

    /** The mesh in the folder would open with the animation. */
    @BeforeEach
    void removeMesh() throws IOException {
        Files.delete(guard);
    }

    private void startFlawed() throws TimeoutException {
        start(SmallModel.write(folder, "flawed.md5anim", FLAWED));
        user.pause();
    }

    private String spokenInTree(String joint) {
        return FxThread.ask(() -> user.part("#joints", Node.class).lookupAll(".tree-cell").stream()
                .map(Node::getAccessibleText)
                .filter(text -> text != null && text.startsWith(joint))
                .findFirst()
                .orElse(""));
    }

    private void choose(String code) {
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        FxThread.run(() -> {
            table.requestFocus();
            table.getSelectionModel().clearAndSelect(codes().indexOf(code));
        });
        user.awaitPulses(2);
    }

    private List<String> codes() {
        return lines().stream().map(IssueLine::codeName).toList();
    }

    private List<IssueLine> lines() {
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        return FxThread.ask(() -> IntStream.range(0, table.getExpandedItemCount())
                .mapToObj(table::getTreeItem)
                .map(TreeItem::getValue)
                .map(IssueLine.class::cast)
                .toList());
    }
}
