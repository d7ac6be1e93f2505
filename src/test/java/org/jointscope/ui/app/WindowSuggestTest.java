package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** A damaged walk is repaired: anomalies, search, suggestion, applying, saving and checking. */
@NeedsDisplay
class WindowSuggestTest extends WindowFixture {

    private static final Path MESH = Sample.files().getFirst();
    private static final Path WALK = Sample.files().getLast();

    private void startDamaged() throws IOException, TimeoutException {
        String text = Files.readString(WALK).replaceFirst("\"chest\"\\s+2 56 13", "\"chest\" 2 56 14");
        start(MESH, SmallModel.write(folder, "walk.md5anim", text));
        user.pause();
    }

    private void awaitMessage(String beginning) {
        FxThread.await(
                "the search says " + beginning,
                () -> user.text("#suggestMessage").startsWith(beginning));
    }

    private void awaitSummary(String beginning) {
        FxThread.await(
                "the summary is " + beginning,
                () -> user.text("#anomaliesSummary").startsWith(beginning));
    }

    @Test
    void aWrongStartIsSeenFoundPutRightAndSaved() throws Exception {
        startDamaged();
        showLower("anomaliesTab");
        awaitSummary("1 joint exceeds the limit");
        user.click("chest: 25 of 25 frames");
        assertThat(selectedJoint()).isEqualTo("chest");

        user.choose("Repair", "Suggest Repairs");
        FxThread.await("something is found", () -> user.sees("chest: startIndex 14 → 13"));
        user.click("#suggestApply");
        awaitMessage("Applied “chest: startIndex 14 → 13”. No further repair found");
        showLower("anomaliesTab");
        awaitSummary("No anomalies");

        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Replace");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith("Saved"));
        Path walk = folder.resolve("walk.md5anim");
        assertThat(Files.readAllLines(walk))
                .isEqualTo(Files.readAllLines(folder.resolve("walk.md5anim.bak")).stream()
                        .map(line -> line.replace("\"chest\" 2 56 14", "\"chest\" 2 56 13"))
                        .toList());
        assertThat(Inspector.inspect(walk).issues()).isEmpty();
        InspectedPair pair = InspectedPair.of(Inspector.inspect(MESH), Inspector.inspect(walk));
        assertThat(pair.issues()).isEmpty();

        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        awaitSummary("1 joint exceeds the limit");
    }

    @Test
    void suggestionsAreFoundShownInTheSourceAndAppliedByKeys() throws Exception {
        startDamaged();
        user.pressWith(KeyCode.CONTROL, KeyCode.R);
        FxThread.await("something is found", () -> user.sees("chest: startIndex 14 → 13"));
        assertThat(user.hasKeyFocus("#suggestions")).isTrue();
        String line = user.texts("#suggestions .line-link").getFirst();
        user.press(KeyCode.F4);
        FxThread.await("the text is shown", () -> user.sees("#sourceCaret"));
        assertThat(user.text("#sourceCaret"))
                .startsWith("Line " + line + ", column ")
                .contains("chest");
        user.click("chest: startIndex 14 → 13");
        assertThat(selectedJoint()).isEqualTo("chest");
        user.press(KeyCode.ENTER);
        awaitMessage("Applied “chest: startIndex 14 → 13”. No further repair found");
        assertThat(user.sees("#suggestions")).as("an empty table is none").isFalse();
    }
}
