package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/** The content of one file of a format that Jointscope reads. */
public sealed interface ModelFile permits Md5Mesh, Md5Anim, Md5Camera, Md5Scale, Md2, Declarations, Materials {

    /** The value of an integer that could not be read: not a legal index, flag or count. */
    int MISSING = Integer.MIN_VALUE;

    /** A joint as declared in its row. */
    interface JointRow {

        String name();

        int parent();

        TextLocation location();

        /** The comment after the row; empty if there is none. */
        String comment();
    }

    /** The declared version, in formats with such a line. */
    default Optional<Declared> version() {
        return Optional.empty();
    }

    /** The declared number of joints, in formats with such a line. */
    default Optional<Declared> numJoints() {
        return Optional.empty();
    }

    /** Frames per second, in formats with such a line. */
    default Optional<Declared> frameRate() {
        return Optional.empty();
    }

    /** The joints, by index. */
    default List<? extends JointRow> jointRows() {
        return List.of();
    }
}
