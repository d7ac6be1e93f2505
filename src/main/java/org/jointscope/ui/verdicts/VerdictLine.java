package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Location;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.TreeRow;

import java.util.List;
import java.util.Optional;

/**
 * A line of the list of verdicts.
 *
 * @param id the same as long as it stands for the same; that of the engine where it stands for one
 * @param engine its name, which is shown once
 * @param topic what of the picture the line is about; empty if it is about a verdict
 * @param verdict a word: rejects
 * @param lines what it expands to
 */
public record VerdictLine(
        Kind kind,
        String id,
        String engine,
        String topic,
        String verdict,
        Statement statement,
        List<VerdictLine> lines)
        implements TreeRow<VerdictLine> {

    /** What a line stands for. */
    public enum Kind {
        ENGINE,
        /** A rule that applies. */
        REASON,
        /** All that an engine shows in its own manner. */
        MANNER,
        /** A part of that. */
        TRAIT
    }

    /**
     * What there is to say about a verdict, a rule, or what an engine shows. Texts are empty where
     * there is nothing to say.
     *
     * @param rule what the engine wants, or does
     * @param links one a place that is listed; possibly none
     * @param words what the engine itself says
     * @param known how the rule is known
     * @param source where it was read
     */
    public record Statement(
            Engine engine,
            Sign sign,
            String rule,
            List<Details.Link> links,
            String words,
            String known,
            String source) {

        public Statement {
            links = List.copyOf(links);
        }
    }

    public VerdictLine {
        lines = List.copyOf(lines);
    }

    public Sign sign() {
        return statement.sign();
    }

    /** A sentence on what the engine wants, or does. */
    public String rule() {
        return statement.rule();
    }

    /** What the file says at the first place that the rule is about; may be empty. */
    public String there() {
        return statement.links().stream().findFirst().map(Details.Link::there).orElse("");
    }

    @Override
    public Optional<FilePlace> target() {
        return statement.links().stream().findFirst().map(Details.Link::place);
    }

    /** Whose line it is, or what the line is about. */
    String name() {
        return kind == Kind.ENGINE ? engine : topic;
    }

    String file() {
        return target().map(FilePlace::fileName).orElse("");
    }

    /** For sorting: the line, or the byte; 0 if there is none. */
    int position() {
        return location().map(at -> at.isByte() ? at.offset() : at.line()).orElse(0);
    }

    /** {@code 12}, or {@code byte 68}. */
    String place() {
        return location()
                .map(at -> at.isByte() ? at.toString() : Integer.toString(at.line()))
                .orElse("");
    }

    private Optional<Location> location() {
        return target().map(FilePlace::location);
    }
}
