package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
    private final Places places = new Places(2);
    private final double[] place = new double[Places.STRIDE];

    @Test
    void allAreNowhereAtFirst() {
        assertThat(places.isVisible(1)).isFalse();
        assertThat(places.hasMoved(1)).isFalse();
        places.hide(1);
        assertThat(places.hasMoved(1)).isFalse();
    }

    @Test
    void onlyWhatIsPutElsewhereHasMoved() {
        places.put(0, place);
        places.put(1, place);
        assertThat(places.hasMoved(0)).isTrue();
        places.settle();
        assertThat(places.hasMoved(0)).isFalse();

        places.put(0, place);
        place[11] = 3;
        places.put(1, place);
        assertThat(places.hasMoved(0)).isFalse();
        assertThat(places.hasMoved(1)).isTrue();
        assertThat(places.matrices()[11]).isZero();
        assertThat(places.matrices()[23]).isEqualTo(3);
    }

    @Test
    void hidingMovesAndSoDoesComingBackToTheSamePlace() {
        places.put(0, place);
        places.settle();
        places.hide(0);
        assertThat(places.hasMoved(0)).isTrue();
        assertThat(places.isVisible(0)).isFalse();
        places.settle();
        places.put(0, place);
        assertThat(places.hasMoved(0)).isTrue();
        assertThat(places.isVisible(0)).isTrue();
    }
}
