package org.jointscope.source;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.TextLocation;
import org.jointscope.text.FileText;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

/** The ranges of rows and blocks in a text. */
final class Blocks {

    /** Before the first row. */
    static final int NONE = -1;

    /** Before every row. */
    static final TextLocation BEGINNING = new TextLocation(0, 0);

    private final FileText text;

    /** The last block end that was found, because requests come in the order of the file. */
    private int knownStart = NONE;

    private int knownEnd;

    Blocks(FileText text) {
        this.text = text;
    }

    /** Index of the last of some ascending locations that is not after a location, or NONE. */
    private static int floor(int size, IntFunction<TextLocation> locations, Location location) {
        int low = NONE;
        int high = size - 1;
        while (low < high) {
            int middle = low + (high - low + 1) / 2;
            if (isBehind(locations.apply(middle), location)) {
                high = middle - 1;
            } else {
                low = middle;
            }
        }
        return low;
    }

    /**
     * Rows of one kind, in ascending order of their locations.
     *
     * @param subject of the row of an index
     */
    record Rows(int size, IntFunction<TextLocation> locations, IntFunction<Subject> subject) {

        static <T> Rows of(List<T> rows, Function<T, TextLocation> location, IntFunction<Subject> subject) {
            return new Rows(rows.size(), index -> location.apply(rows.get(index)), subject);
        }
    }

    record Row(TextLocation location, Rows rows, int index) {

        Subject subject() {
            return rows.subject().apply(index);
        }
    }

    /** The last row that begins before a location, if it begins after a given location. */
    static Optional<Row> latest(Location location, TextLocation after, Rows... kinds) {
        TextLocation latest = after;
        Row found = null;
        for (Rows kind : kinds) {
            int index = floor(kind.size(), kind.locations(), location);
            if (index != NONE && isBehind(kind.locations().apply(index), Locations.of(latest))) {
                latest = kind.locations().apply(index);
                found = new Row(latest, kind, index);
            }
        }
        return Optional.ofNullable(found);
    }

    private static boolean isBehind(TextLocation row, Location location) {
        return row.line() > location.line() || (row.line() == location.line() && row.column() > location.column());
    }

    /**
     * Offset of the last token that begins on the line of a location and not after it; if there is none, of the first
     * token of the line; NONE if the line has no tokens.
     */
    int tokenAt(Location location) {
        int row = text.row(location);
        int wanted = text.offset(location);
        TextScanner tokens = tokensOfRow(row);
        int found = NONE;
        while (tokens.next() && (tokens.start() <= wanted || found == NONE)) {
            found = tokens.start();
        }
        return found == NONE || text.locationAt(found).line() != location.line() ? NONE : found;
    }

    /** The location of the token that begins with a byte. */
    Location locationAt(int offset) {
        return text.locationAt(offset);
    }

    private TextScanner tokensOfRow(int row) {
        return tokens(text.offsetOfRow(row), text.syntax(row));
    }

    private TextScanner tokens(int offset, Syntax inside) {
        return new TextScanner(text.bytes(), text.lineEnd(), offset, inside);
    }

    /** Iterates from the beginning of a line. */
    TextScanner tokensOfLine(int line) {
        return tokensOfRow(text.rowOfLine(line));
    }

    /** Iterates from a token on. */
    TextScanner tokensFrom(TextLocation location) {
        return tokensAt(text.offset(Locations.of(location)));
    }

    /** Iterates from a token on. */
    TextScanner tokensAt(int offset) {
        return tokens(offset, Syntax.CODE);
    }

    /**
     * Offset after the block that begins at a location: after its closing brace, or before the word that begins another
     * block, if that comes first.
     */
    int endOfBlock(TextLocation from, List<String> others) {
        return end(from, others, 0);
    }

    /** Offset after the last token of a row: before a brace that closes its block, or another row. */
    int endOfRow(TextLocation from, List<String> others) {
        return end(from, others, -1);
    }

    private int end(TextLocation from, List<String> others, int outside) {
        int start = text.offset(Locations.of(from));
        if (start != knownStart) {
            knownStart = start;
            knownEnd = findEnd(start, others, outside);
        }
        return knownEnd;
    }

    private int findEnd(int start, List<String> others, int outside) {
        TextScanner tokens = tokensAt(start);
        int depth = 0;
        tokens.next();
        int end = tokens.end();
        while (tokens.next() && !tokens.beginsWithAnyOf(others)) {
            boolean closing = tokens.kind() == Kind.CLOSE_BRACE;
            depth += tokens.kind() == Kind.OPEN_BRACE ? 1 : closing ? -1 : 0;
            if (closing && depth <= outside) {
                return outside == 0 ? tokens.end() : end;
            }
            end = tokens.end();
        }
        return end;
    }
}
