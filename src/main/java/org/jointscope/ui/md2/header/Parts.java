package org.jointscope.ui.md2.header;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jointscope.format.md2.Md2Section;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;

/**
 * The parts of an .md2 as its header locates them, and the gaps between them.
 *
 * @param all parts of at least one byte, including the header, in the order of the file
 * @param end as in the header
 */
record Parts(List<Part> all, long end, long fileSize) {

    /**
     * A part as in the header, even if it is outside the file.
     *
     * @param field that contains its offset
     */
    record Part(FileBlock.Kind kind, Field field, long from, long to) {}

    static Parts of(Md2Header header, long fileSize) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(FileBlock.Kind.HEADER, Field.IDENT, 0, Md2Header.SIZE));
        for (Md2Section.Kind kind : Md2Section.Kind.values()) {
            Md2Section section = Md2Section.of(kind, header, fileSize);
            if (section.declared() > 0) {
                parts.add(
                        new Part(FileBlock.Kind.valueOf(kind.name()), kind.offset(), section.offset(), section.end()));
            }
        }
        parts.sort(Comparator.comparingLong(Part::from).thenComparing(Part::kind));
        return new Parts(List.copyOf(parts), header.get(Field.OFS_END), fileSize);
    }

    /** The offsets at which parts begin or end; also the end in the header, if it is in a gap. */
    SortedSet<Long> edges() {
        SortedSet<Long> edges = new TreeSet<>(List.of(0L, fileSize));
        all.forEach(part -> edges.addAll(List.of(inside(part.from), inside(part.to))));
        if (covering(inside(end)).isEmpty()) {
            edges.add(inside(end));
        }
        return edges;
    }

    private long inside(long offset) {
        return Math.clamp(offset, 0, fileSize);
    }

    /** The parts that contain a byte; none in a gap. */
    List<Part> covering(long offset) {
        return all.stream()
                .filter(part -> part.from <= offset && offset < part.to)
                .toList();
    }

    /** The parts that are not entirely in the file. */
    List<Part> outside() {
        return all.stream().filter(this::isOutside).toList();
    }

    boolean isOutside(Part part) {
        return part.from < 0 || part.to > fileSize;
    }

    /** The largest end offset in the header. */
    long reach() {
        return Math.max(end, all.stream().mapToLong(Part::to).max().orElse(0));
    }

    /** The part that a field of the header locates. */
    Optional<Part> at(Field field) {
        return all.stream().filter(part -> part.field == field).findFirst();
    }

    /** Of the parts that begin before another, the one with the largest end. */
    Optional<Part> before(Part part) {
        return all.subList(0, all.indexOf(part)).stream().max(Comparator.comparing(Part::to));
    }
}
