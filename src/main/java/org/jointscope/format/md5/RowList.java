package org.jointscope.format.md5;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.messages.Phrase;
import org.jointscope.model.TextLocation;

/**
 * Rows or blocks of one kind, in file order, while they are read. It stores no more of them than any real file has,
 * because a row can have two bytes in a hostile file, but needs fifty times that in memory. The rest is read and
 * counted, so that its faults are counted too.
 */
final class RowList<T> {

    /** Joints, and rows of the baseframe. Doom 3 BFG stores at most 65,536. */
    static final int MOST_JOINTS = 1 << 17;

    /** Blocks of an .md5mesh. */
    static final int MOST_MESHES = 1 << 16;

    /** Frames and bounds: three hours at 24 frames per second. */
    static final int MOST_FRAMES = 1 << 18;

    static final int MOST_CUTS = 1 << 15;

    private final Phrase noun;
    private final Row kind;
    private final int most;
    private final List<T> rows = new ArrayList<>();
    private int count;
    private Optional<TextLocation> block = Optional.empty();
    private Optional<TextLocation> firstIgnored = Optional.empty();

    /**
     * @param noun the end of the key of their plural name
     * @param kind the subject of a row
     * @param most the maximum number of stored rows
     */
    RowList(String noun, Row kind, int most) {
        this.noun = Phrase.of("fact.rows." + noun);
        this.kind = kind;
        this.most = most;
    }

    /** Begins a block of the rows. */
    void open(TextLocation location) {
        block = Optional.of(location);
    }

    /** Starts a row at the current token, and returns its location. */
    TextLocation begin(Md5Tokens tokens) {
        if (count >= most) {
            // An edit must not change text that is not in the model.
            tokens.trace().part("");
        }
        tokens.beginRow(kind, count);
        return tokens.location();
    }

    void add(T row, TextLocation location) {
        if (count < most) {
            rows.add(row);
        } else if (count == most) {
            firstIgnored = Optional.of(location);
        }
        count++;
    }

    /** Number of rows in the file, including those that are not stored. */
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
        Optional<TextLocation> empty = block.filter(it -> isEmpty());
        empty.ifPresent(location -> reports.reportAt(location, IssueCode.JOINTS_NONE));
        return empty.isPresent();
    }

    /** Reports rows that are not stored. */
    void check(Reports reports) {
        firstIgnored.ifPresent(location -> reports.reportAt(location, IssueCode.ROWS_TOO_MANY, count, noun, most));
    }
}
