package org.jointscope.ui.issues;

import static org.jointscope.ui.pane.TreeTableKit.column;

import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;

import java.text.MessageFormat;
import java.util.List;
import java.util.ResourceBundle;

/** The columns of the list. */
final class IssueColumns {

    private static final String MESSAGE = "message";
    private static final String LINE = "line";
    private static final double SEVERITY_WIDTH = 120;
    private static final double MESSAGE_WIDTH = 420;
    private static final double LEAST_MESSAGE = 200;
    private static final double SCROLL_BAR = 18;
    private static final double FILE_WIDTH = 128;
    private static final double LINE_WIDTH = 60;
    private static final double BYTE_WIDTH = 104;
    private static final double COUNT_WIDTH = 70;
    private static final double CODE_WIDTH = 240;

    private final ResourceBundle resources;

    IssueColumns(ResourceBundle resources) {
        this.resources = resources;
    }

    /** The message takes what the others leave. */
    static void fit(TreeTableView<IssueLine> table) {
        double others =
                table.getVisibleLeafColumns().stream()
                        .filter(column -> !column.getId().equals(MESSAGE))
                        .mapToDouble(TreeTableColumn::getWidth)
                        .sum();
        table.getColumns().stream()
                .filter(column -> column.getId().equals(MESSAGE))
                .forEach(
                        column ->
                                column.setPrefWidth(
                                        Math.max(
                                                LEAST_MESSAGE,
                                                table.getWidth() - others - SCROLL_BAR)));
    }

    void addTo(TreeTableView<IssueLine> table) {
        TreeTableColumn<IssueLine, Severity> severity =
                column("severity", title("severity"), IssueLine::severity, IssueLine::severityText);
        severity.setCellFactory(c -> new SeverityCell());
        TreeTableColumn<IssueLine, String> message =
                column(MESSAGE, title(MESSAGE), IssueLine::message, IssueLine::message);
        message.setCellFactory(c -> new MessageCell());
        TreeTableColumn<IssueLine, String> code =
                column("code", title("code"), IssueLine::codeName, IssueColumns::code);
        // The explanation says it; whoever wants it in the list, too, gets it by the menu.
        code.setVisible(false);
        table.getColumns()
                .setAll(
                        List.of(
                                wide(SEVERITY_WIDTH, severity),
                                wide(MESSAGE_WIDTH, message),
                                wide(
                                        LINE_WIDTH,
                                        number(
                                                column(
                                                        LINE,
                                                        title(LINE),
                                                        IssueLine::order,
                                                        this::line))),
                                wide(
                                        COUNT_WIDTH,
                                        number(
                                                column(
                                                        "count",
                                                        title("count"),
                                                        IssueLine::count,
                                                        IssueColumns::count))),
                                wide(
                                        FILE_WIDTH,
                                        column(
                                                "file",
                                                title("file"),
                                                IssueLine::file,
                                                IssueColumns::file)),
                                wide(CODE_WIDTH, code)));
        table.setTreeColumn(severity);
    }

    private String title(String column) {
        return resources.getString("issues." + column);
    }

    private static <V> TreeTableColumn<IssueLine, V> wide(
            double width, TreeTableColumn<IssueLine, V> column) {
        column.setPrefWidth(width);
        return column;
    }

    private static <V> TreeTableColumn<IssueLine, V> number(TreeTableColumn<IssueLine, V> column) {
        column.getStyleClass().add("number-column");
        return column;
    }

    private String line(IssueLine row) {
        return row.location().map(this::line).orElse("");
    }

    private String line(Location location) {
        if (location.isByte()) {
            return MessageFormat.format(
                    resources.getString("issues.byte"), Integer.toString(location.offset()));
        }
        return location.line() > 0 ? Integer.toString(location.line()) : "";
    }

    /** Bytes take more room than lines; a column that somebody gave a width keeps it. */
    static void makeRoom(TreeTableView<IssueLine> table, List<IssueLine> lines) {
        if (lines.stream().anyMatch(IssueColumns::hasByte)) {
            table.getColumns().stream()
                    .filter(
                            column ->
                                    column.getId().equals(LINE) && column.getWidth() == LINE_WIDTH)
                    .forEach(
                            column -> {
                                double least = column.getMinWidth();
                                column.setMinWidth(BYTE_WIDTH);
                                column.setMinWidth(least);
                            });
            fit(table);
        }
    }

    private static boolean hasByte(IssueLine line) {
        return line.location().filter(Location::isByte).isPresent()
                || line.lines().stream().anyMatch(IssueColumns::hasByte);
    }

    private static String count(IssueLine row) {
        boolean told = row.kind() == IssueLine.Kind.ISSUE || row.kind() == IssueLine.Kind.FILE;
        return told ? Integer.toString(row.count()) : "";
    }

    private static String file(IssueLine row) {
        return row.kind() == IssueLine.Kind.FILE ? "" : row.file();
    }

    private static String code(IssueLine row) {
        return row.kind() == IssueLine.Kind.ISSUE ? row.codeName() : "";
    }
}
