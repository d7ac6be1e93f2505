package org.jointscope.ui.source;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.FileText;
import org.jointscope.ui.document.Texts;

import java.util.Optional;

/** Where a text that somebody looks for occurs. */
public final class SourceSearch {

    private static final int MOST = 10_000;

    private final Texts texts;
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");
    private FileText text;
    private String wanted = "";
    private int[] found = {};

    SourceSearch(Texts texts) {
        this.texts = texts;
    }

    /** Looks in another text from now on. */
    void in(FileText newText) {
        text = newText;
        find(wanted);
    }

    void find(String newWanted) {
        wanted = newWanted;
        found = text.find(wanted, MOST);
        tell(-1);
    }

    private void tell(int which) {
        String many =
                found.length == MOST
                        ? texts.of("source.find.many", MOST)
                        : Integer.toString(found.length);
        if (wanted.isEmpty()) {
            count.set("");
        } else if (found.length == 0) {
            count.set(texts.of("source.find.none"));
        } else if (which < 0) {
            count.set(many);
        } else {
            count.set(texts.of("source.find.count", which + 1, many));
        }
    }

    /**
     * The next occurrence behind a place, round the end.
     *
     * @param orThere whether one at the place will do
     */
    Optional<Location> next(Location from, boolean orThere) {
        int low = 0;
        while (low < found.length
                && compare(text.locationAt(found[low]), from) < (orThere ? 0 : 1)) {
            low++;
        }
        return at(low == found.length ? 0 : low);
    }

    /** The last occurrence before a place, round the beginning. */
    Optional<Location> previous(Location from) {
        int high = found.length - 1;
        while (high >= 0 && compare(text.locationAt(found[high]), from) >= 0) {
            high--;
        }
        return at(high < 0 ? found.length - 1 : high);
    }

    private Optional<Location> at(int which) {
        tell(which);
        return found.length == 0 ? Optional.empty() : Optional.of(text.locationAt(found[which]));
    }

    private static int compare(Location a, Location b) {
        return a.line() == b.line()
                ? Integer.compare(a.column(), b.column())
                : Integer.compare(a.line(), b.line());
    }

    /** Where an occurrence ends. */
    Location endOf(Location start) {
        return new Location(
                start.line(), start.column() + wanted.codePointCount(0, wanted.length()));
    }

    /** Which occurrence is selected, of how many. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }
}
