package org.jointscope.check.decl;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jointscope.pose.Rig;

/**
 * The joints of a list such as {@code *hip -foot}: a star adds the descendants of a joint, a minus removes. Doom 3
 * searches for descendants only up to the first joint with a parent before the one in the list (anim/Anim_Blend.cpp,
 * GetJointList), which is correct only in depth-first order.
 */
final class JointList {

    private final Rig rig;
    private final Map<String, Integer> byName = new HashMap<>();

    JointList(Rig rig) {
        this.rig = rig;
        for (int joint = rig.size() - 1; joint >= 0; joint--) {
            byName.put(key(rig.name(joint)), joint);
        }
    }

    /** Names of joints are compared without regard to case. */
    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    OptionalInt find(String name) {
        Integer joint = byName.get(key(name));
        return joint == null ? OptionalInt.empty() : OptionalInt.of(joint);
    }

    /** An entry of a list, without its marks. */
    record Entry(String name, boolean removes, boolean descends) {

        static Entry of(String text) {
            boolean removes = text.startsWith("-");
            String rest = text.substring(removes ? 1 : 0);
            boolean descends = rest.startsWith("*");
            return new Entry(rest.substring(descends ? 1 : 0), removes, descends);
        }
    }

    /** The joint of an entry, with its descendants that Doom 3 finds. */
    BitSet found(int joint, boolean descends) {
        BitSet joints = new BitSet();
        joints.set(joint);
        for (int i = joint + 1; descends && i < rig.size() && rig.parent(i) >= joint; i++) {
            joints.set(i);
        }
        return joints;
    }

    /** The descendants of a joint that Doom 3 does not find. */
    BitSet lost(int joint, BitSet found) {
        BitSet all = new BitSet();
        all.set(joint);
        for (int position = 0; position < rig.size(); position++) {
            int each = rig.inOrder(position);
            if (!rig.isRoot(each) && all.get(rig.parent(each))) {
                all.set(each);
            }
        }
        all.andNot(found);
        return all;
    }
}
