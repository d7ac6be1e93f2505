package org.jointscope.diagnostics;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The subject of a finding, by index into the model: {@code ofJoint(3).frame(12)}. The window navigates to it, and
 * scripts sort by it. A part that does not apply is {@link #NONE}.
 *
 * @param mesh index of the {@code mesh} block
 * @param vertex index of the {@code vert} row of that block
 * @param triangle index of the {@code tri} row of that block
 * @param weight index of the {@code weight} row of that block
 * @param joint in the order of the file
 * @param component of the joint: 0 to 5 for Tx Ty Tz Qx Qy Qz
 * @param frame in the order of the file
 */
public record Subject(int mesh, int vertex, int triangle, int weight, int joint, int component, int frame) {

    public static final int NONE = -1;

    /** The file as a whole, or a part of it that has no index. */
    public static final Subject FILE = new Subject(NONE, NONE, NONE, NONE, NONE, NONE, NONE);

    public static Subject ofMesh(int mesh) {
        return new Subject(mesh, NONE, NONE, NONE, NONE, NONE, NONE);
    }

    public static Subject ofJoint(int joint) {
        return new Subject(NONE, NONE, NONE, NONE, joint, NONE, NONE);
    }

    public static Subject ofFrame(int frame) {
        return new Subject(NONE, NONE, NONE, NONE, NONE, NONE, frame);
    }

    public Subject vertex(int index) {
        return new Subject(mesh, index, triangle, weight, joint, component, frame);
    }

    public Subject triangle(int index) {
        return new Subject(mesh, vertex, index, weight, joint, component, frame);
    }

    public Subject weight(int index) {
        return new Subject(mesh, vertex, triangle, index, joint, component, frame);
    }

    public Subject joint(int index) {
        return new Subject(mesh, vertex, triangle, weight, index, component, frame);
    }

    public Subject component(int index) {
        return new Subject(mesh, vertex, triangle, weight, joint, index, frame);
    }

    public Subject frame(int index) {
        return new Subject(mesh, vertex, triangle, weight, joint, component, index);
    }

    /** Its parts with their indices, the whole before its parts. */
    public Map<String, Integer> parts() {
        Map<String, Integer> parts = new LinkedHashMap<>();
        parts.put("mesh", mesh);
        parts.put("vertex", vertex);
        parts.put("triangle", triangle);
        parts.put("weight", weight);
        parts.put("joint", joint);
        parts.put("component", component);
        parts.put("frame", frame);
        parts.values().removeIf(index -> index == NONE);
        return parts;
    }

    /** True if it has no part. */
    public boolean isFile() {
        return equals(FILE);
    }
}
