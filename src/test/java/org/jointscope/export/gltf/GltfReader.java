package org.jointscope.export.gltf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A .glb by the rules of the specification, from its bytes: what it shows at a time of an animation. Matrices have 16
 * numbers, row by row.
 */
final class GltfReader {

    private static final int HEADER = 20;

    private final JsonNode json;
    private final ByteBuffer binary;
    private final Map<Integer, double[]> accessors = new HashMap<>();
    private final int[] parents;

    GltfReader(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.getInt(0) != 0x46546C67 || bytes.getInt(4) != 2 || bytes.getInt(8) != bytes.capacity()) {
            throw new IOException("not a .glb");
        }
        int text = bytes.getInt(12);
        json = new ObjectMapper().readTree(bytes.array(), HEADER, text);
        int start = HEADER + text + 8;
        binary = start > bytes.capacity()
                ? ByteBuffer.allocate(0)
                : bytes.slice(start, bytes.getInt(HEADER + text)).order(ByteOrder.LITTLE_ENDIAN);
        parents = new int[json.path("nodes").size()];
        Arrays.fill(parents, -1);
        for (int node = 0; node < parents.length; node++) {
            for (JsonNode child : json.get("nodes").get(node).path("children")) {
                parents[child.asInt()] = node;
            }
        }
    }

    JsonNode json() {
        return json;
    }

    /** The node of a joint of the skin. */
    int joint(int index) {
        return json.get("skins").get(0).get("joints").get(index).asInt();
    }

    /** The index of a node. */
    int node(String name) {
        for (int i = 0; i < json.get("nodes").size(); i++) {
            if (json.get("nodes").get(i).path("name").asText().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }

    /** The index of an animation. */
    int animation(String name) {
        for (int i = 0; i < json.path("animations").size(); i++) {
            if (json.get("animations").get(i).path("name").asText().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }

    /** The numbers of an accessor, one element after the other. */
    double[] numbers(int accessor) {
        return accessors.computeIfAbsent(accessor, index -> {
            JsonNode node = json.get("accessors").get(index);
            JsonNode view = json.get("bufferViews").get(node.get("bufferView").asInt());
            int at = view.path("byteOffset").asInt() + node.path("byteOffset").asInt();
            double[] numbers = new double
                    [node.get("count").asInt() * width(node.get("type").asText())];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = switch (node.get("componentType").asInt()) {
                    case 5126 -> binary.getFloat(at + i * 4);
                    case 5125 -> Integer.toUnsignedLong(binary.getInt(at + i * 4));
                    case 5123 -> Short.toUnsignedInt(binary.getShort(at + i * 2));
                    case 5121 -> Byte.toUnsignedInt(binary.get(at + i));
                    default -> throw new IllegalStateException();
                };
            }
            return numbers;
        });
    }

    private static int width(String type) {
        return switch (type) {
            case "SCALAR" -> 1;
            case "VEC2" -> 2;
            case "VEC3" -> 3;
            case "VEC4" -> 4;
            case "MAT4" -> 16;
            default -> throw new IllegalStateException(type);
        };
    }

    /** The matrices of all nodes; in the scene as it is if the animation is negative. */
    double[][] globals(int animation, double time) {
        Map<String, double[]> moved = new HashMap<>();
        if (animation >= 0) {
            JsonNode node = json.get("animations").get(animation);
            for (JsonNode channel : node.get("channels")) {
                JsonNode target = channel.get("target");
                String path = target.get("path").asText();
                JsonNode sampler =
                        node.get("samplers").get(channel.get("sampler").asInt());
                moved.put(target.get("node").asInt() + path, sample(sampler, path.equals("rotation"), time));
            }
        }
        double[][] globals = new double[parents.length][];
        for (int i = 0; i < globals.length; i++) {
            global(i, moved, globals);
        }
        return globals;
    }

    /** The weights of the morph targets of a node. */
    double[] morphWeights(int animation, double time) {
        JsonNode node = json.get("animations").get(animation);
        return sample(node.get("samplers").get(0), false, time);
    }

    private double[] sample(JsonNode sampler, boolean rotation, double time) {
        double[] times = numbers(sampler.get("input").asInt());
        double[] values = numbers(sampler.get("output").asInt());
        int width = values.length / times.length;
        int next = 0;
        while (next < times.length && times[next] <= time) {
            next++;
        }
        int from = Math.max(0, next - 1);
        int to = Math.min(next, times.length - 1);
        double[] a = Arrays.copyOfRange(values, from * width, (from + 1) * width);
        double[] b = Arrays.copyOfRange(values, to * width, (to + 1) * width);
        double share = to == from ? 0 : Math.max(0, (time - times[from]) / (times[to] - times[from]));
        double[] mixed = new double[width];
        double dot = 0;
        for (int i = 0; i < width; i++) {
            dot += a[i] * b[i];
        }
        double angle = Math.acos(Math.min(1, Math.abs(dot)));
        boolean round = rotation && angle > 1e-6;
        for (int i = 0; i < width; i++) {
            double other = rotation && dot < 0 ? -b[i] : b[i];
            mixed[i] = round
                    ? (Math.sin((1 - share) * angle) * a[i] + Math.sin(share * angle) * other) / Math.sin(angle)
                    : a[i] + (other - a[i]) * share;
        }
        return mixed;
    }

    private void global(int index, Map<String, double[]> moved, double[][] globals) {
        if (globals[index] != null) {
            return;
        }
        JsonNode node = json.get("nodes").get(index);
        double[] t = moved.getOrDefault(index + "translation", vector(node, "translation", 0, 0, 0));
        double[] r = moved.getOrDefault(index + "rotation", vector(node, "rotation", 0, 0, 0, 1));
        double[] s = moved.getOrDefault(index + "scale", vector(node, "scale", 1, 1, 1));
        double[] local = matrix(t, r, s);
        if (parents[index] >= 0) {
            global(parents[index], moved, globals);
            local = multiply(globals[parents[index]], local);
        }
        globals[index] = local;
    }

    private static double[] vector(JsonNode node, String name, double... otherwise) {
        double[] numbers = otherwise.clone();
        for (int i = 0; i < node.path(name).size(); i++) {
            numbers[i] = node.get(name).get(i).asDouble();
        }
        return numbers;
    }

    private static double[] matrix(double[] t, double[] r, double[] s) {
        double x = r[0];
        double y = r[1];
        double z = r[2];
        double w = r[3];
        double[] rotation = {
            1 - 2 * (y * y + z * z),
            2 * (x * y - z * w),
            2 * (x * z + y * w),
            2 * (x * y + z * w),
            1 - 2 * (x * x + z * z),
            2 * (y * z - x * w),
            2 * (x * z - y * w),
            2 * (y * z + x * w),
            1 - 2 * (x * x + y * y)
        };
        double[] matrix = new double[16];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                matrix[row * 4 + column] = rotation[row * 3 + column] * s[column];
            }
            matrix[row * 4 + 3] = t[row];
        }
        matrix[15] = 1;
        return matrix;
    }

    private static double[] multiply(double[] a, double[] b) {
        double[] product = new double[16];
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                for (int i = 0; i < 4; i++) {
                    product[row * 4 + column] += a[row * 4 + i] * b[i * 4 + column];
                }
            }
        }
        return product;
    }

    /** The nodes with meshes. */
    List<Integer> meshNodes() {
        List<Integer> nodes = new ArrayList<>();
        for (int i = 0; i < parents.length; i++) {
            if (json.get("nodes").get(i).has("mesh")) {
                nodes.add(i);
            }
        }
        return nodes;
    }

    JsonNode primitive(int node) {
        int mesh = json.get("nodes").get(node).get("mesh").asInt();
        return json.get("meshes").get(mesh).get("primitives").get(0);
    }

    /** The posed vertices of a mesh, in the space of an .md5mesh. */
    double[][] vertices(int node, double[][] globals, double[] morphs) {
        JsonNode primitive = primitive(node);
        JsonNode attributes = primitive.get("attributes");
        double[] positions = numbers(attributes.get("POSITION").asInt()).clone();
        for (int target = 0; target < morphs.length; target++) {
            double[] deltas =
                    numbers(primitive.get("targets").get(target).get("POSITION").asInt());
            for (int i = 0; i < positions.length; i++) {
                positions[i] += morphs[target] * deltas[i];
            }
        }
        JsonNode skin =
                json.path("skins").path(json.get("nodes").get(node).path("skin").asInt(-1));
        double[][] joints = new double[skin.path("joints").size()][];
        for (int i = 0; i < joints.length; i++) {
            double[] columns = numbers(skin.get("inverseBindMatrices").asInt());
            double[] inverse = new double[16];
            for (int at = 0; at < 16; at++) {
                inverse[at] = columns[i * 16 + at % 4 * 4 + at / 4];
            }
            joints[i] = multiply(globals[skin.get("joints").get(i).asInt()], inverse);
        }
        double[][] vertices = new double[positions.length / 3][];
        for (int i = 0; i < vertices.length; i++) {
            double[] point = {positions[i * 3], positions[i * 3 + 1], positions[i * 3 + 2]};
            double[] sum = new double[3];
            if (joints.length == 0) {
                add(globals[node], 1, point, sum);
            }
            for (int set = 0; attributes.has("WEIGHTS_" + set); set++) {
                double[] indices = numbers(attributes.get("JOINTS_" + set).asInt());
                double[] weights = numbers(attributes.get("WEIGHTS_" + set).asInt());
                for (int at = i * 4; at < i * 4 + 4; at++) {
                    add(joints[(int) indices[at]], weights[at], point, sum);
                }
            }
            vertices[i] = toFile(sum);
        }
        return vertices;
    }

    private static void add(double[] matrix, double weight, double[] point, double[] sum) {
        for (int row = 0; row < 3; row++) {
            double value = matrix[row * 4 + 3];
            for (int column = 0; column < 3; column++) {
                value += matrix[row * 4 + column] * point[column];
            }
            sum[row] += weight * value;
        }
    }

    /** From +Z forward, +X left, +Y up to +X forward, +Y left, +Z up. */
    static double[] toFile(double[] point) {
        return new double[] {point[2], point[0], point[1]};
    }

    /** The position of a node in the space of an .md5mesh. */
    static double[] position(double[] global) {
        return toFile(new double[] {global[3], global[7], global[11]});
    }
}
