package org.jointscope.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.TextureChoice;
import org.jointscope.material.TextureFinder;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Coloring;

/**
 * One mesh of an open model.
 *
 * @param extension for the colors and the flags of version 11 and 12
 * @param normals those of version 12, if the file has them
 * @param textures the images of the mesh
 */
public record OpenMesh(
        SkinnedMesh skinned, MeshExtension extension, Optional<SkinBinding> normals, MeshTextures textures) {

    /** The meshes of an .md5mesh. */
    static List<OpenMesh> of(InspectedFile file, SkinnedModel model, OpenDef def, GameTree tree, TextureChoice choice) {
        TextureFinder finder = new TextureFinder(tree, file.path(), choice);
        return IntStream.range(0, model.meshes().size())
                .mapToObj(index -> of(file, index, model, search(finder, file, index, def)))
                .toList();
    }

    /**
     * The meshes of an edited .md5mesh. Only textures of other shaders are searched for.
     *
     * @param olds before the edit
     * @param before the content before the edit
     * @param model of the edited file
     * @param open the other files, and where textures are searched for
     */
    static List<OpenMesh> revised(
            List<OpenMesh> olds, InspectedFile file, Md5Mesh before, SkinnedModel model, OpenModel open) {
        return IntStream.range(0, olds.size())
                .mapToObj(index -> {
                    boolean same = shader(before, index).equals(shader((Md5Mesh) file.content(), index));
                    MeshTextures textures = same
                            ? olds.get(index).textures
                            : search(
                                    new TextureFinder(open.tree(), file.path(), open.choice()),
                                    file,
                                    index,
                                    open.def());
                    return of(file, index, model, textures);
                })
                .toList();
    }

    private static OpenMesh of(InspectedFile file, int index, SkinnedModel model, MeshTextures textures) {
        Md5Mesh content = (Md5Mesh) file.content();
        Mesh mesh = content.meshes().get(index);
        SkinnedMesh skinned = model.meshes().get(index);
        return new OpenMesh(skinned, mesh.extension(), Md5Kernel.normals(content, index, skinned.binding()), textures);
    }

    private static MeshTextures search(TextureFinder finder, InspectedFile file, int index, OpenDef def) {
        Mesh mesh = ((Md5Mesh) file.content()).meshes().get(index);
        return finder.search(def.shown(mesh.shader()), mesh.objectName());
    }

    private static String shader(Md5Mesh file, int index) {
        return file.meshes().get(index).shader();
    }

    /** The surface of an .md2, whose image is chosen among its skins. */
    static List<OpenMesh> ofKeyframes(SkinnedModel model) {
        return model.meshes().stream()
                .map(skinned -> new OpenMesh(skinned, MeshExtension.NONE, Optional.empty(), MeshTextures.NONE))
                .toList();
    }

    /** The same mesh with other weights. */
    OpenMesh with(SkinnedMesh other) {
        return new OpenMesh(other, extension, normals, textures);
    }

    /** The colors that the file has for its vertices. */
    public Optional<Coloring> colors() {
        return Md5Kernel.colors(extension, skinned.surface().vertexCount());
    }

    /** Whether both look the same in the same pose. */
    public boolean looksLike(OpenMesh other) {
        return textures.looksLike(other.textures)
                && extension == other.extension
                && normals.isPresent() == other.normals.isPresent();
    }
}
