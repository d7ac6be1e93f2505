package org.jointscope.check.decl;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The parts of a model that animate independently (Doom 3, anim/Anim_Blend.cpp). */
public enum AnimChannel {
    /** Joints that are in none of the others. */
    ALL,
    TORSO,
    LEGS,
    HEAD,
    EYELIDS;

    /** The names that a declaration can use. */
    static final List<String> NAMES = Arrays.stream(values())
            .filter(it -> it != ALL)
            .map(AnimChannel::label)
            .toList();

    /** Ignores case. */
    public static Optional<AnimChannel> of(String name) {
        return Arrays.stream(values())
                .filter(channel -> channel != ALL && channel.label().equalsIgnoreCase(name))
                .findFirst();
    }

    /** The name in a declaration. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
