package org.jointscope.exercise;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.MeshVertex;
import org.jointscope.text.PlainNumber;

/**
 * A random position of a mesh of which the heaviest weight belongs to another joint, at the same place in the bind
 * pose.
 */
final class WeightFault {

    private static final double DECIMALS = 1e6;
    private static final double HEAVY = 0.5;
    private static final Pattern ROW = Pattern.compile(
            "(\\s*weight\\s+\\S+\\s+)\\S+(\\s+\\S+\\s*\\(\\s*)\\S+(\\s+)\\S+(\\s+)\\S+(\\s*\\).*)", Pattern.DOTALL);

    private final Original original;
    private final Md5Mesh mesh;
    private final int block;
    private final WeightTable weights;
    private final double[] bind;

    private WeightFault(Original original, int block) {
        this.original = original;
        this.mesh = original.md5Mesh();
        this.block = block;
        this.weights = mesh.meshes().get(block).weights();
        this.bind = Md5Kernel.bindPose(mesh).modelSpace();
    }

    static Optional<Fault> weights(Original original, Random random) {
        int block = random.nextInt(original.md5Mesh().meshes().size());
        Mesh drawn = original.md5Mesh().meshes().get(block);
        if (drawn.vertices().size() == 0) {
            return Optional.empty();
        }
        int vertex = random.nextInt(drawn.vertices().size());
        int joint = random.nextInt(original.md5Mesh().joints().size());
        return new WeightFault(original, block).of(drawn.vertices(), vertex, joint);
    }

    /** All vertices with the weights of one, which share its position in every frame. */
    private Optional<Fault> of(VertexTable vertices, int vertex, int joint) {
        int first = vertices.firstWeight(vertex);
        int count = vertices.weightCount(vertex);
        if (first < 0 || count < 1 || count > weights.size() - first) {
            return Optional.empty();
        }
        int heaviest = IntStream.range(0, count)
                .boxed()
                .max(Comparator.comparingDouble(at -> weights.bias(first + at)))
                .orElseThrow();
        int row = first + heaviest;
        int right = weights.joint(row);
        boolean exists = right >= 0 && right < mesh.joints().size();
        boolean counts =
                weights.bias(row) >= HEAVY && Double.isFinite(weights.x(row) + weights.y(row) + weights.z(row));
        if (right == joint || !exists || !counts) {
            return Optional.empty();
        }
        Surface surface = Md5Kernel.binding(
                        mesh.meshes().get(block), mesh.joints().size())
                .surface();
        int[] there = IntStream.range(0, vertices.size())
                .filter(each -> surface.pointOfVertex(each) == surface.pointOfVertex(vertex))
                .toArray();
        int[] rows = IntStream.of(there)
                .map(each -> vertices.firstWeight(each) + heaviest)
                .distinct()
                .sorted()
                .toArray();
        double[] offset = offset(row, joint);
        return rewritten(rows, joint, offset)
                .map(bytes -> new Fault(
                        original.content().with(Md5MeshReader.read(bytes).model()),
                        Optional.of(bytes),
                        List.of(right),
                        new FrameSpan(0, original.md5Anim().frames().size() - 1),
                        IntStream.of(there)
                                .mapToObj(each -> new MeshVertex(block, each))
                                .toList(),
                        List.of(
                                right,
                                mesh.joints().get(right).name(),
                                joint,
                                mesh.joints().get(joint).name(),
                                weights.location(row).line(),
                                block,
                                vertex,
                                row,
                                PlainNumber.of(weights.x(row)) + " " + PlainNumber.of(weights.y(row)) + " "
                                        + PlainNumber.of(weights.z(row)),
                                rows.length)));
    }

    /** The offset in another joint of which the place in the bind pose is that of a weight, to six decimals. */
    private double[] offset(int row, int joint) {
        double[] place = {0, 0, 0, 0, 0, 0, 1};
        JointTransform.apply(bind, weights.joint(row), weights.x(row), weights.y(row), weights.z(row), place, 0);
        JointTransform.relative(bind, joint, place, 0, place, 0);
        return IntStream.range(0, 3)
                .mapToDouble(axis -> Math.round(place[axis] * DECIMALS) / DECIMALS)
                .toArray();
    }

    /** The file with other rows; empty unless each is on a line of its own. */
    private Optional<byte[]> rewritten(int[] rows, int joint, double[] offset) {
        // One character per byte, so that all other bytes stay.
        String text = new String(original.mesh().source().bytes(), StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
        for (int row : rows) {
            int line = weights.location(row).line() - 1;
            Matcher found = ROW.matcher(line < lines.size() ? lines.get(line) : "");
            if (!found.matches()) {
                return Optional.empty();
            }
            lines.set(
                    line,
                    found.group(1)
                            + joint
                            + found.group(2)
                            + PlainNumber.of(offset[0])
                            + found.group(3)
                            + PlainNumber.of(offset[1])
                            + found.group(4)
                            + PlainNumber.of(offset[2])
                            + found.group(5));
        }
        return Optional.of(String.join("", lines).getBytes(StandardCharsets.ISO_8859_1));
    }
}
