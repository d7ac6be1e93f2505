package org.jointscope.ui.table;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.pane.Details;

/** The last selected row of a {@link TreeTable}, its details, and the locations of both. */
public final class RowDetails<R extends TreeRow<R>, S> {

    private final Document document;
    private final Function<R, Optional<Details<S>>> explain;
    private final ReadOnlyObjectWrapper<Optional<Details<S>>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());
    private Optional<R> chosen = Optional.empty();

    public RowDetails(Document document, Function<R, Optional<Details<S>>> explain) {
        this.document = document;
        this.explain = explain;
    }

    /** Shows the details of a row and goes to its location; the source scrolls to it. */
    public void choose(R row) {
        replace(Optional.of(row));
        row.target().ifPresent(target -> target.goTo(document, false));
    }

    /** Shows the details of a row that replaces the selected one, or none. */
    public void replace(Optional<R> row) {
        chosen = row;
        shown.set(row.flatMap(explain));
    }

    /** The row of the visible details. */
    public Optional<R> chosen() {
        return shown.get().flatMap(details -> chosen);
    }

    /** Goes to a location of the row or its details, and selects the pane that shows it. */
    public void follow(FileLocation target) {
        target.goTo(document, true);
    }

    public ReadOnlyObjectProperty<Optional<Details<S>>> shownProperty() {
        return shown.getReadOnlyProperty();
    }
}
