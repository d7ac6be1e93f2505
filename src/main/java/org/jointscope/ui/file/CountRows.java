package org.jointscope.ui.file;

import org.jointscope.model.Declared;
import org.jointscope.model.Place;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds what a header declares against what is there. */
final class CountRows {

    private final Texts texts;

    CountRows(Texts texts) {
        this.texts = texts;
    }

    /** The version, and whose it is. */
    FileRow version(Optional<Declared> version) {
        return version.map(
                        declared -> {
                            String key = "file.version." + declared.toInt();
                            String whose =
                                    texts.bundle().containsKey(key)
                                            ? texts.of(key)
                                            : texts.of("file.version.other");
                            return FileRow.noted(
                                            "MD5Version",
                                            number(declared.value()),
                                            line(declared) + " · " + whose)
                                    .at(declared.place());
                        })
                .orElseGet(() -> missing("MD5Version"));
    }

    FileRow commandline(String commandline) {
        return commandline.isEmpty()
                ? FileRow.noted("commandline", "–", texts.of("file.commandline.empty"))
                : FileRow.plain("commandline", commandline);
    }

    /**
     * Rows of one kind, whose number a header declares.
     *
     * @param places where they stand, in order
     */
    record Block(String name, List<Place> places) {}

    /** A declared number of rows, and the blocks that should hold as many. */
    FileRow count(String keyword, Optional<Declared> declared, Block... blocks) {
        String where = Stream.of(blocks).map(this::where).collect(Collectors.joining("; "));
        return declared.map(
                        count ->
                                new FileRow(
                                                keyword,
                                                number(count.value()),
                                                line(count) + " · " + where,
                                                Stream.of(blocks)
                                                        .anyMatch(
                                                                block ->
                                                                        block.places().size()
                                                                                != count.value()))
                                        .at(count.place()))
                .orElseGet(
                        () ->
                                new FileRow(
                                        keyword,
                                        "–",
                                        texts.of("file.missing") + " · " + where,
                                        true));
    }

    private String where(Block block) {
        List<Place> places = block.places();
        return switch (places.size()) {
            case 0 -> texts.of("file.rows.none", block.name());
            case 1 -> texts.of("file.rows.one", block.name(), places.getFirst().line());
            default ->
                    texts.of(
                            "file.rows",
                            block.name(),
                            places.size(),
                            places.getFirst().line(),
                            places.getLast().line());
        };
    }

    FileRow missing(String keyword) {
        return new FileRow(keyword, "–", texts.of("file.missing"), true);
    }

    String line(Declared declared) {
        return texts.of("file.line", declared.place().line());
    }

    /** A number as the file has it, without the decimals that an integer has not. */
    static String number(double value) {
        return Math.rint(value) == value && Math.abs(value) < 1e15
                ? Numbers.fixed(value, 0)
                : Double.isNaN(value) ? "?" : Double.toString(value);
    }
}
