package org.jointscope.render.coloring;

import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;

/** A coloring of the surfaces of a model that shows one of its properties instead of its images. */
public interface SurfaceColoring {

    /** The name on the command line, in settings and in sessions. */
    String id();

    /** Whether a model has the property. Fast. */
    boolean isOffered(OpenModel open);

    /** Whether a model has the property together with the one that it is compared with. */
    default boolean isOffered(OpenModel open, OpenModel compared) {
        return isOffered(open);
    }

    /** Whether the colors change with the pose of the model. */
    default boolean isOfPose() {
        return false;
    }

    /** Whether the colors are those of the selected joint. */
    default boolean isOfJoint() {
        return false;
    }

    /** Whether the colors require seconds, as if every frame of the animation were skinned. */
    default boolean isSlow() {
        return false;
    }

    /**
     * The colors of a model, for which it must be {@linkplain #isOffered offered}. The model is not posed.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    ColoredModel color(OpenModel open, ColoringOptions options);

    /** The name in sentences. */
    default String title() {
        return Texts.program().of("coloring." + id());
    }

    /** The name in a menu. */
    default String menuTitle() {
        return Texts.program().of("coloring." + id() + ".menu");
    }

    /** What the colors mean. */
    default String help() {
        return Texts.program().of("coloring." + id() + ".help");
    }

    /** The files for which the coloring is offered. */
    default String need() {
        return Texts.program().of("coloring." + id() + ".need");
    }
}
