package org.jointscope.sample;

/** The joints at one moment, each in its parent's space: what a frame of an animation stores. */
final class Pose {
    final Skeleton skeleton;
    final Vec[] positions;
    final Quat[] rotations;

    Pose(Skeleton skeleton) {
        this.skeleton = skeleton;
        positions = new Vec[skeleton.size()];
        rotations = new Quat[skeleton.size()];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = skeleton.localPosition(i);
            rotations[i] = skeleton.localRotation(i);
        }
    }

    /** Turns a joint about the model's axes as they are in the bind pose, in degrees. */
    Pose turn(String name, double aboutX, double aboutY, double aboutZ) {
        int i = skeleton.index(name);
        Quat bind = skeleton.joint(i).rotation();
        Quat inJoint = bind.inverse().times(Quat.turns(aboutX, aboutY, aboutZ)).times(bind);
        rotations[i] = rotations[i].times(inJoint);
        return this;
    }

    /** Turns a joint about one of its own axes: a hinge. */
    Pose hinge(String name, Vec ownAxis, double degrees) {
        int i = skeleton.index(name);
        rotations[i] = rotations[i].times(Quat.about(ownAxis, degrees));
        return this;
    }

    Pose move(String name, Vec inParent) {
        int i = skeleton.index(name);
        positions[i] = positions[i].plus(inParent);
        return this;
    }

    /** Gives a joint the local rotation that makes it stand so in model space. */
    void aim(int joint, Quat inModel) {
        rotations[joint] =
                modelRotation(skeleton.joint(joint).parent()).inverse().times(inModel);
    }

    Vec modelPosition(int joint) {
        int parent = skeleton.joint(joint).parent();
        return parent < 0
                ? positions[joint]
                : modelRotation(parent).turn(positions[joint]).plus(modelPosition(parent));
    }

    Quat modelRotation(int joint) {
        int parent = skeleton.joint(joint).parent();
        return parent < 0 ? rotations[joint] : modelRotation(parent).times(rotations[joint]);
    }
}
