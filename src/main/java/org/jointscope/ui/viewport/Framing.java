package org.jointscope.ui.viewport;

import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;

/** The part of the scene that is framed: the model over its whole animation, the camera path. */
final class Framing {

    /**
     * A model that is smaller than this share of the scene would be too small to be visible next to a camera path: the
     * initial view shows only the model.
     */
    private static final double LEAST_SHARE = 0.2;

    /** Margin around joints for the mesh around them, as a share of the model's size. */
    private static final double FLESH = 0.07;

    private final Document document;
    private final ThroughCamera camera;
    private final ObservableBooleanValue pathVisible;
    private final Comparison comparison;
    private Optional<RootOffset> rootOffset = Optional.empty();
    private RootMode modeOfExtent = RootMode.IN_PLACE;
    private boolean all;

    Framing(Document document, ThroughCamera camera, ObservableBooleanValue pathVisible, Comparison comparison) {
        this.document = document;
        this.comparison = comparison;
        this.camera = camera;
        this.pathVisible = pathVisible;
    }

    /** Sets the motion of the model's root; the known extent applies to the current root mode. */
    void load(Optional<RootOffset> offset) {
        rootOffset = offset;
        modeOfExtent = document.rootModeProperty().get();
        all = false;
    }

    /** The initial view: the part in which the model is clearly visible. */
    Extent first() {
        all = false;
        return whole();
    }

    /** All visible objects, however large. */
    Extent all() {
        all = true;
        return whole();
    }

    /** The extent that was requested last, at this moment. */
    Extent whole() {
        Extent model = model();
        boolean isThere = hasModel();
        if (isThere && !pathVisible.get()) {
            return model;
        }
        Extent both = camera.with(model, isThere);
        boolean fits = model.diagonal() >= LEAST_SHARE * both.diagonal();
        return all || !isThere || fits ? both : model;
    }

    /** The reference size for objects other than the model and the path. */
    double size() {
        return hasModel() ? document.getOpen().extent().diagonal() : scene().diagonal();
    }

    /** The box of all objects, visible or not. */
    Extent scene() {
        return camera.with(document.getOpen().extent(), hasModel());
    }

    /** Whether there is content other than a camera. */
    boolean hasModel() {
        OpenModel open = document.getOpen();
        return open.hasModel() || open.md2().isPresent();
    }

    private Extent model() {
        Extent extent = document.getOpen().extent();
        RootMode mode = document.rootModeProperty().get();
        return comparison.with(rootOffset
                .map(offset -> offset.moved(extent, modeOfExtent, mode))
                .orElse(extent));
    }

    /** The extent around the selected vertex in the current pose of the model; empty without one. */
    Optional<Extent> selectedVertex() {
        OpenModel open = document.getOpen();
        return document.selectedVertexProperty().get().flatMap(selected -> {
            SkinnedMesh mesh = open.meshes().get(selected.mesh()).skinned();
            int at = mesh.surface().pointOfVertex(selected.vertex()) * 3;
            Box box = new Box();
            box.add(mesh.points()[at], mesh.points()[at + 1], mesh.points()[at + 2]);
            return box.extent(FLESH * open.extent().diagonal());
        });
    }

    /**
     * The extent of the selected joint and its descendants in the current pose of the model; empty without a selection.
     */
    Optional<Extent> selectedSubtree() {
        OpenModel open = document.getOpen();
        int joint = document.selectedJointProperty().get();
        Rig rig = open.model().rig();
        if (joint < 0 || joint >= rig.size()) {
            return Optional.empty();
        }
        double[] joints = open.model().joints();
        boolean[] within = rig.subtree(joint);
        Box box = new Box();
        for (int next = 0; next < within.length; next++) {
            if (within[next]) {
                int at = next * JointTransform.STRIDE;
                box.add(joints[at], joints[at + 1], joints[at + 2]);
            }
        }
        return box.extent(FLESH * open.extent().diagonal());
    }
}
