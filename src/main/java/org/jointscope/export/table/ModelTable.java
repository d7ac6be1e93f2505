package org.jointscope.export.table;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.messages.Phrase;

/** The tables of a model. */
public enum ModelTable {
    /** The hierarchy and the baseframe of an animation. */
    JOINTS(AnimTables::joints, Need.ANIMATION),
    /** The values of the frames as in the file: a row per frame, a column per component. */
    COMPONENTS(AnimTables::components, Need.ANIMATION, ExportOption.FRAMES),
    /** Tx … Qz of each joint in each frame, from the frame or the baseframe. */
    LOCAL_COMPONENTS(AnimTables::localComponents, Need.ANIMATION, ExportOption.FRAMES),
    /** The joints in each frame, in parent space. */
    LOCAL_POSES(PoseTables::local, Need.ANIMATION, ExportOption.FRAMES, Rotation.OPTION),
    /** The joints in each frame, in model space. */
    MODEL_POSES(PoseTables::model, Need.ANIMATION, ExportOption.FRAMES, Rotation.OPTION),
    /** How far each joint is from what is usual in each frame. */
    ANOMALIES(PoseTables::anomalies, Need.ANIMATION, ExportOption.FRAMES),
    /** The bounds rows of an animation. */
    BOUNDS(AnimTables::bounds, Need.ANIMATION, ExportOption.FRAMES),
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
    POSITIONS(SurfaceTables::positions, Need.SURFACE, ExportOption.FRAMES),
    /** Name and quantization of the frames of an .md2. */
    KEYFRAMES(SurfaceTables::keyframes, Need.MD2, ExportOption.FRAMES),
    /** The frames of a camera animation. */
    CAMERA(AnimTables::camera, Need.CAMERA, ExportOption.FRAMES),
    /** The issues of all files. */
    ISSUES(FindingTables::issues, Need.NONE),
    /** The rules of engines that apply to the files. */
    COMPATIBILITY(FindingTables::compatibility, Need.NONE);

    private enum Need {
        NONE(source -> true),
        ANIMATION(source -> !source.animations().isEmpty()),
        MESH(source -> source.open().md5Mesh().isPresent()),
        SURFACE(source -> !source.open().meshes().isEmpty()),
        MD2(source -> source.open().md2Model().isPresent()),
        CAMERA(source -> source.camera().isPresent());

        private final Predicate<ExportSource> isIn;

        Need(Predicate<ExportSource> isIn) {
            this.isIn = isIn;
        }
    }

    /** Makes a table; empty if the files do not have it. */
    @FunctionalInterface
    private interface Maker {
        Optional<Table> of(String id, ExportSource source, ExportOptions options);
    }

    private final Maker maker;
    private final Need need;
    private final Set<ExportOption<?>> options;

    ModelTable(Maker maker, Need need, ExportOption<?>... options) {
        this.maker = maker;
        this.need = need;
        this.options = Set.of(options);
    }

    /** The table of a source that {@linkplain #isIn has} it. */
    Table of(ExportSource source, ExportOptions options) {
        return maker.of(ExportOption.name(this), source, options).orElseThrow();
    }

    /** Whether the files have the table. */
    boolean isIn(ExportSource source) {
        return need.isIn.test(source);
    }

    boolean isOfAnimation() {
        return need == Need.ANIMATION;
    }

    /** What the table requires. */
    Phrase need() {
        return Phrase.of("export.table.need." + need);
    }

    /** The options that it depends on. */
    Set<ExportOption<?>> options() {
        return options;
    }
}
