package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows or blocks of one kind, in file order, while they are read. It keeps no more of them than any
 * real file has: a row takes two bytes in a hostile file and fifty times that in memory. The rest
 * is read and counted, so that its faults are counted too.
 */
final class RowList<T> {

    /** Joints, and rows of the baseframe. Doom 3 BFG stores at most 65,536. */
    static final int MOST_JOINTS = 1 << 17;

    /** Blocks of an .md5mesh. */
    static final int MOST_MESHES = 1 << 16;

    /** Frames and bounds: three hours at 24 frames per second. */
    static final int MOST_FRAMES = 1 << 18;

    static final int MOST_CUTS = 1 << 15;

    private final String noun;
    private final Row kind;
    private final int most;
    private final List<T> rows = new ArrayList<>();
    private int count;
    private Optional<Place> block = Optional.empty();
    private Optional<Place> firstIgnored = Optional.empty();

    /**
     * @param noun what the rows are, plural, for messages
     * @param kind what a row is about
     * @param most how many rows are kept
     */
    RowList(String noun, Row kind, int most) {
        this.noun = noun;
        this.kind = kind;
        this.most = most;
    }

    /** A block of the rows begins here. */
    void open(Place place) {
        block = Optional.of(place);
    }

    /** Starts a row at the current token, and returns its place. */
    Place begin(Md5Tokens tokens) {
        if (count >= most) {
            // An edit must not touch text that the model does not hold.
            tokens.trace().part("");
        }
        tokens.beginRow(kind, count);
        return tokens.place();
    }

    void add(T row, Place place) {
        if (count < most) {
            rows.add(row);
        } else if (count == most) {
            firstIgnored = Optional.of(place);
        }
        count++;
    }

    /** Number of rows in the file, those included that are not kept. */
    int count() {
        return count;
    }

    boolean isEmpty() {
        return count == 0;
    }

    List<T> rows() {
        return rows;
    }

    /** Reports a block without joints; false if there is none. */
    boolean reportNoJoints(Reports reports) {
        Optional<Place> empty = block.filter(it -> isEmpty());
        empty.ifPresent(place -> reports.reportAt(place, IssueCode.JOINTS_NONE));
        return empty.isPresent();
    }

    /** Reports rows that are not kept. */
    void check(Reports reports) {
        firstIgnored.ifPresent(
                place -> reports.reportAt(place, IssueCode.ROWS_TOO_MANY, count, noun, most));
    }
}
