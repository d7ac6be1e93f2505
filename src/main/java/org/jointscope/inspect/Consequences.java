package org.jointscope.inspect;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;

/**
 * Issues that only follow from another one, by its code. Only errors have consequences: an issue that can be ignored
 * must not hide another one.
 */
final class Consequences {

    /** The content of an .md2 after its header, which is arbitrary if it is at the wrong offset. */
    private static final Set<IssueCode> MD2_CONTENT = EnumSet.of(
            IssueCode.MD2_SKIN_NAME_UNTERMINATED,
            IssueCode.MD2_FRAME_NAME_UNTERMINATED,
            IssueCode.MD2_SKIN_NAME_ABSOLUTE,
            IssueCode.MD2_SKIN_NAME_BACKSLASH,
            IssueCode.MD2_SKIN_NAME_UNPRINTABLE,
            IssueCode.MD2_FRAME_NAME_EMPTY,
            IssueCode.MD2_FRAME_NAME_DUPLICATE,
            IssueCode.MD2_NAME_REST,
            IssueCode.MD2_FRAME_NOT_FINITE,
            IssueCode.MD2_FRAME_FLAT,
            IssueCode.MD2_NORMAL_INVALID,
            IssueCode.MD2_TRI_VERTEX_OUT_OF_RANGE,
            IssueCode.MD2_TRI_COORD_OUT_OF_RANGE,
            IssueCode.MD2_COORD_OUTSIDE_SKIN,
            IssueCode.MD2_GL_NONE,
            IssueCode.MD2_GL_RUNS_OUT,
            IssueCode.MD2_GL_UNTERMINATED,
            IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE,
            IssueCode.MD2_GL_DIFFERS,
            IssueCode.TRI_DEGENERATE,
            IssueCode.TRI_DUPLICATE,
            IssueCode.VERT_UNUSED);

    private static final Map<IssueCode, Set<IssueCode>> OF = new EnumMap<>(IssueCode.class);

    static {
        OF.put(IssueCode.MD2_LINE_ENDS_CONVERTED, EnumSet.complementOf(EnumSet.of(IssueCode.MD2_LINE_ENDS_CONVERTED)));
        OF.put(IssueCode.MD2_VERSION_UNSUPPORTED, MD2_CONTENT);
        // A joint with numbers that are missing is elsewhere.
        OF.put(IssueCode.TOKEN_UNEXPECTED, EnumSet.of(IssueCode.WEIGHT_OFFSETS_DISAGREE));
        // Bytes can be missing anywhere.
        OF.put(IssueCode.MD2_FILE_TRUNCATED, MD2_CONTENT);
        OF.put(
                IssueCode.MD2_SECTION_OUTSIDE,
                EnumSet.of(
                        IssueCode.MD2_TRI_COORD_OUT_OF_RANGE,
                        IssueCode.MD2_GL_NONE,
                        IssueCode.MD2_GL_RUNS_OUT,
                        IssueCode.MD2_GL_UNTERMINATED,
                        IssueCode.MD2_GL_DIFFERS,
                        IssueCode.VERT_UNUSED));
    }

    private Consequences() {}

    /** Those of some issues that do not follow from others of them. */
    static List<Issue> without(List<Issue> issues) {
        Set<IssueCode> following = EnumSet.noneOf(IssueCode.class);
        issues.forEach(issue -> following.addAll(OF.getOrDefault(issue.code(), Set.of())));
        return issues.stream()
                .filter(issue -> !following.contains(issue.code()))
                .toList();
    }
}
