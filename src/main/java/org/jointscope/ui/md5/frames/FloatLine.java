package org.jointscope.ui.md5.frames;

import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.provenance.FloatCells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A float of a frame and a component that it goes to: a float that several claim has as many lines.
 *
 * @param number of the line
 * @param index of the float
 * @param claim empty if the float is nobody's
 * @param joint the owner's name; empty if there is none
 * @param others the other owners, each with its component; empty if there are none
 * @param past whether the float lies outside of the frame as the header declares it
 */
public record FloatLine(
        int number, int index, Optional<Claim> claim, String joint, String others, boolean past) {

    /** The name of the component that it goes to; empty if there is none. */
    public String component() {
        return claim.map(owner -> owner.component().label()).orElse("");
    }

    public boolean isShared() {
        return !others.isEmpty();
    }

    /** In the order of the floats, and of the joints where several claim one. */
    static List<FloatLine> of(Md5Anim anim, FloatCells cells) {
        List<FloatLine> lines = new ArrayList<>(cells.size());
        for (int cell = 0; cell < cells.size(); cell++) {
            List<Claim> claims = cells.claims(cell);
            int index = cells.index(cell);
            boolean past = cells.isPastTheEnd(cell);
            if (claims.isEmpty()) {
                lines.add(new FloatLine(lines.size(), index, Optional.empty(), "", "", past));
            }
            for (Claim claim : claims) {
                lines.add(
                        new FloatLine(
                                lines.size(),
                                index,
                                Optional.of(claim),
                                anim.hierarchy().get(claim.joint()).name(),
                                others(claim, claims, anim),
                                past));
            }
        }
        return List.copyOf(lines);
    }

    private static String others(Claim claim, List<Claim> claims, Md5Anim anim) {
        return claims.stream()
                .filter(other -> other != claim)
                .map(
                        other ->
                                anim.hierarchy().get(other.joint()).name()
                                        + " "
                                        + other.component().label())
                .collect(Collectors.joining(", "));
    }
}
