package org.jointscope.analysis;

import org.jointscope.model.Declared;

import java.util.Optional;

/**
 * The number of rows that can be referred to. Where the file holds fewer than it declares, its end
 * may be lost, and the mismatch has been reported: a row that refers to a lost one is not wrong as
 * well.
 */
public record Limit(int count) {

    public static Limit of(Optional<Declared> declared, int rows) {
        return new Limit(declared.map(it -> Math.max(rows, it.toInt())).orElse(rows));
    }

    public boolean holds(long index) {
        return index >= 0 && index < count;
    }

    /** Whether the file declares what it holds, or declares nothing. */
    public static boolean isKept(Optional<Declared> declared, int rows) {
        return declared.map(it -> it.value() == rows).orElse(true);
    }
}
