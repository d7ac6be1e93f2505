package org.jointscope.ui.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;
import org.jointscope.ui.source.SourceRow.Range;

/**
 * The rows of a text that belong to the selection.
 *
 * @param selected the rows of the joint in hierarchy, baseframe or joints, and those of the vertex and its weights
 * @param componentsFrom the start of its components in the current frame
 * @param componentsTo their end; equal to the start if there are none
 * @param firstOfFrame the first row of the current frame
 * @param lastOfFrame the last one; less than the first if there is no frame
 */
record SourceMarks(
        Set<Integer> selected,
        TextPosition componentsFrom,
        TextPosition componentsTo,
        int firstOfFrame,
        int lastOfFrame) {

    static final SourceMarks NONE = new SourceMarks(Set.of(), TextPosition.START, TextPosition.START, 0, -1);

    /**
     * @param joint in the file, or {@link Subject#NONE}
     * @param others that are selected
     * @param frame in the file, or {@link Subject#NONE}
     */
    static SourceMarks of(InspectedFile file, int joint, List<Subject> others, int frame) {
        FileText text = file.source();
        Set<Integer> rows = Stream.concat(Stream.of(Subject.ofJoint(joint)), others.stream())
                .flatMap(subject -> file.map().findAll(subject).stream())
                .map(span -> text.row(span.first()))
                .collect(Collectors.toSet());
        Optional<Span> block =
                file.map().findAll(Subject.ofFrame(frame)).stream().findFirst();
        Optional<Span> components = file.map().findComponents(frame, joint);
        return new SourceMarks(
                rows,
                components.map(span -> position(text, span.first())).orElse(TextPosition.START),
                components.map(span -> endOfWord(text, span.last())).orElse(TextPosition.START),
                block.map(span -> text.row(span.first())).orElse(0),
                block.map(span -> text.row(span.last())).orElse(-1));
    }

    private static TextPosition position(FileText text, Location location) {
        return new TextPosition(text.row(location), text.indexInRow(location));
    }

    private static TextPosition endOfWord(FileText text, Location location) {
        TextPosition start = position(text, location);
        String row = text.row(start.row());
        int end = start.index();
        while (end < row.length() && row.charAt(end) > ' ' && row.charAt(end) != '}') {
            end++;
        }
        return new TextPosition(start.row(), end);
    }

    /** The characters of a row that are components of the joint in the frame. */
    List<Range> components(int row, String text) {
        if (row < componentsFrom.row() || row > componentsTo.row() || componentsFrom.equals(componentsTo)) {
            return List.of();
        }
        int indent = text.length() - text.stripLeading().length();
        int from = row == componentsFrom.row() ? componentsFrom.index() : indent;
        int to = row == componentsTo.row()
                ? componentsTo.index()
                : text.stripTrailing().length();
        return from < to ? List.of(new Range(from, to)) : List.of();
    }

    boolean isFrame(int row) {
        return row >= firstOfFrame && row <= lastOfFrame;
    }
}
