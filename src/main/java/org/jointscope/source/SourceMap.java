package org.jointscope.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.TextLocation;
import org.jointscope.text.FileText;

/**
 * The subject of each location in a file's text, and the location of each part of the model. It does not store a table:
 * the rows of the model contain their locations, which ascend, and the text between two of them is read again.
 */
public class SourceMap {

    final Blocks blocks;

    SourceMap(FileText text) {
        this.blocks = new Blocks(text);
    }

    /** The map of a binary file, which is empty. */
    public static SourceMap none() {
        return new SourceMap(FileText.none());
    }

    /** The map of a text without parts of a model. */
    public static SourceMap plain(FileText text) {
        return new SourceMap(text);
    }

    /**
     * The subject of a line: a joint, a frame, a row of a mesh; of several rows on it, the first. In a frame, the joint
     * that reads all components of the line, and the component if the line has only one.
     */
    public final synchronized Subject at(int line) {
        int token = blocks.tokenAt(new Location(line, 1));
        return token == Blocks.NONE ? Subject.FILE : ofLine(token, blocks.locationAt(token));
    }

    /** The subject of a location in a line: that of the last word before it, or of the first word of the line. */
    public final synchronized Subject at(Location location) {
        int token = blocks.tokenAt(location);
        return token == Blocks.NONE ? Subject.FILE : ofToken(token, blocks.locationAt(token));
    }

    /** The part of a text that is only about a subject, if there is one. */
    public final synchronized Optional<Span> find(Subject subject) {
        return findAll(subject).stream().findFirst();
    }

    /** The components of a joint in a frame, if it has any. */
    public final synchronized Optional<Span> findComponents(int frame, int joint) {
        return components(Subject.ofFrame(frame).joint(joint));
    }

    /** The first component of a joint's orientation in a frame, if it has any. */
    public final synchronized Optional<Span> findOrientation(int frame, int joint) {
        Subject subject = Subject.ofFrame(frame).joint(joint);
        return Stream.of(Component.values())
                .filter(Component::isOrientation)
                .flatMap(component -> components(subject.component(component.ordinal())).stream())
                .findFirst();
    }

    /** A component of a frame, by index, whether a joint reads it or not. */
    public final synchronized Optional<Span> findComponent(int frame, int index) {
        return component(frame, index);
    }

    /** All parts of a text about a subject, the most specific first. */
    public final synchronized List<Span> findAll(Subject subject) {
        return spans(subject);
    }

    final Span block(TextLocation location, List<String> others) {
        int last = blocks.endOfBlock(location, others) - 1;
        return new Span(Locations.of(location), blocks.locationAt(last));
    }

    /** The components of a joint, or one of them, in a frame. */
    Optional<Span> components(Subject subject) {
        return Optional.empty();
    }

    Optional<Span> component(int frame, int index) {
        return Optional.empty();
    }

    Subject ofLine(int token, Location location) {
        return ofToken(token, location);
    }

    Subject ofToken(int token, Location location) {
        return Subject.FILE;
    }

    List<Span> spans(Subject subject) {
        return List.of();
    }

    /**
     * A part of a text.
     *
     * @param first location of its beginning
     * @param last location of its last word or brace
     */
    public record Span(Location first, Location last) {

        static Span at(TextLocation row) {
            Location location = Locations.of(row);
            return new Span(location, location);
        }
    }
}
