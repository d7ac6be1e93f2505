package org.jointscope.ui.md2.header;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.format.md2.Md2Section;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md2Header.Md2Limit;
import org.jointscope.model.ModelFile;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.md2.header.Parts.Part;

/** Describes the numbers of the header and the values that follow from them. */
record HeaderRows(Md2 md2, Parts parts, Texts texts) {

    List<HeaderRow> rows(Map<Field, IssueMarks.Mark> marks) {
        return Arrays.stream(Field.values())
                .map(field -> row(field, Optional.ofNullable(marks.get(field))))
                .toList();
    }

    private HeaderRow row(Field field, Optional<IssueMarks.Mark> mark) {
        int value = md2.header().get(field);
        boolean there = value != ModelFile.MISSING;
        String decimal = field == Field.IDENT ? md2.header().ident() : Integer.toString(value);
        boolean isOffset = field.compareTo(Field.OFS_SKINS) >= 0;
        return new HeaderRow(
                field,
                there ? decimal : "–",
                there && isOffset ? HeaderRow.hex(value) : "",
                there ? check(field, value) : texts.of("header.missing"),
                field.limit().map(this::limit).orElse(""),
                texts.of("header.meaning." + field),
                mark);
    }

    private String limit(Md2Limit limit) {
        if (limit.most() == Md2Limit.UNLIMITED) {
            return texts.of("header.limit.least", limit.least());
        }
        if (limit.mostOfQ2pro() == Md2Limit.UNLIMITED) {
            return texts.of("header.limit.quake2", limit.least(), limit.most());
        }
        String key = limit.most() == limit.mostOfQ2pro() ? "header.limit" : "header.limit.both";
        return texts.of(key, limit.least(), limit.most(), limit.mostOfQ2pro());
    }

    private String check(Field field, int value) {
        return switch (field) {
            case IDENT -> md2.header().ident().equals(Md2.MAGIC) ? texts.of("header.check.ident") : "";
            case VERSION -> value == Md2.VERSION ? texts.of("header.check.version") : "";
            case SKINWIDTH -> range("s", md2.texCoords()::s);
            case SKINHEIGHT -> range("t", md2.texCoords()::t);
            case FRAMESIZE ->
                texts.of(
                        "header.check.framesize",
                        Math.max(0, md2.header().get(Field.NUM_XYZ)),
                        Md2Section.frameBytes(md2.header()));
            case NUM_XYZ -> texts.of("header.check.xyz", value, 4L * value);
            case OFS_END -> end(value);
            default -> block(field);
        };
    }

    private String range(String axis, IntUnaryOperator coord) {
        var figures = IntStream.range(0, md2.texCoords().size()).map(coord).summaryStatistics();
        return figures.getCount() == 0 ? "" : texts.of("header.check.range", axis, figures.getMin(), figures.getMax());
    }

    private String end(long end) {
        long size = parts.fileSize();
        if (end == size) {
            return texts.of("header.check.end");
        }
        return end < size
                ? texts.of("header.check.end.before", size - end)
                : texts.of("header.check.end.after", end - size);
    }

    private String block(Field field) {
        for (Md2Section.Kind kind : Md2Section.Kind.values()) {
            if (kind.count() == field) {
                return size(Md2Section.of(kind, md2.header(), parts.fileSize()));
            }
            if (kind.offset() == field) {
                return location(kind);
            }
        }
        return "";
    }

    private String size(Md2Section section) {
        long bytes = section.end() - section.offset();
        String size = texts.of("header.check.size", section.stride(), section.declared(), bytes);
        if (section.declared() == 0) {
            return size;
        }
        if (!section.isInside()) {
            return size + texts.of("header.check.read", section.count());
        }
        String whole = size + texts.of("header.check.to", section.end() - 1);
        return section.kind() == Md2Section.Kind.GL_COMMANDS
                ? whole + texts.of("header.check.gl", md2.glCommands().list().size())
                : whole;
    }

    private String location(Md2Section.Kind kind) {
        return parts.at(kind.offset())
                .map(part -> texts.of("header.name." + part.kind()) + behind(part))
                .orElseGet(() -> texts.of("header.check.none", kind.count().label()));
    }

    private String behind(Part part) {
        Optional<Part> before = parts.before(part);
        if (before.isEmpty()) {
            return "";
        }
        long gap = part.from() - before.get().to();
        String name = texts.of("header.name." + before.get().kind());
        if (gap == 0) {
            return texts.of("header.check.behind", name);
        }
        return gap > 0 ? texts.of("header.check.gap", gap, name) : texts.of("header.check.in", name);
    }
}
