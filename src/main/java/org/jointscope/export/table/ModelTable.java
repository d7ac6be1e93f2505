package org.jointscope.export.table;

import java.util.Optional;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.messages.Phrase;

/** The tables of a model. */
public enum ModelTable {
    /** The hierarchy and the baseframe of an animation. */
    JOINTS(AnimTables::joints, Need.ANIMATION),
    /** The values of the frames as in the file: a row per frame, a column per component. */
    COMPONENTS(AnimTables::components, Need.ANIMATION),
    /** Tx … Qz of each joint in each frame, from the frame or the baseframe. */
    LOCAL_COMPONENTS(AnimTables::localComponents, Need.ANIMATION),
    /** The joints in each frame, in parent space. */
    LOCAL_POSES(PoseTables::local, Need.ANIMATION),
    /** The joints in each frame, in model space. */
    MODEL_POSES(PoseTables::model, Need.ANIMATION),
    /** The bounds rows of an animation. */
    BOUNDS(AnimTables::bounds, Need.ANIMATION),
    /** The joints of a mesh, in model space. */
    BIND_POSE(MeshTables::bindPose, Need.MESH),
    /** The mesh blocks. */
    MESHES(MeshTables::meshes, Need.MESH),
    /** The vertex rows. */
    VERTICES(MeshTables::vertices, Need.MESH),
    /** The weight rows. */
    WEIGHTS(MeshTables::weights, Need.MESH),
    /** The triangles that are drawn. */
    TRIANGLES(SurfaceTables::triangles, Need.SURFACE),
    /** Positions and normals of the vertices in frames. */
    POSITIONS(SurfaceTables::positions, Need.SURFACE),
    /** Name and quantization of the frames of an .md2. */
    KEYFRAMES(SurfaceTables::keyframes, Need.MD2),
    /** The frames of a camera animation. */
    CAMERA(AnimTables::camera, Need.CAMERA),
    /** The issues of all files. */
    ISSUES(FindingTables::issues, Need.NONE),
    /** The rules of engines that apply to the files. */
    COMPATIBILITY(FindingTables::compatibility, Need.NONE);

    private enum Need {
        NONE,
        ANIMATION,
        MESH,
        SURFACE,
        MD2,
        CAMERA
    }

    /** Makes a table; empty if the files do not have it. */
    @FunctionalInterface
    private interface Maker {
        Optional<Table> of(String id, ExportSource source, ExportOptions options);
    }

    private final Maker maker;
    private final Need need;

    ModelTable(Maker maker, Need need) {
        this.maker = maker;
        this.need = need;
    }

    /** The table; empty if the files do not have it. */
    Optional<Table> of(ExportSource source, ExportOptions options) {
        return maker.of(ExportOption.name(this), source, options);
    }

    boolean isOfAnimation() {
        return need == Need.ANIMATION;
    }

    /** What the table requires. */
    Phrase need() {
        return Phrase.of("export.table.need." + need);
    }
}
