package org.jointscope.inspect;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.util.List;
import java.util.Optional;

/** Of a file that is no text: there is nothing to point at. */
final class BinarySourceMap extends SourceMap {

    BinarySourceMap() {
        super(FileText.none());
    }

    @Override
    Optional<Span> floats(Subject subject) {
        return Optional.empty();
    }

    @Override
    Subject ofLine(int token, Location location) {
        return Subject.FILE;
    }

    @Override
    Subject ofToken(int token, Location location) {
        return Subject.FILE;
    }

    @Override
    List<Span> spans(Subject subject) {
        return List.of();
    }
}
