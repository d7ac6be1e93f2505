package org.jointscope.diagnostics;

import static org.jointscope.diagnostics.Severity.ERROR;
import static org.jointscope.diagnostics.Severity.HINT;
import static org.jointscope.diagnostics.Severity.INFO;
import static org.jointscope.diagnostics.Severity.WARNING;

import java.util.ResourceBundle;
import java.util.regex.Pattern;

/**
 * A kind of trouble, named {@code OBJECT_FAULT}. The severity belongs to the code; the message is a
 * format string that quotes the offending value and the limit. What the trouble means, what to do
 * about it and where the rule comes from stands in {@code IssueCode.properties}.
 */
public enum IssueCode {
    FILE_EMPTY(ERROR, "The file holds nothing."),
    FILE_FOREIGN(ERROR, "The file is named .%s, but what it holds is %s."),
    FILE_NOT_UTF8(INFO, "The text is not UTF-8 and is read as Latin-1."),
    FILE_BYTE_ORDER_MARK(
            WARNING,
            "The file begins with a byte order mark; some engines take it for a part of the first"
                    + " word."),
    FILE_NUL(WARNING, "Here stands a NUL byte, the first of %d; engines stop reading at it."),
    FILE_BARE_CR(
            WARNING,
            "The lines end in CR alone; engines take the file for one line, of which a // comment"
                    + " hides the rest."),
    FILE_TRAILING_CONTENT(
            INFO, "After the last part of the file stands %s; engines do not look at it."),
    ROWS_TOO_MANY(ERROR, "The file has %d %s; Jointscope reads only the first %d."),

    STRING_UNTERMINATED(ERROR, "The string %s has no closing quote on its line."),
    COMMENT_UNTERMINATED(ERROR, "The comment that begins here is never closed."),
    NAME_UNQUOTED(WARNING, "The name %s stands without quotes, which some engines refuse."),
    KEYWORD_UNKNOWN(ERROR, "%s is no keyword here%s; its line is skipped."),
    KEYWORD_CASE(ERROR, "%s is read as '%s'; engines tell capitals from small letters."),
    KEYWORD_GLUED(ERROR, "There is no space after the keyword in %s."),
    KEYWORD_MISSING(ERROR, "The %s has no '%s'."),
    KEYWORD_REPEATED(ERROR, "'%s' stands here again; the first one counts."),
    KEYWORD_OUT_OF_ORDER(WARNING, "'%s' stands behind '%s'; Doom 3 wants it before."),
    COMMANDLINE_MISSING(WARNING, "The file has no 'commandline', which Doom 3 insists on."),
    TOKEN_UNEXPECTED(ERROR, "Expected %2$s, found %1$s."),
    NUMBER_NOT_FINITE(ERROR, "%s is not a finite number."),
    NUMBER_DECIMAL_COMMA(ERROR, "%s has a decimal comma, which no engine takes; it is read as %s."),
    NUMBER_EXPONENT_CAPITAL(WARNING, "The exponent of %s has a capital E, which Doom 3 refuses."),
    NUMBER_PLUS_SIGN(WARNING, "%s begins with a plus sign, which Doom 3 refuses."),
    NUMBER_ZERO_PADDED(
            WARNING, "%s is read as %s; Doom 3 takes its leading 0 for octal, and reads %s."),
    INTEGER_WITH_POINT(WARNING, "%s stands where an integer belongs; it is read as %s."),
    INTEGER_FRACTIONAL(ERROR, "Expected an integer, found %s."),
    INTEGER_OUT_OF_RANGE(ERROR, "%s does not fit an integer of 32 bits."),
    BLOCK_UNTERMINATED(ERROR, "The block '%2$s' of line %3$d is not closed before %1$s."),
    BLOCK_REPEATED(ERROR, "A second block '%s' begins here; its rows are added to the first."),

    VERSION_UNSUPPORTED(
            WARNING,
            "MD5Version is %s, not 10; the file is read as far as it looks like version 10."),
    COUNT_NEGATIVE(ERROR, "%s is %d, and a count is never negative; there are %d."),
    JOINT_COUNT_MISMATCH(ERROR, "numJoints is %d, but there are %d rows."),
    BASEFRAME_COUNT_MISMATCH(ERROR, "numJoints is %d, but the baseframe has %d rows."),
    MESH_COUNT_MISMATCH(ERROR, "numMeshes is %d, but the file has %d."),
    VERT_COUNT_MISMATCH(ERROR, "numverts is %d, but there are %d rows."),
    TRI_COUNT_MISMATCH(ERROR, "numtris is %d, but there are %d rows."),
    WEIGHT_COUNT_MISMATCH(ERROR, "numweights is %d, but there are %d rows."),
    FRAME_COUNT_MISMATCH(ERROR, "numFrames is %d, but the file has %d."),
    BOUNDS_COUNT_MISMATCH(WARNING, "numFrames is %d, but there are %d rows of bounds."),
    FRAME_RATE_INVALID(ERROR, "frameRate is %s; it has to be more than 0."),
    FRAME_RATE_FRACTIONAL(WARNING, "frameRate is %s; Doom 3 reads it as %d."),
    COMPONENT_COUNT_OUT_OF_RANGE(
            ERROR, "numAnimatedComponents is %d; for %d joints it can be 0 to %d."),

    JOINTS_NONE(ERROR, "There are no joints; a model needs one at least."),
    JOINT_NAME_EMPTY(WARNING, "Joint %d has no name."),
    JOINT_NAME_DUPLICATE(WARNING, "Joint %d '%s' has the name of joint %d."),
    JOINT_NAME_CASE(
            WARNING,
            "Joint %d '%s' differs from joint %d '%s' only in capitals and small letters."),
    JOINT_PARENT_INVALID(
            ERROR, "Joint %d '%s' names joint %d as its parent, but there are only %d joints."),
    JOINT_PARENT_SELF(ERROR, "Joint %d '%s' is its own parent."),
    JOINT_PARENT_CYCLE(
            ERROR, "Joint %d '%s' is its own ancestor: its parent, joint %d '%s', hangs on it."),
    JOINT_PARENT_LATER(WARNING, "Joint %d '%s' stands before its parent, joint %d '%s'."),
    JOINT_ORDER_NOT_DEPTH_FIRST(
            INFO,
            "Joint %d '%s' hangs on joint %d '%s', but Doom 3's list '*%s' ends before it, at joint"
                    + " %d '%s'."),
    JOINT_ORIENTATION_TOO_LONG(
            WARNING, "The orientation of joint %d '%s' has x²+y²+z² = %s, which is more than 1."),
    ROOT_SEVERAL(
            WARNING,
            "Joint %d '%s' is the second of %d roots; Doom 3 takes only one in an animation."),

    MESH_EMPTY(WARNING, "Mesh %d has no triangles."),
    SHADER_EMPTY(INFO, "The shader of mesh %d is empty."),
    SHADER_ABSOLUTE(
            WARNING,
            "The shader '%s' begins with '%s'; games look below their own folder and will not find"
                    + " it."),
    SHADER_EXTENSION(
            HINT, "The shader '%s' has a dot; Doom 3 cuts it off there and looks for '%s'."),
    VERT_INDEX_UNEXPECTED(WARNING, "Vertex %d is numbered %d; some engines go by the number."),
    TRI_INDEX_UNEXPECTED(WARNING, "Triangle %d is numbered %d; some engines go by the number."),
    WEIGHT_INDEX_UNEXPECTED(WARNING, "Weight %d is numbered %d; some engines go by the number."),
    VERT_WEIGHTS_NONE(ERROR, "Vertex %d has %d weights; it needs at least 1."),
    VERT_WEIGHTS_OUT_OF_RANGE(
            ERROR, "Vertex %d takes weights %d to %d, but the mesh has only %d weights."),
    VERT_WEIGHTS_OVER_4(INFO, "Vertex %d has %d weights; Doom 3 BFG keeps the largest 4."),
    VERT_WEIGHTS_OVER_8(
            WARNING,
            "Vertex %d has %d weights; engines that skin on the graphics card keep 8 at most."),
    VERT_BIAS_SUM(
            WARNING,
            "The biases of vertex %d add up to %s, not 1, which moves it %s the model's origin."),
    VERT_UNUSED(HINT, "No triangle has vertex %d."),
    WEIGHT_BIAS_NEGATIVE(WARNING, "Weight %d has the negative bias %s."),
    WEIGHT_BIAS_ZERO(HINT, "Weight %d has the bias 0 and moves nothing."),
    WEIGHT_JOINT_OUT_OF_RANGE(ERROR, "Weight %d follows joint %d; the last joint is joint %d."),
    WEIGHT_UNUSED(HINT, "No vertex takes weight %d."),
    TRI_VERTEX_OUT_OF_RANGE(ERROR, "Triangle %d has vertex %d, but the mesh has only %d vertices."),
    TRI_DEGENERATE(INFO, "Triangle %d has vertex %d more than once and covers nothing."),
    TRI_DUPLICATE(INFO, "Triangle %d ( %d %d %d ) is triangle %d once more."),

    FLAGS_UNKNOWN_BITS(WARNING, "Joint %d '%s' has flags %d; only the bits of 63 mean something."),
    START_INDEX_OUT_OF_RANGE(
            ERROR, "Joint %d '%s' has startIndex %d; a frame's floats are 0 to %d."),
    START_INDEX_UNUSED_INVALID(
            WARNING,
            "Joint %d '%s' has flags 0, but startIndex %d of %d, which Doom 3 refuses all the"
                    + " same."),
    COMPONENTS_PAST_THE_END(ERROR, "Joint %d '%s' takes %s of a frame that has only %d."),
    COMPONENTS_OVERLAP(WARNING, "Joint %d '%s' takes %s, which joint %d '%s' takes, too."),
    COMPONENTS_UNOWNED(WARNING, "No joint takes %s of the %d in a frame."),
    COMPONENTS_COUNT_MISMATCH(
            WARNING, "numAnimatedComponents is %d, but the flags of all joints ask for %d."),
    COMPONENTS_CONSTANT(
            HINT,
            "%d of %d components are the same in all %d frames; repacked, a frame would hold %d"
                    + " floats, %s less."),
    COMMENT_CONTRADICTS_ROW(
            WARNING, "The comment behind joint %d '%s' says %s, but its row says %s."),
    BASEFRAME_ORIENTATION_TOO_LONG(
            WARNING, "The baseframe of joint %d '%s' has x²+y²+z² = %s, which is more than 1."),
    FRAMES_NONE(ERROR, "There are no frames; there has to be one at least."),
    FRAME_REPEATED(WARNING, "Frame %d stands here again; it was on line %d."),
    FRAME_OUT_OF_ORDER(WARNING, "Frame %d stands %s."),
    FRAME_MISSING(WARNING, "%s missing before frame %d."),
    FRAME_LENGTH_MISMATCH(ERROR, "The length of %s is %d; numAnimatedComponents is %d."),
    FRAME_ORIENTATION_TOO_LONG(
            WARNING, "In frame %d, joint %d '%s' has x²+y²+z² = %s, which is more than 1."),
    FRAME_JOINT_LEAP(
            INFO,
            "From frame %d to %d, joint %d '%s' %s; three in four of its steps are %s or less."),
    REPAIR_SUGGESTED(WARNING, "The values are implausible; probable repair: %s."),
    LOOP_SEAM(HINT, "From the last frame to the first, joint %d '%s' %s; looped, it jumps."),
    CUT_COUNT_MISMATCH(ERROR, "numCuts is %d, but the file has %d."),
    CUT_OUT_OF_RANGE(ERROR, "Cut %d is frame %d; %s."),
    CUT_OUT_OF_ORDER(WARNING, "Cut %d, frame %d, stands behind a cut at frame %d."),
    CUT_REPEATED(WARNING, "Cut %d, frame %d, is the same as one before it."),
    CUT_SHOWS_NOTHING(INFO, "Cut %d, frame %d, %s, so that a view has no time to be seen."),
    CAMERA_ORIENTATION_TOO_LONG(
            WARNING,
            "In frame %d, the camera's orientation has x²+y²+z² = %s, which is more than 1."),
    CAMERA_FOV_INVALID(
            WARNING, "In frame %d, fov is %s; an angle of view lies between 0 and 180 degrees."),
    CAMERA_LEAP(
            HINT, "From frame %d to %d, the camera %s; three in four of its steps are %s or less."),
    BOUNDS_MISSING(WARNING, "The file has no 'bounds', which Doom 3 insists on."),
    BOUNDS_INVERTED(
            WARNING, "The bounds of frame %d have a minimum %s above the maximum %s along %s."),
    BOUNDS_ALL_ZERO(WARNING, "The bounds of %s are all zero."),
    BOUNDS_UNCHANGED(HINT, "The bounds are the same in all %d frames, but the joints move."),
    BOUNDS_OF_REMOVED_FRAMES(
            WARNING, "Frames are numbered %d to %d, but there are %d bounds rows; %s."),

    BOUNDS_TOO_SMALL(
            WARNING, "The mesh sticks out of the bounds of %s by %s %s, %s of its size%s."),
    BOUNDS_TOO_LARGE(
            HINT,
            "The bounds are %s times the size of the mesh and its joints (median); frame %d: %s"
                    + " times."),
    PAIR_JOINT_COUNT_MISMATCH(WARNING, "The animation has %d joints, the mesh %d: %s."),
    PAIR_JOINT_NAME_MISMATCH(
            WARNING,
            "Joint %d '%s' of the animation is not in the mesh; it seems to be joint %d '%s'"
                    + " there."),
    PAIR_JOINT_NAME_CASE(
            WARNING,
            "Joint %d '%s' of the animation is joint %d '%s' in the mesh; Doom 3 tells capitals"
                    + " from small letters."),
    PAIR_JOINT_PARENT_MISMATCH(WARNING, "Joint %d '%s' %s in the animation; in the mesh it %s."),
    PAIR_JOINT_ORDER(
            WARNING,
            "%d of %d joints stand in another order: '%s' is joint %d in the animation, but joint"
                    + " %d in the mesh."),

    MD2_IDENT_WRONG(ERROR, "The file begins with %s; a model of Quake II begins with 'IDP2'."),
    MD2_HEADER_TRUNCATED(ERROR, "The header takes %d bytes, but the file ends after %d."),
    MD2_VERSION_UNSUPPORTED(ERROR, "version is %d, not 8; the file is read as if it were 8."),
    MD2_COUNT_TOO_SMALL(ERROR, "%s is %d; it has to be %d at least."),
    MD2_COUNT_OVER_LIMIT(WARNING, "%s is %d; Quake II takes %d at most."),
    MD2_SKIN_SIZE_INVALID(ERROR, "%s is %d; a skin has one pixel at least."),
    MD2_SKIN_TOO_TALL(WARNING, "skinheight is %d; Quake II takes 480 at most."),
    MD2_FRAME_SIZE_TOO_SMALL(
            ERROR,
            "framesize is %d, but a frame of %d vertices takes %d bytes; it is read as if it were"
                    + " that."),
    MD2_FRAME_SIZE_TOO_LARGE(
            INFO,
            "framesize is %d, and a frame of %d vertices takes %d bytes; what is left of each is"
                    + " skipped."),
    MD2_OFFSET_MISALIGNED(WARNING, "%s is %d, which is no multiple of %d; q2pro refuses that."),
    MD2_SECTION_OUTSIDE(
            ERROR,
            "The %s are said to be at bytes %d to %d, but the file has %d; %d of %d can be read."),
    MD2_SECTIONS_OVERLAP(WARNING, "The %s lie in the %s: both have bytes %d to %d."),
    MD2_FILE_TRUNCATED(ERROR, "ofs_end is %d, but the file ends after %d bytes."),
    MD2_BYTES_AFTER_END(INFO, "ofs_end is %d, but the file has %d bytes: %d more."),
    MD2_LINE_ENDS_CONVERTED(
            ERROR,
            "A program has converted line ends in this file, which is no text: ofs_end is %d, the"
                    + " file has %d bytes, and %s."),
    MD2_SKIN_NAME_UNTERMINATED(
            WARNING, "The name of skin %d fills all %d bytes, and no NUL ends it: %s."),
    MD2_FRAME_NAME_UNTERMINATED(
            INFO, "The name of frame %d fills all %d bytes, and no NUL ends it: %s."),
    MD2_SKIN_NAME_ABSOLUTE(
            WARNING, "The path of skin %d is absolute: '%s'; games search below their own folder."),
    MD2_SKIN_NAME_BACKSLASH(
            WARNING, "The path of skin %d contains a backslash: '%s'; Quake II requires '/'."),
    MD2_SKIN_NAME_UNPRINTABLE(
            WARNING, "The path of skin %d, '%s', contains byte %s, which is not printable ASCII."),
    MD2_FRAME_NAME_EMPTY(HINT, "Frame %d has no name."),
    MD2_FRAME_NAME_DUPLICATE(HINT, "Frame %d has the same name, '%s', as frame %d."),
    MD2_NAME_REST(HINT, "Behind the end of the name of %s %d, %s, stand bytes that mean nothing."),
    MD2_FRAME_NOT_FINITE(ERROR, "The %s of frame %d is %s along %s, which is not finite."),
    MD2_FRAME_FLAT(
            WARNING, "The scale of frame %d is 0 along all axes: its vertices are one point."),
    MD2_NORMAL_INVALID(WARNING, "Vertex %d of frame %d has normal %d; the last one is 161."),
    MD2_TRI_VERTEX_OUT_OF_RANGE(
            ERROR, "Triangle %d has vertex %d, but a frame has only %d vertices."),
    MD2_TRI_COORD_OUT_OF_RANGE(
            ERROR, "Triangle %d has texture coordinate %d, but there are only %d."),
    MD2_COORD_OUTSIDE_SKIN(
            WARNING, "Texture coordinate %d, ( %d %d ), lies outside the skin of %d × %d pixels."),
    MD2_GL_NONE(WARNING, "There are no GL commands, so Quake II's OpenGL renderer draws nothing."),
    MD2_GL_RUNS_OUT(ERROR, "GL command %d is a %s of %d vertices, but there is room for only %d."),
    MD2_GL_UNTERMINATED(ERROR, "No 0 ends the %d GL commands."),
    MD2_GL_VERTEX_OUT_OF_RANGE(
            ERROR, "GL command %d has vertex %d, but a frame has only %d vertices."),
    MD2_GL_DISAGREES(
            WARNING,
            "Of the %d triangles that the GL commands draw, %d are not in the list; of the %d in"
                    + " the list, %d are not drawn.");

    private static final Pattern PLACEHOLDER = Pattern.compile("%[^%a-z]*([a-z])");

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

    /** The message for people to read without a file at hand: N is a number, … anything else. */
    public String gist() {
        return PLACEHOLDER
                .matcher(message)
                .replaceAll(found -> found.group(1).equals("d") ? "N" : "…")
                .replace("%%", "%");
    }

    /** Meaning and consequences: a paragraph. */
    public String explanation() {
        return text("explanation");
    }

    public String remedy() {
        return text("remedy");
    }

    /** The origin of the rule: the engine's file, or the custom that files show. */
    public String source() {
        return text("source");
    }

    private String text(String part) {
        ResourceBundle texts = ResourceBundle.getBundle(IssueCode.class.getName());
        return texts.getString(name() + "." + part);
    }
}
