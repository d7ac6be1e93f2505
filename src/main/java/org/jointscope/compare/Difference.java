package org.jointscope.compare;

import java.util.List;
import java.util.Optional;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.model.Component;

/**
 * One difference of a comparison, as a row of a table and as lines of text.
 *
 * @param key identifies it among those of its kind and place
 * @param what differs
 * @param before the number or name in the first file; empty if the difference is not a value
 * @param after the same in the second file
 * @param frame with the largest difference; {@link #NONE} if it is not one of a frame
 * @param lines of text
 * @param followers the differences that follow from it
 */
public record Difference(
        Kind kind,
        Place place,
        String key,
        String what,
        String before,
        String after,
        int frame,
        SourceLines source,
        List<String> lines,
        List<Difference> followers) {

    /** Instead of an index. */
    public static final int NONE = -1;

    /** What differs. */
    public enum Kind {
        HEADER,
        JOINT,
        LAYOUT,
        POSE,
        VALUE,
        BOUNDS,
        MESH
    }

    /**
     * Where a difference is.
     *
     * @param name of the joint or mesh; empty if it is neither
     * @param before index of the joint, or of the mesh, in the first file
     * @param after index in the second file
     * @param component of the joint
     * @param isMesh whether the indices are those of a mesh
     * @param vertex of the second file
     */
    public record Place(String name, int before, int after, Optional<Component> component, boolean isMesh, int vertex) {

        static final Place FILE = new Place("", NONE, NONE, Optional.empty(), false, NONE);

        static Place joint(String name, int before, int after) {
            return new Place(name, before, after, Optional.empty(), false, NONE);
        }

        static Place mesh(String name, int before, int after) {
            return new Place(name, before, after, Optional.empty(), true, NONE);
        }

        Place of(Component which) {
            return new Place(name, before, after, Optional.of(which), isMesh, vertex);
        }

        Place vertex(int which) {
            return new Place(name, before, after, component, isMesh, which);
        }

        boolean isJoint(Pair pair) {
            return !isMesh && after == pair.after();
        }
    }

    /** Source lines in the two files; 0 if there is none. */
    public record SourceLines(int before, int after) {

        static final SourceLines NONE = new SourceLines(0, 0);
    }

    /** Identifies it also after the files have changed. */
    public String id() {
        return kind + " " + place.before + " " + place.after + " " + key;
    }

    Difference with(List<Difference> others) {
        return new Difference(kind, place, key, what, before, after, frame, source, lines, others);
    }
}
