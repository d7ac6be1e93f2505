package org.jointscope.format.md2;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md2.Md2Section.Kind;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md2Header.Md2Limit;
import org.jointscope.text.LineEndCounts;

/** Checks of the header of an .md2: its limits, the offsets of the parts, and whether the parts fit into the file. */
final class Md2Layout {

    private record Part(Phrase name, long from, long to, Field reportedAt) {}

    /** Far more characters of several bytes than occur in a file by chance. */
    private static final int LEAST_WIDE = 16;

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
        checkHeader();
        for (Md2Section section : sections) {
            if (!section.isInside()) {
                report(
                        IssueCode.MD2_SECTION_OUTSIDE,
                        section.kind().offset(),
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

    /**
     * The requirements of Quake II for the numbers in the header (ref_gl/gl_model.c, Mod_LoadAliasModel;
     * qcommon/qfiles.h) and the additional ones of q2pro (refresh/models.c).
     */
    private void checkHeader() {
        int version = header.get(Field.VERSION);
        boolean anachronox = Md2.isOfAnachronox(version);
        if (version != Md2.VERSION) {
            report(
                    IssueCode.MD2_VERSION_UNSUPPORTED,
                    Field.VERSION,
                    anachronox ? version & 0xFFFF : version,
                    Phrase.of(anachronox ? "fact.md2.anachronox" : "fact.md2.other"));
        }
        for (Field field : Field.values()) {
            field.limit().ifPresent(limit -> checkLimit(field, limit));
        }
        if (!anachronox) {
            checkFrameSize();
        }
        checkAlignment(Field.FRAMESIZE, Integer.BYTES);
        checkAlignment(Field.OFS_ST, Short.BYTES);
        checkAlignment(Field.OFS_TRIS, Short.BYTES);
        checkAlignment(Field.OFS_FRAMES, Integer.BYTES);
        checkAlignment(Field.OFS_GLCMDS, Integer.BYTES);
    }

    private void checkLimit(Field field, Md2Limit limit) {
        int number = header.get(field);
        boolean size = field == Field.SKINWIDTH || field == Field.SKINHEIGHT;
        if (number < limit.least() && size) {
            report(IssueCode.MD2_SKIN_SIZE_INVALID, field, field.label(), number);
        } else if (number < limit.least()) {
            report(IssueCode.MD2_COUNT_TOO_SMALL, field, field.label(), number, limit.least());
        } else if (number > limit.most() && size) {
            report(IssueCode.MD2_SKIN_TOO_TALL, field, number);
        } else if (number > limit.most()) {
            report(IssueCode.MD2_COUNT_OVER_LIMIT, field, field.label(), number, limit.most());
        }
    }

    private void checkFrameSize() {
        int size = header.get(Field.FRAMESIZE);
        int vertices = header.get(Field.NUM_XYZ);
        long needed = Md2Section.frameBytes(header);
        if (size < needed) {
            report(IssueCode.MD2_FRAME_SIZE_TOO_SMALL, Field.FRAMESIZE, size, vertices, needed);
        } else if (size > needed) {
            report(IssueCode.MD2_FRAME_SIZE_TOO_LARGE, Field.FRAMESIZE, size, vertices, needed);
        }
    }

    private void checkAlignment(Field field, int multiple) {
        int number = header.get(field);
        if (number % multiple != 0) {
            report(IssueCode.MD2_OFFSET_MISALIGNED, field, field.label(), number, multiple);
        }
    }

    /** Compares each part with the one that ends last among those that begin before it. */
    private void checkOverlaps() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(Phrase.of("fact.section.header"), 0, Md2Header.SIZE, Field.IDENT));
        for (Md2Section section : sections) {
            if (section.count() > 0) {
                parts.add(new Part(
                        section.kind().title(),
                        section.offset(),
                        section.offset() + section.count() * section.stride(),
                        section.kind().offset()));
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
        Field at = Field.OFS_END;
        Optional<Phrase> conversion = conversion();
        if (conversion.isPresent()) {
            report(IssueCode.MD2_LINE_ENDS_CONVERTED, Field.IDENT, says, has, conversion.get());
        } else if (declared > bytes.length) {
            report(IssueCode.MD2_FILE_TRUNCATED, at, says, has);
        } else if (declared < bytes.length) {
            report(IssueCode.MD2_BYTES_AFTER_END, at, says, has, (long) bytes.length - declared);
        }
    }

    /** Evidence that a program treated the file as text; empty if there is none. */
    private Optional<Phrase> conversion() {
        long grown = bytes.length - (long) header.get(Field.OFS_END);
        LineEndCounts ends = LineEndCounts.of(bytes);
        if (ends.lineFeeds() == 0 && ends.pairs() > 0 && isWhole(withoutReturns())) {
            return Optional.of(Phrase.of("fact.lineEnds.added", ends.pairs()));
        }
        int wide = wideCharacters();
        if (wide >= LEAST_WIDE) {
            return Optional.of(Phrase.of("fact.lineEnds.utf8", wide));
        }
        boolean lost = grown < 0 && ends.pairs() == 0 && -grown <= ends.lineFeeds();
        return lost && endsWithGlCommands() ? Optional.of(Phrase.of("fact.lineEnds.removed")) : Optional.empty();
    }

    /** The content before carriage returns were added, which the header can contain as well. */
    private byte[] withoutReturns() {
        ByteArrayOutputStream original = new ByteArrayOutputStream(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\r' || i + 1 == bytes.length || bytes[i + 1] != '\n') {
                original.write(bytes[i]);
            }
        }
        return original.toByteArray();
    }

    /** Whether content has the length that its header declares. */
    private static boolean isWhole(byte[] content) {
        int end = Field.OFS_END.offset();
        return content.length >= Md2Header.SIZE
                && ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(end) == content.length;
    }

    /**
     * Number of characters of several bytes if all of the file is valid UTF-8; otherwise 0. Arbitrary bytes hardly ever
     * are.
     */
    private int wideCharacters() {
        try {
            return (int) StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .codePoints()
                    .filter(it -> it > 0x7F)
                    .count();
        } catch (CharacterCodingException e) {
            return 0;
        }
    }

    /**
     * Whether the last bytes are the 0 that ends the GL commands, which are the last part of most files; it is missing
     * in a truncated file.
     */
    private boolean endsWithGlCommands() {
        Md2Section last = section(Kind.GL_COMMANDS);
        boolean isLast = sections.stream().allMatch(section -> section.end() <= last.end());
        int end = bytes.length;
        return isLast
                && last.end() == header.get(Field.OFS_END)
                && (bytes[end - 1] | bytes[end - 2] | bytes[end - 3] | bytes[end - 4]) == 0;
    }

    private void report(IssueCode code, Field field, Object... arguments) {
        issues.add(code, Location.ofByte(field.offset()), Subject.FILE, arguments);
    }
}
