package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.TangledModel;
import org.jointscope.ui.md5.components.ComponentStrip;
import org.jointscope.ui.md5.frames.ComponentLine;
import org.junit.jupiter.api.Test;

/** The components of a frame, as cells and as a table. */
@NeedsDisplay
class WindowComponentsTest extends WindowFixture {

    @Test
    void clickOnACellSelectsItsJointEverywhere() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        user.pause();
        showComponents();
        assertThat(user.text("#componentsSummary")).isEqualTo("93 components per frame");
        clickCell(2);
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(user.text("#componentsReading"))
                .startsWith("hips Ty = frame ")
                .contains(", component 2 (startIndex 1, second set bit), line ");
        showPane("flagsTab");
        TableView<?> flags = user.part("#flags", TableView.class);
        assertThat(FxThread.ask(() -> flags.getSelectionModel().getSelectedIndex()))
                .isEqualTo(1);
        showPane("jointTab");
        assertThat(user.texts(".sheet-title")).containsExactly("hips");
        clickCell(3);
        user.focus("#components");
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#jointNumbers .typed-field")).isTrue();
        FxThread.run(
                () -> user.part("#jointNumbers .typed-field", TextField.class).setText("40"));
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#joint-Tz .number-cell:edited")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
    }

    @Test
    void keysMoveThroughTheCellsAndSelectAndZoom() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showComponents();
        assertThat(user.text("#componentsSummary"))
                .isEqualTo("6 components per frame · 1 unused · 1 shared · 2 out of range");
        Point2D place = place(5);
        user.pointAt("#components", place.getX(), place.getY());
        assertThat(user.text("#componentsReading")).startsWith("unused: frame ").contains("component 5");
        user.pointAt("#components", 2, 2);
        assertThat(user.text("#componentsReading")).isEmpty();

        user.press(KeyCode.HOME);
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        assertThat(user.spoken("#components")).startsWith("Component 3, arm Qy, ");
        assertThat(selectedJoint()).isEmpty();
        user.press(KeyCode.ENTER);
        assertThat(selectedJoint()).isEqualTo("arm");
        assertThat(user.spoken("#components")).endsWith(", selected");
        user.press(KeyCode.END);
        assertThat(user.spoken("#components")).isEqualTo("Component 7, hand Ty, no value, out of range");
        user.press(KeyCode.LEFT);
        user.press(KeyCode.LEFT);
        assertThat(user.spoken("#components")).startsWith("Component 5, unused, ");

        Picture fitting = user.look("#components");
        user.press(KeyCode.MINUS);
        user.awaitPulses(2);
        assertThat(user.look("#components").unlike(fitting)).isGreaterThan(0.02);
        user.press(KeyCode.DIGIT0);
        user.awaitPulses(2);
        assertThat(user.look("#components").unlike(fitting)).isLessThan(0.01);
    }

    @Test
    void numberOfAFrameIsTypedOverAndUndone() throws TimeoutException {
        start(guard, walk);
        user.press(KeyCode.HOME);
        showComponents();
        Picture before = user.look("#picture");
        clickCell(0);
        showLower("framesTab");
        TableView<?> table = user.part("#frames", TableView.class);
        ComponentLine line =
                (ComponentLine) FxThread.ask(() -> table.getSelectionModel().getSelectedItem());
        assertThat(line.joint() + " " + line.component()).isEqualTo("hips Qx");
        FxThread.run(table::requestFocus);
        user.press(KeyCode.F2);
        type("oops");
        user.press(KeyCode.ENTER);
        TextField field = user.part("#frames .typed-field", TextField.class);
        assertThat(FxThread.ask(field::getAccessibleHelp)).startsWith("“oops” is not a valid number");
        type("0.5");
        user.press(KeyCode.ENTER);
        FxThread.await("the number is taken", () -> !user.sees("#frames .typed-field"));
        user.awaitPulses(3);
        assertThat(value(table)).isEqualTo("0.50000");
        assertThat(user.look("#picture").unlike(before)).as("the pose follows").isPositive();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.awaitPulses(3);
        assertThat(value(table)).isNotEqualTo("0.50000");
    }

    @Test
    void keyTypesTheValueAtTheCaretAndReturnsToSource() throws IOException, TimeoutException {
        start(guard, walk);
        showPane("sourceTab");
        int row = Files.readAllLines(walk).indexOf("frame 0 {") + 2;
        FxThread.run(() -> user.part("#sourceLine", TextField.class).setText(Integer.toString(row)));
        user.focus("#sourceLine");
        user.press(KeyCode.ENTER);
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#joint-Qx .typed-field")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.hasFocus("#source")).isTrue();
    }

    @Test
    void tableIsFilteredAndLeadsToTheJoint() throws TimeoutException {
        openFrames();
        select(3);
        user.press(KeyCode.ENTER);
        user.awaitPulses(2);
        assertThat(user.text("#sourceCaret")).startsWith("Line 23, column 19 ·");
        assertThat(user.sees("#frames .typed-field")).isFalse();
        assertThat(user.text("#framesCount")).isEqualTo("8 components");
        user.click("#framesFilter");
        user.press(KeyCode.H);
        user.press(KeyCode.A);
        user.press(KeyCode.N);
        assertThat(user.text("#framesCount")).isEqualTo("2 of 8 components");
        user.press(KeyCode.DOWN);
        user.press(KeyCode.DOWN);
        assertThat(selectedJoint()).isEqualTo("hand");
        user.click("#framesOnlySelected");
        user.click("arm");
        assertThat(user.text("#framesCount")).isEqualTo("0 of 8 components");
        user.click("#framesShowAll");
        assertThat(user.text("#framesCount")).isEqualTo("8 components");
    }

    private TableView<?> frames() {
        return user.part("#frames", TableView.class);
    }

    private void openFrames() throws TimeoutException {
        start(TangledModel.write(folder));
        user.press(KeyCode.HOME);
        user.pause();
        showLower("framesTab");
    }

    private void select(int line) {
        FxThread.run(() -> {
            frames().requestFocus();
            frames().getSelectionModel().clearAndSelect(line);
        });
        user.awaitPulses(2);
    }

    private void showComponents() {
        user.pressWith(KeyCode.CONTROL, KeyCode.U);
        user.awaitPulses(3);
        assertThat(user.sees("#components")).isTrue();
    }

    private void type(String text) {
        TextField field = user.part("#frames .typed-field", TextField.class);
        FxThread.run(() -> field.setText(text));
    }

    @SuppressWarnings("unchecked")
    private static String value(TableView<?> table) {
        return FxThread.ask(() -> {
            TableView<ComponentLine> lines = (TableView<ComponentLine>) table;
            ComponentLine line = lines.getSelectionModel().getSelectedItem();
            double value = (Double) lines.getColumns().get(3).getCellData(line);
            return String.format(Locale.ROOT, "%.5f", value);
        });
    }

    private void clickCell(int cell) {
        Point2D place = place(cell);
        user.clickAt("#components", place.getX(), place.getY());
        user.awaitPulses(2);
    }

    /** The center of a cell. */
    private Point2D place(int cell) {
        ComponentStrip strip = user.part("#components", ComponentStrip.class);
        Rectangle2D place = FxThread.ask(() -> strip.place(cell));
        return new Point2D(place.getMinX() + place.getWidth() / 2, place.getMinY() + place.getHeight() / 2);
    }
}
