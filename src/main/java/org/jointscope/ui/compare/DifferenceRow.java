package org.jointscope.ui.compare;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.compare.Difference;
import org.jointscope.compare.Difference.Kind;
import org.jointscope.inspect.FileKind;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.table.TreeRow;

/**
 * A difference in the table, and those that follow from it.
 *
 * @param kind of the compared files
 */
record DifferenceRow(FileKind kind, Difference difference, List<DifferenceRow> lines)
        implements TreeRow<DifferenceRow> {

    static DifferenceRow of(FileKind kind, Difference difference) {
        return new DifferenceRow(
                kind,
                difference,
                difference.followers().stream().map(it -> of(kind, it)).toList());
    }

    @Override
    public String id() {
        return kind + " " + difference.id();
    }

    @Override
    public Optional<FileLocation> target() {
        return Optional.empty();
    }

    String place() {
        return difference.place().name();
    }

    /** In the case of a sentence, except for names of the file format. */
    String what() {
        String what = difference.what();
        boolean named = difference.kind() == Kind.HEADER || difference.kind() == Kind.LAYOUT;
        return named ? what : what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1);
    }

    String frame() {
        return difference.frame() == Difference.NONE ? "" : String.valueOf(difference.frame());
    }

    /** The source line if it is the same in both files, otherwise both. */
    String source() {
        int before = difference.source().before();
        int after = difference.source().after();
        return before == 0 && after == 0 ? "" : before == after ? String.valueOf(before) : before + " / " + after;
    }
}
