package org.jointscope.ui.verdicts;

import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Finding;
import org.jointscope.edit.Cure;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.TreeRow;

import java.util.List;
import java.util.Optional;

/**
 * A row of the compatibility table.
 *
 * @param id stable while the row is about the same subject; the id of the engine for its own row
 * @param engine the name of the engine, which is shown once
 * @param topic the topic of a trait; empty for other rows
 * @param verdict a word: rejected
 * @param lines the rows below it
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

    /** The subject of a row. */
    public enum Kind {
        ENGINE,
        /** A rule that applies. */
        REASON,
        /** The summary of the traits of an engine. */
        MANNER,
        /** A trait of an engine. */
        TRAIT
    }

    /**
     * The texts about a result, a rule or a trait of an engine. Some can be empty.
     *
     * @param rule the requirement or behavior of the engine
     * @param links one for each listed location; may be empty
     * @param words the engine's own message
     * @param known the evidence for the rule
     * @param source the location of the evidence
     * @param cures the repairs of the animation that can make the rule pass, the best first
     * @param findings those of the rule, in the animation
     */
    public record Statement(
            Engine engine,
            Sign sign,
            String rule,
            List<Details.Link> links,
            String words,
            String known,
            String source,
            List<Cure> cures,
            List<Finding> findings) {

        public Statement {
            links = List.copyOf(links);
            cures = List.copyOf(cures);
            findings = List.copyOf(findings);
        }
    }

    public VerdictLine {
        lines = List.copyOf(lines);
    }

    public Sign sign() {
        return statement.sign();
    }

    /** A sentence about the requirement or behavior of the engine. */
    public String rule() {
        return statement.rule();
    }

    /** The content at the first location of the rule; may be empty. */
    public String there() {
        return statement.links().stream().findFirst().map(Details.Link::there).orElse("");
    }

    @Override
    public Optional<FilePlace> target() {
        return statement.links().stream().findFirst().map(Details.Link::place);
    }

    /** The engine or the topic of the row. */
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
