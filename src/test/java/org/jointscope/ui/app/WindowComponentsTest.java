package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Slider;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
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
        user.pointAt("#summary", 1, 1);
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEmpty();
    }

    @Test
    void cellUnderThePointerIsRead() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showComponents();
        Point2D place = place(5);
        user.pointAt("#components", place.getX(), place.getY());
        assertThat(user.text("#componentsReading")).startsWith("unused: frame ").contains("component 5");
        user.pointAt("#components", 2, 2);
        assertThat(user.text("#componentsReading")).isEmpty();
    }

    @Test
    void keysMoveThroughTheCellsAndSelect() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showComponents();
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
    }

    @Test
    void componentsThatAreSharedNobodysOrPastTheEndLookUnlikeTheOthers() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showComponents();
        assertThat(user.text("#componentsSummary"))
                .isEqualTo("6 components per frame · 1 unused · 1 shared · 2 out of range");
        Color danger = Color.web("#cf222e");
        long tangled = user.look("#components").count(danger);
        user.drop(SmallModel.write(
                folder,
                "fits.md5anim",
                HandMadeAnim.withComponents(8)
                        .joint("root", -1, 0b000111, 0)
                        .joint("arm", 0, 0b111000, 3)
                        .joint("hand", 1, 0b000011, 6)
                        .movingFrames()
                        .text()));
        FxThread.await("the other file", () -> user.text("#componentsSummary").equals("8 components per frame"));
        user.pause();
        user.awaitPulses(2);
        assertThat(tangled).isGreaterThan(user.look("#components").count(danger) + 100);
    }

    @Test
    void cellsAreZoomedByKeysWheelAndButtons() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showComponents();
        // Without the ring of the focus, which the mouse hides.
        user.clickAt(".status", 2, 2);
        Picture fitting = user.look("#components");
        user.click("#componentsLarger");
        Picture larger = user.look("#components");
        assertThat(larger.unlike(fitting)).isGreaterThan(0.02);
        user.click("#componentsSmaller");
        assertThat(user.look("#components").unlike(fitting)).isLessThan(0.01);
        clickCell(0);
        user.press(KeyCode.MINUS);
        user.awaitPulses(2);
        Picture smaller = user.look("#components");
        assertThat(smaller.unlike(fitting)).isGreaterThan(0.02);
        double before = zoom();
        assertThat(isFitting()).isFalse();
        user.press(KeyCode.DIGIT0);
        user.awaitPulses(2);
        assertThat(isFitting()).isTrue();
        assertThat(zoom()).isEqualTo(before + 1);
        assertThat(user.look("#components").unlike(smaller)).isGreaterThan(0.02);
    }

    @Test
    void keyTypesTheValueOfTheSelectedCell() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        user.resize(1024, 700);
        user.press(KeyCode.HOME);
        showComponents();
        clickCell(3);
        user.focus("#components");
        user.press(KeyCode.F2);
        assertThat(user.sees("#renameField")).isFalse();
        assertThat(user.hasFocus("#jointNumbers .typed-field")).isTrue();
        TextField field = user.part("#jointNumbers .typed-field", TextField.class);
        Node sheet = user.part("#jointSheet", Node.class);
        Bounds visible = FxThread.ask(() -> sheet.localToScene(sheet.getLayoutBounds()));
        Bounds bounds = FxThread.ask(() -> field.localToScene(field.getLayoutBounds()));
        assertThat(visible.contains(bounds)).as("%s in %s", bounds, visible).isTrue();
        FxThread.run(() -> field.setText("40"));
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#joint-Tz .number-cell:edited")).isTrue();
        assertThat(user.hasFocus("#components")).isTrue();

        user.press(KeyCode.RIGHT);
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#joint-Qx .typed-field")).as("at the cursor").isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.hasFocus("#components")).isTrue();
    }

    @Test
    void keyTypesTheValueAtTheCaretAndReturnsToSource() throws IOException, TimeoutException {
        start(guard, walk);
        user.press(KeyCode.HOME);
        showPane("sourceTab");
        int row = Files.readAllLines(walk).indexOf("frame 0 {") + 2;
        FxThread.run(() -> user.part("#sourceLine", TextField.class).setText(Integer.toString(row)));
        user.focus("#sourceLine");
        user.press(KeyCode.ENTER);
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#joint-Qx .typed-field")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.hasFocus("#source")).isTrue();
        assertThat(user.sees("#source")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.HOME);
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#source")).as("a line without a value").isTrue();
    }

    @Test
    void numberOfAFrameIsTypedOverAndUndone() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        user.press(KeyCode.HOME);
        showComponents();
        Picture before = user.look("#picture");
        clickCell(3);
        showLower("framesTab");
        TableView<?> table = user.part("#frames", TableView.class);
        ComponentLine line =
                (ComponentLine) FxThread.ask(() -> table.getSelectionModel().getSelectedItem());
        assertThat(line.joint() + " " + line.component()).isEqualTo("hips Tz");
        FxThread.run(table::requestFocus);
        user.press(KeyCode.F2);
        type("oops");
        user.press(KeyCode.ENTER);
        TextField field = user.part("#frames .typed-field", TextField.class);
        assertThat(FxThread.ask(field::getAccessibleHelp)).startsWith("“oops” is not a valid number");
        type("40");
        user.press(KeyCode.ENTER);
        FxThread.await("the number is taken", () -> !user.sees("#frames .typed-field"));
        user.awaitPulses(3);
        assertThat(value(table)).isEqualTo("40.00000");
        assertThat(user.look("#picture").unlike(before)).as("the pose follows").isPositive();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.awaitPulses(3);
        assertThat(value(table)).isNotEqualTo("40.00000");
    }

    @Test
    void tableIsFilteredAndLeadsToTheJoint() throws TimeoutException {
        start(TangledModel.write(folder));
        user.pause();
        showLower("framesTab");
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

    @Test
    void lineAndEnterLeadToTheNumberInTheSource() throws TimeoutException {
        // In a shared window, the table may be scrolled to its other end.
        WindowUser.endCurrent();
        openFrames();
        Hyperlink link = (Hyperlink) user.parts("#frames .line-link").getFirst();
        int row = ((TableCell<?, ?>) link.getParent()).getIndex();
        assertThat(FxThread.ask(link::getText)).isEqualTo("23");
        user.click("#frames .line-link");
        user.awaitPulses(2);
        assertThat(frames().getSelectionModel().getSelectedIndex()).isEqualTo(row);
        assertThat(user.text("#sourceCaret")).startsWith(caretOf(row));
        showPane("jointTab");
        select(3);
        user.press(KeyCode.ENTER);
        user.awaitPulses(2);
        assertThat(user.text("#sourceCaret")).startsWith(caretOf(3));
        assertThat(user.sees("#frames .typed-field")).isFalse();
    }

    /** The place of a component in the first frame; the table has two rows for component 2. */
    private static String caretOf(int row) {
        int[] columns = {11, 15, 19, 19, 23, 27, 31};
        return "Line 23, column " + columns[row] + " ·";
    }

    @Test
    void fieldShowsTheWholeNumberAtBothEndsOfTheTable() throws TimeoutException {
        openFrames();
        select(4);
        user.press(KeyCode.F2);
        type("-0.27346527581234");
        assertShowsAll();
        user.press(KeyCode.ESCAPE);
        // The column of the value is at the right end.
        FxThread.run(() -> frames().getColumns().get(1).setPrefWidth(frames().getWidth() - 240));
        select(4);
        user.press(KeyCode.F2);
        type("-0.27346527581234");
        assertShowsAll();
    }

    private void assertShowsAll() {
        user.awaitPulses(3);
        FxThread.run(() -> {
            TextField field = user.part("#frames .typed-field", TextField.class);
            Text text = new Text(field.getText());
            text.setFont(field.getFont());
            Bounds place = field.localToScene(field.getLayoutBounds());
            Node rows = frames().lookup(".clipped-container");
            assertThat(field.getParent().getClip()).isNull();
            assertThat(field.getWidth()).isGreaterThan(text.getLayoutBounds().getWidth() + 8);
            Bounds seen = rows.localToScene(rows.getLayoutBounds());
            assertThat(place.getMinX()).isGreaterThanOrEqualTo(seen.getMinX());
            assertThat(place.getMaxX()).isLessThanOrEqualTo(seen.getMaxX());
        });
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

    private double zoom() {
        Slider slider = user.part("#componentsZoom", Slider.class);
        return FxThread.ask(slider::getValue);
    }

    private boolean isFitting() {
        ToggleButton fit = user.part("#componentsFit", ToggleButton.class);
        return FxThread.ask(fit::isSelected);
    }

    private void showComponents() {
        user.pressWith(KeyCode.CONTROL, KeyCode.K);
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
