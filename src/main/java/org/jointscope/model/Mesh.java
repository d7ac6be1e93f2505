package org.jointscope.model;

import java.util.Optional;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;

/**
 * A {@code mesh} block of an .md5mesh. The row index of a {@code vert}, {@code tri} or {@code weight} row is kept, but
 * other rows reference the position of the row, as in Doom 3.
 *
 * @param name content of a {@code name} line (written by some exporters, ignored by engines); empty if absent
 * @param objectName of the object in Blender, which its exporters write as the comment {@code // meshes: NAME}, and by
 *     which Cube 2 assigns images; empty if absent
 * @param shader the material's name; empty if absent
 * @param shaderLocation location of that name; empty if absent or unreadable
 * @param location of the word {@code mesh}
 * @param extension the parts that only later versions than 10 have
 */
public record Mesh(
        String name,
        String objectName,
        String shader,
        Optional<TextLocation> shaderLocation,
        TextLocation location,
        Optional<Declared> numVerts,
        Optional<Declared> numTris,
        Optional<Declared> numWeights,
        VertexTable vertices,
        TriangleTable triangles,
        WeightTable weights,
        MeshExtension extension) {

    /** The name of the mesh, or otherwise of its object; empty if the file has neither. */
    public String label() {
        return name.isEmpty() ? objectName : name;
    }

    public Mesh withShader(String other) {
        return with(other, weights, extension);
    }

    public Mesh withWeights(WeightTable others) {
        return with(shader, others, extension);
    }

    public Mesh withExtension(MeshExtension other) {
        return with(shader, weights, other);
    }

    private Mesh with(String otherShader, WeightTable otherWeights, MeshExtension otherExtension) {
        return new Mesh(
                name,
                objectName,
                otherShader,
                shaderLocation,
                location,
                numVerts,
                numTris,
                numWeights,
                vertices,
                triangles,
                otherWeights,
                otherExtension);
    }
}
