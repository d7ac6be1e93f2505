package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.issues.IssueLine;
import org.junit.jupiter.api.Test;

/** The cures of issues, as buttons in their details. */
@NeedsDisplay
class WindowCureTest extends WindowFixture {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    @Test
    void signFlipIsAWarningThatOneClickRemovesAndUndoRestores() throws IOException, TimeoutException {
        startFixture("sign-of-one-quaternion-wrong.md5anim");
        assertThat(user.text("#findings")).isEqualTo("1 warning");
        assertThat(issuesTitle()).isEqualTo("Issues 1");
        choose("FRAME_SIGN_FLIP");
        assertThat(user.texts(".issue-actions .button"))
                .containsExactly("Negate Joint Quaternion in Frame 6", "Suggest a Repair");
        assertThat(tip("#cureNEGATE")).endsWith(": arm: negate quaternion in frame 6");
        user.click("#cureNEGATE");
        awaitCured();
        assertThat(user.text("#findings")).isEqualTo("No errors or warnings");
        assertThat(user.text("#notice")).startsWith("arm: negate quaternion in frame 6");
        assertThat(user.sees("#issuesDetails")).isFalse();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        FxThread.await("it is undone", () -> user.text("#findings").equals("1 warning"));
        assertThat(codes()).containsExactly("FRAME_SIGN_FLIP");
    }

    @Test
    void severalFindingsAreCuredTogetherOrOneByOne() throws IOException, TimeoutException {
        double[] turns =
                IntStream.range(0, 24).mapToDouble(i -> 0.3 + 0.005 * i).toArray();
        for (int wrong : new int[] {5, 6, 12}) {
            turns[wrong] = -turns[wrong];
        }
        String text = SmallModel.anim(SmallModel.GUARD, 24, turns);
        start(SmallModel.write(folder, "twice.md5anim", text));
        user.pause();
        choose("FRAME_SIGN_FLIP");
        assertThat(user.text("#cureNEGATE")).isEqualTo("Negate Joint Quaternions at 2 Locations");
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        FxThread.run(() -> {
            table.getTreeItem(0).setExpanded(true);
            table.getSelectionModel().clearAndSelect(1);
        });
        user.awaitPulses(2);
        assertThat(user.text("#cureNEGATE")).isEqualTo("Negate Joint Quaternion in Frames 5–6");
        user.click("#cureNEGATE");
        FxThread.await("one is left", () -> issuesTitle().equals("Issues 1"));
        choose("FRAME_SIGN_FLIP");
        assertThat(user.text("#cureNEGATE")).isEqualTo("Negate Joint Quaternion in Frame 12");
    }

    @Test
    void expectedStartIndexIsFilledIn() throws IOException, TimeoutException {
        startFixture("start-index-past-the-frame.md5anim");
        choose("START_INDEX_OUT_OF_RANGE");
        assertThat(user.text("#cureEXPECTED_START")).isEqualTo("Set startIndex to 3");
        assertThat(tip("#cureEXPECTED_START")).contains("startIndex 4 → 3");
        user.click("#cureEXPECTED_START");
        awaitCured();
    }

    @Test
    void boundsAreComputedIfTheMeshIsOpen() throws IOException, TimeoutException {
        startFixture("bounds-upside-down.md5anim");
        choose("BOUNDS_INVERTED");
        assertThat(user.sees(".issue-actions")).isFalse();
        String pair = "pairs/mesh-sticks-out-of-its-bounds";
        user.open(FIXTURES.resolve(pair + ".md5mesh"), FIXTURES.resolve(pair + ".md5anim"));
        showLower("issuesTab");
        choose("BOUNDS_TOO_SMALL");
        user.click("#cureCOMPUTE_BOUNDS");
        awaitCured();
    }

    private void startShifted() throws IOException, TimeoutException {
        String walk =
                Files.readString(Sample.files().getLast()).replaceFirst("\"chest\"\\s+2 56 13", "\"chest\" 2 56 14");
        start(SmallModel.write(folder, "walk.md5anim", walk));
        user.pause();
    }

    @Test
    void searchForARepairStartsFromTheIssueOrItsContextMenu() throws IOException, TimeoutException {
        startShifted();
        Control issues = user.part("#issues", Control.class);
        choose("COMPONENTS_OVERLAP");
        MenuItem first = FxThread.ask(() -> issues.getContextMenu().getItems().getFirst());
        assertThat(first.getText()).isEqualTo("Suggest a Repair");
        assertThat(user.text(".issue-actions .accent")).isEqualTo("Suggest a Repair");
        user.click("#cureSUGGEST");
        FxThread.await("it is found", () -> user.sees("chest: startIndex 14 → 13"));
    }

    private void startFixture(String name) throws IOException, TimeoutException {
        start(SmallModel.write(folder, "one.md5anim", Files.readString(FIXTURES.resolve(name))));
        user.pause();
        if (!user.sees("#lowerPanes")) {
            showLower("issuesTab");
        }
    }

    private void awaitCured() {
        FxThread.await("it is cured", () -> user.text("#findings").equals("No errors or warnings"));
    }

    private String tip(String button) {
        return FxThread.ask(() -> user.part(button, Button.class).getTooltip().getText());
    }

    private void choose(String code) {
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        FxThread.await("there is a " + code, () -> codes().contains(code));
        FxThread.run(() -> table.getSelectionModel().clearAndSelect(codes().indexOf(code)));
        user.awaitPulses(2);
        assertThat(FxThread.<Boolean>ask(
                        () -> user.part("#issuesDetails", Node.class).isVisible()))
                .isTrue();
    }

    private List<String> codes() {
        TreeTableView<?> table = user.part("#issues", TreeTableView.class);
        return FxThread.ask(() -> IntStream.range(0, table.getExpandedItemCount())
                .mapToObj(table::getTreeItem)
                .map(TreeItem::getValue)
                .map(IssueLine.class::cast)
                .map(IssueLine::codeName)
                .toList());
    }
}
