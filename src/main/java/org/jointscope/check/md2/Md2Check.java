package org.jointscope.check.md2;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.GamePath;
import org.jointscope.analysis.GlAgreement;
import org.jointscope.analysis.RepeatedTriangles;
import org.jointscope.analysis.SurfaceFacing;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Vector3;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;
import org.jointscope.pose.md2.Md2Kernel;
import org.jointscope.pose.md2.Md2Normals;

/** The rules for an .md2. */
public final class Md2Check {

    private final Md2 md2;
    private final IssueLog issues;
    private final int vertices;
    private final boolean framesKnown;

    private Md2Check(Md2 md2, IssueLog issues) {
        this.md2 = md2;
        this.issues = issues;
        this.vertices = md2.vertexCount();
        this.framesKnown = !md2.frames().isEmpty();
    }

    public static void check(Md2 md2, IssueLog issues) {
        Md2Check check = new Md2Check(md2, issues);
        check.checkFrames();
        check.checkTriangles();
        check.checkUnused();
        check.checkTexCoords();
        check.checkSkins();
        check.checkFrameNames();
        check.checkGlCommands();
        check.checkFacing();
    }

    private void checkFacing() {
        if (framesKnown
                && issues.issues().stream().noneMatch(it -> it.severity() == Severity.ERROR)
                && SurfaceFacing.isInward(Md2Kernel.model(md2))) {
            report(
                    IssueCode.MESH_INSIDE_OUT,
                    md2.triangles().offset(),
                    Subject.FILE,
                    md2.triangles().size());
        }
    }

    private void checkFrames() {
        for (int index = 0; index < md2.frames().size(); index++) {
            Interruption.check();
            Md2Frame frame = md2.frames().get(index);
            checkFinite(index, "scale", frame.scale(), frame.offset());
            checkFinite(index, "translation", frame.translate(), frame.translateOffset());
            if (frame.scale().equals(Vector3.ZERO) && vertices > 1) {
                report(IssueCode.MD2_FRAME_FLAT, frame.offset(), Subject.ofFrame(index), index);
            }
            checkNormals(index, frame);
        }
    }

    private void checkFinite(int frame, String what, Vector3 vector, int offset) {
        for (int axis = 0; axis < 3; axis++) {
            if (!Double.isFinite(vector.along(axis))) {
                report(
                        IssueCode.MD2_FRAME_NOT_FINITE,
                        offset + axis * Float.BYTES,
                        Subject.ofFrame(frame),
                        what,
                        frame,
                        Figures.of(vector.along(axis)),
                        "xyz".substring(axis, axis + 1));
            }
        }
    }

    private void checkNormals(int index, Md2Frame frame) {
        for (int vertex = 0; vertex < frame.vertexCount(); vertex++) {
            Interruption.check();
            int normal = frame.normal(vertex);
            if (normal >= Md2Normals.COUNT) {
                report(
                        IssueCode.MD2_NORMAL_INVALID,
                        frame.vertexOffset(vertex) + 3,
                        Subject.ofFrame(index).vertex(vertex),
                        vertex,
                        index,
                        normal);
            }
        }
    }

    private void checkTriangles() {
        Md2Triangles triangles = md2.triangles();
        RepeatedTriangles repeated = RepeatedTriangles.of(md2);
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            Interruption.check();
            int offset = triangles.offset(triangle);
            Subject subject = Subject.FILE.triangle(triangle);
            int vertex = outside(triangle, triangles::vertex, vertices);
            int coord = outside(triangle, triangles::texCoord, md2.texCoords().size());
            if (framesKnown && vertex >= 0) {
                IssueCode code = IssueCode.MD2_TRI_VERTEX_OUT_OF_RANGE;
                report(code, offset, subject, triangle, vertex, vertices);
            }
            if (coord >= 0) {
                IssueCode code = IssueCode.MD2_TRI_COORD_OUT_OF_RANGE;
                report(code, offset, subject, triangle, coord, md2.texCoords().size());
            }
            int twice = twice(triangle);
            if (vertex < 0 && twice >= 0) {
                report(IssueCode.TRI_DEGENERATE, offset, subject, triangle, twice);
            } else if (repeated.isRepeated(triangle)) {
                report(
                        IssueCode.TRI_DUPLICATE,
                        offset,
                        subject,
                        triangle,
                        triangles.vertex(triangle, 0),
                        triangles.vertex(triangle, 1),
                        triangles.vertex(triangle, 2),
                        repeated.firstLike(triangle));
            }
        }
    }

    /** An index at a corner of a triangle that is not less than a count; negative if none is. */
    private static int outside(int triangle, IntBinaryOperator corners, int count) {
        return IntStream.range(0, 3)
                .map(corner -> corners.applyAsInt(triangle, corner))
                .filter(index -> index >= count)
                .findFirst()
                .orElse(-1);
    }

    /** A vertex that is at several corners of a triangle; negative if there is none. */
    private int twice(int triangle) {
        int a = md2.triangles().vertex(triangle, 0);
        int b = md2.triangles().vertex(triangle, 1);
        int c = md2.triangles().vertex(triangle, 2);
        return a == b || a == c ? a : b == c ? b : -1;
    }

    private void checkUnused() {
        Md2Triangles triangles = md2.triangles();
        if (triangles.size() == 0 || !framesKnown) {
            return;
        }
        boolean[] used = new boolean[vertices];
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            Interruption.check();
            for (int corner = 0; corner < 3; corner++) {
                int vertex = triangles.vertex(triangle, corner);
                if (vertex < vertices) {
                    used[vertex] = true;
                }
            }
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            Interruption.check();
            if (!used[vertex]) {
                int offset = md2.frames().getFirst().vertexOffset(vertex);
                report(IssueCode.VERT_UNUSED, offset, Subject.FILE.vertex(vertex), vertex);
            }
        }
    }

    private void checkTexCoords() {
        Md2TexCoords coords = md2.texCoords();
        int width = md2.header().skinWidth();
        int height = md2.header().skinHeight();
        if (width < 1 || height < 1) {
            return;
        }
        for (int i = 0; i < coords.size(); i++) {
            Interruption.check();
            int s = coords.s(i);
            int t = coords.t(i);
            if (s < 0 || s > width || t < 0 || t > height) {
                IssueCode code = IssueCode.MD2_COORD_OUTSIDE_SKIN;
                report(code, coords.offset(i), Subject.FILE, i, s, t, width, height);
            }
        }
    }

    private void checkSkins() {
        for (int index = 0; index < md2.skins().size(); index++) {
            Interruption.check();
            checkSkin(index, md2.skins().get(index));
        }
    }

    private void checkSkin(int index, Md2Skin skin) {
        String path = skin.name();
        String shown = ControlCharacters.replaced(path);
        if (GamePath.absolutePrefix(path).isPresent()) {
            reportSkin(IssueCode.MD2_SKIN_NAME_ABSOLUTE, skin, 0, index, shown);
        }
        int backslash = path.indexOf('\\');
        if (backslash >= 0) {
            reportSkin(IssueCode.MD2_SKIN_NAME_BACKSLASH, skin, backslash, index, shown);
        }
        for (int at = 0; at < path.length(); at++) {
            if (!isPrintableAscii(path.charAt(at))) {
                String value = "0x%02X".formatted((int) path.charAt(at));
                reportSkin(IssueCode.MD2_SKIN_NAME_UNPRINTABLE, skin, at, index, shown, value);
                return;
            }
        }
    }

    private static boolean isPrintableAscii(char character) {
        return character >= ' ' && character <= '~';
    }

    private void reportSkin(IssueCode code, Md2Skin skin, int at, Object... arguments) {
        report(code, skin.offset() + at, Subject.FILE, arguments);
    }

    private void checkFrameNames() {
        Map<String, Integer> first = new HashMap<>();
        for (int index = 0; index < md2.frames().size(); index++) {
            Interruption.check();
            String name = md2.frames().get(index).name();
            int offset = md2.frames().get(index).nameOffset();
            Integer earlier = first.putIfAbsent(name, index);
            Subject subject = Subject.ofFrame(index);
            if (name.isEmpty()) {
                report(IssueCode.MD2_FRAME_NAME_EMPTY, offset, subject, index);
            } else if (earlier != null) {
                String shown = ControlCharacters.replaced(name);
                report(IssueCode.MD2_FRAME_NAME_DUPLICATE, offset, subject, index, shown, earlier);
            }
        }
    }

    /**
     * The GL commands must draw the triangles of the list: Quake II's OpenGL renderer draws only the commands, its
     * software renderer only the list.
     */
    private void checkGlCommands() {
        List<Md2GlCommand> commands = md2.glCommands().list();
        if (commands.isEmpty() && md2.triangles().size() > 0) {
            report(IssueCode.MD2_GL_NONE, Field.NUM_GLCMDS.offset(), Subject.FILE);
        }
        if (commands.isEmpty() || !framesKnown) {
            return;
        }
        boolean sound = true;
        for (int index = 0; index < commands.size(); index++) {
            Interruption.check();
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
            if (vertex < 0 || vertex >= vertices) {
                sound = false;
                int offset = command.vertexOffset(i);
                IssueCode code = IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE;
                report(code, offset, Subject.FILE, index, vertex, vertices);
            }
        }
        return sound;
    }

    private void compare(List<Md2GlCommand> commands) {
        GlAgreement agreement = new GlAgreement(md2);
        if (!agreement.agrees()) {
            report(
                    IssueCode.MD2_GL_DIFFERS,
                    commands.getFirst().offset(),
                    Subject.FILE,
                    agreement.drawn(),
                    agreement.unlisted(),
                    agreement.listed(),
                    agreement.undrawn().length);
        }
    }

    private void report(IssueCode code, int offset, Subject subject, Object... arguments) {
        issues.add(code, Location.ofByte(offset), subject, arguments);
    }
}
