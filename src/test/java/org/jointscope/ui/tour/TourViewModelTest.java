package org.jointscope.ui.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.messages.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TourViewModelTest {

    private static TourViewModel tour(TourStop... stops) {
        return new TourViewModel(List.of(stops), Texts.program());
    }

    @Test
    void goesThroughAllStopsAndEndsAfterTheLast() {
        TourViewModel tour = tour(TourStop.values());
        for (int i = 0; i < TourStop.values().length; i++) {
            assertThat(tour.stopProperty().get()).contains(TourStop.values()[i]);
            assertThat(tour.count()).isEqualTo((i + 1) + " of 5");
            assertThat(tour.nextName()).isEqualTo(i == 4 ? "Finish" : "Next");
            tour.next();
        }
        assertThat(tour.stopProperty().get()).isEmpty();
    }

    @Test
    void goesBackAsFarAsTheFirst() {
        TourViewModel tour = tour(TourStop.values());
        tour.next();
        assertThat(tour.isFirst()).isFalse();
        tour.back();
        tour.back();
        assertThat(tour.isFirst()).isTrue();
        assertThat(tour.title()).isEqualTo("Joints");
    }

    @Test
    void closesAtAnyStop() {
        TourViewModel tour = tour(TourStop.values());
        tour.next();
        tour.close();
        assertThat(tour.stopProperty().get()).isEmpty();
    }

    @Test
    void countsOnlyTheStopsThatExist() {
        TourViewModel tour = tour(TourStop.VIEWPORT, TourStop.ISSUES);
        assertThat(tour.count()).isEqualTo("1 of 2");
        tour.next();
        assertThat(tour.title()).isEqualTo("Issues and Compatibility");
        assertThat(tour.nextName()).isEqualTo("Finish");
    }

    @ParameterizedTest
    @EnumSource
    void everyTextHasAtMostTwoSentences(TourStop stop) {
        String text = tour(stop).text();
        assertThat(text).endsWith(".");
        assertThat(text.split("\\.(\\s|$)")).hasSizeLessThanOrEqualTo(2);
    }
}
