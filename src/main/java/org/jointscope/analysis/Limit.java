package org.jointscope.analysis;

import java.util.Optional;
import org.jointscope.model.Declared;

/**
 * The number of rows that can be referenced. If the file contains fewer rows than it declares, its end may be missing,
 * and the mismatch has been reported. Then a reference to a missing row is not another fault.
 */
public record Limit(int count) {

    public static Limit of(Optional<Declared> declared, int rows) {
        return new Limit(declared.map(it -> Math.max(rows, it.toInt())).orElse(rows));
    }

    public boolean holds(long index) {
        return index >= 0 && index < count;
    }

    /** Whether the file declares what it contains, or declares nothing. */
    public static boolean isKept(Optional<Declared> declared, int rows) {
        return declared.map(it -> it.value() == rows).orElse(true);
    }
}
