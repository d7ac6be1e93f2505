package org.jointscope.ui.viewport;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;

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
import java.util.stream.Stream;

/**
 * The box that the file gives for the moment that is shown, and the one that the mesh takes up.
 * Between two frames the file's is the box around both, as Doom 3 has it (anim/Anim.cpp,
 * GetBounds), and Quake II (ref_gl/gl_mesh.c, R_CullAliasModel), to whom the grid of a frame is its
 * box. Both lie where the model is drawn, and are kept up to date only while they are shown.
 */
final class CurrentBoxes {

    /** Of a frame's grid. */
    private static final int LAST_STEP = 255;

    final Box file = new Box();
    final Box mesh = new Box();

    /** Whether the file gives a box for the moment that is shown, as far as boxes are shown. */
    final BooleanProperty fileThere = new SimpleBooleanProperty(this, "fileThere");

    /** Whether there is a mesh to draw a box around, as far as boxes are shown. */
    final BooleanProperty meshThere = new SimpleBooleanProperty(this, "meshThere");

    private final Document document;
    private final ObservableBooleanValue visible;
    private final double[] offset = new double[3];
    private OpenModel open = OpenModel.NONE;
    private List<Extent> rows = List.of();
    private Optional<RootOffset> rootOffset = Optional.empty();

    CurrentBoxes(Document document, ObservableBooleanValue visible) {
        this.document = document;
        this.visible = visible;
    }

    void load(OpenModel next, Optional<RootOffset> ofRoot) {
        open = next;
        rootOffset = ofRoot;
        rows =
                Stream.concat(
                                open.md5Anim().stream()
                                        .flatMap(anim -> anim.bounds().stream())
                                        .map(CurrentBoxes::bounds),
                                open.md2Model().stream()
                                        .flatMap(md2 -> md2.frames().stream())
                                        .map(CurrentBoxes::grid))
                        .toList();
    }

    private static Extent bounds(Md5Anim.BoundsRow row) {
        Vector3 min = row.min();
        Vector3 max = row.max();
        return new Extent(min.x(), min.y(), min.z(), max.x(), max.y(), max.z());
    }

    private static Extent grid(Md2Frame frame) {
        Vector3 min = frame.translate();
        Vector3 steps = frame.scale();
        return new Extent(
                min.x(),
                min.y(),
                min.z(),
                min.x() + LAST_STEP * steps.x(),
                min.y() + LAST_STEP * steps.y(),
                min.z() + LAST_STEP * steps.z());
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
        for (SkinnedMesh skinned : open.model().meshes()) {
            float[] points = skinned.points();
            for (int at = 0; at < points.length; at += 3) {
                mesh.add(points[at], points[at + 1], points[at + 2]);
            }
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
        Extent row = rows.get(frame);
        boolean sane =
                Extent.isSane(row.minX(), row.minY(), row.minZ())
                        && Extent.isSane(row.maxX(), row.maxY(), row.maxZ());
        boolean upright =
                row.minX() <= row.maxX() && row.minY() <= row.maxY() && row.minZ() <= row.maxZ();
        if (sane && upright && row.diagonal() > 0) {
            file.add(row.minX(), row.minY(), row.minZ());
            file.add(row.maxX(), row.maxY(), row.maxZ());
        }
    }
}
