package org.jointscope.ui.compatibility;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.edit.Cure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.table.TreeRow;

/**
 * A row of the compatibility table.
 *
 * @param id stable while the row is about the same subject; the id of the engine for its own row
 * @param engine the name of the engine, which is shown once, or of the group
 * @param topic the topic of a trait; empty for other rows
 * @param result a word: rejected; of a group, the number of engines by result
 * @param statement empty for a group
 * @param lines the rows below it
 */
public record CompatibilityLine(
        Kind kind,
        String id,
        String engine,
        String topic,
        String result,
        Optional<Statement> statement,
        List<CompatibilityLine> lines)
        implements TreeRow<CompatibilityLine> {

    /** The subject of a row. */
    public enum Kind {
        FAMILY,
        /** The group of the engines that the user did not choose. */
        OTHERS,
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
     * @param cures the repairs of the file that can make the rule pass, the best first
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

    public CompatibilityLine {
        lines = List.copyOf(lines);
    }

    /** Of a group: the most severe of its engines. */
    public Sign sign() {
        return statement
                .map(Statement::sign)
                .or(() -> lines.stream().map(CompatibilityLine::sign).min(Comparator.naturalOrder()))
                .orElseThrow();
    }

    /** A sentence about the requirement or behavior of the engine, or the counts of a group. */
    public String rule() {
        return statement.map(Statement::rule).orElse(result);
    }

    /** The result, which a group does not have as a word. */
    String word() {
        return isGroup() ? "" : result;
    }

    /** The engine's own message; may be empty. */
    String words() {
        return statement.map(Statement::words).orElse("");
    }

    /** The evidence; empty for a group. */
    String known() {
        return statement.map(Statement::known).orElse("");
    }

    private Optional<Details.Link> link() {
        return statement.flatMap(it -> it.links().stream().findFirst());
    }

    /** The content at the first location of the rule; may be empty. */
    public String there() {
        return link().map(Details.Link::there).orElse("");
    }

    @Override
    public Optional<FileLocation> target() {
        return link().map(Details.Link::target);
    }

    @Override
    public boolean isGroup() {
        return kind == Kind.FAMILY || kind == Kind.OTHERS;
    }

    @Override
    public boolean isUnfolded() {
        return kind == Kind.FAMILY;
    }

    @Override
    public boolean isLast() {
        return kind == Kind.OTHERS;
    }

    /** The group, the engine or the topic of the row. */
    String name() {
        return isGroup() || kind == Kind.ENGINE ? engine : topic;
    }

    String file() {
        return target().map(FileLocation::fileName).orElse("");
    }

    /** For sorting: the line, or the byte; 0 if there is none. */
    int position() {
        return location().map(at -> at.isByte() ? at.offset() : at.line()).orElse(0);
    }

    /** {@code 12}, or {@code byte 68}. */
    String locationText() {
        return location()
                .map(at -> at.isByte() ? Texts.program().of("issues.byte", at.offset()) : Integer.toString(at.line()))
                .orElse("");
    }

    private Optional<Location> location() {
        return target().map(FileLocation::location);
    }
}
