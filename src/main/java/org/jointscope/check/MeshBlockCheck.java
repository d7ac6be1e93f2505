package org.jointscope.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.GamePath;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.RepeatedTriangles;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;

/** The rules for a {@code mesh} block of an .md5mesh. */
final class MeshBlockCheck {

    /** The number of weights per vertex in Doom 3 BFG (renderer/Model_md5.cpp, ParseMesh). */
    private static final int FEW = 4;

    /** The maximum in engines that store two groups of four joints per vertex. */
    private static final int MANY = 8;

    /**
     * The sum of more weights is not computed: no real vertex has them, and in a hostile file every vertex could
     * reference all weights.
     */
    private static final int MOST_SUMMED = 64;

    /**
     * The tolerance for sums of 1, which Doom 3 BFG asserts (renderer/Model_md5.cpp, ParseMesh). Rounding to six
     * decimals, as in exporters, is far below.
     */
    private static final double TOLERANCE = 1e-3;

    private final Mesh mesh;
    private final Subject subject;
    private final IssueLog issues;
    private final VertexTable vertices;
    private final TriangleTable triangles;
    private final WeightTable weights;

    MeshBlockCheck(Mesh mesh, int index, IssueLog issues) {
        this.mesh = mesh;
        this.subject = Subject.ofMesh(index);
        this.issues = issues;
        this.vertices = mesh.vertices();
        this.triangles = mesh.triangles();
        this.weights = mesh.weights();
    }

    /** @param joints the number of joints; empty if it is unknown */
    void check(Optional<Limit> joints) {
        boolean empty = triangles.size() == 0;
        if (empty
                && mesh.numTris()
                        .map(Declared::value)
                        .filter(count -> count == 0)
                        .isPresent()) {
            issues.add(IssueCode.MESH_EMPTY, Locations.of(mesh.location()), subject, subject.mesh());
        }
        if (!empty) {
            mesh.shaderLocation().ifPresent(this::checkShader);
        }
        checkVertices();
        checkTriangles();
        checkWeights(joints);
        checkNumbers(mesh.extension().colors(), IssueCode.VERTEX_COLOR_INDEX_UNEXPECTED);
        new MeshExtensionCheck(mesh, subject, issues).check();
        if (!empty) {
            checkUnused();
        }
    }

    /**
     * The shader is a material path relative to the game's folder. Before the lookup, Doom 3 normalizes the name:
     * forward slashes, lower case, and no extension (framework/DeclManager.cpp, MakeNameCanonical).
     */
    private void checkShader(TextLocation location) {
        String name = mesh.shader();
        Optional<String> absolute = GamePath.absolutePrefix(name);
        int dot = name.lastIndexOf('.');
        if (name.isBlank()) {
            issues.add(IssueCode.SHADER_EMPTY, Locations.of(location), subject, subject.mesh());
        } else if (absolute.isPresent()) {
            reportShader(IssueCode.SHADER_ABSOLUTE, location, absolute.get());
        } else if (dot >= 0) {
            reportShader(IssueCode.SHADER_EXTENSION, location, name.substring(0, dot));
        }
    }

    private void reportShader(IssueCode code, TextLocation location, String part) {
        issues.add(code, Locations.of(location), subject, Names.shown(mesh.shader()), Names.shown(part));
    }

    private void checkVertices() {
        checkNumbers(vertices, IssueCode.VERT_INDEX_UNEXPECTED);
        Limit limit = Limit.of(mesh.numWeights(), weights.size());
        for (int row = 0; row < vertices.size(); row++) {
            Interruption.check();
            int first = vertices.firstWeight(row);
            int count = vertices.weightCount(row);
            if (count != ModelFile.MISSING && count <= 0) {
                report(IssueCode.VERT_WEIGHTS_NONE, vertices, row, Fact.PRESENT.is(count));
            } else if (count != ModelFile.MISSING
                    && first != ModelFile.MISSING
                    && !isLost(weights, mesh.numWeights())) {
                checkRange(row, first, count, limit);
            }
        }
    }

    private void checkRange(int row, int first, int count, Limit limit) {
        long last = (long) first + count - 1;
        if (!limit.holds(first) || !limit.holds(last)) {
            report(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE, vertices, row, Fact.PRESENT.is(first), last, limit.count());
            return;
        }
        if (count > FEW) {
            boolean many = count > MANY;
            IssueCode code = many ? IssueCode.VERT_WEIGHTS_OVER_8 : IssueCode.VERT_WEIGHTS_OVER_4;
            report(code, vertices, row, count);
        }
        if (last < weights.size() && count <= MOST_SUMMED) {
            checkSum(row, first, (int) last);
        }
    }

    private void checkSum(int row, int first, int last) {
        double sum = 0;
        for (int weight = first; weight <= last; weight++) {
            sum += weights.bias(weight);
        }
        if (Math.abs(sum - 1) > TOLERANCE) {
            Phrase direction = Phrase.of(sum < 1 ? "fact.bias.low" : "fact.bias.high");
            report(IssueCode.VERT_BIAS_SUM, vertices, row, Figures.near1(sum), direction);
        }
    }

    private void checkTriangles() {
        checkNumbers(triangles, IssueCode.TRI_INDEX_UNEXPECTED);
        Limit limit = Limit.of(mesh.numVerts(), vertices.size());
        RepeatedTriangles repeated = RepeatedTriangles.of(triangles, vertices.size());
        for (int row = 0; row < triangles.size(); row++) {
            Interruption.check();
            int a = triangles.vertex(row, 0);
            int b = triangles.vertex(row, 1);
            int c = triangles.vertex(row, 2);
            checkExists(row, a, limit);
            checkExists(row, b, limit);
            checkExists(row, c, limit);
            boolean readable = Math.min(a, Math.min(b, c)) != ModelFile.MISSING;
            if (readable && (a == b || b == c || a == c)) {
                report(IssueCode.TRI_DEGENERATE, triangles, row, a == c ? a : b);
            } else if (repeated.isRepeated(row)) {
                int first = repeated.firstLike(row);
                report(IssueCode.TRI_DUPLICATE, triangles, row, a, b, c, first);
            }
        }
    }

    private void checkExists(int row, int vertex, Limit limit) {
        if (vertex != ModelFile.MISSING && !limit.holds(vertex) && !isLost(vertices, mesh.numVerts())) {
            report(IssueCode.TRI_VERTEX_OUT_OF_RANGE, triangles, row, vertex, limit.count());
        }
    }

    private void checkWeights(Optional<Limit> joints) {
        checkNumbers(weights, IssueCode.WEIGHT_INDEX_UNEXPECTED);
        for (int row = 0; row < weights.size(); row++) {
            Interruption.check();
            int joint = weights.joint(row);
            if (joint != ModelFile.MISSING
                    && joints.isPresent()
                    && !joints.get().holds(joint)) {
                int last = joints.get().count() - 1;
                report(IssueCode.WEIGHT_JOINT_OUT_OF_RANGE, weights, row, Fact.PRESENT.is(joint), last);
            }
            double bias = weights.bias(row);
            if (bias < 0) {
                report(IssueCode.WEIGHT_BIAS_NEGATIVE, weights, row, Figures.of(bias));
            } else if (bias == 0) {
                report(IssueCode.WEIGHT_BIAS_ZERO, weights, row);
            }
        }
    }

    /**
     * Checks the row indices after {@code vert}, {@code tri} and {@code weight}. Doom 3 skips them and counts
     * (renderer/Model_md5.cpp, ParseMesh); q2pro, vkQuake and Assimp store the row by its index. If all rows differ by
     * the same amount, only the first is reported.
     */
    private void checkNumbers(MeshRows rows, IssueCode code) {
        long usual = 0;
        for (int row = 0; row < rows.size(); row++) {
            Interruption.check();
            int printed = rows.printedIndex(row);
            if (printed != ModelFile.MISSING) {
                long shift = (long) printed - row;
                if (shift != 0 && shift != usual) {
                    report(code, rows, row, printed);
                }
                usual = shift;
            }
        }
    }

    /** True if rows are missing because the block is truncated, which has been reported. */
    private static boolean isLost(MeshRows rows, Optional<Declared> declared) {
        return rows.size() == 0 && declared.isEmpty();
    }

    /**
     * Reports vertices without a triangle and weights without a vertex. Nothing is reported if rows are missing or
     * contain invalid references, which may have been meant for them.
     */
    private void checkUnused() {
        if (Limit.isKept(mesh.numVerts(), vertices.size())) {
            if (Limit.isKept(mesh.numTris(), triangles.size())) {
                checkUnusedVertices();
            }
            if (Limit.isKept(mesh.numWeights(), weights.size())) {
                checkUnusedWeights();
            }
        }
    }

    private void checkUnusedVertices() {
        boolean[] used = new boolean[vertices.size()];
        for (int row = 0; row < triangles.size(); row++) {
            Interruption.check();
            for (int corner = 0; corner < 3; corner++) {
                int vertex = triangles.vertex(row, corner);
                if (vertex < 0 || vertex >= used.length) {
                    return;
                }
                used[vertex] = true;
            }
        }
        Interruption.range(used.length)
                .filter(row -> !used[row])
                .forEach(row -> report(IssueCode.VERT_UNUSED, vertices, row));
    }

    /** Ranges of vertices can overlap: counts their starts and ends, to visit each weight once. */
    private void checkUnusedWeights() {
        int size = weights.size();
        int[] change = new int[size + 1];
        for (int row = 0; row < vertices.size(); row++) {
            Interruption.check();
            int first = vertices.firstWeight(row);
            int count = vertices.weightCount(row);
            if (first < 0 || count <= 0 || (long) first + count > size) {
                return;
            }
            change[first]++;
            change[first + count]--;
        }
        int users = 0;
        for (int row = 0; row < size; row++) {
            Interruption.check();
            users += change[row];
            if (users == 0) {
                report(IssueCode.WEIGHT_UNUSED, weights, row);
            }
        }
    }

    /** Adds an issue at a row; every message begins with the row's index. */
    private void report(IssueCode code, MeshRows rows, int row, Object... more) {
        if (issues.count(code)) {
            issues.list(finding(code, rows, row, more));
        }
    }

    private Finding finding(IssueCode code, MeshRows rows, int row, Object... more) {
        Subject at = switch (rows) {
            case VertexTable _ -> subject.vertex(row);
            case TriangleTable _ -> subject.triangle(row);
            case WeightTable _ -> subject.weight(row);
            case ColorTable colors -> subject.vertex(colors.vertex(row));
        };
        List<Object> arguments = Stream.concat(Stream.of(row), Stream.of(more)).toList();
        return new Finding(code, Locations.of(rows.location(row)), at, arguments);
    }
}
