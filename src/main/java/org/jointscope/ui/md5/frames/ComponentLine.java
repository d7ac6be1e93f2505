package org.jointscope.ui.md5.frames;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.provenance.ComponentCells;

/**
 * A component of a frame and the joint that reads it: a shared component has several lines.
 *
 * @param number of the line
 * @param index of the component
 * @param use empty if the component is unused
 * @param joint the owner's name; empty if there is none
 * @param others the other owners, each with its component; empty if there are none
 * @param past whether the component is outside the frame as the header declares it
 */
public record ComponentLine(int number, int index, Optional<Use> use, String joint, String others, boolean past) {

    /** The name of the joint's component that reads it; empty if there is none. */
    public String component() {
        return use.map(owner -> owner.component().label()).orElse("");
    }

    public boolean isShared() {
        return !others.isEmpty();
    }

    /** Lines in the order of the components, and of the joints if several read one. */
    static List<ComponentLine> of(Md5Anim anim, ComponentCells cells) {
        List<ComponentLine> lines = new ArrayList<>(cells.size());
        for (int cell = 0; cell < cells.size(); cell++) {
            List<Use> uses = cells.uses(cell);
            int index = cells.index(cell);
            boolean past = cells.isPastTheEnd(cell);
            if (uses.isEmpty()) {
                lines.add(new ComponentLine(lines.size(), index, Optional.empty(), "", "", past));
            }
            for (Use use : uses) {
                lines.add(new ComponentLine(
                        lines.size(),
                        index,
                        Optional.of(use),
                        anim.hierarchy().get(use.joint()).name(),
                        others(use, uses, anim),
                        past));
            }
        }
        return List.copyOf(lines);
    }

    private static String others(Use use, List<Use> uses, Md5Anim anim) {
        return uses.stream()
                .filter(other -> other != use)
                .map(other -> anim.hierarchy().get(other.joint()).name()
                        + " "
                        + other.component().label())
                .collect(Collectors.joining(", "));
    }
}
