package org.jointscope.ui.md5.frames;

import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.provenance.FloatCells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes the lines of the table. */
final class FloatLines {

    private FloatLines() {}

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
