package org.jointscope.testing;

import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes small models of one mesh for tests, right or wrong. */
public final class MeshBuilder {

    private static final Place PLACE = new Place(1, 1);

    private final List<MeshJoint> joints = new ArrayList<>();
    private final List<int[]> vertices = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();
    private final List<double[]> weights = new ArrayList<>();

    /** A joint without rotation. */
    public MeshBuilder joint(String name, int parent, double px, double py, double pz) {
        return joint(name, parent, new Vector3(px, py, pz), Vector3.ZERO);
    }

    public MeshBuilder joint(String name, int parent, Vector3 position, Vector3 orientation) {
        joints.add(new MeshJoint(name, parent, position, orientation, PLACE));
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
                declared(10), "", declared(joints.size()), declared(1), joints, List.of(mesh()));
    }

    /** The one mesh, without the skeleton. */
    public Mesh mesh() {
        return new Mesh(
                "",
                "",
                Optional.empty(),
                PLACE,
                declared(vertices.size()),
                declared(triangles.size()),
                declared(weights.size()),
                vertexTable(),
                triangleTable(),
                weightTable());
    }

    private VertexTable vertexTable() {
        int size = vertices.size();
        double[] zeros = new double[size];
        return new VertexTable(
                indices(size),
                zeros,
                zeros,
                column(vertices, 0),
                column(vertices, 1),
                ones(size),
                ones(size));
    }

    private TriangleTable triangleTable() {
        int size = triangles.size();
        return new TriangleTable(
                indices(size),
                column(triangles, 0),
                column(triangles, 1),
                column(triangles, 2),
                ones(size),
                ones(size));
    }

    private WeightTable weightTable() {
        int size = weights.size();
        int[] joint = weights.stream().mapToInt(row -> (int) row[0]).toArray();
        return new WeightTable(
                indices(size),
                joint,
                numbers(1),
                numbers(2),
                numbers(3),
                numbers(4),
                ones(size),
                ones(size));
    }

    private double[] numbers(int column) {
        return weights.stream().mapToDouble(row -> row[column]).toArray();
    }

    private static int[] column(List<int[]> rows, int column) {
        return rows.stream().mapToInt(row -> row[column]).toArray();
    }

    private static int[] indices(int size) {
        int[] indices = new int[size];
        Arrays.setAll(indices, i -> i);
        return indices;
    }

    private static int[] ones(int size) {
        int[] ones = new int[size];
        Arrays.fill(ones, 1);
        return ones;
    }

    private static Optional<Declared> declared(double value) {
        return Optional.of(new Declared(value, PLACE));
    }
}
