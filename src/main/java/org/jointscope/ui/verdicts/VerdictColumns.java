package org.jointscope.ui.verdicts;

import static org.jointscope.ui.pane.TreeTableKit.column;

import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Function;

/** The columns of the list. */
final class VerdictColumns {

    private static final String RULE = "rule";
    private static final String THERE = "there";
    private static final double LEAST = 110;
    private static final double RULE_SHARE = 0.55;
    private static final double SCROLL_BAR = 18;

    private final ResourceBundle resources;

    VerdictColumns(ResourceBundle resources) {
        this.resources = resources;
    }

    /** The rule and what stands there share what the others leave. */
    static void fit(TreeTableView<VerdictLine> table) {
        double others =
                table.getVisibleLeafColumns().stream()
                        .filter(column -> !isSentence(column))
                        .mapToDouble(TreeTableColumn::getWidth)
                        .sum();
        double rest = table.getWidth() - others - SCROLL_BAR;
        boolean both =
                table.getVisibleLeafColumns().stream()
                        .anyMatch(column -> THERE.equals(column.getId()));
        double rule = both ? rest * RULE_SHARE : rest;
        table.getColumns().stream()
                .filter(VerdictColumns::isSentence)
                .forEach(
                        column ->
                                column.setPrefWidth(
                                        Math.max(
                                                LEAST,
                                                RULE.equals(column.getId()) ? rule : rest - rule)));
    }

    private static boolean isSentence(TreeTableColumn<?, ?> column) {
        return RULE.equals(column.getId()) || THERE.equals(column.getId());
    }

    void addTo(TreeTableView<VerdictLine> table) {
        TreeTableColumn<VerdictLine, String> engine =
                column("engine", title("engine"), VerdictLine::engine, VerdictColumns::engine);
        engine.setCellFactory(c -> new NameCell());
        TreeTableColumn<VerdictLine, Sign> verdict =
                column("verdict", title("verdict"), VerdictLine::sign, VerdictLine::verdict);
        verdict.setCellFactory(c -> new SignCell());
        TreeTableColumn<VerdictLine, Integer> line =
                column("place", title("place"), VerdictLine::position, VerdictLine::place);
        line.getStyleClass().add("number-column");
        table.getColumns()
                .setAll(
                        List.of(
                                wide(engine, 202),
                                wide(verdict, 92),
                                sentence(RULE, 300, VerdictLine::rule),
                                sentence(THERE, 240, VerdictLine::there),
                                wide(line, 76),
                                text("file", 100, VerdictLine::file),
                                hidden(sentence("words", 220, row -> row.details().words())),
                                hidden(text("known", 220, row -> row.details().known()))));
        table.setTreeColumn(engine);
    }

    /** What is copied says in every row whose it is. */
    private static String engine(VerdictLine row) {
        return row.topic().isEmpty() ? row.engine() : row.engine() + ": " + row.topic();
    }

    private TreeTableColumn<VerdictLine, String> text(
            String id, double width, Function<VerdictLine, String> text) {
        return wide(column(id, title(id), text, text), width);
    }

    private TreeTableColumn<VerdictLine, String> sentence(
            String id, double width, Function<VerdictLine, String> text) {
        TreeTableColumn<VerdictLine, String> column = text(id, width, text);
        column.setCellFactory(c -> new SentenceCell());
        return column;
    }

    /** The explanation has it; whoever wants it in the list, too, gets it by the menu. */
    private static TreeTableColumn<VerdictLine, String> hidden(
            TreeTableColumn<VerdictLine, String> column) {
        column.setVisible(false);
        return column;
    }

    private static <V> TreeTableColumn<VerdictLine, V> wide(
            TreeTableColumn<VerdictLine, V> column, double width) {
        column.setPrefWidth(width);
        return column;
    }

    private String title(String column) {
        return resources.getString("verdicts.column." + column);
    }
}
