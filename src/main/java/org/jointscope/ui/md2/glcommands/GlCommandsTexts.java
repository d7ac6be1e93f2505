package org.jointscope.ui.md2.glcommands;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.GlAgreement;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.md2.glcommands.GlCommandsViewModel.CommandFilter;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.text.Numbers;

/** Texts about strips and fans. */
record GlCommandsTexts(Texts texts) {

    /** The number of commands of each kind, and the vertices that they save. */
    String figures(List<CommandRow> rows) {
        if (rows.isEmpty()) {
            return "";
        }
        int strips = (int) rows.stream().filter(row -> row.command().isStrip()).count();
        int vertices = rows.stream().mapToInt(row -> row.command().size()).sum();
        int triangles =
                rows.stream().mapToInt(row -> row.command().triangleCount()).sum();
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
        return texts.of("glcommands.count." + what, count);
    }

    Assessment failed(Throwable fault) {
        return new Assessment(Assessment.State.BAD, texts.of("glcommands.failed", fault));
    }

    /** Whether they draw the triangles of the list, and whether they are terminated. */
    Assessment agreement(Md2 md2, GlAgreement agreement) {
        if (md2.glCommands().list().isEmpty()) {
            return Assessment.NONE;
        }
        List<String> sentences = new ArrayList<>();
        if (agreement.agrees()) {
            sentences.add(texts.of("glcommands.agrees", count("triangles", agreement.drawn())));
        }
        if (agreement.unlisted() > 0) {
            sentences.add(texts.of("glcommands.unlisted", agreement.unlisted(), agreement.drawn()));
        }
        if (agreement.undrawn().length > 0) {
            sentences.add(texts.of(
                    "glcommands.undrawn",
                    agreement.undrawn().length,
                    agreement.listed(),
                    list(agreement.undrawn(), 12, ", ")));
        }
        boolean ended = md2.glCommands().ended();
        sentences.add(texts.of(ended ? "glcommands.ended" : "glcommands.notEnded"));
        boolean good = agreement.agrees() && ended;
        return new Assessment(good ? Assessment.State.GOOD : Assessment.State.BAD, String.join(" ", sentences));
    }

    /** The first of some indices, with an ellipsis if there are more. */
    static String list(int[] indices, int most, String separator) {
        Stream<String> some = Arrays.stream(indices).limit(most).mapToObj(Integer::toString);
        return Stream.concat(some, indices.length > most ? Stream.of("…") : Stream.empty())
                .collect(Collectors.joining(separator));
    }

    String kind(CommandRow row) {
        return texts.of(row.command().isStrip() ? "glcommands.strip" : "glcommands.fan");
    }

    /** The vertices of each triangle of a command. */
    String explain(CommandRow row) {
        return texts.of(
                row.command().isStrip() ? "glcommands.strip.help" : "glcommands.fan.help",
                count("vertices", row.command().size()),
                count("triangles", row.command().triangleCount()));
    }

    /** The title of the vertices of a command. */
    String chosen(Md2 md2, CommandRow row) {
        int[] listed = GlAgreement.rows(md2, row.command());
        String text = texts.of(
                row.command().isStrip() ? "glcommands.chosen.strip" : "glcommands.chosen.fan",
                row.index(),
                count("vertices", row.command().size()),
                count("triangles", row.command().triangleCount()));
        return listed.length == 0 ? text : texts.of("glcommands.chosen.listed", text, ranges(listed));
    }

    /** {@code 3, 7–9} */
    private static String ranges(int[] ascending) {
        List<String> ranges = new ArrayList<>();
        for (int from = 0, to; from < ascending.length; from = to) {
            to = from + 1;
            while (to < ascending.length && ascending[to] == ascending[to - 1] + 1) {
                to++;
            }
            String first = Integer.toString(ascending[from]);
            ranges.add(to == from + 1 ? first : first + "–" + ascending[to - 1]);
        }
        return String.join(", ", ranges);
    }

    String filter(CommandFilter filter, long count) {
        return texts.of("glcommands.filter." + filter.name(), count);
    }

    String explain(CommandVertex vertex) {
        return texts.of(vertex.exists() ? "glcommands.vertex.help" : "glcommands.vertex.missing", vertex.vertex());
    }

    /**
     * The problems of a command: the findings in its bytes, and its invalid or unlisted triangles.
     *
     * @param unlisted the number of its triangles that are not in the list of triangles
     */
    Optional<IssueMarks.Mark> mark(CommandRow row, int unlisted, List<Finding> findings) {
        List<IssueMarks.Mark> marks = new ArrayList<>();
        findings.forEach(finding -> marks.add(IssueMarks.Mark.of(finding)));
        if (row.missing() > 0 && findings.stream().noneMatch(it -> it.code() == IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE)) {
            String message = texts.of("glcommands.mark.missing", row.missing());
            marks.add(new IssueMarks.Mark(Severity.ERROR, List.of(message)));
        }
        if (unlisted > 0) {
            // This does not raise the severity of the findings.
            Severity severity =
                    marks.isEmpty() ? Severity.WARNING : marks.getFirst().severity();
            String message = texts.of("glcommands.mark.unlisted", unlisted);
            marks.add(new IssueMarks.Mark(severity, List.of(message)));
        }
        return marks.stream().reduce(IssueMarks.Mark::and);
    }
}
