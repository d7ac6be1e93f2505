package org.jointscope.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;

/**
 * Joints and vertices of real files at some frames, computed by an independent program in double precision.
 *
 * @param mesh empty if only the animation's joints were computed
 * @param anim empty if it is the mesh's bind pose
 * @param blend as the command line spells it
 */
public record GoldenDocument(String name, Optional<Path> mesh, Optional<Path> anim, String blend, List<Frame> frames) {

    /** Documents of other formats. */
    private static final Set<String> OTHER_FORMATS = Set.of("faerie.json", "osmp.json", "fence.json");

    /** One moment; none for the bind pose. */
    public record Frame(OptionalDouble frame, List<Joint> joints, List<Mesh> meshes) {

        /** Of the box around the meshes, or around the joints where there are none. */
        public double diagonal() {
            double[] min = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
            double[] max = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
            for (Mesh mesh : meshes) {
                extend(min, max, mesh.min());
                extend(min, max, mesh.max());
            }
            if (meshes.isEmpty()) {
                joints.forEach(joint -> extend(min, max, joint.position()));
            }
            return distance(min, max);
        }

        private static void extend(double[] min, double[] max, double[] point) {
            for (int axis = 0; axis < 3; axis++) {
                min[axis] = Math.min(min[axis], point[axis]);
                max[axis] = Math.max(max[axis], point[axis]);
            }
        }
    }

    /** A joint in model space. */
    public record Joint(String name, int parent, double[] position, double[] orientation) {}

    /** Some vertices of a mesh, and figures of all. */
    public record Mesh(int count, double[] min, double[] max, List<Sample> samples, List<Sample> normals) {}

    /** A vertex, and where it is or its normal points. */
    public record Sample(int vertex, double[] value) {}

    /** All documents of .md5mesh and .md5anim files. */
    public static List<GoldenDocument> all() throws IOException {
        List<GoldenDocument> documents = new ArrayList<>();
        for (Path path : Corpus.golden()) {
            if (!OTHER_FORMATS.contains(path.getFileName().toString())) {
                documents.add(read(path));
            }
        }
        return documents;
    }

    public static double distance(double[] a, double[] b) {
        double squared = 0;
        for (int i = 0; i < a.length; i++) {
            squared += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(squared);
    }

    private static GoldenDocument read(Path path) throws IOException {
        JsonNode root = new ObjectMapper().readTree(path.toFile());
        return new GoldenDocument(
                path.getFileName().toString(),
                file(root.get("mesh")),
                file(root.get("anim")),
                root.get("blend").asText(),
                list(root.get("frames"), GoldenDocument::frame));
    }

    private static Optional<Path> file(JsonNode node) {
        boolean none = node.isNull() || node.asText().equals("-");
        return none ? Optional.empty() : Optional.of(Corpus.file(node.asText()));
    }

    private static Frame frame(JsonNode node) {
        JsonNode number = node.get("frame");
        return new Frame(
                number.isNull() ? OptionalDouble.empty() : OptionalDouble.of(number.asDouble()),
                list(node.get("joints"), GoldenDocument::joint),
                list(node.get("meshes"), GoldenDocument::mesh));
    }

    private static Joint joint(JsonNode node) {
        return new Joint(
                node.get("name").asText(),
                node.get("parent").asInt(),
                numbers(node.get("position"), 0),
                numbers(node.get("orientation"), 0));
    }

    private static Mesh mesh(JsonNode node) {
        return new Mesh(
                node.get("count").asInt(),
                numbers(node.get("min"), 0),
                numbers(node.get("max"), 0),
                list(node.get("samples"), GoldenDocument::sample),
                list(node.get("normals"), GoldenDocument::sample));
    }

    private static Sample sample(JsonNode node) {
        return new Sample(node.get(0).asInt(), numbers(node, 1));
    }

    private static double[] numbers(JsonNode node, int from) {
        double[] numbers = new double[node.size() - from];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = node.get(from + i).asDouble();
        }
        return numbers;
    }

    private static <T> List<T> list(JsonNode array, Function<JsonNode, T> element) {
        List<T> list = new ArrayList<>();
        array.forEach(node -> list.add(element.apply(node)));
        return list;
    }

    @Override
    public String toString() {
        return name;
    }
}
