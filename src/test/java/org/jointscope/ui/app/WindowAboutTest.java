package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.desktop.ProgramLog;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;

/** Help &gt; About Jointscope, and the diagnostics. */
@NeedsDisplay
class WindowAboutTest extends WindowFixture {

    private void open() {
        user.choose("Help", "About Jointscope");
        FxThread.await("the dialog opens", () -> user.sees("#about"));
        user.awaitPulses(2);
    }

    private String texts() {
        return FxThread.ask(() -> user.part("#about", Node.class).lookupAll("*").stream()
                .filter(Text.class::isInstance)
                .map(node -> ((Text) node).getText())
                .collect(Collectors.joining("\n")));
    }

    private List<String> libraries() {
        ListView<?> list = user.part("#libraries", ListView.class);
        return FxThread.ask(() -> list.getItems().stream()
                .map(it -> it.toString().replaceAll("(?s)^\\w+\\[name=|, .*", ""))
                .toList());
    }

    private void search(String words) {
        TextField field = user.part("#licenseSearch", TextField.class);
        FxThread.run(() -> field.setText(words));
    }

    private String clipboard() {
        return FxThread.ask(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void dialogAndDiagnosticsDescribeTheProgram() throws TimeoutException {
        Path logs = folder.resolve("logs");
        try (ProgramLog log = new ProgramLog(logs, () -> "started")) {
            log.add("an error of the last start");
        }
        System.setProperty(ProgramLog.PROPERTY, logs.toString());
        try {
            startNew("", guard, walk);
        } finally {
            System.clearProperty(ProgramLog.PROPERTY);
        }
        user.pause();
        user.resize(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT);
        open();
        Window dialog =
                FxThread.ask(() -> user.part("#about", Node.class).getScene().getWindow());
        assertThat(dialog.getWidth()).isLessThanOrEqualTo(UiScale.WINDOW_WIDTH);
        assertThat(dialog.getHeight()).isLessThanOrEqualTo(UiScale.WINDOW_HEIGHT);
        assertThat(texts())
                .contains(
                        "Version " + ProgramVersion.number(),
                        "Apache License 2.0",
                        System.getProperty("java.version"),
                        System.getProperty("javafx.runtime.version"),
                        System.getProperty("os.name"),
                        logs.toString());
        user.click("Copy Diagnostics");
        assertThat(clipboard())
                .startsWith("Jointscope " + ProgramVersion.number() + "\n")
                .contains(
                        "Java: " + System.getProperty("java.version"),
                        "JavaFX: " + System.getProperty("javafx.runtime.version"),
                        "(" + System.getProperty("os.arch") + ")",
                        "Graphics: 3D ",
                        "Screen: ",
                        "Memory: ",
                        "Open files: guard.md5mesh, walk.md5anim\n",
                        "Settings: none\n",
                        "INFO started\n",
                        "SEVERE an error of the last start\n")
                .doesNotContain(guard.toString());
        assertThat(user.sees("Copied")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#about")).isFalse();
        user.choose("View", "Statistics");
        user.choose("Help", "Copy Diagnostics");
        assertThat(clipboard()).contains("Settings: viewport.statistics=true\n");
        assertThat(user.sees("Copied the diagnostics.")).isTrue();
    }

    @Test
    void librariesAreFoundWithTheirLicenses() throws TimeoutException {
        start(guard);
        open();
        TabPane tabs = user.part("#about", TabPane.class);
        FxThread.run(() -> tabs.getSelectionModel().select(1));
        user.awaitPulses(2);
        assertThat(libraries()).startsWith("Jointscope", "javafx-controls").contains("jackson-core", "OpenJDK");
        TextArea text = user.part("#licenseText", TextArea.class);
        assertThat(text.getText().strip()).startsWith("Apache License");
        ListView<?> list = user.part("#libraries", ListView.class);
        FxThread.run(() -> list.getSelectionModel().select(libraries().indexOf("slf4j-api")));
        assertThat(text.getText()).contains("QOS.ch");
        search("giulietti");
        assertThat(libraries()).containsExactly("jackson-core");
        assertThat(FxThread.ask(text::getSelectedText)).isEqualTo("Giulietti");
        search("xyzzy");
        assertThat(libraries()).isEmpty();
        assertThat(text.getText()).isEmpty();
        FxThread.run(list::requestFocus);
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#about")).isFalse();
    }
}
