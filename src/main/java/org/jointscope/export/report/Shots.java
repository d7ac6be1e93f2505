package org.jointscope.export.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.material.Picture;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.ModelRenderer;
import org.jointscope.render.ModelRenderer.Layer;
import org.jointscope.render.Orbit;
import org.jointscope.scene.OpenModel;

/** Images of a model from an orbit at the smallest distance at which the whole model is visible in each of them. */
public final class Shots {

    private static final double FULL_TURN = 360;

    private final OpenModel open;
    private final ModelRenderer renderer;
    private final Orbit orbit = new Orbit();

    /** An image of a frame. */
    public record Shot(double frame, double yaw) {}

    /**
     * @param shots all images, which determine the distance
     * @param background as 0xAARRGGBB
     */
    Shots(OpenModel open, int size, int background, List<Shot> shots) {
        this.open = open;
        Set<Layer> layers = open.meshes().isEmpty() ? Set.of(Layer.SKELETON) : Set.of();
        this.renderer = new ModelRenderer(open, size, size, layers, Optional.empty(), background);
        orbit.reset(open.extent(), 1);
        fit(orbit, open.extent(), 1, shots);
    }

    /** The images of a whole turn. */
    public static List<Shot> turn(int count, double frame, double yaw) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Shot(frame, yaw + i * FULL_TURN / count))
                .toList();
    }

    /** Brings an orbit to the distance at which an extent is visible in all images. */
    public static void fit(Orbit orbit, Extent extent, double aspect, List<Shot> shots) {
        Shot farthest = shots.stream()
                .max(Comparator.comparingDouble(shot -> {
                    frame(orbit, extent, aspect, shot);
                    return orbit.distance();
                }))
                .orElseThrow();
        frame(orbit, extent, aspect, farthest);
    }

    private static void frame(Orbit orbit, Extent extent, double aspect, Shot shot) {
        orbit.turnTo(shot.yaw(), orbit.elevation());
        orbit.frame(extent, aspect);
    }

    Picture draw(Shot shot) {
        if (open.model().frameCount() > 0) {
            open.model().pose(shot.frame(), PoseOptions.FILE);
        }
        orbit.turnTo(shot.yaw(), orbit.elevation());
        return renderer.draw(orbit, shot.frame(), PoseOptions.FILE);
    }
}
