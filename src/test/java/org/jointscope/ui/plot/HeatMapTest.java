package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class HeatMapTest {

    private final IntegerProperty joint = new SimpleIntegerProperty(-1);
    private final SimpleDoubleProperty frame = new SimpleDoubleProperty();
    private final List<String> explained = new ArrayList<>();

    /** Ten joints in reverse order. */
    static final HeatRows ROWS = new HeatRows() {
        @Override
        public int rowCount() {
            return 10;
        }

        @Override
        public int frameCount() {
            return 20;
        }

        @Override
        public int joint(int row) {
            return 9 - row;
        }

        @Override
        public int row(int of) {
            return of < 0 ? -1 : 9 - of;
        }

        @Override
        public String name(int row) {
            return "joint " + row;
        }

        @Override
        public float worst(int row, int from, int to) {
            return 0;
        }

        @Override
        public int marked(int row) {
            return 0;
        }
    };

    private final HeatMap.Actions actions = new HeatMap.Actions() {
        @Override
        public void goTo(HeatCell cell) {
            if (cell.joint() >= 0) {
                joint.set(cell.joint());
            }
            if (cell.frame() >= 0) {
                frame.set(Math.min(cell.frame(), 19));
            }
        }

        @Override
        public void goToWorst() {
            frame.set(7);
        }

        @Override
        public String explain(HeatCell cell) {
            explained.add(cell.toString());
            return "";
        }
    };

    @Test
    void keysMoveThroughRowsAndFramesAndStopAtTheEnds() {
        HeatMap map = FxThread.ask(() -> new HeatMap(
                new SimpleObjectProperty<>(false), new SimpleObjectProperty<>(ROWS), frame, joint, actions));
        press(map, KeyCode.DOWN);
        assertThat(joint.get()).as("that of the first row").isEqualTo(9);
        press(map, KeyCode.DOWN);
        press(map, KeyCode.RIGHT);
        assertThat(joint.get()).isEqualTo(8);
        assertThat(frame.get()).isEqualTo(1);
        press(map, KeyCode.LEFT);
        press(map, KeyCode.LEFT);
        press(map, KeyCode.PAGE_UP);
        assertThat(frame.get()).isZero();
        assertThat(joint.get()).isEqualTo(9);
        press(map, KeyCode.PAGE_DOWN);
        assertThat(joint.get()).isZero();
        press(map, KeyCode.END);
        assertThat(frame.get()).isEqualTo(19);
        press(map, KeyCode.ENTER);
        assertThat(frame.get()).isEqualTo(7);
        assertThat(explained).isEmpty();
    }

    private static void press(HeatMap map, KeyCode code) {
        FxThread.run(() -> map.fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", code.getName(), code, false, false, false, false)));
    }
}
