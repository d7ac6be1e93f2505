package org.jointscope.ui.md5.materials;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.inspect.FileKind;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.Texture;
import org.jointscope.material.Texture.Kind;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.TextLocation;
import org.jointscope.scene.OpenModel;

/**
 * A material, and the meshes that use it.
 *
 * @param name of the material that is shown: that of a skin, or the shader
 * @param meshes their indices
 */
record MaterialRow(int index, String name, MeshTextures textures, List<Integer> meshes) {

    /** A location in a file that declares a material or names an image. */
    record Place(Path file, Optional<TextLocation> at) {

        static Place of(Path file, Material material) {
            return new Place(file, Optional.of(material.name().location()));
        }

        int line() {
            return at.map(TextLocation::line).orElse(0);
        }

        /** Whether the file can be opened beside the model. */
        boolean isShowable() {
            return FileKind.MTR.matches(file);
        }
    }

    /** The materials of a model, in the order of the meshes. */
    static List<MaterialRow> of(OpenModel open) {
        record Shown(String name, MeshTextures textures) {}
        Map<Shown, List<Integer>> meshes = new LinkedHashMap<>();
        for (int mesh = 0; open.md5Mesh().isPresent() && mesh < open.meshes().size(); mesh++) {
            String shader = open.md5Mesh().get().meshes().get(mesh).shader();
            Shown shown =
                    new Shown(open.def().shown(shader), open.meshes().get(mesh).textures());
            meshes.computeIfAbsent(shown, it -> new ArrayList<>()).add(mesh);
        }
        List<MaterialRow> rows = new ArrayList<>();
        meshes.forEach((shown, users) ->
                rows.add(new MaterialRow(rows.size(), shown.name(), shown.textures(), List.copyOf(users))));
        return List.copyOf(rows);
    }

    /** The declaration of the material, or of the images without one. */
    Optional<Place> declared() {
        return textures.material()
                .map(it -> Place.of(it.file(), it.material()))
                .or(() -> textures.color()
                        .source()
                        .filter(it -> it.kind() != Kind.HAND)
                        .map(it -> new Place(it.file(), it.location())));
    }

    /** The line to which a link leads; 0 if there is none. */
    int line() {
        return declared().filter(Place::isShowable).map(Place::line).orElse(0);
    }

    /** The files that are used, apart from an image that the user chose. */
    Stream<Path> files() {
        Stream<Path> images =
                textures.all().stream().filter(it -> !it.isChosen()).flatMap(it -> it.files().stream());
        return Stream.concat(declared().stream().map(Place::file), images);
    }

    /** The images that exist or are named. */
    private Stream<Texture> images() {
        return textures.all().stream().filter(MaterialRow::isNamed);
    }

    static boolean isNamed(Texture texture) {
        return texture.isFound() || texture.isMissing();
    }

    long found() {
        return images().filter(Texture::isFound).count();
    }

    long missing() {
        return images().filter(it -> !it.isFound()).count();
    }
}
