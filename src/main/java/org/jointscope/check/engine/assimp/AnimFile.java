package org.jointscope.check.engine.assimp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;

/** An .md5anim (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5AnimFile). */
final class AnimFile {

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

    static void read(Text text) {
        AnimFile file = new AnimFile(text);
        Section.readAll(
                text,
                Map.of(
                        "hierarchy", section -> section.readRows(file::readJoint),
                        "baseframe", section -> section.readRows(file::readBaseframe),
                        "frame", file::readFrame,
                        "numFrames", section -> section.reserve(FRAME_SIZE),
                        "numJoints", section -> section.reserve(JOINT_SIZE),
                        "numAnimatedComponents", section -> section.reserve(JOINT_SIZE),
                        "frameRate", Section::real));
        file.check();
    }

    private void readJoint(int row) {
        String name = text.name(NAME_ROOM);
        int parent = text.signed();
        long flags = text.unsigned();
        joints.add(new Joint(name, parent, flags, text.unsigned(), row));
    }

    private void readBaseframe(int row) {
        float[] position = text.triple();
        float[] orientation = text.triple();
        float[] joint = Arrays.copyOf(position, COMPONENTS);
        System.arraycopy(orientation, 0, joint, position.length, orientation.length);
        baseframe.add(joint);
    }

    private void readFrame(Section section) {
        if (!section.value().isEmpty()) {
            frames.add(floats(section));
        }
    }

    private float[] floats(Section section) {
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
                AssimpFault.LARGE_INTEGER.stopIf(text.at() == from, from);
            }
        }
        return Arrays.copyOf(values, count);
    }

    private void check() {
        AssimpFault.NO_ANIMATION.stopIf(joints.isEmpty() || frames.isEmpty() || baseframe.size() != joints.size(), 0);
        boolean[] moved = new boolean[joints.size()];
        for (int frame = 0; frame < frames.size(); frame++) {
            if (frame == 0 || frames.get(frame).length > 0) {
                checkFrame(frames.get(frame), moved);
            }
        }
        for (int joint = 0; joint < moved.length; joint++) {
            AssimpFault.NO_KEYS.stopIf(!moved[joint], joints.get(joint).offset);
        }
        checkSkeleton();
    }

    private void checkFrame(float[] values, boolean[] moved) {
        Interruption.check();
        for (int i = 0; i < moved.length; i++) {
            Joint joint = joints.get(i);
            if (joint.start >= values.length) {
                AssimpFault.START_INDEX.stopIf(joint.flags != 0, joint.offset);
            } else {
                moved[i] = true;
            }
        }
    }

    /** Without a mesh, Assimp draws the first root and its descendants. */
    private void checkSkeleton() {
        OptionalInt first = IntStream.range(0, joints.size())
                .filter(joint -> joints.get(joint).parent == -1)
                .findFirst();
        if (first.isEmpty()) {
            return;
        }
        int root = first.getAsInt();
        Map<Integer, List<Integer>> children = IntStream.range(0, joints.size())
                .filter(joint -> joints.get(joint).parent != joint)
                .boxed()
                .collect(Collectors.groupingBy(joint -> joints.get(joint).parent));
        List<float[]> poses = poses();
        Set<String> bones = new HashSet<>();
        boolean drawn = false;
        boolean finite = true;
        Deque<Integer> left = new ArrayDeque<>(List.of(root));
        while (!left.isEmpty()) {
            int joint = left.pop();
            List<Integer> below = children.getOrDefault(joint, List.of());
            boolean pointed = below.stream().anyMatch(child -> !(length(poses.get(child)) < SHORTEST));
            AssimpFault.BONE_TWICE.stopIf(
                    (pointed || below.isEmpty()) && !bones.add(joints.get(joint).name), joints.get(joint).offset);
            drawn |= pointed || below.isEmpty() && length(poses.get(joint)) > 0;
            finite &= isFinite(poses.get(joint));
            left.addAll(below);
        }
        AssimpFault.NO_SKELETON.stopIf(!drawn || !finite, joints.get(root).offset);
    }

    /** The pose of every joint, found by name: the first joint of several with one name counts. */
    private List<float[]> poses() {
        Map<String, float[]> byName = new HashMap<>();
        return IntStream.range(0, joints.size())
                .mapToObj(joint -> byName.computeIfAbsent(joints.get(joint).name, name -> first(joint)))
                .toList();
    }

    /** The length in single precision, as in Assimp: large ones become infinite. */
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
