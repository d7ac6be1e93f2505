package org.jointscope.sample;

import java.util.List;

/** The joints in file order: every parent before its children, siblings sorted by name. */
record Skeleton(List<Joint> joints) {
    int size() {
        return joints.size();
    }

    Joint joint(int index) {
        return joints.get(index);
    }

    Joint joint(String name) {
        return joints.get(index(name));
    }

    int index(String name) {
        for (int i = 0; i < joints.size(); i++) {
            if (joints.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no joint named " + name);
    }

    String parentName(int index) {
        int parent = joints.get(index).parent();
        return parent < 0 ? "" : joints.get(parent).name();
    }

    /** Bind position of a joint as its parent sees it: what an animation's baseframe starts from. */
    Vec localPosition(int index) {
        Joint joint = joints.get(index);
        return joint.parent() < 0
                ? joint.position()
                : joints.get(joint.parent()).toJoint(joint.position());
    }

    Quat localRotation(int index) {
        Joint joint = joints.get(index);
        return joint.parent() < 0
                ? joint.rotation()
                : joints.get(joint.parent()).rotation().inverse().times(joint.rotation());
    }
}
