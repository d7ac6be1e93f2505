package org.jointscope.ui.md5.meshes;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.material.TextureSearch;

import java.nio.file.Path;
import java.util.List;

/** A mesh in the table. Only whether it is drawn changes. */
public final class MeshRow {

    /**
     * What is to be said about a mesh.
     *
     * @param index of the {@code mesh} block
     * @param name that some exporters write; empty mostly
     * @param line of the word {@code mesh}
     * @param points at which vertices stand, often several on the same
     */
    public record Facts(
            int index,
            String name,
            String shader,
            int line,
            TextureSearch texture,
            int vertices,
            int triangles,
            int weights,
            int points,
            List<Bucket> weightsPerVertex) {}

    /**
     * A bar of a histogram.
     *
     * @param share of all vertices, 0 to 1
     * @param strange whether no vertex should be in here
     */
    public record Bucket(String label, int vertices, double share, boolean strange) {}

    private final Facts facts;
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "visible", true);

    MeshRow(Facts facts) {
        this.facts = facts;
    }

    public Facts facts() {
        return facts;
    }

    public int index() {
        return facts.index();
    }

    /** The file that was found, by its name alone, or nothing. */
    public String textureName() {
        return facts.texture().found().map(Path::getFileName).map(Path::toString).orElse("");
    }

    public boolean isTextureFound() {
        return facts.texture().found().isPresent();
    }

    public boolean isVisible() {
        return visible.get();
    }

    /** Whether the mesh is drawn. */
    public BooleanProperty visibleProperty() {
        return visible;
    }
}
