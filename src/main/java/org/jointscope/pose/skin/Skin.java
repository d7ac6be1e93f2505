package org.jointscope.pose.skin;

import java.util.List;
import org.jointscope.pose.BindPose;

/**
 * The meshes of a model and the skeleton that moves them.
 *
 * @param bind the skeleton in the bind pose
 * @param meshes with weights that reference joints of that skeleton
 */
public record Skin(BindPose bind, List<SkinBinding> meshes) {

    public Skin {
        meshes = List.copyOf(meshes);
    }

    /** This skin in an engine with a limit of weights per vertex. */
    public Skin limited(WeightLimit limit) {
        return new Skin(
                bind, meshes.stream().map(mesh -> mesh.limited(bind, limit)).toList());
    }
}
