package org.jointscope.ui.viewport;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;

import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Vector3;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.scene3d.Box;

import java.util.List;
import java.util.Optional;

/**
 * The box that the file gives for the moment that is shown, and the one that the mesh takes up.
 * Between two frames the file's is the box around both, as Doom 3 has it (anim/Anim.cpp,
 * GetBounds), and Quake II (ref_gl/gl_mesh.c, R_CullAliasModel), to whom the grid of a frame is its
 * box. Both lie where the model is drawn, and are kept up to date only while they are shown.
 */
final class CurrentBoxes {

    /** Of a frame's grid. */
    private static final int LAST_STEP = 255;

    private record Corners(Vector3 min, Vector3 max) {}

    private final Document document;
    private final ObservableBooleanValue visible;
    private final ReadOnlyBooleanWrapper fileThere = new ReadOnlyBooleanWrapper(this, "fileThere");
    private final ReadOnlyBooleanWrapper meshThere = new ReadOnlyBooleanWrapper(this, "meshThere");
    private final double[] offset = new double[3];
    private final Box file = new Box();
    private final Box mesh = new Box();
    private OpenModel open = OpenModel.NONE;
    private List<Corners> rows = List.of();
    private Optional<RootOffset> rootOffset = Optional.empty();

    CurrentBoxes(Document document, ObservableBooleanValue visible) {
        this.document = document;
        this.visible = visible;
    }

    void load(OpenModel next, Optional<RootOffset> ofRoot) {
        open = next;
        rootOffset = ofRoot;
        rows =
                open.md5Anim()
                        .map(CurrentBoxes::bounds)
                        .or(() -> open.md2Model().map(CurrentBoxes::grids))
                        .orElse(List.of());
    }

    private static List<Corners> bounds(Md5Anim anim) {
        return anim.bounds().stream().map(row -> new Corners(row.min(), row.max())).toList();
    }

    private static List<Corners> grids(Md2 md2) {
        return md2.frames().stream().map(CurrentBoxes::grid).toList();
    }

    private static Corners grid(Md2Frame frame) {
        Vector3 min = frame.translate();
        Vector3 steps = frame.scale();
        return new Corners(
                min, Vector3.of(axis -> min.along(axis) + LAST_STEP * steps.along(axis)));
    }

    /** Computes both for the pose that the model stands in. */
    void update() {
        if (!visible.get()) {
            return;
        }
        ModelPlayhead playhead = document.modelPlayhead();
        LoopRule loop = playhead.loopRule();
        double frame = playhead.getFrame();
        int frames = playhead.frameCountProperty().get();
        int from = (int) Math.clamp(Math.floor(frame), 0.0, (double) playhead.lastFrame());
        file.clear();
        addRow(from);
        if (frame > from) {
            addRow(open.md2Model().isPresent() ? playhead.next(from) : loop.next(from, frames));
        }
        if (rootOffset.isPresent() && !file.isEmpty()) {
            rootOffset.get().at(frame, document.rootModeProperty().get(), loop, offset);
            for (int axis = 0; axis < 3; axis++) {
                file.shift(axis, offset[axis]);
            }
        }
        mesh.clear();
        for (int i = 0; i < open.model().meshes().size(); i++) {
            addMesh(open.model().meshes().get(i));
        }
        fileThere.set(!file.isEmpty());
        meshThere.set(!mesh.isEmpty());
    }

    /**
     * A row with numbers missing, out of this world, without any size or with its corners swapped
     * is no box.
     */
    private void addRow(int frame) {
        if (frame >= rows.size()) {
            return;
        }
        Vector3 min = rows.get(frame).min();
        Vector3 max = rows.get(frame).max();
        boolean upright = min.x() <= max.x() && min.y() <= max.y() && min.z() <= max.z();
        if (isSane(min) && isSane(max) && upright && !min.equals(max)) {
            file.add(min.x(), min.y(), min.z());
            file.add(max.x(), max.y(), max.z());
        }
    }

    private static boolean isSane(Vector3 corner) {
        return Extent.isSane(corner.x(), corner.y(), corner.z());
    }

    private void addMesh(SkinnedMesh skinned) {
        float[] points = skinned.points();
        for (int at = 0; at < points.length; at += 3) {
            mesh.add(points[at], points[at + 1], points[at + 2]);
        }
    }

    Box file() {
        return file;
    }

    Box mesh() {
        return mesh;
    }

    /** Whether the file gives a box for the moment that is shown, as far as boxes are shown. */
    ReadOnlyBooleanProperty fileThereProperty() {
        return fileThere.getReadOnlyProperty();
    }

    /** Whether there is a mesh to draw a box around, as far as boxes are shown. */
    ReadOnlyBooleanProperty meshThereProperty() {
        return meshThere.getReadOnlyProperty();
    }
}
