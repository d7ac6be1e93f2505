package org.jointscope.ui.scene3d;

import javafx.scene.shape.MeshView;

import java.util.List;

/** Many shapes that look alike but for a few. All have the first look until told otherwise. */
interface Shapes {

    /** What is drawn, in this order. */
    List<MeshView> nodes();

    /** Gives a shape one of the looks; seen at the latest when the shapes are shown again. */
    void setLook(int shape, int look);

    /** Draws them where they are now. */
    void show(Places places);
}
