package org.jointscope.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;

/** The rules for the parts of a {@code mesh} block that versions 11 and 12 add. */
final class MeshExtensionCheck {

    /** The tolerance for lengths of 1; values with three decimals are within it. */
    private static final double TOLERANCE = 1e-2;

    private static final double RIGHT_ANGLE = 90;

    /**
     * The tolerance for that angle in degrees: normals and tangents that were averaged over triangles and then rounded
     * are within it.
     */
    private static final double MOST_SKEW = 6;

    private final Mesh mesh;
    private final MeshExtension extension;
    private final Subject subject;
    private final IssueLog issues;

    MeshExtensionCheck(Mesh mesh, Subject subject, IssueLog issues) {
        this.mesh = mesh;
        this.extension = mesh.extension();
        this.subject = subject;
        this.issues = issues;
    }

    void check() {
        extension.flags().stream().filter(flag -> !flag.isKnown()).forEach(this::reportFlag);
        checkColors();
        checkTangentSpaces();
    }

    private void reportFlag(FlagWord flag) {
        issues.add(
                IssueCode.FLAG_UNKNOWN,
                Locations.of(flag.location()),
                subject,
                Names.shown(flag.word()),
                subject.mesh());
    }

    private void checkColors() {
        ColorTable colors = extension.colors();
        BitSet colored = new BitSet();
        for (int row = 0; row < colors.size(); row++) {
            Interruption.check();
            colored.set(colors.vertex(row));
            checkColor(colors, row);
        }
        boolean flagged = extension.hasFlag(MeshExtension.VERTEX_COLOR);
        int vertices = mesh.vertices().size();
        for (int vertex = colored.nextClearBit(0);
                (flagged || !colored.isEmpty()) && vertex < vertices;
                vertex = colored.nextClearBit(vertex + 1)) {
            Interruption.check();
            report(IssueCode.VERT_COLOR_MISSING, location(vertex), vertex);
        }
        if (colors.isInVertexRows() && !flagged) {
            report(IssueCode.VERT_COLOR_WITHOUT_FLAG, colors.location(0), colors.vertex(0));
        }
    }

    private void checkColor(ColorTable colors, int row) {
        int vertex = colors.vertex(row);
        int vertices = mesh.vertices().size();
        if (vertex >= vertices) {
            report(IssueCode.VERTEX_COLOR_WITHOUT_VERTEX, colors.location(row), vertex, vertices);
        }
        IntStream.range(0, ColorTable.CHANNELS)
                .filter(channel -> !isInRange(colors.channel(row, channel)))
                .limit(1)
                .forEach(channel -> report(
                        IssueCode.VERT_COLOR_OUT_OF_RANGE,
                        colors.location(row),
                        vertex,
                        Phrase.of("fact.channel." + channel),
                        Figures.of(colors.channel(row, channel))));
    }

    /** True for an unreadable number, too, which has been reported. */
    private static boolean isInRange(double value) {
        return !(value < 0 || value > 1);
    }

    private void checkTangentSpaces() {
        TangentSpaces spaces = extension.tangentSpaces();
        for (int vertex = 0; vertex < spaces.size(); vertex++) {
            Interruption.check();
            Vector3 normal = spaces.normal(vertex);
            Vector3 tangent = spaces.tangent(vertex);
            checkLength(IssueCode.VERT_NORMAL_LENGTH, vertex, normal);
            checkLength(IssueCode.VERT_TANGENT_LENGTH, vertex, tangent);
            double sign = spaces.sign(vertex);
            if (Math.abs(Math.abs(sign) - 1) > TOLERANCE) {
                report(IssueCode.VERT_TANGENT_SIGN, location(vertex), vertex, Figures.of(sign));
            }
            double angle = normal.angleTo(tangent);
            if (Math.abs(angle - RIGHT_ANGLE) > MOST_SKEW) {
                report(IssueCode.VERT_TANGENT_SKEWED, location(vertex), vertex, Figures.degrees(angle));
            }
        }
        checkSigns(spaces);
    }

    /** In a triangle with both signs, the interpolated bitangent changes its direction. */
    private void checkSigns(TangentSpaces spaces) {
        TriangleTable triangles = mesh.triangles();
        for (int row = 0; row < triangles.size() && spaces.size() > 0; row++) {
            Interruption.check();
            int triangle = row;
            double[] signs = IntStream.range(0, 3)
                    .map(corner -> triangles.vertex(triangle, corner))
                    .filter(vertex -> vertex >= 0 && vertex < spaces.size())
                    .mapToDouble(spaces::sign)
                    .toArray();
            boolean plus = Arrays.stream(signs).anyMatch(it -> it > 0);
            boolean minus = Arrays.stream(signs).anyMatch(it -> it < 0);
            if (plus && minus && issues.count(IssueCode.TRI_TANGENT_SIGNS)) {
                issues.list(new Finding(
                        IssueCode.TRI_TANGENT_SIGNS,
                        Locations.of(triangles.location(row)),
                        subject.triangle(row),
                        List.of(row)));
            }
        }
    }

    private void checkLength(IssueCode code, int vertex, Vector3 vector) {
        double length = vector.length();
        if (Math.abs(length - 1) > TOLERANCE) {
            report(code, location(vertex), vertex, Figures.near1(length));
        }
    }

    private TextLocation location(int vertex) {
        return mesh.vertices().location(vertex);
    }

    /** Adds an issue of a vertex; its message begins with the vertex's index. */
    private void report(IssueCode code, TextLocation location, int vertex, Object... more) {
        if (issues.count(code)) {
            List<Object> arguments =
                    Stream.concat(Stream.of(vertex), Stream.of(more)).toList();
            issues.list(new Finding(code, Locations.of(location), subject.vertex(vertex), arguments));
        }
    }
}
