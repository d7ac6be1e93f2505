package org.jointscope.ui.scene3d;

import java.util.Arrays;

/**
 * Where shapes are: each is stretched, turned and moved by a matrix of its own, or is nowhere, as
 * all are at first. It knows which ones have moved, so that the others need not be touched.
 */
final class Places {

    /** Numbers of a matrix: three rows of four, as JavaFX has them. */
    static final int STRIDE = 12;

    private final double[] matrices;
    private final boolean[] visible;
    private final boolean[] moved;

    Places(int shapes) {
        matrices = new double[shapes * STRIDE];
        visible = new boolean[shapes];
        moved = new boolean[shapes];
    }

    void put(int shape, double[] matrix) {
        boolean other = !visible[shape];
        for (int i = 0; i < STRIDE; i++) {
            other |= matrices[shape * STRIDE + i] != matrix[i];
        }
        if (other) {
            System.arraycopy(matrix, 0, matrices, shape * STRIDE, STRIDE);
            visible[shape] = true;
            moved[shape] = true;
        }
    }

    void hide(int shape) {
        moved[shape] |= visible[shape];
        visible[shape] = false;
    }

    boolean isVisible(int shape) {
        return visible[shape];
    }

    /** Whether it is in another place than when the places were settled. */
    boolean hasMoved(int shape) {
        return moved[shape];
    }

    /** All shapes have been drawn where they are. */
    void settle() {
        Arrays.fill(moved, false);
    }

    /** The matrices of all shapes, one after another; not to be changed. */
    double[] matrices() {
        return matrices;
    }
}
