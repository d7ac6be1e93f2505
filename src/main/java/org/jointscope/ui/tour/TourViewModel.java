package org.jointscope.ui.tour;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.messages.Texts;

/** The position in the tour, and the texts of the card. */
public final class TourViewModel {

    private final List<TourStop> stops;
    private final Texts texts;

    /** Empty after the tour is closed or finished. */
    private final ReadOnlyObjectWrapper<Optional<TourStop>> stop =
            new ReadOnlyObjectWrapper<>(this, "stop", Optional.empty());

    /** @param stops those whose parts the window shows for the open files; at least one */
    public TourViewModel(List<TourStop> stops, Texts texts) {
        this.stops = List.copyOf(stops);
        this.texts = texts;
        stop.set(Optional.of(stops.getFirst()));
    }

    /** The current stop; empty after the last one. */
    public ReadOnlyObjectProperty<Optional<TourStop>> stopProperty() {
        return stop.getReadOnlyProperty();
    }

    private int index() {
        return stop.get().map(stops::indexOf).orElseThrow();
    }

    String title() {
        return texts.of("tour." + stops.get(index()));
    }

    String text() {
        return texts.of("tour." + stops.get(index()) + ".text");
    }

    /** The number of the stop. */
    String count() {
        return texts.of("tour.count", index() + 1, stops.size());
    }

    boolean isFirst() {
        return index() == 0;
    }

    private boolean isLast() {
        return index() == stops.size() - 1;
    }

    /** The name of the button that continues the tour. */
    String nextName() {
        return texts.of(isLast() ? "tour.finish" : "tour.next");
    }

    /** Shows the next stop; after the last one, the tour ends. */
    void next() {
        stop.set(isLast() ? Optional.empty() : Optional.of(stops.get(index() + 1)));
    }

    /** Shows the previous stop. */
    void back() {
        stop.set(Optional.of(stops.get(Math.max(0, index() - 1))));
    }

    /** Ends the tour. */
    public void close() {
        stop.set(Optional.empty());
    }
}
