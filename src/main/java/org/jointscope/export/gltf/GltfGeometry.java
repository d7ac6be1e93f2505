package org.jointscope.export.gltf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;

/**
 * The triangles of a surface as a primitive, counterclockwise from outside. Vertices that have texture coordinates of
 * their own keep the order of the file; otherwise each pair of a vertex and texture coordinates is a vertex.
 */
final class GltfGeometry {

    /** Indices from which on more than 16 bits are necessary; the highest number of 16 bits is reserved. */
    private static final int MOST_SHORT = 0xFFFF;

    private static final int CHANNELS = 4;

    private final GltfDocument document;
    private final Surface surface;
    private final int[] vertices;
    private final int[] texCoords;
    private final int[] corners;
    private final Map<String, Object> attributes = new LinkedHashMap<>();

    GltfGeometry(GltfDocument document, Surface surface) {
        this.document = document;
        this.surface = surface;
        this.corners = new int[surface.triangleCount() * Surface.CORNERS];
        if (surface.triangleTexCoords() == surface.triangleVertices()) {
            vertices = IntStream.range(0, surface.vertexCount()).toArray();
            texCoords = vertices;
            IntStream.range(0, corners.length).forEach(at -> corners[at] = surface.triangleVertices()[turned(at)]);
        } else {
            Map<List<Integer>, Integer> pairs = new LinkedHashMap<>();
            for (int at = 0; at < corners.length; at++) {
                int from = turned(at);
                List<Integer> pair = List.of(surface.triangleVertices()[from], surface.triangleTexCoords()[from]);
                Integer known = pairs.putIfAbsent(pair, pairs.size());
                corners[at] = known == null ? pairs.size() - 1 : known;
            }
            vertices = pairs.keySet().stream().mapToInt(List::getFirst).toArray();
            texCoords = pairs.keySet().stream().mapToInt(List::getLast).toArray();
        }
    }

    /** The corner of a triangle in the opposite direction. */
    private static int turned(int at) {
        int corner = at % Surface.CORNERS;
        return at - corner + (Surface.CORNERS - corner) % Surface.CORNERS;
    }

    int size() {
        return vertices.length;
    }

    /** The vertex of the file. */
    int vertex(int index) {
        return vertices[index];
    }

    /** Values of the vertices, from those of the points. */
    float[] ofPoints(float[] points, int width) {
        float[] values = new float[vertices.length * width];
        for (int i = 0; i < vertices.length; i++) {
            System.arraycopy(points, surface.pointOfVertex(vertices[i]) * width, values, i * width, width);
        }
        return values;
    }

    /** Replaces a vector by one of the length 1; one without a direction by +Z. */
    static void normalize(float[] vectors, int at) {
        double x = vectors[at];
        double y = vectors[at + 1];
        double z = vectors[at + 2];
        double length = Math.sqrt(x * x + y * y + z * z);
        boolean none = !(length > 0 && Double.isFinite(length));
        vectors[at] = none ? 0 : (float) (x / length);
        vectors[at + 1] = none ? 0 : (float) (y / length);
        vectors[at + 2] = none ? 1 : (float) (z / length);
    }

    /**
     * Adds the attributes that each vertex has.
     *
     * @param positions of the points, finite
     * @param normals of the vertices
     * @param tangents whether tangents are added, for an image of normals
     */
    void add(float[] positions, float[] normals, boolean tangents) {
        float[] expanded = ofPoints(positions, 3);
        attributes.put("POSITION", document.boundedVectors("VEC3", 3, expanded, GltfDocument.ATTRIBUTES));
        attributes.put("NORMAL", document.vectors("VEC3", 3, normals, GltfDocument.ATTRIBUTES));
        float[] coords = new float[vertices.length * 2];
        for (int i = 0; i < vertices.length; i++) {
            System.arraycopy(surface.texCoords(), texCoords[i] * 2, coords, i * 2, 2);
        }
        attributes.put("TEXCOORD_0", document.vectors("VEC2", 2, coords, GltfDocument.ATTRIBUTES));
        if (tangents) {
            float[] vectors = GltfTangents.of(corners, expanded, normals, coords);
            attributes.put("TANGENT", document.vectors("VEC4", CHANNELS, vectors, GltfDocument.ATTRIBUTES));
        }
    }

    void add(Coloring colors) {
        int view = document.view((long) vertices.length * CHANNELS, GltfDocument.ATTRIBUTES, out -> {
            for (int vertex : vertices) {
                int argb = colors.argb(vertex);
                out.putByte(argb >> 16);
                out.putByte(argb >> 8);
                out.putByte(argb);
                out.putByte(argb >>> 24);
            }
        });
        Map<String, Object> accessor = document.accessor(view, 0, GltfDocument.UNSIGNED_BYTE, "VEC4", vertices.length);
        accessor.put("normalized", true);
        attributes.put("COLOR_0", document.add("accessors", accessor));
    }

    /** @param joints the number of joints of the skin */
    void add(GltfWeights weights, int joints) {
        boolean bytes = joints <= 1 << Byte.SIZE;
        for (int set = 0; set < weights.sets; set++) {
            int first = set * GltfWeights.SET;
            int size = vertices.length * GltfWeights.SET;
            int view = document.view((long) size * (bytes ? 1 : Short.BYTES), GltfDocument.ATTRIBUTES, out -> {
                for (int vertex : vertices) {
                    int at = surface.pointOfVertex(vertex) * weights.width() + first;
                    for (int i = at; i < at + GltfWeights.SET; i++) {
                        if (bytes) {
                            out.putByte(weights.joints[i]);
                        } else {
                            out.putShort(weights.joints[i]);
                        }
                    }
                }
            });
            int type = bytes ? GltfDocument.UNSIGNED_BYTE : GltfDocument.UNSIGNED_SHORT;
            attributes.put(
                    "JOINTS_" + set,
                    document.add("accessors", document.accessor(view, 0, type, "VEC4", vertices.length)));
            int numbers = document.view((long) size * Float.BYTES, GltfDocument.ATTRIBUTES, out -> {
                for (int vertex : vertices) {
                    int at = surface.pointOfVertex(vertex) * weights.width() + first;
                    out.putFloats(weights.weights, at, GltfWeights.SET);
                }
            });
            attributes.put(
                    "WEIGHTS_" + set,
                    document.add(
                            "accessors", document.accessor(numbers, 0, GltfDocument.FLOAT, "VEC4", vertices.length)));
        }
    }

    /** Adds the mesh; it consists of one primitive. */
    int mesh(String name, Optional<Integer> material, List<Object> targets, Map<String, Object> extras) {
        Map<String, Object> primitive = new LinkedHashMap<>();
        primitive.put("attributes", attributes);
        primitive.put("indices", indices());
        material.ifPresent(it -> primitive.put("material", it));
        if (!targets.isEmpty()) {
            primitive.put("targets", targets);
        }
        Map<String, Object> mesh = GltfDocument.named(name);
        mesh.put("primitives", List.of(primitive));
        if (!extras.isEmpty()) {
            mesh.put("extras", extras);
        }
        return document.add("meshes", mesh);
    }

    private int indices() {
        boolean small = vertices.length <= MOST_SHORT;
        int bytes = small ? Short.BYTES : Integer.BYTES;
        int view = document.view((long) corners.length * bytes, GltfDocument.INDICES, out -> {
            for (int corner : corners) {
                if (small) {
                    out.putShort(corner);
                } else {
                    out.putInt(corner);
                }
            }
        });
        int type = small ? GltfDocument.UNSIGNED_SHORT : GltfDocument.UNSIGNED_INT;
        return document.add("accessors", document.accessor(view, 0, type, "SCALAR", corners.length));
    }
}
