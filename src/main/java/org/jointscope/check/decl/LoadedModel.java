package org.jointscope.check.decl;

import java.util.List;
import java.util.Optional;
import org.jointscope.check.decl.GameFiles.FoundAnim;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.model.Declarations.MeshFile;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.UseSkin;
import org.jointscope.model.Vector3;

/**
 * A model as Doom 3 loads it from its declaration, with everything that it inherits.
 *
 * @param file that the declaration names as its mesh
 * @param mesh that file, if it was found
 * @param offset of the root joint
 * @param channels of the joints of the mesh, by index; {@link AnimChannel#ALL} for joints in none
 * @param valid false if Doom 3 replaces the declaration by an empty one
 */
public record LoadedModel(
        String name,
        Optional<MeshFile> file,
        Optional<FoundMesh> mesh,
        Optional<UseSkin> skin,
        Vector3 offset,
        List<LoadedAnim> anims,
        List<AnimChannel> channels,
        boolean valid) {

    public LoadedModel {
        anims = List.copyOf(anims);
        channels = List.copyOf(channels);
    }

    /** The channel of a joint of the mesh. */
    public AnimChannel channel(int joint) {
        return joint >= 0 && joint < channels.size() ? channels.get(joint) : AnimChannel.ALL;
    }

    /**
     * An animation of the model.
     *
     * @param file the first of its files, if it was found
     */
    public record LoadedAnim(NamedAnim anim, Optional<FoundAnim> file) {

        public String name() {
            return anim.name().text();
        }
    }
}
