package org.jointscope.ui.verdicts;

import org.jointscope.ui.document.FilePlace;

import java.util.List;
import java.util.Optional;

/**
 * A line of the list of verdicts.
 *
 * @param id the same as long as it stands for the same; that of the engine where it stands for one
 * @param engine its name, which is shown once
 * @param topic what of the picture the line is about; empty if it is about a verdict
 * @param verdict a word: rejects
 * @param rule a sentence on what the engine wants, or does
 * @param there what stands in the file that the rule is about; empty if nothing does
 * @param target that choosing the line leads to
 * @param lines what it unfolds to
 */
public record VerdictLine(
        Kind kind,
        String id,
        Sign sign,
        String engine,
        String topic,
        String verdict,
        String rule,
        String there,
        Optional<FilePlace> target,
        VerdictDetails details,
        List<VerdictLine> lines) {

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

    public VerdictLine {
        lines = List.copyOf(lines);
    }

    /** Whose line it is, or what the line is about. */
    String name() {
        return kind == Kind.ENGINE ? engine : topic;
    }

    String file() {
        return target.map(FilePlace::fileName).orElse("");
    }

    /** For sorting: the line, or the byte; 0 if there is none. */
    int position() {
        return target.map(FilePlace::location)
                .map(at -> at.isByte() ? at.offset() : at.line())
                .orElse(0);
    }

    /** {@code 12}, or {@code byte 68}. */
    String place() {
        return target.map(FilePlace::location)
                .map(at -> at.isByte() ? at.toString() : Integer.toString(at.line()))
                .orElse("");
    }
}
