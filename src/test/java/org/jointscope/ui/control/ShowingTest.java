package org.jointscope.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class ShowingTest {

    /** Bindings have weak listeners: an unreferenced binding is collected and stops updating. */
    @Test
    void conditionHoldsAsLongAsThePart() {
        BooleanProperty open = new SimpleBooleanProperty(true);
        BooleanProperty wide = new SimpleBooleanProperty(false);
        Region part = new Region();
        Showing.bind(part, open.and(wide));
        assertThat(part.isVisible()).isFalse();
        assertThat(part.isManaged()).isFalse();

        System.gc();
        wide.set(true);

        assertThat(part.isVisible()).isTrue();
        assertThat(part.isManaged()).isTrue();
    }
}
