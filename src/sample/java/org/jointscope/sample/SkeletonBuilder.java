package org.jointscope.sample;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects joints in any order and lays them out as id's exporter does: depth first, by name. */
final class SkeletonBuilder {
    private record Draft(String name, String parent, Vec position, Quat rotation) {}

    private final List<Draft> drafts = new ArrayList<>();

    /** A joint whose X axis points along {@code aim} and whose Z axis is as near {@code z} as can be. */
    SkeletonBuilder add(String name, String parent, Vec position, Vec aim, Vec z) {
        Vec x = aim.unit();
        drafts.add(new Draft(name, parent, position, Quat.ofAxes(x, z.across(x))));
        return this;
    }

    /** The joint and its twin on the right side; both turn about axes that point to the left. */
    SkeletonBuilder addPair(String name, String parent, Vec position, Vec aim, Vec z) {
        add(sided(name, "l"), sided(parent, "l"), position, aim, z);
        Vec mirroredZ = z.mirrored();
        Vec zRight = z.y() > 0.5 ? mirroredZ.times(-1) : mirroredZ;
        return add(sided(name, "r"), sided(parent, "r"), position.mirrored(), aim.mirrored(), zRight);
    }

    private static String sided(String name, String side) {
        return name.replace("#", side);
    }

    Skeleton build() {
        List<Draft> sorted =
                drafts.stream().sorted(Comparator.comparing(Draft::name)).toList();
        List<Joint> joints = new ArrayList<>();
        append(sorted, "", -1, joints);
        return new Skeleton(List.copyOf(joints));
    }

    private static void append(List<Draft> sorted, String parent, int index, List<Joint> joints) {
        for (Draft draft : sorted) {
            if (draft.parent().equals(parent)) {
                joints.add(new Joint(draft.name(), index, draft.position(), draft.rotation()));
                append(sorted, draft.name(), joints.size() - 1, joints);
            }
        }
    }
}
