package org.jointscope.export.table;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.Json;
import org.jointscope.inspect.FileExtension;
import org.jointscope.text.PlainNumber;

/**
 * Formats of tables, in UTF-8. Numbers have the fewest digits that read back to the same value. A text that a
 * spreadsheet would compute as a formula begins with an apostrophe in .csv and .tsv.
 */
public enum TableFormat {
    /** RFC 4180: comma, CR LF, quotation marks where necessary. */
    CSV(",", "\r\n"),
    /** Tabs and line feeds, which texts then do not contain. */
    TSV("\t", "\n"),
    /** An object with an array of rows, each an object with the columns as its members. */
    JSON("", "");

    private static final Pattern FORMULA = Pattern.compile("(?s)[=+\\-@\\t\\r].*");
    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(\\.\\d+)?([eE][-+]?\\d+)?");
    private static final Pattern QUOTED = Pattern.compile("(?s).*[\",\\r\\n].*");

    private final String separator;
    private final String lineEnd;

    TableFormat(String separator, String lineEnd) {
        this.separator = separator;
        this.lineEnd = lineEnd;
    }

    /** The extension of its files, which is also its name for scripts. */
    public String extension() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of a file by its extension. */
    public static Optional<TableFormat> of(Path file) {
        return Arrays.stream(values())
                .filter(format -> FileExtension.isOf(file, format.extension()))
                .findFirst();
    }

    /** Writes a table. */
    public void write(Table table, OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        if (this == JSON) {
            Json.print(writer, json -> writeJson(table, json));
        } else {
            writeLine(writer, table.columns().toArray());
            table.rows().writeTo(cells -> {
                Interruption.check();
                writeLine(writer, cells);
            });
        }
        writer.flush();
    }

    private static void writeJson(Table table, Json json) throws IOException {
        json.member("table", table.id())
                .array(
                        "rows",
                        rows -> table.rows().writeTo(cells -> {
                            Interruption.check();
                            Map<String, Object> members = new LinkedHashMap<>();
                            for (int i = 0; i < cells.length; i++) {
                                members.put(table.columns().get(i), cells[i]);
                            }
                            rows.object(row -> row.members(members));
                        }));
    }

    private void writeLine(Writer out, Object... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.write(i == 0 ? "" : separator);
            out.write(text(cells[i]));
        }
        out.write(lineEnd);
    }

    private String text(Object cell) {
        return switch (cell) {
            case null -> "";
            case Double number -> Double.isFinite(number) ? PlainNumber.of(number) : "";
            case String text -> escaped(text);
            default -> cell.toString();
        };
    }

    private String escaped(String text) {
        boolean formula =
                FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
        String safe = formula ? "'" + text : text;
        if (this == TSV) {
            return safe.replaceAll("[\\t\\r\\n]+", " ");
        }
        return QUOTED.matcher(safe).matches() ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
    }
}
