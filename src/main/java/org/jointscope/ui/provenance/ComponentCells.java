package org.jointscope.ui.provenance;

import java.util.Arrays;
import java.util.List;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.scene.OpenModel;

/**
 * The components of a frame, one cell each, and the components of joints that read them: first those that a frame
 * should contain or contains, in their order, then those that joints read although no frame contains them; negative
 * indices are last. The number of cells is that of actual components and uses, whatever the header declares.
 */
public final class ComponentCells {

    public static final ComponentCells NONE = new ComponentCells(new FrameLayout(List.of()), 0, 0);

    /** At most this many declared components can be missing from frames and still have cells. */
    private static final int MOST_PROMISED = 1 << 16;

    private final FrameLayout layout;
    private final List<Use> uses;
    private final int componentCount;
    private final int dense;
    private final int[] sparse;

    private ComponentCells(FrameLayout layout, int componentCount, int dense) {
        this.layout = layout;
        this.uses = layout.uses();
        this.componentCount = componentCount;
        this.dense = dense;
        // Negative indices are last in an unsigned comparison.
        this.sparse = layout.used()
                .mapToInt(index -> (int) index)
                .filter(index -> index < 0 || index >= dense)
                .boxed()
                .sorted(Integer::compareUnsigned)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The cells of the open animation; none without one. */
    public static ComponentCells of(OpenModel open) {
        return open.md5Anim()
                .flatMap(anim -> open.layout().map(layout -> of(anim, layout)))
                .orElse(NONE);
    }

    /** @param layout of that animation */
    public static ComponentCells of(Md5Anim anim, ComponentLayout layout) {
        int longest = anim.longestFrame();
        int promised = layout.componentCount();
        int dense = promised - longest <= MOST_PROMISED ? Math.max(promised, longest) : longest;
        return new ComponentCells(layout.frame(), promised, dense);
    }

    /** The number of cells. */
    public int size() {
        return dense + sparse.length;
    }

    /** The number of cells in the frame as the header declares it; they are the first ones. */
    public int end() {
        if (componentCount <= dense) {
            return componentCount;
        }
        return dense
                + (int) Arrays.stream(sparse)
                        .filter(index -> index >= 0 && index < componentCount)
                        .count();
    }

    /** The number of components that a frame should contain. */
    public int componentCount() {
        return componentCount;
    }

    /** The index of the component of a cell. */
    public int index(int cell) {
        return cell < dense ? cell : sparse[cell - dense];
    }

    /** The cell of a component; −1 if it has none. */
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

    /** Whether a cell is outside the frame as the header declares it. */
    public boolean isPastTheEnd(int cell) {
        int index = index(cell);
        return index < 0 || index >= componentCount;
    }

    /** The components that are read from a cell, in the order of their joints. */
    public List<Use> uses(int cell) {
        return layout.uses(index(cell));
    }

    /** All uses, in the order of their components. */
    public List<Use> uses() {
        return uses;
    }

    /** The cell that a component of a joint reads; −1 if there is none. */
    public int cell(int joint, Component component) {
        return layout.has(joint) ? cell(layout.index(joint, component)) : -1;
    }

    /** The first cell that a joint reads; −1 if there is none. */
    public int firstCell(int joint) {
        return layout.has(joint) ? cell(layout.firstIndex(joint)) : -1;
    }
}
