package org.jointscope.format.md2;

import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md2.Md2Section.Kind;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.text.LineEndCounts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where the parts of an .md2 lie, and whether the file has room for them. */
final class Md2Layout {

    private record Part(String name, long from, long to, int reportedAt) {}

    private final Md2Header header;
    private final byte[] bytes;
    private final IssueLog issues;
    private final List<Md2Section> sections = new ArrayList<>();

    Md2Layout(Md2Header header, byte[] bytes, IssueLog issues) {
        this.header = header;
        this.bytes = bytes;
        this.issues = issues;
        for (Kind kind : Kind.values()) {
            sections.add(Md2Section.of(kind, header, bytes.length));
        }
    }

    Md2Section section(Kind kind) {
        return sections.get(kind.ordinal());
    }

    void check() {
        for (Md2Section section : sections) {
            if (!section.isInside()) {
                report(
                        IssueCode.MD2_SECTION_OUTSIDE,
                        section.kind().offset().offset(),
                        section.kind().title(),
                        section.offset(),
                        section.end() - 1,
                        bytes.length,
                        section.count(),
                        section.declared());
            }
        }
        checkOverlaps();
        checkEnd();
    }

    /** Each part against the one that reaches furthest of those that begin before it. */
    private void checkOverlaps() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("header", 0, Md2Header.SIZE, 0));
        for (Md2Section section : sections) {
            if (section.count() > 0) {
                parts.add(
                        new Part(
                                section.kind().title(),
                                section.offset(),
                                section.offset() + section.count() * section.stride(),
                                section.kind().offset().offset()));
            }
        }
        parts.sort(Comparator.comparingLong(Part::from));
        Part furthest = parts.getFirst();
        for (Part part : parts.subList(1, parts.size())) {
            if (part.from < furthest.to) {
                report(
                        IssueCode.MD2_SECTIONS_OVERLAP,
                        part.reportedAt,
                        part.name,
                        furthest.name,
                        part.from,
                        Math.min(part.to, furthest.to) - 1);
            }
            furthest = part.to > furthest.to ? part : furthest;
        }
    }

    private void checkEnd() {
        int declared = header.get(Field.OFS_END);
        Fact.Argument says = Fact.DECLARED.is(declared);
        Fact.Argument has = Fact.PRESENT.is(bytes.length);
        int at = Field.OFS_END.offset();
        String conversion = conversion();
        if (!conversion.isEmpty()) {
            report(IssueCode.MD2_LINE_ENDS_CONVERTED, 0, says, has, conversion);
        } else if (declared > bytes.length) {
            report(IssueCode.MD2_FILE_TRUNCATED, at, says, has);
        } else if (declared < bytes.length) {
            report(IssueCode.MD2_BYTES_AFTER_END, at, says, has, (long) bytes.length - declared);
        }
    }

    /** What shows that a program took the file for a text; empty if nothing does. */
    private String conversion() {
        long grown = bytes.length - (long) header.get(Field.OFS_END);
        LineEndCounts ends = LineEndCounts.of(bytes);
        if (grown > 0 && ends.lineFeeds() == 0 && ends.pairs() == grown) {
            return "each of its " + grown + " bytes 0A has a 0D before it";
        }
        boolean lost = grown < 0 && ends.pairs() == 0 && -grown <= ends.lineFeeds();
        return lost && endsWithGlCommands()
                ? "its end is there, but nowhere in it stands a 0D before a 0A"
                : "";
    }

    /**
     * Whether the last bytes are the 0 that ends the GL commands, which come last in most files: a
     * file that was cut off has lost it.
     */
    private boolean endsWithGlCommands() {
        Md2Section last = section(Kind.GL_COMMANDS);
        boolean isLast = sections.stream().allMatch(section -> section.end() <= last.end());
        int end = bytes.length;
        return isLast
                && last.end() == header.get(Field.OFS_END)
                && (bytes[end - 1] | bytes[end - 2] | bytes[end - 3] | bytes[end - 4]) == 0;
    }

    private void report(IssueCode code, int offset, Object... arguments) {
        issues.add(code, Location.ofByte(offset), Subject.FILE, arguments);
    }
}
