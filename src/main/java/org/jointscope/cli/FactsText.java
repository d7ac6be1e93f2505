package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.export.Json;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.facts.Facts;
import org.jointscope.model.ModelFile;

/** The facts about a file as {@code info} prints them, for people and for scripts. */
final class FactsText {

    private static final String INDENT = "  ";

    /** Names of hostile files are longer. */
    private static final int WIDEST = 40;

    private FactsText() {}

    static void write(Json json, InspectedFile file, GameTree tree) throws IOException {
        Facts facts = Facts.of(file, tree);
        json.members(facts.members()).array("facts", array -> {
            for (Section section : facts.sections(UnitLength.INCH)) {
                array.objects(section.facts(), (each, fact) -> {
                    each.member("section", section.key().toLowerCase(Locale.ROOT))
                            .member("key", fact.key())
                            .member("label", fact.label())
                            .member("value", fact.value())
                            .member("note", fact.note())
                            .member("mismatch", fact.mismatch());
                    if (fact.location().isPresent()) {
                        each.member("line", fact.location().get().line())
                                .member("column", fact.location().get().column());
                    }
                });
            }
        });
    }

    static void print(PrintWriter out, InspectedFile file, GameTree tree) {
        Facts facts = Facts.of(file, tree);
        line(
                out,
                facts.kind() + ": "
                        + facts.figures().stream().map(Object::toString).collect(Collectors.joining(", ")));
        for (Section section : facts.sections(UnitLength.INCH)) {
            line(out, section.title());
            section.facts().forEach(fact -> print(out, fact));
        }
        facts.members().forEach((name, value) -> printList(out, "", name, value));
    }

    /** The path is in the line before the facts. */
    private static void print(PrintWriter out, Fact fact) {
        if (!fact.key().equals("path")) {
            String note = fact.mismatch() ? Words.text("cli.info.mismatch", fact.note()) : fact.note();
            String value = note.isEmpty() ? fact.value() : fact.value() + " · " + note;
            line(out, "  %-22s  %s".formatted(fact.label(), value));
        }
    }

    /** Prints a list of maps as a table; one whose maps have lists of maps, one after another. */
    private static void printList(PrintWriter out, String indent, String name, Object value) {
        if (!isTable(value)) {
            return;
        }
        List<Map<?, ?>> rows = ((List<?>) value)
                .stream().<Map<?, ?>>map(row -> (Map<?, ?>) row).toList();
        if (!indent.isEmpty()
                || rows.stream().noneMatch(row -> row.values().stream().anyMatch(FactsText::isTable))) {
            printTable(out, indent, name, rows);
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            line(out, name + " " + i);
            rows.get(i).forEach((key, each) -> {
                if (isTable(each)) {
                    printList(out, INDENT, key.toString(), each);
                } else if (!cell(each).isEmpty()) {
                    line(out, INDENT + key + " " + cell(each));
                }
            });
        }
    }

    private static boolean isTable(Object value) {
        return value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Map;
    }

    private static void printTable(PrintWriter out, String indent, String name, List<Map<?, ?>> rows) {
        Set<Object> keys = new LinkedHashSet<>();
        rows.forEach(row -> keys.addAll(row.keySet()));
        List<List<String>> columns = new ArrayList<>();
        columns.add(column(name, IntStream.range(0, rows.size()).boxed()));
        keys.forEach(key -> columns.add(
                column(key.toString(), rows.stream().map(row -> row.containsKey(key) ? row.get(key) : ""))));
        for (int i = 0; i <= rows.size(); i++) {
            int at = i;
            line(out, indent + columns.stream().map(column -> column.get(at)).collect(Collectors.joining("  ")));
        }
    }

    /** The cells of a column, with its header and equally wide. Numbers are aligned right. */
    private static List<String> column(String header, Stream<?> values) {
        List<?> all = values.toList();
        List<String> cells = Stream.concat(Stream.of(header), all.stream().map(FactsText::cell))
                .toList();
        int width =
                Math.min(WIDEST, cells.stream().mapToInt(String::length).max().orElse(1));
        String format = "%" + (all.stream().allMatch(Number.class::isInstance) ? "" : "-") + width + "s";
        return cells.stream().map(format::formatted).toList();
    }

    /** A value on one line; the number of rows of a table. */
    private static String cell(Object value) {
        return switch (value) {
            case null -> "";
            case List<?> list when isTable(list) -> Integer.toString(list.size());
            case List<?> list -> list.stream().map(FactsText::cell).collect(Collectors.joining(" "));
            case Double number -> number.isNaN() ? "?" : Json.shortest(number.toString());
            case Integer number when number == ModelFile.MISSING -> "?";
            default -> value.toString();
        };
    }

    /** Prints a fact, as an indented line without trailing spaces. */
    static void line(PrintWriter out, String fact) {
        Words.line(out, ("  " + fact).stripTrailing());
    }

    static void fact(PrintWriter out, String key, Object... arguments) {
        line(out, Words.text(key, arguments));
    }
}
