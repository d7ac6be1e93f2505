package org.jointscope.ui.document;

import org.jointscope.check.engine.EngineDifference;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;

import java.util.Optional;

/** What an engine reads differently from one of the open files. */
public record OpenDifference(InspectedFile file, EngineDifference difference) {

    /** Where, if it is about a single place. */
    public Optional<FilePlace> place() {
        return difference
                .place()
                .map(at -> new Location(at.line(), at.column()))
                .map(at -> new FilePlace(file, at, Subject.FILE));
    }
}
