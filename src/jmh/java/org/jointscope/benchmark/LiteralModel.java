package org.jointscope.benchmark;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.pose.JointTransform;

/** What one writes who follows the format's description line by line, as most tutorials in Java do. */
final class LiteralModel {

    private static final Pattern VERT =
            Pattern.compile("\\s*vert\\s+(\\d+)\\s+\\(\\s*(\\S+)\\s+(\\S+)\\s*\\)\\s+(\\d+)\\s+(\\d+).*");
    private static final Pattern TRI = Pattern.compile("\\s*tri\\s+(\\d+)\\s+(\\d+)\\s+(\\d+)\\s+(\\d+).*");
    private static final Pattern WEIGHT =
            Pattern.compile("\\s*weight\\s+(\\d+)\\s+(\\d+)\\s+(\\S+)\\s+\\(\\s*(\\S+)\\s+(\\S+)\\s+(\\S+)\\s*\\).*");

    private record Weight(int joint, float bias, float x, float y, float z) {}

    private record Vertex(int first, int count) {}

    private record Part(List<Vertex> vertices, List<Weight> weights) {}

    private final List<Part> parts = new ArrayList<>();
    private final float[] vertices;

    LiteralModel(Md5Mesh file) {
        int count = 0;
        for (Mesh mesh : file.meshes()) {
            List<Vertex> rows = new ArrayList<>();
            for (int i = 0; i < mesh.vertices().size(); i++) {
                rows.add(new Vertex(
                        mesh.vertices().firstWeight(i), mesh.vertices().weightCount(i)));
            }
            List<Weight> weights = new ArrayList<>();
            for (int i = 0; i < mesh.weights().size(); i++) {
                weights.add(new Weight(
                        mesh.weights().joint(i),
                        (float) mesh.weights().bias(i),
                        (float) mesh.weights().x(i),
                        (float) mesh.weights().y(i),
                        (float) mesh.weights().z(i)));
            }
            parts.add(new Part(rows, weights));
            count += rows.size();
        }
        vertices = new float[count * 3];
    }

    /** Parses all rows; their number only keeps the work from being optimised away. */
    static int countRows(byte[] file) {
        int sum = 0;
        for (String line : new String(file, StandardCharsets.UTF_8).split("\n")) {
            Matcher row = VERT.matcher(line);
            if (row.matches()) {
                sum += Integer.parseInt(row.group(4)) + Integer.parseInt(row.group(5));
                sum += (int) (Float.parseFloat(row.group(2)) + Float.parseFloat(row.group(3)));
                continue;
            }
            row = TRI.matcher(line);
            if (row.matches()) {
                sum += Integer.parseInt(row.group(2)) + Integer.parseInt(row.group(3)) + Integer.parseInt(row.group(4));
                continue;
            }
            row = WEIGHT.matcher(line);
            if (row.matches()) {
                sum += Integer.parseInt(row.group(2));
                sum += (int) (Float.parseFloat(row.group(3))
                        + Float.parseFloat(row.group(4))
                        + Float.parseFloat(row.group(5))
                        + Float.parseFloat(row.group(6)));
            }
        }
        return sum;
    }

    /** Rotates each weight by its joint's quaternion, as q v q*. */
    float[] skin(double[] joints) {
        int at = 0;
        float[] rotated = new float[4];
        for (Part part : parts) {
            for (Vertex vertex : part.vertices) {
                float x = 0;
                float y = 0;
                float z = 0;
                for (int i = vertex.first; i < vertex.first + vertex.count; i++) {
                    Weight weight = part.weights.get(i);
                    int joint = weight.joint * JointTransform.STRIDE;
                    rotate(joints, joint + JointTransform.ORIENTATION, weight, rotated);
                    x += ((float) joints[joint] + rotated[0]) * weight.bias;
                    y += ((float) joints[joint + 1] + rotated[1]) * weight.bias;
                    z += ((float) joints[joint + 2] + rotated[2]) * weight.bias;
                }
                vertices[at++] = x;
                vertices[at++] = y;
                vertices[at++] = z;
            }
        }
        return vertices;
    }

    private static void rotate(double[] joints, int q, Weight p, float[] out) {
        float qx = (float) joints[q];
        float qy = (float) joints[q + 1];
        float qz = (float) joints[q + 2];
        float qw = (float) joints[q + 3];
        float w = -qx * p.x - qy * p.y - qz * p.z;
        float x = qw * p.x + qy * p.z - qz * p.y;
        float y = qw * p.y + qz * p.x - qx * p.z;
        float z = qw * p.z + qx * p.y - qy * p.x;
        out[0] = -w * qx + x * qw - y * qz + z * qy;
        out[1] = -w * qy + y * qw - z * qx + x * qz;
        out[2] = -w * qz + z * qw - x * qy + y * qx;
    }
}
