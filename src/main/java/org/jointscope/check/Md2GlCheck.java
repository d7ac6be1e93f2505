package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2GlCommand;
import org.jointscope.model.Md2Header.Field;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Whether the GL commands of an .md2 draw the triangles of its list: Quake II's OpenGL renderer
 * draws only the commands, its software renderer only the list.
 */
final class Md2GlCheck {

    private static final int BITS_OF_A_VERTEX = 21;

    private final Md2 md2;
    private final IssueLog issues;

    Md2GlCheck(Md2 md2, IssueLog issues) {
        this.md2 = md2;
        this.issues = issues;
    }

    void check() {
        List<Md2GlCommand> commands = md2.glCommands().list();
        if (commands.isEmpty()) {
            if (md2.triangles().size() > 0) {
                Location location = Location.ofByte(Field.NUM_GLCMDS.offset());
                issues.add(IssueCode.MD2_GL_NONE, location, Subject.FILE);
            }
            return;
        }
        boolean sound = true;
        if (md2.frames().isEmpty()) {
            return;
        }
        for (int index = 0; index < commands.size(); index++) {
            sound &= checkVertices(index, commands.get(index));
        }
        boolean whole = md2.triangles().size() == md2.header().get(Field.NUM_TRIS);
        if (sound && whole && md2.glCommands().ended()) {
            compare(commands);
        }
    }

    private boolean checkVertices(int index, Md2GlCommand command) {
        boolean sound = true;
        for (int i = 0; i < command.size(); i++) {
            int vertex = command.vertex(i);
            if (vertex < 0 || vertex >= md2.vertexCount()) {
                sound = false;
                if (issues.lists(IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE)) {
                    issues.add(
                            IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE,
                            Location.ofByte(command.vertexOffset(i)),
                            Subject.FILE,
                            index,
                            vertex,
                            md2.vertexCount());
                } else {
                    issues.count(IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE);
                }
            }
        }
        return sound;
    }

    private void compare(List<Md2GlCommand> commands) {
        long[] drawn = commands.stream().flatMapToLong(Md2GlCheck::keys).sorted().toArray();
        long[] listed =
                IntStream.range(0, md2.triangles().size())
                        .mapToLong(this::key)
                        .filter(key -> key >= 0)
                        .sorted()
                        .toArray();
        int common = common(drawn, listed);
        if (common < drawn.length || common < listed.length) {
            issues.add(
                    IssueCode.MD2_GL_DISAGREES,
                    Location.ofByte(commands.getFirst().offset()),
                    Subject.FILE,
                    drawn.length,
                    drawn.length - common,
                    listed.length,
                    listed.length - common);
        }
    }

    private static LongStream keys(Md2GlCommand command) {
        return IntStream.range(0, command.triangleCount())
                .mapToLong(
                        triangle ->
                                key(
                                        command.vertex(command.corner(triangle, 0)),
                                        command.vertex(command.corner(triangle, 1)),
                                        command.vertex(command.corner(triangle, 2))))
                .filter(key -> key >= 0);
    }

    /** Negative also where a vertex does not exist. */
    private long key(int triangle) {
        int a = md2.triangles().vertex(triangle, 0);
        int b = md2.triangles().vertex(triangle, 1);
        int c = md2.triangles().vertex(triangle, 2);
        return Math.max(a, Math.max(b, c)) < md2.vertexCount() ? key(a, b, c) : -1;
    }

    /**
     * The same number for the same triangle, whichever corner comes first, but another for its
     * back; negative if it covers nothing.
     */
    private static long key(int a, int b, int c) {
        if (a == b || b == c || c == a) {
            return -1;
        }
        int lowest = Math.min(a, Math.min(b, c));
        int second = lowest == a ? b : lowest == b ? c : a;
        int third = lowest == a ? c : lowest == b ? a : b;
        return ((long) lowest << BITS_OF_A_VERTEX | second) << BITS_OF_A_VERTEX | third;
    }

    /** How many numbers two ascending arrays have in common, repeats included. */
    private static int common(long[] one, long[] other) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            if (one[i] == other[j]) {
                common++;
            }
            boolean first = one[i] <= other[j];
            boolean second = other[j] <= one[i];
            i += first ? 1 : 0;
            j += second ? 1 : 0;
        }
        return common;
    }
}
