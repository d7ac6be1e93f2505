package org.jointscope.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;

/** Makes small models of one mesh for tests, right or wrong. */
public final class MeshBuilder {

    private static final TextLocation LOCATION = new TextLocation(1, 1);

    private final List<MeshJoint> joints = new ArrayList<>();
    private final List<int[]> vertices = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();
    private final List<double[]> weights = new ArrayList<>();

    /** A joint without rotation. */
    public MeshBuilder joint(String name, int parent, double px, double py, double pz) {
        return joint(name, parent, new Vector3(px, py, pz), Vector3.ZERO);
    }

    public MeshBuilder joint(String name, int parent, Vector3 position, Vector3 orientation) {
        joints.add(new MeshJoint(name, parent, position, orientation, "", LOCATION));
        return this;
    }

    public MeshBuilder vert(int firstWeight, int weightCount) {
        vertices.add(new int[] {firstWeight, weightCount});
        return this;
    }

    public MeshBuilder tri(int a, int b, int c) {
        triangles.add(new int[] {a, b, c});
        return this;
    }

    public MeshBuilder weight(int joint, double bias, double x, double y, double z) {
        weights.add(new double[] {joint, bias, x, y, z});
        return this;
    }

    /** A vertex fixed to joint 0 at a point of its own. */
    public MeshBuilder vertAt(double x, double y, double z) {
        return vert(weights.size(), 1).weight(0, 1, x, y, z);
    }

    public Md5Mesh build() {
        return new Md5Mesh(
                declared(10), Optional.of(""), declared(joints.size()), declared(1), joints, List.of(mesh()));
    }

    /** The one mesh, without the skeleton. */
    public Mesh mesh() {
        return new Mesh(
                "",
                "",
                "",
                Optional.empty(),
                LOCATION,
                declared(vertices.size()),
                declared(triangles.size()),
                declared(weights.size()),
                new VertexTable(integers(vertices), new double[vertices.size() * 2]),
                new TriangleTable(integers(triangles)),
                new WeightTable(
                        integers(weights.stream()
                                .map(row -> new int[] {(int) row[0]})
                                .toList()),
                        weights.stream()
                                .flatMapToDouble(row -> Arrays.stream(row, 1, row.length))
                                .toArray()),
                MeshExtension.NONE);
    }

    /** The integers of all rows, each with a place and an index before its own. */
    private static int[] integers(List<int[]> rows) {
        return IntStream.range(0, rows.size())
                .boxed()
                .flatMapToInt(row -> IntStream.concat(IntStream.of(1, 1, row), IntStream.of(rows.get(row))))
                .toArray();
    }

    private static Optional<Declared> declared(double value) {
        return Optional.of(new Declared(value, LOCATION));
    }
}
