package org.jointscope.ui.scene3d;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;

/**
 * Many shapes in one mesh, most of which have the same look: one node per shape would be one draw call per shape, and
 * without a graphics card thousands of those are slower than their triangles. Each shape has its own matrix, or is
 * hidden, which is the initial state. All are drawn with the first look; those with another look are drawn again on
 * top, so that a change of looks does not affect the large mesh.
 */
final class MergedShapes {

    /** Numbers of a matrix: three rows of four, as in JavaFX. */
    static final int MATRIX = 12;

    private final List<Layer> layers;
    private final int[] looks;
    private final double[] matrices;
    private final boolean[] visible;
    private final boolean[] moved;
    private boolean relooked;

    MergedShapes(int count, List<Look> looks) {
        this.layers = looks.stream().map(Layer::new).toList();
        this.looks = new int[count];
        matrices = new double[count * MATRIX];
        visible = new boolean[count];
        moved = new boolean[count];
        layers.getFirst().stand(IntStream.range(0, count).toArray());
    }

    /** The nodes, in drawing order. */
    List<MeshView> nodes() {
        return List.copyOf(layers);
    }

    /** Sets the look of a shape; visible after the next update. */
    void setLook(int shape, int look) {
        relooked |= looks[shape] != look;
        looks[shape] = look;
    }

    void put(int shape, double[] matrix) {
        int at = shape * MATRIX;
        if (!visible[shape] || !Arrays.equals(matrices, at, at + MATRIX, matrix, 0, MATRIX)) {
            System.arraycopy(matrix, 0, matrices, at, MATRIX);
            visible[shape] = true;
            moved[shape] = true;
        }
    }

    void hide(int shape) {
        moved[shape] |= visible[shape];
        visible[shape] = false;
    }

    /** Updates the shapes; those that have not moved are skipped. */
    void update() {
        for (int look = 1; look < layers.size() && relooked; look++) {
            layers.get(look).stand(shapes(look));
        }
        relooked = false;
        for (int look = 0; look < layers.size(); look++) {
            layers.get(look).update();
        }
        Arrays.fill(moved, false);
    }

    private int[] shapes(int look) {
        return IntStream.range(0, looks.length)
                .filter(shape -> looks[shape] == look)
                .toArray();
    }

    /** The shapes with one look. */
    private final class Layer extends MeshView {

        private final float[] template;
        private final int[] corners;
        private int[] shapes = {};
        private float[] points = {};
        private boolean fresh;

        Layer(Look look) {
            template = look.mesh().getPoints().toArray(null);
            ObservableFaceArray faces = look.mesh().getFaces();
            int step = look.mesh().getVertexFormat().getVertexIndexSize();
            corners = new int[faces.size() / step];
            Arrays.setAll(corners, i -> faces.get(i * step));
            setMaterial(look.material());
        }

        /** Draws these shapes, and no others, from the next update on. */
        void stand(int... these) {
            shapes = these;
            points = new float[these.length * template.length];
            fresh = true;
            int[] all = new int[these.length * corners.length];
            Arrays.setAll(all, i -> i / corners.length * template.length / 3 + corners[i % corners.length]);
            setMesh(these.length > 0 ? Glow.mesh(points, all) : null);
        }

        void update() {
            boolean changed = false;
            for (int copy = 0; copy < shapes.length; copy++) {
                if (fresh || moved[shapes[copy]]) {
                    place(copy);
                    changed = true;
                }
            }
            if (changed) {
                ((TriangleMesh) getMesh()).getPoints().set(0, points, 0, points.length);
            }
            fresh = false;
        }

        /** Hidden shapes have zero size. */
        private void place(int copy) {
            int start = copy * template.length;
            for (int i = 0; i < template.length; i++) {
                int row = shapes[copy] * MATRIX + i % 3 * 4;
                int at = i - i % 3;
                double placed = matrices[row] * template[at]
                        + matrices[row + 1] * template[at + 1]
                        + matrices[row + 2] * template[at + 2]
                        + matrices[row + 3];
                points[start + i] = visible[shapes[copy]] ? (float) placed : 0;
            }
        }
    }
}
