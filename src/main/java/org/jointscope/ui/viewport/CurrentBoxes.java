package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Vector3;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.scene3d.Box;

/**
 * The bounds of the file at the current moment, and the bounds of the mesh. Between two frames those of the file
 * contain the boxes of both, as in Doom 3 (anim/Anim.cpp, GetBounds) and in Quake II (ref_gl/gl_mesh.c,
 * R_CullAliasModel), where the grid of a frame is its box. Both are at the position of the drawn model, and are updated
 * only while they are visible.
 */
final class CurrentBoxes {

    /** The last value of a frame's grid. */
    private static final int LAST_STEP = 255;

    final Box file = new Box();
    final Box mesh = new Box();

    /** Whether the file has bounds for the current moment and bounds are visible. */
    final BooleanProperty fileThere = new SimpleBooleanProperty(this, "fileThere");

    /** Whether there is a mesh and bounds are visible. */
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
        rows = Stream.concat(
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

    /** Computes both for the current pose of the model. */
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

    /** Rows with missing or extreme numbers, of zero size or with swapped corners are ignored. */
    private void addRow(int frame) {
        if (frame >= rows.size()) {
            return;
        }
        Extent row = rows.get(frame);
        boolean sane =
                Extent.isSane(row.minX(), row.minY(), row.minZ()) && Extent.isSane(row.maxX(), row.maxY(), row.maxZ());
        boolean upright = row.minX() <= row.maxX() && row.minY() <= row.maxY() && row.minZ() <= row.maxZ();
        if (sane && upright && row.diagonal() > 0) {
            file.add(row.minX(), row.minY(), row.minZ());
            file.add(row.maxX(), row.maxY(), row.maxZ());
        }
    }
}
