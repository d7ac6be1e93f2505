package org.jointscope.diagnostics;

import static org.jointscope.diagnostics.Severity.ERROR;
import static org.jointscope.diagnostics.Severity.INFO;
import static org.jointscope.diagnostics.Severity.WARNING;

/**
 * A kind of trouble, named {@code OBJECT_FAULT}. The severity belongs to the code; the message is a
 * format string that quotes the offending value and the limit.
 */
public enum IssueCode {
    FILE_EMPTY(ERROR, "The file holds nothing."),
    FILE_NOT_UTF8(INFO, "The text is not UTF-8 and is read as Latin-1."),
    FILE_BYTE_ORDER_MARK(
            WARNING,
            "The file begins with a byte order mark; engines take it for a part of the first"
                    + " word."),
    FILE_TRAILING_CONTENT(
            INFO, "After the last part of the file stands %s; engines do not look at it."),

    STRING_UNTERMINATED(ERROR, "The string %s has no closing quote on its line."),
    COMMENT_UNTERMINATED(ERROR, "The comment that begins here is never closed."),
    KEYWORD_UNKNOWN(ERROR, "%s is no keyword here; its line is skipped."),
    KEYWORD_GLUED(ERROR, "There is no space after the keyword in %s."),
    KEYWORD_MISSING(ERROR, "The %s has no '%s'."),
    KEYWORD_REPEATED(ERROR, "'%s' stands here again; the first one counts."),
    TOKEN_UNEXPECTED(ERROR, "Expected %s, found %s."),
    NUMBER_NOT_FINITE(ERROR, "%s is not a finite number."),
    INTEGER_FRACTIONAL(ERROR, "Expected an integer, found %s."),
    INTEGER_OUT_OF_RANGE(ERROR, "%s does not fit an integer of 32 bits."),
    BLOCK_UNTERMINATED(ERROR, "The block '%s' of line %d is not closed before %s."),

    VERSION_UNSUPPORTED(
            WARNING,
            "MD5Version is %s, not 10; the file is read as far as it looks like version 10."),
    JOINT_COUNT_MISMATCH(ERROR, "numJoints is %d, but there are %d rows."),
    BASEFRAME_COUNT_MISMATCH(ERROR, "numJoints is %d, but the baseframe has %d rows."),
    MESH_COUNT_MISMATCH(ERROR, "numMeshes is %d, but there are %d."),
    VERT_COUNT_MISMATCH(ERROR, "numverts is %d, but there are %d rows."),
    TRI_COUNT_MISMATCH(ERROR, "numtris is %d, but there are %d rows."),
    WEIGHT_COUNT_MISMATCH(ERROR, "numweights is %d, but there are %d rows."),
    FRAME_COUNT_MISMATCH(ERROR, "numFrames is %d, but there are %d."),
    BOUNDS_COUNT_MISMATCH(WARNING, "numFrames is %d, but there are %d rows of bounds."),
    FRAME_LENGTH_MISMATCH(ERROR, "Frame %d holds %d floats; numAnimatedComponents is %d."),
    FRAME_NUMBER_UNEXPECTED(WARNING, "Frame %s stands where frame %d is due."),

    JOINT_PARENT_INVALID(
            ERROR, "Joint %d '%s' names joint %d as its parent, but there are only %d joints."),
    JOINT_PARENT_CYCLE(ERROR, "Joint %d '%s' is its own ancestor."),
    JOINT_PARENT_LATER(WARNING, "Joint %d '%s' stands before its parent, joint %d."),
    ROOT_SEVERAL(WARNING, "There are %d root joints; Doom 3 takes only one in an animation."),
    VERT_WEIGHTS_NONE(ERROR, "Vertex %d has %d weights."),
    VERT_WEIGHTS_OUT_OF_RANGE(ERROR, "Vertex %d takes weights %d to %d of %d."),
    TRI_VERTEX_OUT_OF_RANGE(ERROR, "Triangle %d has vertex %d of %d."),
    WEIGHT_JOINT_OUT_OF_RANGE(ERROR, "Weight %d follows joint %d of %d."),
    FLAGS_UNKNOWN_BITS(WARNING, "Joint %d '%s' has flags %d; only the bits of 63 mean something."),
    START_INDEX_OUT_OF_RANGE(ERROR, "Joint %d '%s' takes floats %d to %d of a frame that has %d."),
    START_INDEX_UNUSED_INVALID(
            WARNING,
            "Joint %d '%s' has flags 0, but startIndex %d of %d, which Doom 3 refuses all the"
                    + " same.");

    private final Severity severity;
    private final String message;

    IssueCode(Severity severity, String message) {
        this.severity = severity;
        this.message = message;
    }

    public Severity severity() {
        return severity;
    }

    /** Format of the sentence, for {@link java.util.Formatter}. */
    public String message() {
        return message;
    }
}
