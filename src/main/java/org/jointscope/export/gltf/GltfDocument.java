package org.jointscope.export.gltf;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jointscope.export.Json;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.ProgramVersion;

/**
 * A glTF 2.0 document: its JSON as lists of objects that refer to each other by index, and its buffer, the parts of
 * which are computed while they are written.
 */
final class GltfDocument {

    /** The target of a buffer view with attributes of vertices. */
    static final int ATTRIBUTES = 34962;

    /** The target of a buffer view with indices. */
    static final int INDICES = 34963;

    static final int FLOAT = 5126;
    static final int UNSIGNED_BYTE = 5121;
    static final int UNSIGNED_SHORT = 5123;
    static final int UNSIGNED_INT = 5125;

    /** In place of the parent of a node. */
    static final int ROOT = -1;

    /** No target: the buffer view has neither attributes of vertices nor indices. */
    static final int OTHER = 0;

    private static final int GLB_MAGIC = 0x46546C67;
    private static final int GLB_VERSION = 2;
    private static final int GLB_HEADER = 12;
    private static final int CHUNK_HEADER = 8;
    private static final int JSON_CHUNK = 0x4E4F534A;
    private static final int BINARY_CHUNK = 0x004E4942;
    private static final long MOST_BYTES = 0xFFFFFFFFL;

    /** Writes a part of the buffer. */
    interface Content {
        void write(LittleEndian out) throws IOException;
    }

    private record Part(long length, Content content) {}

    private final Map<String, List<Object>> lists = new LinkedHashMap<>();
    private final Set<String> extensions = new TreeSet<>();
    private final List<Integer> scene = new ArrayList<>();
    private final List<Map<String, Object>> nodes = new ArrayList<>();
    private final Map<Integer, List<Integer>> children = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();
    private long length;

    /** Adds an object to a list of the document; returns its index. */
    int add(String list, Map<String, Object> object) {
        List<Object> objects = lists.computeIfAbsent(list, name -> new ArrayList<>());
        objects.add(object);
        return objects.size() - 1;
    }

    int count(String list) {
        return lists.getOrDefault(list, List.of()).size();
    }

    /**
     * Adds a node.
     *
     * @param name empty for none
     * @param parent {@link #ROOT} for a node of the scene
     */
    int node(String name, int parent, Map<String, Object> members) {
        Map<String, Object> node = named(name);
        node.putAll(members);
        nodes.add(node);
        int index = add("nodes", node);
        if (parent == ROOT) {
            scene.add(index);
        } else {
            List<Integer> siblings = children.computeIfAbsent(parent, it -> new ArrayList<>());
            siblings.add(index);
            nodes.get(parent).put("children", siblings);
        }
        return index;
    }

    void use(String extension) {
        extensions.add(extension);
    }

    /** An object with a name, or without one if that is empty. */
    static Map<String, Object> named(String name) {
        Map<String, Object> object = new LinkedHashMap<>();
        if (!name.isEmpty()) {
            object.put("name", name);
        }
        return object;
    }

    /** Numbers that are read back as the same floats. */
    static List<Double> numbers(float... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> Double.valueOf(Float.toString(values[i])))
                .toList();
    }

    /** The nearest finite float; 0 for NaN. */
    static float finite(double value) {
        return Double.isNaN(value) ? 0 : (float) Math.clamp(value, -Float.MAX_VALUE, Float.MAX_VALUE);
    }

    /** Adds a part of the buffer for other data than vertices. */
    int view(long bytes, Content content) {
        return view(bytes, OTHER, content);
    }

    int view(long bytes, int target, Content content) {
        length += LittleEndian.padding(length);
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("buffer", 0);
        view.put("byteOffset", length);
        view.put("byteLength", bytes);
        if (target != OTHER) {
            view.put("target", target);
        }
        parts.add(new Part(bytes, content));
        length += bytes;
        return add("bufferViews", view);
    }

    /** Adds elements of a buffer view; returns the object, to which bounds can be added. */
    Map<String, Object> accessor(int view, long offset, int component, String type, int count) {
        Map<String, Object> accessor = new LinkedHashMap<>();
        accessor.put("bufferView", view);
        accessor.put("byteOffset", offset);
        accessor.put("componentType", component);
        accessor.put("count", count);
        accessor.put("type", type);
        return accessor;
    }

    /** Adds vectors with a buffer view of their own; returns the index of their accessor. */
    int vectors(String type, int width, float[] values, int target) {
        int view = view((long) values.length * Float.BYTES, target, out -> out.putFloats(values, 0, values.length));
        return add("accessors", accessor(view, 0, FLOAT, type, values.length / width));
    }

    /** Adds vectors with the lowest and the highest value along each axis. */
    int boundedVectors(String type, int width, float[] values, int target) {
        int view = view((long) values.length * Float.BYTES, target, out -> out.putFloats(values, 0, values.length));
        return add("accessors", bounded(accessor(view, 0, FLOAT, type, values.length / width), width, values));
    }

    /** Adds the lowest and the highest values to an accessor. */
    static Map<String, Object> bounded(Map<String, Object> accessor, int width, float[] values) {
        float[] min = new float[width];
        float[] max = new float[width];
        for (int i = 0; i < values.length; i++) {
            int axis = i % width;
            min[axis] = i < width ? values[i] : Math.min(min[axis], values[i]);
            max[axis] = i < width ? values[i] : Math.max(max[axis], values[i]);
        }
        accessor.put("min", numbers(min));
        accessor.put("max", numbers(max));
        return accessor;
    }

    /** The bytes of the buffer. */
    long length() {
        return length;
    }

    /** Writes everything into one file, a .glb. */
    void writeBinary(OutputStream stream) throws IOException {
        byte[] text = text("");
        long total = (long) GLB_HEADER + CHUNK_HEADER + text.length + LittleEndian.padding(text.length);
        if (length > 0) {
            total += CHUNK_HEADER + length + LittleEndian.padding(length);
        }
        if (total > MOST_BYTES) {
            throw FileFailure.of("export.gltf.tooLarge");
        }
        LittleEndian out = new LittleEndian(stream);
        out.putInt(GLB_MAGIC);
        out.putInt(GLB_VERSION);
        out.putInt((int) total);
        out.putInt(text.length + LittleEndian.padding(text.length));
        out.putInt(JSON_CHUNK);
        out.putBytes(text);
        out.pad(' ');
        if (length > 0) {
            out.putInt((int) (length + LittleEndian.padding(length)));
            out.putInt(BINARY_CHUNK);
            writeBuffer(out);
        }
        out.flush();
    }

    /** Writes the buffer, to which the document refers. */
    void writeBuffer(OutputStream stream) throws IOException {
        LittleEndian out = new LittleEndian(stream);
        writeBuffer(out);
        out.flush();
    }

    private void writeBuffer(LittleEndian out) throws IOException {
        for (Part part : parts) {
            long start = out.written();
            part.content.write(out);
            if (out.written() - start != part.length) {
                throw new IllegalStateException(out.written() - start + " bytes, not " + part.length);
            }
            out.pad(0);
        }
    }

    /** @param uri of the buffer; empty if it is in the same file */
    byte[] text(String uri) {
        StringWriter text = new StringWriter();
        Json.print(text, json -> {
            json.object(
                    "asset",
                    asset -> asset.member("version", "2.0")
                            .member("generator", "Jointscope " + ProgramVersion.number()));
            if (!extensions.isEmpty()) {
                json.member("extensionsUsed", List.copyOf(extensions));
            }
            json.member("scene", 0).member("scenes", List.of(Map.of("nodes", scene)));
            json.members(lists);
            if (length > 0) {
                Map<String, Object> buffer = new LinkedHashMap<>();
                if (!uri.isEmpty()) {
                    buffer.put("uri", uri);
                }
                buffer.put("byteLength", uri.isEmpty() ? length : length + LittleEndian.padding(length));
                json.member("buffers", List.of(buffer));
            }
        });
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
