package org.jointscope.source;

import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Place;
import org.jointscope.text.FileText;

import java.util.List;
import java.util.Optional;

/**
 * What the places in a file's text are about, and where in the text a part of the model stands. It
 * keeps no table: the rows of the model know their places, which ascend, and what lies between two
 * of them is read again.
 */
public class SourceMap {

    final Blocks blocks;

    SourceMap(FileText text) {
        this.blocks = new Blocks(text);
    }

    /** Of a file that is no text: it points at nothing. */
    public static SourceMap none() {
        return new SourceMap(FileText.none());
    }

    /**
     * What a line is about: a joint, a frame, a row of a mesh; of several rows on it, the first. In
     * a frame, the joint that all floats of the line belong to, and the component if there is but
     * one float.
     */
    public final synchronized Subject at(int line) {
        int token = blocks.tokenAt(new Location(line, 1));
        return token == Blocks.NONE ? Subject.FILE : ofLine(token, blocks.locationAt(token));
    }

    /**
     * What a place in a line is about: that of the last word before it, or of the first one of the
     * line.
     */
    public final synchronized Subject at(Location location) {
        int token = blocks.tokenAt(location);
        return token == Blocks.NONE ? Subject.FILE : ofToken(token, blocks.locationAt(token));
    }

    /** The part of a text that is about a subject and nothing more, if it has one. */
    public final synchronized Optional<Span> find(Subject subject) {
        return findAll(subject).stream().findFirst();
    }

    /** The numbers of a joint in a frame, if it has some there. */
    public final synchronized Optional<Span> findFloats(int frame, int joint) {
        return floats(Subject.ofFrame(frame).joint(joint));
    }

    /** All parts of a text that say something about a subject, the most telling first. */
    public final synchronized List<Span> findAll(Subject subject) {
        return spans(subject);
    }

    final Span block(Place place, List<String> others) {
        int last = blocks.endOfBlock(place, others) - 1;
        return new Span(Places.of(place), blocks.locationAt(last));
    }

    /** The numbers of a joint or a component in a frame. */
    Optional<Span> floats(Subject subject) {
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
     * @param first where it begins
     * @param last where its last word or brace begins
     */
    public record Span(Location first, Location last) {

        static Span at(Place place) {
            Location location = Places.of(place);
            return new Span(location, location);
        }
    }
}
