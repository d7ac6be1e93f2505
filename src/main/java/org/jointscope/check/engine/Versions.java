package org.jointscope.check.engine;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** What MD5Version says. */
final class Versions {

    private Versions() {}

    /** A version that is none of these. */
    static Stream<Spot> other(Optional<Declared> version, int... known) {
        return version.filter(Declared::isReadable).stream()
                .filter(it -> Arrays.stream(known).noneMatch(number -> number == it.value()))
                .map(
                        it ->
                                Spot.at(
                                        it.place(),
                                        Subject.FILE,
                                        "MD5Version is %d.".formatted(it.toInt())));
    }
}
