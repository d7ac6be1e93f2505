package org.jointscope.ui.viewport;

import javafx.scene.Group;
import javafx.scene.Node;

import org.jointscope.ui.document.OpenModel;

import java.util.List;

/**
 * What the scene shows of a subject: the group holds what glows by itself, over the surfaces. What
 * is not visible is not kept up to date.
 */
abstract class ScenePart extends Group {

    /** Another model is open: shows it, and adds its surfaces to those that are lit. */
    void build(OpenModel open, List<Node> surfaces) {}

    /** The model has moved, or the camera that is open. */
    abstract void pose();

    /** The viewer has moved: what faces him turns. */
    abstract void look();
}
