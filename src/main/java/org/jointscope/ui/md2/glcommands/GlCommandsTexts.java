package org.jointscope.ui.md2.glcommands;

import org.jointscope.analysis.GlAgreement;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Md2;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.md2.glcommands.GlCommandsViewModel.CommandFilter;
import org.jointscope.ui.pane.Judgment;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Words about strips and fans. */
final class GlCommandsTexts {

    private static final int MOST_ROWS = 12;

    private final Texts texts;

    GlCommandsTexts(Texts texts) {
        this.texts = texts;
    }

    /** How many there are of each kind, and what they save. */
    String figures(List<CommandRow> rows) {
        if (rows.isEmpty()) {
            return "";
        }
        int strips = (int) rows.stream().filter(CommandRow::isStrip).count();
        int vertices = rows.stream().mapToInt(CommandRow::vertexCount).sum();
        int triangles = rows.stream().mapToInt(CommandRow::triangleCount).sum();
        return texts.of(
                "glcommands.figures",
                count("strips", strips),
                count("fans", rows.size() - strips),
                Numbers.fixed((double) vertices / rows.size(), 1),
                count("triangles", triangles),
                count("vertices", vertices),
                3 * triangles);
    }

    private String count(String what, int count) {
        String key = "glcommands.count." + what;
        return count == 1 ? texts.of(key + ".one") : texts.of(key, count);
    }

    String comparing() {
        return texts.of("glcommands.comparing");
    }

    Judgment failed(Throwable fault) {
        return new Judgment(Judgment.State.BAD, texts.of("glcommands.failed", fault));
    }

    /** Whether they draw what the list says, and whether they are ended. */
    Judgment agreement(Md2 md2, GlAgreement agreement) {
        if (md2.glCommands().list().isEmpty()) {
            return Judgment.NONE;
        }
        List<String> sentences = new ArrayList<>();
        if (agreement.agrees()) {
            sentences.add(texts.of("glcommands.agrees", count("triangles", agreement.drawn())));
        }
        if (agreement.unlisted() > 0) {
            sentences.add(texts.of("glcommands.unlisted", agreement.unlisted(), agreement.drawn()));
        }
        if (agreement.undrawn().length > 0) {
            sentences.add(
                    texts.of(
                            "glcommands.undrawn",
                            agreement.undrawn().length,
                            agreement.listed(),
                            rows(agreement.undrawn())));
        }
        boolean ended = md2.glCommands().ended();
        sentences.add(texts.of(ended ? "glcommands.ended" : "glcommands.notEnded"));
        boolean good = agreement.agrees() && ended;
        return new Judgment(
                good ? Judgment.State.GOOD : Judgment.State.BAD, String.join(" ", sentences));
    }

    private static String rows(int[] rows) {
        String some =
                Arrays.stream(rows)
                        .limit(MOST_ROWS)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(", "));
        return rows.length > MOST_ROWS ? some + ", …" : some;
    }

    String kind(CommandRow row) {
        return texts.of(row.isStrip() ? "glcommands.strip" : "glcommands.fan");
    }

    /** Which vertices which of its triangles has. */
    String explain(CommandRow row) {
        return texts.of(
                row.isStrip() ? "glcommands.strip.help" : "glcommands.fan.help",
                count("vertices", row.vertexCount()),
                count("triangles", row.triangleCount()));
    }

    /** What the vertices of a command are headed by. */
    String chosen(CommandRow row) {
        return texts.of(
                row.isStrip() ? "glcommands.chosen.strip" : "glcommands.chosen.fan",
                row.index(),
                count("vertices", row.vertexCount()),
                count("triangles", row.triangleCount()));
    }

    String filter(CommandFilter filter, int count) {
        return texts.of("glcommands.filter." + filter.name(), count);
    }

    String explain(CommandVertex vertex) {
        return texts.of(
                vertex.exists() ? "glcommands.vertex.help" : "glcommands.vertex.missing",
                vertex.vertex());
    }

    /**
     * What is wrong with a command: what was found in its bytes, and what its triangles lack.
     *
     * @param unlisted how many of its triangles are not in the list of triangles
     */
    Optional<IssueMarks.Mark> mark(CommandRow row, int unlisted, List<Finding> findings) {
        List<String> messages =
                findings.stream().map(Finding::message).collect(Collectors.toList());
        Severity worst =
                findings.stream()
                        .map(finding -> finding.code().severity())
                        .min(Comparator.naturalOrder())
                        .orElse(Severity.WARNING);
        boolean said =
                findings.stream()
                        .anyMatch(
                                finding -> finding.code() == IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE);
        if (row.missing() > 0 && !said) {
            messages.add(texts.of("glcommands.mark.missing", row.missing()));
            worst = Severity.ERROR;
        }
        if (unlisted > 0) {
            messages.add(texts.of("glcommands.mark.unlisted", unlisted));
        }
        return messages.isEmpty()
                ? Optional.empty()
                : Optional.of(new IssueMarks.Mark(worst, messages));
    }
}
