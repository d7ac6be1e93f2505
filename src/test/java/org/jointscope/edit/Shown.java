package org.jointscope.edit;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

/** The contents of animations, in one line, for tests. */
final class Shown {

    private Shown() {}

    /** Flags and startIndex of all joints, then the components of all frames. */
    static String layout(Md5Anim anim) {
        return anim.hierarchy().stream()
                        .map(joint -> joint.flags() + "@" + joint.startIndex())
                        .collect(Collectors.joining(" "))
                + " "
                + components(anim);
    }

    static String components(Md5Anim anim) {
        return anim.frames().stream()
                .map(frame -> Arrays.toString(frame.values()))
                .collect(Collectors.joining());
    }

    /** Names and parents of all joints. */
    static String tree(Md5Anim anim) {
        return anim.hierarchy().stream()
                .map(joint -> joint.name() + "<" + joint.parent())
                .collect(Collectors.joining(" "));
    }

    /** Comments of all joints. */
    static String comments(Md5Anim anim) {
        return anim.hierarchy().stream().map(AnimJoint::comment).collect(Collectors.joining("; "));
    }

    /** All contents, so that two animations are equal if their texts are. */
    static String all(Md5Anim anim) {
        return String.join(
                "\n",
                anim.numJoints().toString(),
                anim.numAnimatedComponents().toString(),
                anim.hierarchy().toString(),
                anim.bounds().toString(),
                anim.baseframe().toString(),
                anim.frames().stream()
                        .map(frame -> frame.number() + " " + frame.location())
                        .toList()
                        .toString(),
                components(anim));
    }
}
