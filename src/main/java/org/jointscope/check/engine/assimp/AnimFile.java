package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;
import org.jointscope.diagnostics.Interruption;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An .md5anim (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5AnimFile). */
final class AnimFile {

    private static final List<String> SECTIONS =
            List.of(
                    "hierarchy",
                    "baseframe",
                    "frame",
                    "numFrames",
                    "numJoints",
                    "numAnimatedComponents",
                    "frameRate");

    private static final long JOINT_SIZE = 1040;
    private static final long FRAME_SIZE = 32;
    private static final int NAME_ROOM = 1036;
    private static final int COMPONENTS = 6;

    /** Shorter bones are not drawn. */
    private static final float SHORTEST = 1e-6f;

    private record Joint(String name, int parent, long flags, long start, int offset) {}

    private final Text text;
    private final List<Joint> joints = new ArrayList<>();
    private final List<float[]> baseframe = new ArrayList<>();
    private final List<float[]> frames = new ArrayList<>();

    private AnimFile(Text text) {
        this.text = text;
    }

    static void read(Text text) throws AssimpParseException {
        AnimFile file = new AnimFile(text);
        for (Section section : Section.all(text, SECTIONS)) {
            file.read(section);
        }
        file.check();
    }

    private void read(Section section) throws AssimpParseException {
        switch (section.name()) {
            case "hierarchy" -> {
                for (int row : section.rows()) {
                    readJoint(row);
                }
            }
            case "baseframe" -> {
                for (int row : section.rows()) {
                    readBaseframe(row);
                }
            }
            case "frame" -> {
                if (!section.value().isEmpty()) {
                    frames.add(readFrame(section));
                }
            }
            case "numFrames" -> section.reserve(FRAME_SIZE);
            case "numJoints", "numAnimatedComponents" -> section.reserve(JOINT_SIZE);
            case "frameRate" -> section.real();
            default -> {}
        }
    }

    private void readJoint(int row) throws AssimpParseException {
        text.goTo(row);
        String name = text.name(NAME_ROOM);
        text.skipSpaces();
        int parent = text.signed();
        text.skipSpaces();
        long flags = text.unsigned();
        text.skipSpaces();
        joints.add(new Joint(name, parent, flags, text.unsigned(), row));
    }

    private void readBaseframe(int row) throws AssimpParseException {
        text.goTo(row);
        float[] position = text.triple();
        float[] orientation = text.triple();
        float[] joint = Arrays.copyOf(position, COMPONENTS);
        System.arraycopy(orientation, 0, joint, position.length, orientation.length);
        baseframe.add(joint);
    }

    private float[] readFrame(Section section) throws AssimpParseException {
        float[] values = new float[16];
        int count = 0;
        for (int row : section.rows()) {
            text.goTo(row);
            while (text.skipSpacesAndLineEnds()) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, count * 2);
                }
                int from = text.at();
                values[count++] = text.real();
                if (text.at() == from) {
                    throw new AssimpParseException(AssimpFault.LARGE_INTEGER, from);
                }
            }
        }
        return Arrays.copyOf(values, count);
    }

    private void check() throws AssimpParseException {
        if (joints.isEmpty() || frames.isEmpty() || baseframe.size() != joints.size()) {
            throw new AssimpParseException(AssimpFault.NO_ANIMATION, 0);
        }
        boolean[] moved = new boolean[joints.size()];
        for (int frame = 0; frame < frames.size(); frame++) {
            if (frame == 0 || frames.get(frame).length > 0) {
                checkFrame(frames.get(frame), moved);
            }
        }
        for (int joint = 0; joint < moved.length; joint++) {
            if (!moved[joint]) {
                throw new AssimpParseException(AssimpFault.NO_KEYS, joints.get(joint).offset);
            }
        }
        checkSkeleton();
    }

    private void checkFrame(float[] values, boolean[] moved) throws AssimpParseException {
        Interruption.check();
        for (int i = 0; i < moved.length; i++) {
            Joint joint = joints.get(i);
            if (joint.start >= values.length) {
                if (joint.flags != 0) {
                    throw new AssimpParseException(AssimpFault.START_INDEX, joint.offset);
                }
            } else {
                moved[i] = true;
            }
        }
    }

    /** Without a mesh, Assimp draws the first root and its descendants. */
    private void checkSkeleton() throws AssimpParseException {
        int root = 0;
        while (root < joints.size() && joints.get(root).parent != -1) {
            root++;
        }
        if (root == joints.size()) {
            return;
        }
        List<List<Integer>> children = children();
        List<float[]> poses = poses();
        Set<String> bones = new HashSet<>();
        boolean drawn = false;
        boolean finite = true;
        Deque<Integer> left = new ArrayDeque<>(List.of(root));
        while (!left.isEmpty()) {
            int joint = left.pop();
            List<Integer> below = children.get(joint);
            boolean pointed =
                    below.stream().anyMatch(child -> !(length(poses.get(child)) < SHORTEST));
            if ((pointed || below.isEmpty()) && !bones.add(joints.get(joint).name)) {
                throw new AssimpParseException(AssimpFault.BONE_TWICE, joints.get(joint).offset);
            }
            drawn |= pointed || below.isEmpty() && length(poses.get(joint)) > 0;
            finite &= isFinite(poses.get(joint));
            left.addAll(below);
        }
        if (!drawn || !finite) {
            throw new AssimpParseException(AssimpFault.NO_SKELETON, joints.get(root).offset);
        }
    }

    /** Every joint as Assimp finds it: by its name, so that the first of several counts. */
    private List<float[]> poses() {
        Map<String, float[]> byName = new HashMap<>();
        List<float[]> poses = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            int index = joint;
            poses.add(byName.computeIfAbsent(joints.get(joint).name, name -> first(index)));
        }
        return poses;
    }

    /** Of 32 bits, as Assimp computes it: large ones become infinite. */
    private static float length(float[] pose) {
        return (float) Math.sqrt(pose[0] * pose[0] + pose[1] * pose[1] + pose[2] * pose[2]);
    }

    private static boolean isFinite(float[] pose) {
        float sum = length(pose);
        for (float component : pose) {
            sum += component;
        }
        return Float.isFinite(sum);
    }

    private List<List<Integer>> children() {
        List<List<Integer>> children = new ArrayList<>();
        joints.forEach(joint -> children.add(new ArrayList<>()));
        for (int joint = 0; joint < joints.size(); joint++) {
            int parent = joints.get(joint).parent;
            if (parent >= 0 && parent < joints.size() && parent != joint) {
                children.get(parent).add(joint);
            }
        }
        return children;
    }

    /** A joint in the first frame that moves it. */
    private float[] first(int index) {
        Joint joint = joints.get(index);
        float[] pose = baseframe.get(index).clone();
        float[] values = frames.getFirst();
        int next = (int) joint.start;
        for (int component = 0; component < COMPONENTS; component++) {
            if ((joint.flags >> component & 1) == 1) {
                pose[component] = next < values.length ? values[next] : 0;
                next++;
            }
        }
        return pose;
    }
}
