package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The pages of the help window. */
@NeedsDisplay
class WindowHelpTest extends WindowFixture {

    @BeforeEach
    void open() throws TimeoutException {
        start(guard, walk);
        user.pause();
    }

    private static Optional<Stage> help() {
        return Window.getWindows().stream()
                .filter(window -> window.getScene().lookup("#helpContents") != null)
                .map(Stage.class::cast)
                .findFirst();
    }

    private static <N extends Node> N part(String selector, Class<N> type) {
        return type.cast(help().orElseThrow().getScene().lookup(selector));
    }

    private static TreeView<?> contents() {
        return part("#helpContents", TreeView.class);
    }

    /** The names of the topics below one. */
    private static List<String> topics(TreeItem<?> below) {
        return below.getChildren().stream().map(WindowHelpTest::name).toList();
    }

    private static String name(TreeItem<?> item) {
        return item.getValue().toString().replaceAll("(?s)HelpTopic\\[name=(.*?), page=.*", "$1");
    }

    private static String selected() {
        return name(contents().getSelectionModel().getSelectedItem());
    }

    private String page() {
        user.awaitPulses(2);
        return FxThread.ask(() -> part("#helpPage", Node.class).lookupAll("*").stream()
                .filter(Text.class::isInstance)
                .map(node -> ((Text) node).getText())
                .distinct()
                .collect(Collectors.joining("\n")));
    }

    private void ask(String item) {
        user.choose("Help", item);
        user.awaitPulses(2);
    }

    @Test
    void theReferenceHasAPageForEveryIssueAndEveryRule() {
        assertThat(help()).as("created when it is first requested").isEmpty();
        ask("Issue Reference");
        FxThread.run(() -> {
            List<? extends TreeItem<?>> books = contents().getRoot().getChildren();
            assertThat(topics(contents().getRoot()))
                    .containsExactly("Format Guide", "Issue Reference", "Engine Rules", "User Guide", "Lessons");
            assertThat(topics(books.get(1)))
                    .hasSameSizeAs(IssueCode.values())
                    .contains("FLAGS_UNKNOWN_BITS")
                    .isSorted();
            assertThat(topics(books.get(2)))
                    .isEqualTo(Engines.families().stream().map(Family::text).toList());
            List<? extends TreeItem<?>> engines = books.get(2).getChildren().stream()
                    .<TreeItem<?>>flatMap(family -> family.getChildren().stream())
                    .toList();
            assertThat(engines).hasSameSizeAs(Engines.ALL);
            for (int i = 0; i < engines.size(); i++) {
                Engine engine = Engines.ALL.get(i);
                assertThat(name(engines.get(i))).isEqualTo(engine.name());
                assertThat(topics(engines.get(i))).hasSameSizeAs(engine.rules()).doesNotHaveDuplicates();
            }
            assertThat(selected()).isEqualTo("Issue Reference");
        });
        assertThat(page()).contains("by code");
    }

    @Test
    void theSearchShowsTheFirstPageThatContainsAllWords() {
        ask("Format Guide");
        FxThread.run(() -> part("#helpSearch", TextField.class).setText("sign negate CONJUGATE"));
        FxThread.run(() -> assertThat(selected()).isEqualTo("Quaternions"));
        assertThat(page()).contains("compute w = +√|t|");
        FxThread.run(() -> part("#helpSearch", TextField.class).setText("startindex"));
        FxThread.run(() -> assertThat(selected()).as("by its name").isEqualTo("startIndex"));
        FxThread.run(() -> part("#helpSearch", TextField.class).setText("bounds_inverted"));
        FxThread.run(() -> {
            assertThat(topics(contents().getRoot())).contains("Issue Reference");
            assertThat(selected()).isEqualTo("BOUNDS_INVERTED");
        });
        assertThat(page())
                .contains(
                        IssueCode.BOUNDS_INVERTED.explanation(),
                        IssueCode.BOUNDS_INVERTED.remedy(),
                        IssueCode.BOUNDS_INVERTED.source());
        FxThread.run(() -> part("#helpSearch", TextField.class).setText("xyzzy"));
        FxThread.run(() -> assertThat(topics(contents().getRoot())).isEmpty());
    }

    @Test
    void aRuleShowsItsEffectItsEvidenceAndTheMessageOfTheEngine() {
        ask("Engine Rules");
        Engine doom3 = Engines.of("doom3").orElseThrow();
        Engine.EngineRule rule = doom3.rules().stream()
                .filter(any -> any.id().equals("start-index"))
                .findFirst()
                .orElseGet(doom3.rules()::getLast);
        FxThread.run(() -> part("#helpSearch", TextField.class).setText("doom3/" + rule.id()));
        assertThat(page()).contains(rule.text(), rule.words(), rule.source(), "Applies to");
    }

    @Test
    void aSymptomOfTheUserGuideLinksToItsSection() {
        user.press(KeyCode.F1);
        user.awaitPulses(2);
        String section = "The loop pops";
        FxThread.run(() -> {
            Hyperlink link = part("#helpPage", Node.class).lookupAll(".hyperlink").stream()
                    .map(Hyperlink.class::cast)
                    .filter(any -> any.getText().equals("A pop at the end of each cycle → Issues, timeline"))
                    .findFirst()
                    .orElseThrow();
            part("#helpSearch", TextField.class).setText("loops pops");
            link.fire();
            assertThat(selected()).isEqualTo(section);
            assertThat(help().orElseThrow().getScene().getFocusOwner()).isEqualTo(contents());
        });
        assertThat(page()).contains("LOOP_NOT_CLOSED");
        FxThread.run(() -> {
            part("#helpSearch", TextField.class).setText("invisible culled");
            assertThat(topics(contents().getRoot())).as("other forms of a word").isNotEmpty();
        });
    }

    @Test
    void escapeClosesTheHelpAndTheMainWindowStays() {
        ask("Issue Reference");
        Stage stage = help().orElseThrow();
        user.press(KeyCode.ESCAPE);
        user.awaitPulses(2);
        assertThat(stage.isShowing()).isFalse();
        ask("Engine Rules");
        assertThat(stage.isShowing()).as("the same window again").isTrue();
        FxThread.run(() -> assertThat(selected()).isEqualTo("Engine Rules"));
    }
}
