package org.jointscope.ui.md2.header;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.md2.header.Parts.Part;

/** Describes the byte ranges of a file. */
record FileBlocks(Parts parts, Texts texts) {

    /** Blocks in the order of the file; the missing part is last. */
    List<FileBlock> blocks() {
        List<FileBlock> blocks = new ArrayList<>();
        long from = 0;
        for (long to : parts.edges().tailSet(1L)) {
            blocks.add(block(parts.covering(from), from, to));
            from = to;
        }
        if (parts.reach() > parts.fileSize()) {
            blocks.add(missing());
        }
        return List.copyOf(blocks);
    }

    /** @param owners the parts that contain all of its bytes */
    private FileBlock block(List<Part> owners, long from, long to) {
        FileBlock.Kind kind = switch (owners.size()) {
            case 0 -> from >= parts.end() ? FileBlock.Kind.REST : FileBlock.Kind.GAP;
            case 1 -> owners.getFirst().kind();
            default -> FileBlock.Kind.OVERLAP;
        };
        boolean cut = owners.stream().anyMatch(parts::isOutside);
        String name = owners.isEmpty()
                ? name(kind)
                : owners.stream().map(part -> name(part.kind())).collect(Collectors.joining(" + "));
        String remark =
                !kind.isBlock() ? "\n" + texts.of("header.detail." + kind) : cut ? "\n" + reach(owners.getFirst()) : "";
        return new FileBlock(
                kind,
                name,
                from,
                to,
                owners.isEmpty() ? Field.OFS_END : owners.getLast().field(),
                cut,
                texts.of("header.detail", name, from, to - 1, to - from) + remark);
    }

    private String name(FileBlock.Kind kind) {
        return texts.of("header.block." + kind);
    }

    private String reach(Part part) {
        return part.from() < 0 || part.from() > parts.fileSize()
                ? texts.of("header.detail.outside", name(part.kind()), part.from())
                : texts.of("header.detail.cut", name(part.kind()), part.to() - 1, part.to() - parts.fileSize());
    }

    private FileBlock missing() {
        List<String> lines = new ArrayList<>();
        parts.outside().forEach(part -> lines.add(reach(part)));
        if (parts.end() > parts.fileSize()) {
            lines.add(texts.of("header.detail.end", parts.end(), parts.fileSize()));
        }
        Field field = parts.outside().stream().map(Part::field).findFirst().orElse(Field.OFS_END);
        return new FileBlock(
                FileBlock.Kind.MISSING,
                name(FileBlock.Kind.MISSING),
                parts.fileSize(),
                parts.reach(),
                field,
                true,
                String.join("\n", lines));
    }

    /** Whether the blocks follow one another without gaps or overlaps, in a sentence. */
    String summary(List<FileBlock> blocks) {
        List<String> troubles = new ArrayList<>();
        for (FileBlock.Kind kind : FileBlock.Kind.values()) {
            var sizes = blocks.stream()
                    .filter(block -> block.kind() == kind)
                    .mapToLong(FileBlock::size)
                    .summaryStatistics();
            if (!kind.isBlock() && sizes.getCount() > 0) {
                troubles.add(texts.of("header.summary." + kind, sizes.getCount(), sizes.getSum()));
            }
        }
        return troubles.isEmpty()
                ? texts.of("header.summary", parts.fileSize())
                : texts.of("header.summary.trouble", parts.fileSize(), String.join(", ", troubles));
    }
}
