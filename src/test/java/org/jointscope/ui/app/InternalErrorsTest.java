package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.text.Text;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.desktop.ProgramLog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The panel and the log of internal errors. */
@NeedsDisplay
class InternalErrorsTest {

    @TempDir
    private Path folder;

    private final List<Throwable> reported = new CopyOnWriteArrayList<>();
    private final UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private ProgramLog log;
    private InternalErrors errors;

    @BeforeEach
    void install() {
        FxThread.run(() -> {});
        install(folder.resolve("log"));
    }

    private void install(Path logFolder) {
        log = new ProgramLog(logFolder, () -> "start");
        errors = new InternalErrors(this::report, log, Texts.program());
        Thread.setDefaultUncaughtExceptionHandler(errors);
    }

    @AfterEach
    void restore() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        FxThread.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
        log.close();
    }

    @Test
    void uncaughtExceptionIsReportedShownAndLogged() {
        Platform.runLater(() -> fail("first"));
        DialogPane panel = awaitPanel();
        assertThat(header(panel)).isEqualTo("An internal error occurred in Jointscope");
        assertThat(FxThread.ask(() -> area(panel).getText())).isEqualTo("trace of first\n");
        assertThat(FxThread.ask(panel::isExpanded))
                .as("the stack trace is folded")
                .isFalse();
        assertThat(texts(panel))
                .contains(
                        "(IllegalStateException)",
                        "Files on disk are unchanged",
                        folder.resolve("log").toString());
        Stage stage = (Stage) FxThread.ask(() -> panel.getScene().getWindow());
        assertThat(stage.getModality()).isEqualTo(Modality.NONE);
        assertThat(reported).extracting(Throwable::getMessage).containsExactly("first");
        assertThat(log.last(9).getFirst()).endsWith("INFO start");
        assertThat(log.last(1).getFirst()).endsWith("SEVERE trace of first");
    }

    @Test
    void errorInBackgroundWorkIsShownAndLogged() {
        try (TaskWork work = new TaskWork()) {
            FxThread.run(() -> work.start(
                    "",
                    () -> {
                        throw new IllegalStateException("far away");
                    },
                    done -> {},
                    failed -> {}));
            DialogPane panel = awaitPanel();
            assertThat(FxThread.ask(() -> area(panel).getText())).contains("far away");
            assertThat(log.last(1).getFirst()).endsWith("trace of far away");
        }
    }

    @Test
    void tenErrorsHaveOnePanelThatCountsThem() {
        for (int i = 0; i < 9; i++) {
            Platform.runLater(() -> fail("again"));
        }
        Platform.runLater(InternalErrorsTest::failElsewhere);
        DialogPane panel = awaitPanel();
        FxThread.await("all are counted", () -> header(panel).startsWith("10 "));
        assertThat(header(panel)).isEqualTo("10 internal errors occurred in Jointscope");
        assertThat(panels()).hasSize(1);
        assertThat(FxThread.ask(() -> area(panel).getText())).isEqualTo("trace of again\n\ntrace of elsewhere\n");
        assertThat(reported).hasSize(10);
        assertThat(log.last(9)).as("each of the two once").hasSize(3);
    }

    @Test
    void closedPanelOpensForAnotherErrorOnly() {
        Runnable again = () -> fail("again");
        Platform.runLater(again);
        press(awaitPanel(), ButtonType.CLOSE.getText());
        assertThat(panels()).isEmpty();
        Platform.runLater(again);
        FxThread.run(() -> {});
        FxThread.run(() -> {});
        assertThat(reported).hasSize(2);
        assertThat(panels()).isEmpty();
        Platform.runLater(InternalErrorsTest::failElsewhere);
        assertThat(header(awaitPanel())).startsWith("3 internal errors");
    }

    @Test
    void textIsCopiedWithTheVersionsAndThePanelStaysOpen() {
        Platform.runLater(() -> fail("first"));
        DialogPane panel = awaitPanel();
        press(panel, "Copy Text");
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .startsWith("Jointscope ")
                .contains("Java " + System.getProperty("java.version"), "trace of first");
        assertThat(panels()).hasSize(1);
        press(panel, "Copied");
        assertThat(panels()).hasSize(1);
    }

    @Test
    void allButtonsAreReachedByKeys() {
        Platform.runLater(() -> fail("first"));
        DialogPane panel = awaitPanel();
        ButtonBar bar = (ButtonBar) FxThread.ask(() -> panel.lookup(".button-bar"));
        assertThat(bar.getButtons())
                .hasSize(3)
                .allSatisfy(button -> assertThat(button.isFocusTraversable()).isTrue());
    }

    @Test
    void folderOfTheLogIsShown() {
        List<Path> shown = new CopyOnWriteArrayList<>();
        errors.showFoldersBy(shown::add);
        Platform.runLater(() -> fail("first"));
        press(awaitPanel(), "Show Log Folder");
        assertThat(shown).containsExactly(folder.resolve("log"));
        assertThat(panels()).hasSize(1);
    }

    @Test
    void logThatCannotBeWrittenIsNamedAndAllElseWorks() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        install(file.resolve("log"));
        errors.showFoldersBy(any -> {});
        Platform.runLater(() -> fail("first"));
        DialogPane panel = awaitPanel();
        assertThat(texts(panel)).contains("Could not write the log to " + file.resolve("log"));
        assertThat(FxThread.ask(() -> button(panel, "Show Log Folder").isDisabled()))
                .isTrue();
        assertThat(FxThread.ask(() -> area(panel).getText())).isEqualTo("trace of first\n");
        press(panel, "Copy Text");
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .contains("trace of first");
    }

    private String report(Throwable error) {
        reported.add(error);
        return "trace of " + error.getMessage() + "\n";
    }

    private static void fail(String message) {
        throw new IllegalStateException(message);
    }

    private static void failElsewhere() {
        throw new IllegalStateException("elsewhere");
    }

    private static DialogPane awaitPanel() {
        FxThread.await("panel is open", () -> panels().size() == 1);
        return panels().getFirst();
    }

    private static List<DialogPane> panels() {
        return FxThread.ask(() -> Window.getWindows().stream()
                .map(window -> window.getScene().getRoot())
                .filter(DialogPane.class::isInstance)
                .map(DialogPane.class::cast)
                .toList());
    }

    private static String header(DialogPane panel) {
        return FxThread.ask(panel::getHeaderText);
    }

    /** All visible texts. */
    private static String texts(DialogPane panel) {
        return FxThread.ask(() -> panel.lookupAll("*").stream()
                .filter(Text.class::isInstance)
                .map(node -> ((Text) node).getText())
                .collect(Collectors.joining("\n")));
    }

    private static TextArea area(DialogPane panel) {
        return (TextArea) panel.getExpandableContent();
    }

    private static void press(DialogPane panel, String text) {
        FxThread.run(() -> button(panel, text).fire());
    }

    private static Button button(DialogPane panel, String text) {
        return panel.getButtonTypes().stream()
                .map(type -> (Button) panel.lookupButton(type))
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
