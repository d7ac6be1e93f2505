package org.jointscope.ui.md2.header;

import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.md2.header.Parts.Part;
import org.jointscope.ui.md2.header.Parts.Stretch;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Puts into words what lies where in a file. */
final class FileBlocks {

    private final Parts parts;
    private final Texts texts;

    FileBlocks(Parts parts, Texts texts) {
        this.parts = parts;
        this.texts = texts;
    }

    /** In the order of the file; what it lacks comes last. */
    List<FileBlock> blocks() {
        List<FileBlock> blocks = new ArrayList<>();
        parts.stretches().forEach(stretch -> blocks.add(block(stretch)));
        if (parts.reach() > parts.fileSize()) {
            blocks.add(missing());
        }
        return List.copyOf(blocks);
    }

    private FileBlock block(Stretch stretch) {
        FileBlock.Kind kind = kind(stretch);
        boolean cut = stretch.parts().stream().anyMatch(parts::isOutside);
        String name =
                stretch.parts().isEmpty()
                        ? name(kind)
                        : stretch.parts().stream()
                                .map(part -> name(part.kind()))
                                .collect(Collectors.joining(" + "));
        Field field =
                switch (kind) {
                    case GAP, REST -> Field.OFS_END;
                    default -> stretch.parts().getLast().field();
                };
        String bytes =
                texts.of(
                        "header.detail",
                        name,
                        stretch.from(),
                        stretch.to() - 1,
                        stretch.to() - stretch.from());
        return new FileBlock(
                kind,
                name,
                stretch.from(),
                stretch.to(),
                field,
                cut,
                bytes + remark(kind, stretch, cut));
    }

    private FileBlock.Kind kind(Stretch stretch) {
        return switch (stretch.parts().size()) {
            case 0 -> stretch.from() >= parts.end() ? FileBlock.Kind.REST : FileBlock.Kind.GAP;
            case 1 -> stretch.parts().getFirst().kind();
            default -> FileBlock.Kind.OVERLAP;
        };
    }

    private String name(FileBlock.Kind kind) {
        return texts.of("header.block." + kind);
    }

    private String remark(FileBlock.Kind kind, Stretch stretch, boolean cut) {
        if (!kind.isBlock()) {
            return "\n" + texts.of("header.detail." + kind);
        }
        Part part = stretch.parts().getFirst();
        return cut ? "\n" + reach(part) : "";
    }

    private String reach(Part part) {
        return part.from() < 0 || part.from() > parts.fileSize()
                ? texts.of("header.detail.outside", name(part.kind()), part.from())
                : texts.of(
                        "header.detail.cut",
                        name(part.kind()),
                        part.to() - 1,
                        part.to() - parts.fileSize());
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

    /** Whether the blocks lie one behind the other, in a sentence. */
    String summary(List<FileBlock> blocks) {
        List<String> troubles = new ArrayList<>();
        for (FileBlock.Kind kind : FileBlock.Kind.values()) {
            long count = blocks.stream().filter(block -> block.kind() == kind).count();
            if (!kind.isBlock() && count > 0) {
                String key = "header.summary." + kind + (count == 1 ? ".one" : "");
                long bytes =
                        blocks.stream()
                                .filter(block -> block.kind() == kind)
                                .mapToLong(FileBlock::size)
                                .sum();
                troubles.add(texts.of(key, count, bytes));
            }
        }
        return troubles.isEmpty()
                ? texts.of("header.summary", parts.fileSize())
                : texts.of("header.summary.trouble", parts.fileSize(), String.join(", ", troubles));
    }
}
