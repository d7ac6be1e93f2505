package org.jointscope.sample;

/** One row of the joints section: position and rotation are the bind pose, in model space. */
record Joint(String name, int parent, Vec position, Quat rotation) {
    Vec toModel(Vec offset) {
        return rotation.turn(offset).plus(position);
    }

    Vec toJoint(Vec point) {
        return rotation.inverse().turn(point.minus(position));
    }
}
