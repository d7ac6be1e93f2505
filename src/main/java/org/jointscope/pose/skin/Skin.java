package org.jointscope.pose.skin;

import org.jointscope.pose.BindPose;

import java.util.List;

/**
 * The meshes of a model with the skeleton that moves them.
 *
 * @param bind the skeleton in the pose that the meshes were made in
 * @param meshes whose weights follow joints of that skeleton
 */
public record Skin(BindPose bind, List<SkinBinding> meshes) {

    public Skin {
        meshes = List.copyOf(meshes);
    }

    /** The same as an engine has it that keeps so many weights a vertex. */
    public Skin limited(WeightLimit limit) {
        return new Skin(bind, meshes.stream().map(mesh -> mesh.limited(bind, limit)).toList());
    }
}
