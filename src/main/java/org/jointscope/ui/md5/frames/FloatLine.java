package org.jointscope.ui.md5.frames;

import org.jointscope.model.FrameLayout.Claim;

import java.util.Optional;

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
}
