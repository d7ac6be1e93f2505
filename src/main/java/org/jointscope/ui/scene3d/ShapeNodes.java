package org.jointscope.ui.scene3d;

import javafx.scene.shape.MeshView;
import javafx.scene.transform.Affine;
import javafx.scene.transform.MatrixType;

import java.util.ArrayList;
import java.util.List;

/** A node for each shape: all share the meshes of the looks, and a pose sets transforms only. */
final class ShapeNodes implements Shapes {

    private final List<Look> looks;
    private final List<MeshView> nodes = new ArrayList<>();
    private final List<Affine> transforms = new ArrayList<>();

    ShapeNodes(int count, List<Look> looks) {
        this.looks = looks;
        for (int shape = 0; shape < count; shape++) {
            MeshView node = new MeshView();
            transforms.add(new Affine());
            node.getTransforms().add(transforms.getLast());
            node.setVisible(false);
            nodes.add(node);
            setLook(shape, 0);
        }
    }

    @Override
    public List<MeshView> nodes() {
        return nodes;
    }

    @Override
    public void setLook(int shape, int look) {
        nodes.get(shape).setMesh(looks.get(look).mesh());
        nodes.get(shape).setMaterial(looks.get(look).material());
    }

    @Override
    public void show(Places places) {
        for (int shape = 0; shape < nodes.size(); shape++) {
            // JavaFX would take a transform that is set for one that has changed.
            if (places.hasMoved(shape)) {
                nodes.get(shape).setVisible(places.isVisible(shape));
                transforms
                        .get(shape)
                        .setToTransform(
                                places.matrices(), MatrixType.MT_3D_3x4, shape * Places.STRIDE);
            }
        }
    }
}
