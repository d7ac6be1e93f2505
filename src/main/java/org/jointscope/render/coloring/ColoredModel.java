package org.jointscope.render.coloring;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.jointscope.material.Picture;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Ramp;

/**
 * A model in the colors of a {@link SurfaceColoring}. The legend stays the same in all poses.
 *
 * @param legend the meaning of the colors
 * @param colors of the vertices
 * @param words the value of a vertex as a text
 * @param image instead of colors of vertices, at the texture coordinates of the surfaces
 * @param posing computes the colors of another pose
 */
public record ColoredModel(
        Legend legend,
        VertexColors colors,
        VertexWords words,
        Optional<Picture> image,
        Optional<DoubleConsumer> posing) {

    /** The color of each vertex, by its row in the file, as 0xAARRGGBB. */
    interface VertexColors {
        int argb(int mesh, int vertex);
    }

    /** The value of each vertex as a text. */
    interface VertexWords {
        String of(int mesh, int vertex);
    }

    static ColoredModel of(Legend legend, VertexColors colors, VertexWords words) {
        return new ColoredModel(legend, colors, words, Optional.empty(), Optional.empty());
    }

    static ColoredModel of(Legend legend, Picture image, VertexWords words) {
        return new ColoredModel(legend, (mesh, vertex) -> Ramp.NO_VALUE, words, Optional.of(image), Optional.empty());
    }

    /** The same colors, computed again in each pose of the model. */
    ColoredModel posed(DoubleConsumer atFrame) {
        return new ColoredModel(legend, colors, words, image, Optional.of(atFrame));
    }

    /** The colors of a mesh; those of the current pose also after the pose has changed. */
    public Coloring coloring(int mesh) {
        return vertex -> colors.argb(mesh, vertex);
    }

    /** The value of a vertex in words, with its unit. */
    public String describe(int mesh, int vertex) {
        return words.of(mesh, vertex);
    }

    /** Whether the colors change with the pose. */
    public boolean isOfPose() {
        return posing.isPresent();
    }

    /** Computes the colors of the current pose of the model, which must be that of a frame. Allocates nothing. */
    public void pose(double frame) {
        // Called in every frame: a lambda for the Optional would allocate.
        if (posing.isPresent()) {
            posing.get().accept(frame);
        }
    }
}
