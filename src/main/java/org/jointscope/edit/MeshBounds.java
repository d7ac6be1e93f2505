package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;

/**
 * The bounds of a mesh in an animation: of all vertices in every frame, with the root's translation, as id's exporter
 * computes them (Doom 3, MayaImport/maya_main.cpp). They are rounded outward to the six decimals that exporters write.
 * For {@link ReplaceBounds}.
 */
public final class MeshBounds {

    private static final double DECIMALS = 1e6;

    private MeshBounds() {}

    /** Poses the mesh in every frame: too slow for the window's thread. */
    public static List<BoundsRow> of(Md5Mesh mesh, Md5Anim anim) {
        BoxSampler sampler = new BoxSampler(Md5Kernel.skin(mesh), Md5Kernel.clip(anim));
        FrameBoxes boxes = new FrameBoxes(anim.frames().size());
        double[] box = new double[FrameBoxes.STRIDE];
        for (int frame = 0; frame < boxes.frameCount(); frame++) {
            sampler.sample(frame, box, 0);
            boxes.put(frame, box);
        }
        return of(boxes, anim);
    }

    /**
     * Creates rows from computed boxes. If a box is unknown, because the mesh has no vertices, the existing row does
     * not change; without a row, it becomes a box of size 0 at the origin.
     */
    public static List<BoundsRow> of(FrameBoxes boxes, Md5Anim anim) {
        List<BoundsRow> rows = new ArrayList<>();
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            boolean wasThere = frame < anim.bounds().size();
            TextLocation location = wasThere
                    ? anim.bounds().get(frame).location()
                    : anim.frames().get(frame).location();
            if (!Double.isNaN(boxes.min(frame, 0))) {
                rows.add(row(boxes, frame, location));
            } else {
                rows.add(wasThere ? anim.bounds().get(frame) : new BoundsRow(Vector3.ZERO, Vector3.ZERO, location));
            }
        }
        return rows;
    }

    private static BoundsRow row(FrameBoxes boxes, int frame, TextLocation location) {
        // Adding zero turns −0 into 0.
        return new BoundsRow(
                Vector3.of(axis -> Math.floor(boxes.min(frame, axis) * DECIMALS) / DECIMALS + 0.0),
                Vector3.of(axis -> Math.ceil(boxes.max(frame, axis) * DECIMALS) / DECIMALS + 0.0),
                location);
    }
}
