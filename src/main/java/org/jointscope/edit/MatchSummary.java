package org.jointscope.edit;

import java.util.List;

/**
 * What {@link MatchMesh} does to the joints of an animation, by their names; those of the mesh
 * where both have one.
 *
 * @param added joints of the mesh that the animation lacks; they keep their bind pose on their
 *     parents
 * @param dropped joints of the animation that the mesh lacks; their motion is lost
 * @param renamed joints that get the mesh's name
 * @param reordered joints that come before or behind others than they did
 * @param rehung joints that get another parent, and the numbers that let them move as before
 */
public record MatchSummary(
        List<String> added,
        List<String> dropped,
        List<Renamed> renamed,
        List<String> reordered,
        List<String> rehung) {

    /** A joint's name in the animation, and in the mesh. */
    public record Renamed(String from, String to) {}

    public MatchSummary {
        added = List.copyOf(added);
        dropped = List.copyOf(dropped);
        renamed = List.copyOf(renamed);
        reordered = List.copyOf(reordered);
        rehung = List.copyOf(rehung);
    }

    /** Whether the animation has the mesh's joints already. */
    public boolean isNothing() {
        return added.isEmpty()
                && dropped.isEmpty()
                && renamed.isEmpty()
                && reordered.isEmpty()
                && rehung.isEmpty();
    }
}
