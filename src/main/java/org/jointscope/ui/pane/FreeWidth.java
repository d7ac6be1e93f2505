package org.jointscope.ui.pane;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.TableColumnBase;

/** The width of a table that its other columns leave to columns with a share of it. */
final class FreeWidth {

    /** The width of the scroll bar, or of the button above it, and of the borders. */
    private static final double END = 14;

    private static final String NUMBERS = "number-column";
    private static final String STRETCHING = "stretching";

    private final Map<TableColumnBase<?, ?>, Share> shares = new HashMap<>();

    private Optional<TableColumnBase<?, ?>> inSight = Optional.empty();

    /** The widths with which the words of columns are not cut. */
    private final Map<TableColumnBase<?, ?>, Double> words = new HashMap<>();

    private Divided divided = new Divided(Double.NaN, List.of());

    private final List<Stretched> stretched = new ArrayList<>();

    private record Share(double part, double least) {

        boolean isNarrow(double whole) {
            return part * whole < least;
        }
    }

    /** The width that was divided, and the columns. */
    private record Divided(double width, List<TableColumnBase<?, ?>> columns) {}

    private record Stretched(TableColumnBase<?, ?> column, double from, double to) {}

    /** Gives a column a share, and a minimum width. */
    void share(TableColumnBase<?, ?> column, double part, double least) {
        shares.put(column, new Share(part, least));
    }

    /** Limits the columns before this one that fit to their words, so that it is not scrolled. */
    void keepInSight(TableColumnBase<?, ?> column) {
        inSight = Optional.of(column);
    }

    /** Sets the width of a column that free width is given to first. */
    void wordsOf(TableColumnBase<?, ?> column, double width) {
        words.put(column, width);
    }

    /** The width of a column with which the one to keep in sight still is. */
    double roomFor(TableColumnBase<?, ?> column, double width, List<? extends TableColumnBase<?, ?>> visible) {
        int end = inSight.map(visible::indexOf).orElse(-1);
        double room = width - END;
        for (TableColumnBase<?, ?> other : visible.subList(0, end + 1)) {
            room -= other == column ? 0 : other.getWidth();
        }
        return end < visible.indexOf(column) ? Double.MAX_VALUE : room;
    }

    /**
     * Widens the columns that are completely visible up to the end of the table if otherwise the title of the next one
     * would be cut there, or its numbers, which would read as others: those with cut words, and then the last one.
     */
    void stretch(double width, List<? extends TableColumnBase<?, ?>> visible) {
        double room = width - END;
        for (TableColumnBase<?, ?> column : visible) {
            boolean cut = column.getWidth() > room;
            if (shares.containsKey(column) || cut && !isUnreadable(column, room)) {
                return;
            } else if (cut) {
                give(room, visible.subList(0, visible.indexOf(column)));
                return;
            }
            room -= column.getWidth();
        }
    }

    private static boolean isUnreadable(TableColumnBase<?, ?> column, double room) {
        return column.getStyleClass().contains(NUMBERS) || room < TitleRoom.width(column);
    }

    private void give(double room, List<? extends TableColumnBase<?, ?>> columns) {
        double left = room;
        for (TableColumnBase<?, ?> column : columns) {
            double cut = words.getOrDefault(column, 0.0) - column.getWidth();
            double more = column == columns.getLast() ? left : Math.clamp(cut, 0, left);
            stretch(column, more);
            left -= more;
        }
    }

    private void stretch(TableColumnBase<?, ?> column, double more) {
        if (more > 0) {
            double before = column.getWidth();
            setWidth(column, before + more);
            stretched.add(new Stretched(column, before, column.getWidth()));
        }
    }

    /** Restores the widths of the columns that were stretched, unless the user has changed them. */
    void relax() {
        stretched.stream().filter(it -> it.column.getWidth() == it.to).forEach(it -> setWidth(it.column, it.from));
        stretched.clear();
    }

    private static void setWidth(TableColumnBase<?, ?> column, double width) {
        column.getProperties().put(STRETCHING, true);
        column.setPrefWidth(width);
        column.getProperties().remove(STRETCHING);
    }

    /** Whether a column changes its width only until the width of the table changes. */
    static boolean isStretching(TableColumnBase<?, ?> column) {
        return column.getProperties().containsKey(STRETCHING);
    }

    /**
     * Sets the widths of the visible columns that have a share, if their sum has changed: the user can set each of
     * them. Columns with their minimum width leave less to the others.
     */
    void divide(double width, List<? extends TableColumnBase<?, ?>> visible) {
        List<TableColumnBase<?, ?>> sharing = new ArrayList<>(visible);
        sharing.removeIf(column -> !shares.containsKey(column));
        double rest = width - END;
        for (TableColumnBase<?, ?> column : visible) {
            rest -= shares.containsKey(column) ? 0 : column.getWidth();
        }
        Divided now = new Divided(rest, List.copyOf(sharing));
        if (now.equals(divided)) {
            return;
        }
        divided = now;
        List<TableColumnBase<?, ?>> narrow;
        double whole;
        do {
            whole = rest
                    / sharing.stream().map(shares::get).mapToDouble(Share::part).sum();
            double part = whole;
            narrow =
                    sharing.stream().filter(it -> shares.get(it).isNarrow(part)).toList();
            for (TableColumnBase<?, ?> column : narrow) {
                column.setPrefWidth(shares.get(column).least);
                rest -= shares.get(column).least;
            }
            sharing.removeAll(narrow);
        } while (!narrow.isEmpty());
        for (TableColumnBase<?, ?> column : sharing) {
            column.setPrefWidth(shares.get(column).part * whole);
        }
    }
}
