package org.jointscope.ui.scene3d;

import javafx.scene.shape.MeshView;

import java.util.List;
import java.util.stream.IntStream;

/**
 * All shapes in one mesh, in the first look. Those that have another look are drawn once more on
 * top: so that a change of looks leaves the large mesh alone.
 */
final class MergedShapes implements Shapes {

    private final List<Copies> layers;
    private final int[] looks;
    private boolean changed;

    MergedShapes(int count, List<Look> looks) {
        this.layers = looks.stream().map(Copies::new).toList();
        this.looks = new int[count];
        layers.getFirst().stand(IntStream.range(0, count).toArray());
    }

    @Override
    public List<MeshView> nodes() {
        return List.copyOf(layers);
    }

    @Override
    public void setLook(int shape, int look) {
        changed |= looks[shape] != look;
        looks[shape] = look;
    }

    @Override
    public void show(Places places) {
        if (changed) {
            for (int look = 1; look < layers.size(); look++) {
                layers.get(look).stand(shapesOf(look));
            }
            changed = false;
        }
        for (int look = 0; look < layers.size(); look++) {
            layers.get(look).show(places);
        }
    }

    private int[] shapesOf(int look) {
        return IntStream.range(0, looks.length).filter(shape -> looks[shape] == look).toArray();
    }
}
