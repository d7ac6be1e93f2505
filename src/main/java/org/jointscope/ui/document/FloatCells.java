package org.jointscope.ui.document;

import org.jointscope.check.ComponentLayout;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The floats of a frame, a cell each, and which components of which joints claim them: first those
 * that a frame should have or has, in their order, then those that joints claim though no frame has
 * them; of the latter, those before the first float come last. Cells are as many as there are
 * floats and claims, whatever the header promises.
 */
public final class FloatCells {

    public static final FloatCells NONE = new FloatCells(List.of(), 0, 0);

    /** As many floats as the header declares, but no frame has, still get their cells. */
    private static final int MOST_PROMISED = 1 << 16;

    /**
     * That a component of a joint comes from a float.
     *
     * @param index of the float
     * @param joint by index
     */
    public record Claim(int index, int joint, Component component) {}

    private final List<Claim> claims;
    private final int[] claimed;
    private final int floatCount;
    private final int dense;
    private final int[] sparse;

    private FloatCells(List<Claim> claims, int floatCount, int dense) {
        this.claims = claims;
        this.claimed = claims.stream().mapToInt(Claim::index).toArray();
        this.floatCount = floatCount;
        this.dense = dense;
        // Compared without sign, negative ones come last.
        this.sparse =
                Arrays.stream(claimed)
                        .filter(index -> index < 0 || index >= dense)
                        .distinct()
                        .boxed()
                        .sorted(Integer::compareUnsigned)
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    /**
     * @param layout of that animation
     */
    public static FloatCells of(Md5Anim anim, ComponentLayout layout) {
        List<Claim> claims = new ArrayList<>();
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            addClaims(anim.hierarchy().get(joint), joint, claims);
        }
        claims.sort(Comparator.comparingInt(Claim::index).thenComparing(Claim::joint));
        int longest = anim.frames().stream().mapToInt(Frame::size).max().orElse(0);
        int promised = layout.floatCount();
        int dense = promised - longest <= MOST_PROMISED ? Math.max(promised, longest) : longest;
        return new FloatCells(List.copyOf(claims), promised, dense);
    }

    private static void addClaims(AnimJoint row, int joint, List<Claim> claims) {
        if (row.flags() == ModelFile.MISSING || row.startIndex() == ModelFile.MISSING) {
            return;
        }
        long next = row.startIndex();
        for (Component component : Component.values()) {
            if (component.isIn(row.flags()) && next < Integer.MAX_VALUE) {
                claims.add(new Claim((int) next, joint, component));
                next++;
            }
        }
    }

    /** How many cells there are. */
    public int size() {
        return dense + sparse.length;
    }

    /** How many of them, from the first on, lie in the frame as the header declares it. */
    public int end() {
        if (floatCount <= dense) {
            return floatCount;
        }
        return dense
                + (int)
                        Arrays.stream(sparse)
                                .filter(index -> index >= 0 && index < floatCount)
                                .count();
    }

    /** How many floats a frame should have. */
    public int floatCount() {
        return floatCount;
    }

    /** The float that a cell stands for. */
    public int index(int cell) {
        return cell < dense ? cell : sparse[cell - dense];
    }

    /** The cell of a float; −1 if it has none. */
    public int cell(int index) {
        if (index >= 0 && index < dense) {
            return index;
        }
        for (int i = 0; i < sparse.length; i++) {
            if (sparse[i] == index) {
                return dense + i;
            }
        }
        return -1;
    }

    /** Whether a cell lies outside of the frame as the header declares it. */
    public boolean isPastTheEnd(int cell) {
        int index = index(cell);
        return index < 0 || index >= floatCount;
    }

    /** Who claims the float of a cell, in the order of the joints; nobody, if it is empty. */
    public List<Claim> claims(int cell) {
        int index = index(cell);
        int from = position(index);
        int to = from;
        while (to < claimed.length && claimed[to] == index) {
            to++;
        }
        return claims.subList(from, to);
    }

    /** Where in the claims those of a float begin, or would. */
    private int position(int index) {
        int low = 0;
        int high = claimed.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (claimed[middle] < index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** All claims, in the order of their floats. */
    public List<Claim> claims() {
        return claims;
    }

    /** The cell that a component of a joint comes from; −1 if there is none. */
    public int cell(int joint, Component component) {
        return claims.stream()
                .filter(claim -> claim.joint() == joint && claim.component() == component)
                .mapToInt(claim -> cell(claim.index()))
                .findFirst()
                .orElse(-1);
    }

    /** The first cell that a joint claims; −1 if it claims none. */
    public int firstCell(int joint) {
        return claims.stream()
                .filter(claim -> claim.joint() == joint)
                .mapToInt(claim -> cell(claim.index()))
                .findFirst()
                .orElse(-1);
    }
}
