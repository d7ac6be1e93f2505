package org.jointscope.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jointscope.inspect.FileExtension;
import org.jointscope.model.Component;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.render.OrbitPosition;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.playback.LoopMode;

/**
 * The open files and how they are shown, with the names of a session file. Edits that are not saved are not part of it.
 * What a session file does not contain is null, or an empty list or map.
 *
 * @param files in the order in which they were open
 */
public record Session(
        List<Path> files,
        Declared declarations,
        Textures textures,
        Selected selection,
        Played playback,
        OrbitPosition view,
        Shown show,
        Panes panes) {

    /** The extension of session files. */
    public static final String EXTENSION = "jointscope";

    /** The names of the selected model of a .def and of the skin. */
    public record Declared(String model, String skin) {}

    /**
     * The chosen images of the mesh.
     *
     * @param images by the shader that they replace
     * @param skin index of a skin in the rereleases of Quake and Quake II
     * @param frame index of its frame
     */
    public record Textures(Map<String, Path> images, Integer skin, Integer frame) {

        public Textures {
            images = Map.copyOf(images);
        }
    }

    /** The selection, and the meshes that are not drawn. */
    public record Selected(String joint, Component component, List<Integer> hiddenMeshes) {

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
            Timeline timeline,
            Double frame,
            Boolean playing,
            Double speed,
            Double rate,
            LoopMode loop,
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
     * @param colors the id of the coloring of the surfaces
     * @param descendants whether the weight of a joint includes those of its descendants
     */
    public record Shown(
            Map<String, Boolean> layers,
            Boolean throughCamera,
            String engine,
            RootMode root,
            LoopRule loopRule,
            String comparison,
            String colors,
            Boolean descendants,
            Md2Surface surface,
            KeyframeNormals normals) {

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
    public record Panes(String right, String lower, Boolean unfolded) {}

    public Session {
        files = List.copyOf(files);
    }

    /** Whether a file is a session, by its extension. */
    public static boolean isSession(Path file) {
        return FileExtension.isOf(file, EXTENSION);
    }
}
