package org.jointscope.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.model.Component;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.document.OrbitPosition;
import org.jointscope.ui.playback.LoopMode;

/**
 * The open files and how they are shown. Edits that are not saved are not part of it. What a session file does not
 * contain is empty.
 *
 * @param files in the order in which they were open
 */
public record Session(
        List<Path> files,
        Declared declared,
        Selected selected,
        Played played,
        Optional<OrbitPosition> view,
        Shown shown,
        Panes panes) {

    /** The names of the selected model of a .def and of the skin. */
    public record Declared(Optional<String> model, Optional<String> skin) {}

    /** The selection, and the meshes that are not drawn. */
    public record Selected(Optional<String> joint, Optional<Component> component, List<Integer> hiddenMeshes) {

        public Selected {
            hiddenMeshes = List.copyOf(hiddenMeshes);
        }
    }

    /**
     * The playhead.
     *
     * @param rate of frames that do not define one
     * @param range the first and the last frame that are played; empty if all are
     */
    public record Played(
            Optional<Timeline> timeline,
            Optional<Double> frame,
            Optional<Boolean> playing,
            Optional<Double> speed,
            Optional<Double> rate,
            Optional<LoopMode> loop,
            List<Integer> range) {

        public Played {
            range = List.copyOf(range);
        }
    }

    /**
     * The content of the viewport.
     *
     * @param layers whether each layer is visible, by its name
     * @param engine the id of the engine preview, or {@code usual}
     * @param comparison the name of the arrangement
     */
    public record Shown(
            Map<String, Boolean> layers,
            Optional<Boolean> throughCamera,
            Optional<String> engine,
            Optional<RootMode> root,
            Optional<LoopRule> loopRule,
            Optional<String> comparison,
            Optional<Md2Surface> surface,
            Optional<KeyframeNormals> normals) {

        public Shown {
            layers = Map.copyOf(layers);
        }
    }

    /**
     * The selected tabs.
     *
     * @param right the id of the one beside the viewport
     * @param lower the id of the one at the bottom
     * @param unfolded whether the panes at the bottom are visible
     */
    public record Panes(Optional<String> right, Optional<String> lower, Optional<Boolean> unfolded) {}

    public Session {
        files = List.copyOf(files);
    }
}
