package org.jointscope.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.text.FileText;

import java.util.List;
import java.util.Optional;

/** Of a file that is no text: there is nothing to point at. */
public final class BinarySourceMap extends SourceMap {

    public BinarySourceMap() {
        super(FileText.none());
    }

    @Override
    public Optional<Span> floats(Subject subject) {
        return Optional.empty();
    }

    @Override
    public Subject ofLine(int token, Location location) {
        return Subject.FILE;
    }

    @Override
    public Subject ofToken(int token, Location location) {
        return Subject.FILE;
    }

    @Override
    public List<Span> spans(Subject subject) {
        return List.of();
    }
}
