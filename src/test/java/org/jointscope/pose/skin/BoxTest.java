package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoxTest {
    private final Box box = new Box();

    @Test
    void growsAroundWhatIsPutIntoIt() {
        assertThat(box.isEmpty()).isTrue();
        box.add(1, 2, 3);
        box.add(-1, 5, 3);
        assertThat(box.isEmpty()).isFalse();
        assertThat(faces()).containsExactly(-1, 2, 3, 1, 5, 3);
        assertThat(box.size(1)).isEqualTo(3);
    }

    @Test
    void clearedBoxForgets() {
        box.add(100, 100, 100);
        box.clear();
        assertThat(box.isEmpty()).isTrue();
        box.add(1, 2, 3);
        assertThat(faces()).containsExactly(1, 2, 3, 1, 2, 3);
    }

    @Test
    void shiftMovesBothSides() {
        box.add(1, 2, 3);
        box.add(4, 5, 6);
        box.shift(1, 10);
        assertThat(faces()).containsExactly(1, 12, 3, 4, 15, 6);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.NEGATIVE_INFINITY, 1e30})
    void pointsOutOfThisWorldDoNotCount(double nowhere) {
        box.add(0, nowhere, 0);
        assertThat(box.isEmpty()).isTrue();
        box.add(1, 2, 3);
        box.add(nowhere, 0, 0);
        assertThat(faces()).containsExactly(1, 2, 3, 1, 2, 3);
    }

    private double[] faces() {
        return new double[] {box.min(0), box.min(1), box.min(2), box.max(0), box.max(1), box.max(2)};
    }
}
