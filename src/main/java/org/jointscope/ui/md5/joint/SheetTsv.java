package org.jointscope.ui.md5.joint;

import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a sheet as tab-separated values, for spreadsheets and bug reports: what it shows, a line
 * for each row.
 */
final class SheetTsv {

    private final Texts texts;
    private final StringBuilder lines = new StringBuilder();

    SheetTsv(Texts texts) {
        this.texts = texts;
    }

    String write(JointSheet sheet) {
        add(Stream.of(sheet.name(), sheet.place()));
        sheet.parent().ifPresent(parent -> add(Stream.of(texts.of("joint.parent"), parent.name())));
        add(Stream.of(sheet.numbersText()));
        add(
                Stream.concat(
                        Stream.of(texts.of("joint.component"), texts.of("joint.flag")),
                        sheet.columns().stream()
                                .flatMap(column -> Stream.of(column.title(), column.note()))));
        for (JointSheet.Row row : sheet.numbers()) {
            String flag = row.set().map(set -> set ? "1" : "0").orElse("");
            add(
                    Stream.concat(
                            Stream.of(row.component().label(), flag),
                            row.cells().stream()
                                    .flatMap(cell -> Stream.of(cell.value(), cell.note()))));
        }
        for (JointSheet.Figures row : sheet.lengths()) {
            String squared = row.values().getFirst();
            String w = row.values().getLast();
            add(Stream.of(row.head(), "x² + y² + z²", squared, "w", w, row.trouble()));
        }
        Stream.of(
                        Optional.of(sheet.local()),
                        Optional.of(sheet.modelSpace()),
                        sheet.drawn(),
                        sheet.bind())
                .flatMap(Optional::stream)
                .filter(step -> !step.position().isEmpty())
                .forEach(this::add);
        return lines.toString();
    }

    private void add(JointSheet.Step step) {
        add(step.title(), "joint.position", step.position());
        add(step.title(), "joint.rotation", step.orientation());
    }

    private void add(String title, String key, List<String> numbers) {
        List<String> cells = new ArrayList<>(List.of(title, texts.of(key)));
        cells.addAll(numbers);
        add(cells.stream());
    }

    private void add(Stream<String> cells) {
        lines.append(
                        cells.map(cell -> cell.replaceAll("[\\t\\r\\n]+", " "))
                                .collect(Collectors.joining("\t")))
                .append('\n');
    }
}
