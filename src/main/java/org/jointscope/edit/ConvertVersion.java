package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.ModelFile;

/**
 * Converts files to another version: the number in the header changes, and content that the version does not have is
 * removed. Vertex colors of version 12 become part of the {@code vert} rows in version 11, which requires a flag. Files
 * of unsupported versions do not change.
 *
 * @param version {@link #DOOM3} or {@link #QUAKE_WARS}
 */
public record ConvertVersion(int version) implements Edit {

    /** The version of Doom 3. */
    public static final int DOOM3 = 10;

    /** The version of the Doom 3 alpha, a different layout; files can be converted from it, but not to it. */
    private static final int ALPHA = 6;

    /** The version of ET: Quake Wars. */
    public static final int QUAKE_WARS = 11;

    /** The version of Storm Engine 2; files can be converted from it, but not to it. */
    private static final int STORM = 12;

    /** A kind of content that a version does not have. */
    public enum Part {
        /** The {@code flags} blocks of meshes. */
        FLAGS,
        /** The colors of vertices. */
        VERTEX_COLORS,
        /** The normals and tangents of vertices. */
        NORMALS
    }

    /**
     * Content that a conversion removes.
     *
     * @param count the number of meshes with flags, or of vertices with the values
     */
    public record Loss(Part part, int count) {}

    /** Whether a file has a version that can be converted, which can be the same one. */
    public static boolean isSupported(ModelFile file) {
        return file.version()
                .filter(number -> number.value() == DOOM3
                        || number.value() == QUAKE_WARS
                        || number.value() == STORM
                        || number.value() == ALPHA && !(file instanceof Md5Camera))
                .isPresent();
    }

    /** Whether the file has another version, and can be converted. */
    public boolean changes(ModelFile file) {
        return isSupported(file) && file.version().orElseThrow().value() != version;
    }

    /** The content of a mesh that is removed; other files lose nothing. */
    public List<Loss> losses(ModelFile file) {
        if (!(file instanceof Md5Mesh mesh) || !changes(mesh)) {
            return List.of();
        }
        boolean first = version == DOOM3;
        return Stream.of(
                        loss(Part.FLAGS, mesh, it -> first && !it.flags().isEmpty() ? 1 : 0),
                        loss(Part.VERTEX_COLORS, mesh, it -> first ? it.colors().size() : 0),
                        loss(Part.NORMALS, mesh, it -> it.tangentSpaces().size()))
                .filter(loss -> loss.count() > 0)
                .toList();
    }

    private static Loss loss(Part part, Md5Mesh mesh, ToIntFunction<MeshExtension> count) {
        return new Loss(
                part,
                mesh.meshes().stream().map(Mesh::extension).mapToInt(count).sum());
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return changes(anim) ? anim.withVersion(number(anim)) : anim;
    }

    public Md5Camera applyTo(Md5Camera camera) {
        return changes(camera) ? camera.withVersion(number(camera)) : camera;
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh mesh) {
        return changes(mesh)
                ? mesh.withVersion(number(mesh))
                        .withMeshes(mesh.meshes().stream().map(this::converted).toList())
                : mesh;
    }

    private Optional<Declared> number(ModelFile file) {
        return file.version().map(old -> old.with(version));
    }

    private Mesh converted(Mesh mesh) {
        return mesh.withExtension(version == DOOM3 ? MeshExtension.NONE : withColorsInRows(mesh, mesh.extension()));
    }

    private static MeshExtension withColorsInRows(Mesh mesh, MeshExtension old) {
        int count = Math.min(old.colors().size(), mesh.vertices().size());
        int[] integers = new int[count * old.colors().width()];
        for (int vertex = 0; vertex < count; vertex++) {
            int at = vertex * old.colors().width();
            integers[at] = mesh.vertices().location(vertex).line();
            integers[at + 1] = mesh.vertices().location(vertex).column();
            integers[at + 2] = ModelFile.MISSING;
            integers[at + 3] = vertex;
        }
        ColorTable colors =
                new ColorTable(integers, Arrays.copyOf(old.colors().numbers(), count * ColorTable.CHANNELS));
        List<FlagWord> flags = new ArrayList<>(old.flags());
        if (count > 0 && !old.hasFlag(MeshExtension.VERTEX_COLOR)) {
            flags.add(new FlagWord(MeshExtension.VERTEX_COLOR, mesh.location()));
        }
        return new MeshExtension(flags, Optional.empty(), colors, new TangentSpaces(new double[0]));
    }
}
