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

    SheetTsv(Texts texts) {
        this.texts = texts;
    }

    String write(JointSheet sheet) {
        List<String> lines = new ArrayList<>();
        lines.add(line(sheet.name(), sheet.place()));
        sheet.parent()
                .ifPresent(parent -> lines.add(line(texts.of("joint.parent"), parent.name())));
        lines.add(sheet.numbersText());
        addNumbers(sheet.numbers(), lines);
        for (LengthRow row : sheet.lengths()) {
            lines.add(
                    line(row.moment(), "x² + y² + z²", row.squared(), "w", row.w(), row.trouble()));
        }
        Stream.of(
                        Optional.of(sheet.local()),
                        Optional.of(sheet.modelSpace()),
                        sheet.drawn(),
                        sheet.bind())
                .flatMap(Optional::stream)
                .filter(step -> !step.position().isEmpty())
                .forEach(step -> addPlacement(step, lines));
        return String.join("\n", lines) + "\n";
    }

    private void addNumbers(NumberTable table, List<String> lines) {
        List<String> titles =
                new ArrayList<>(List.of(texts.of("joint.component"), texts.of("joint.flag")));
        for (NumberTable.Column column : table.columns()) {
            titles.add(column.title());
            titles.add(column.note());
        }
        lines.add(line(titles.toArray(String[]::new)));
        for (NumberRow row : table.rows()) {
            List<String> cells =
                    new ArrayList<>(List.of(row.component().label(), flag(row.flag())));
            for (NumberCell cell : row.cells()) {
                cells.add(cell.value());
                cells.add(cell.note());
            }
            lines.add(line(cells.toArray(String[]::new)));
        }
    }

    private static String flag(NumberRow.Flag flag) {
        return switch (flag) {
            case SET -> "1";
            case NOT_SET -> "0";
            case NONE -> "";
        };
    }

    private void addPlacement(PlacementStep step, List<String> lines) {
        lines.add(
                step.title()
                        + "\t"
                        + texts.of("joint.position")
                        + "\t"
                        + String.join("\t", step.position()));
        lines.add(
                step.title()
                        + "\t"
                        + texts.of("joint.rotation")
                        + "\t"
                        + String.join("\t", step.orientation()));
    }

    private static String line(String... cells) {
        return Stream.of(cells)
                .map(cell -> cell.replaceAll("[\\t\\r\\n]+", " "))
                .collect(Collectors.joining("\t"));
    }
}
